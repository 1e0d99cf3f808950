import Synchronization

public let kCGImageSourceShouldCache: CFString = "kCGImageSourceShouldCache"
public let kCGImageSourceShouldCacheImmediately: CFString = "kCGImageSourceShouldCacheImmediately"
public let kCGImageSourceShouldAllowFloat: CFString = "kCGImageSourceShouldAllowFloat"
public let kCGImageSourceTypeIdentifierHint: CFString = "kCGImageSourceTypeIdentifierHint"
public let kCGImageSourceThumbnailMaxPixelSize: CFString = "kCGImageSourceThumbnailMaxPixelSize"
public let kCGImageSourceCreateThumbnailFromImageIfAbsent: CFString =
  "kCGImageSourceCreateThumbnailFromImageIfAbsent"
public let kCGImageSourceCreateThumbnailFromImageAlways: CFString =
  "kCGImageSourceCreateThumbnailFromImageAlways"
public let kCGImageSourceCreateThumbnailWithTransform: CFString =
  "kCGImageSourceCreateThumbnailWithTransform"

/// The state of a source's data.
public enum CGImageSourceStatus: Int32, Sendable {
  case statusUnexpectedEOF = -5
  case statusInvalidData = -4
  case statusUnknownType = -3
  case statusReadingHeader = -2
  case statusIncomplete = -1
  case statusComplete = 0
}

/// The images in a file's bytes, which may still be loading.
public final class CGImageSource: Sendable {
  private struct Content: ~Copyable {
    var data: Data
    var isFinal: Bool
    var first: CGImage?
    var frames: AnimationFrames?
    var structure: GIFStructure?
    var isRead = false

    /// Parses the bytes, once.
    mutating func read() {
      guard !isRead else { return }
      isRead = true
      first =
        isFinal ? try? CGImage.decode(data) : (try? CGImage.decode(beginning: data))
      guard type == "com.compuserve.gif" else { return }
      structure = GIFStructure(data)
      if isFinal, structure!.delays.count > 1 { frames = AnimationFrames(data) }
    }

    var type: String? { CGImage.type(sniffing: data) }

    var count: Int {
      if let structure, frames != nil { return structure.delays.count }
      return first == nil ? 0 : 1
    }

    var status: CGImageSourceStatus {
      if data.isEmpty, !isFinal { return .statusReadingHeader }
      if type == nil { return isFinal ? .statusUnknownType : .statusReadingHeader }
      if !isFinal { return first == nil ? .statusReadingHeader : .statusIncomplete }
      return first == nil ? .statusUnexpectedEOF : .statusComplete
    }

    func image(at index: Int) -> CGImage? {
      if let frames { return index < count ? frames.frame(at: index) : nil }
      return index == 0 ? first : nil
    }
  }

  private let content: Mutex<Content>

  init(_ data: Data, isFinal: Bool) {
    content = Mutex(Content(data: data, isFinal: isFinal))
  }

  func update(_ data: Data, isFinal: Bool) {
    content.withLock { $0 = Content(data: data, isFinal: isFinal) }
  }

  var type: String? { content.withLock { $0.type } }

  var count: Int { read { $0.count } }

  var status: CGImageSourceStatus { read { $0.status } }

  func image(at index: Int) -> CGImage? { read { $0.image(at: index) } }

  private func read<Result: Sendable>(_ body: (borrowing Content) -> Result) -> Result {
    content.withLock {
      $0.read()
      return body($0)
    }
  }

  /// The properties that all images of the file share.
  var properties: [CFString: Any] {
    content.withLock {
      $0.read()
      var properties: [CFString: Any] = [kCGImagePropertyFileSize: $0.data.count]
      if let structure = $0.structure {
        properties[kCGImagePropertyGIFDictionary] =
          [
            kCGImagePropertyGIFLoopCount: structure.loopCount ?? 1
          ] as CFDictionary
      }
      return properties
    }
  }

  func properties(at index: Int) -> [CFString: Any]? {
    content.withLock {
      $0.read()
      guard (0..<$0.count).contains(index), let first = $0.first else { return nil }
      var properties = first.properties
      if let delays = $0.structure?.delays, index < delays.count {
        properties[kCGImagePropertyGIFDictionary] =
          [
            kCGImagePropertyGIFUnclampedDelayTime: delays[index],
            kCGImagePropertyGIFDelayTime: GIFStructure.clamped(delays[index]),
          ] as CFDictionary
      }
      if $0.type == "public.jpeg" {
        properties[kCGImagePropertyJFIFDictionary] =
          [
            kCGImagePropertyJFIFIsProgressive: $0.data.isProgressiveJPEG
          ] as CFDictionary
      }
      return properties
    }
  }
}

extension Data {
  /// Whether the first frame header of a JPEG is progressive (ITU T.81, B.1.1.3: SOF2).
  fileprivate var isProgressiveJPEG: Bool {
    withUnsafeBytes { bytes in
      var at = 2
      while at + 3 < bytes.count, bytes[at] == 0xFF {
        let marker = bytes[at + 1]
        if marker == 0xC2 { return true }
        if marker == 0xC0 || marker == 0xC1 || marker == 0xDA { return false }
        at += 2 + (Int(bytes[at + 2]) << 8 | Int(bytes[at + 3]))
      }
      return false
    }
  }
}

// MARK: C's functions

/// Creates a source with all of its bytes. Options are hints and have no effect here.
public func CGImageSourceCreateWithData(
  _ data: CFData, _ options: CFDictionary?
) -> CGImageSource? {
  CGImageSource(data, isFinal: true)
}

/// Creates a source, or returns `nil` if the file can't be read.
public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
  (try? Data(contentsOf: url)).map { CGImageSource($0, isFinal: true) }
}

public func CGImageSourceCreateWithDataProvider(
  _ provider: CGDataProvider, _ options: CFDictionary?
) -> CGImageSource? {
  provider.data.map { CGImageSource($0, isFinal: true) }
}

/// Creates a source whose bytes arrive later.
public func CGImageSourceCreateIncremental(_ options: CFDictionary?) -> CGImageSource {
  CGImageSource(Data(), isFinal: false)
}

/// Sets all bytes of a source that have arrived so far.
public func CGImageSourceUpdateData(_ isrc: CGImageSource, _ data: CFData, _ final: Bool) {
  isrc.update(data, isFinal: final)
}

/// Returns the uniform type identifier, or `nil` if the data isn't an image.
public func CGImageSourceGetType(_ isrc: CGImageSource) -> CFString? { isrc.type }

public func CGImageSourceGetCount(_ isrc: CGImageSource) -> Int { isrc.count }

/// Returns the index of the primary image.
public func CGImageSourceGetPrimaryImageIndex(_ isrc: CGImageSource) -> Int { 0 }

public func CGImageSourceGetStatus(_ isrc: CGImageSource) -> CGImageSourceStatus { isrc.status }

public func CGImageSourceGetStatusAtIndex(
  _ isrc: CGImageSource, _ index: Int
) -> CGImageSourceStatus {
  (0..<isrc.count).contains(index) ? isrc.status : .statusInvalidData
}

public func CGImageSourceCopyTypeIdentifiers() -> CFArray { CGImage.readableTypes }

public func CGImageSourceCopyProperties(
  _ isrc: CGImageSource, _ options: CFDictionary?
) -> CFDictionary? { isrc.properties }

public func CGImageSourceCopyPropertiesAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CFDictionary? { isrc.properties(at: index) }

public func CGImageSourceCreateImageAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? { isrc.image(at: index) }

/// Creates a thumbnail from the full image, because embedded thumbnails aren't read. Returns `nil` unless an
/// option asks to create one.
public func CGImageSourceCreateThumbnailAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
  let mayMake = [
    kCGImageSourceCreateThumbnailFromImageAlways, kCGImageSourceCreateThumbnailFromImageIfAbsent,
  ].contains { isTrue(options?[$0]) }
  guard mayMake, let image = isrc.image(at: index) else { return nil }
  let isTurned = isTrue(options?[kCGImageSourceCreateThumbnailWithTransform])
  guard let upright = isTurned ? image.upright : image else { return nil }
  return upright.fitted(to: number(options?[kCGImageSourceThumbnailMaxPixelSize]))
}

/// Does nothing: images are cached no longer than their source exists.
public func CGImageSourceRemoveCacheAtIndex(_ isrc: CGImageSource, _ index: Int) {}
