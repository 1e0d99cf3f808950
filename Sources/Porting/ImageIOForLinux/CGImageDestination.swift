import Synchronization

public let kCGImageDestinationLossyCompressionQuality: CFString =
  "kCGImageDestinationLossyCompressionQuality"
public let kCGImageDestinationImageMaxPixelSize: CFString = "kCGImageDestinationImageMaxPixelSize"

/// A destination that writes an image as PNG or JPEG.
public final class CGImageDestination: Sendable {
  private struct Content: ~Copyable, @unchecked Sendable {
    let target: Target
    let type: String
    let count: Int
    var pictures: [(image: CGImage, options: CFDictionary?)] = []
    var options: CFDictionary?
    var isFinal = false
  }

  /// The target of the data. The code that creates a destination doesn't use its data until it is written.
  enum Target: @unchecked Sendable {
    case data(CFMutableData)
    case file(URL)
  }

  static let types = ["public.png", "public.jpeg"]

  private let content: Mutex<Content>

  init?(_ target: Target, type: String, count: Int) {
    guard Self.types.contains(type), count == 1 else { return nil }
    content = Mutex(Content(target: target, type: type, count: count))
  }

  func add(_ image: CGImage, _ options: CFDictionary?) {
    nonisolated(unsafe) let options = options
    content.withLock { $0.pictures.append((image, options)) }
  }

  func set(_ options: CFDictionary?) {
    nonisolated(unsafe) let options = options
    content.withLock { $0.options = options }
  }

  /// Writes the image. Returns whether everything was set and could be written.
  func finish() -> Bool {
    content.withLock { content in
      guard !content.isFinal, content.pictures.count == content.count,
        let (picture, options) = content.pictures.first
      else { return false }
      content.isFinal = true
      func value(_ key: CFString) -> Double? {
        number(options?[key]) ?? number(content.options?[key])
      }
      guard let image = picture.fitted(to: value(kCGImageDestinationImageMaxPixelSize)) else {
        return false
      }
      let quality = value(kCGImageDestinationLossyCompressionQuality) ?? 0.85
      let encoded =
        content.type == "public.png" ? image.pngData() : image.jpegData(quality: CGFloat(quality))
      guard let encoded else { return false }
      switch content.target {
      case .data(let data): data.append(encoded)
      case .file(let url): return (try? encoded.write(to: url)) != nil
      }
      return true
    }
  }
}

// MARK: C's functions

public func CGImageDestinationCopyTypeIdentifiers() -> CFArray { CGImageDestination.types }

/// Creates a destination, or returns `nil` for other types than PNG and JPEG, and for more than one image.
public func CGImageDestinationCreateWithData(
  _ data: CFMutableData, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? {
  CGImageDestination(.data(data), type: type, count: count)
}

/// Creates a destination, or returns `nil` for other types than PNG and JPEG, and for more than one image.
public func CGImageDestinationCreateWithURL(
  _ url: CFURL, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? {
  CGImageDestination(.file(url), type: type, count: count)
}

public func CGImageDestinationAddImage(
  _ idst: CGImageDestination, _ image: CGImage, _ properties: CFDictionary?
) { idst.add(image, properties) }

public func CGImageDestinationAddImageFromSource(
  _ idst: CGImageDestination, _ isrc: CGImageSource, _ index: Int, _ properties: CFDictionary?
) {
  if let image = isrc.image(at: index) { idst.add(image, properties) }
}

public func CGImageDestinationSetProperties(
  _ idst: CGImageDestination, _ properties: CFDictionary?
) { idst.set(properties) }

/// Writes the image. Call this once per destination.
public func CGImageDestinationFinalize(_ idst: CGImageDestination) -> Bool { idst.finish() }
