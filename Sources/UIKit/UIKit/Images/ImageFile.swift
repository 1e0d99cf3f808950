import CoreGraphics
import Foundation
import Synchronization

/// An image file and the scale in its name.
struct ImageFile: Hashable {
  let path: String
  let scale: CGFloat

  func decode() -> CGImage? {
    // A file beyond the decoder's limit isn't read at all.
    guard let attributes = try? FileManager.default.attributesOfItem(atPath: path),
      let size = attributes[.size] as? NSNumber, size.intValue <= ImageLimits.default.maximumBytes,
      let data = FileManager.default.contents(atPath: path)
    else { return nil }
    return try? CGImage.decode(data)
  }

  /// Returns the scales in order of preference for a screen: its own, then higher, then lower ones.
  private static func scales(for screen: CGFloat) -> [Int] {
    let wanted = Int(screen.rounded())
    let all = [1, 2, 3]
    return all.filter { $0 == wanted } + all.filter { $0 > wanted }
      + all.filter { $0 < wanted }.reversed()
  }

  /// Returns the file, or a variant in the same folder that suits a screen better.
  static func variant(ofFile path: String, scale: CGFloat) -> ImageFile? {
    let name = path as NSString
    let (stem, suffix) = (name.deletingPathExtension, name.pathExtension)
    for marked in [2, 3] where stem.hasSuffix("@\(marked)x") {
      return exists(path) ? ImageFile(path: path, scale: CGFloat(marked)) : nil
    }
    for candidate in scales(for: scale) {
      let mark = candidate == 1 ? "" : "@\(candidate)x"
      let variant = stem + mark + (suffix.isEmpty ? "" : "." + suffix)
      if exists(variant) { return ImageFile(path: variant, scale: CGFloat(candidate)) }
    }
    return nil
  }

  static func named(_ name: String, in bundle: Bundle, scale: CGFloat) -> ImageFile? {
    guard !name.isEmpty else { return nil }
    let hasSuffix = !(name as NSString).pathExtension.isEmpty
    let suffixes = hasSuffix ? ["", ".png", ".jpg", ".jpeg"] : [".png", ".jpg", ".jpeg"]
    // A bundle with a `Resources` folder uses it as its resource path, not its top level.
    let top = bundle.bundlePath
    let folders = [
      top, bundle.resourcePath ?? top, (top as NSString).appendingPathComponent("Resources"),
    ]
    for folder in folders {
      for suffix in suffixes {
        let path = (folder as NSString).appendingPathComponent(name + suffix)
        if let file = variant(ofFile: path, scale: scale) { return file }
      }
    }
    return nil
  }

  private static func exists(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && !isFolder.boolValue
  }
}

/// A cache of named images, each decoded once.
enum ImageCache {
  private static let bitmaps = Mutex<[ImageFile: CGImage]>([:])

  static func bitmap(of file: ImageFile) -> CGImage? {
    if let known = bitmaps.withLock({ $0[file] }) { return known }
    guard let bitmap = file.decode() else { return nil }
    bitmaps.withLock { $0[file] = bitmap }
    return bitmap
  }
}
