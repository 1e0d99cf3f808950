import Foundation
import Glibc
import OozeKernel

/// An error for a font file that can't be used.
package struct FontFileError: Error, CustomStringConvertible {
  package let isMissing: Bool
  package let description: String
}

/// The fonts that an app provides.
package enum AppFonts {
  /// The maximum size of a font file in bytes. Large fonts for Chinese and Japanese have about 20 million.
  private static let limit = 100_000_000

  /// Registers the fonts of a file by name for this process.
  ///
  /// - Throws: ``FontFileError`` if the file doesn't exist, is too large, or contains no readable font.
  package static func add(_ file: URL) throws {
    let file = file.resolvingSymlinksInPath()
    let values = try? file.resourceValues(forKeys: [.isRegularFileKey, .fileSizeKey])
    guard let values, values.isRegularFile == true else {
      throw FontFileError(isMissing: true, description: "there is no file \(file.path)")
    }
    guard let size = values.fileSize, size <= limit else {
      throw FontFileError(
        isMissing: false,
        description: "\(file.path) has more than \(limit) bytes, which no font has")
    }
    guard FontMap.shared.withLock({ $0.add(fontsOf: file.path) }) else {
      throw FontFileError(
        isMissing: false, description: "\(file.path) holds no font that can be read")
    }
  }

  /// Registers the fonts in `data` by name for this process.
  package static func add(_ data: Data) throws {
    guard let file = open(data) else {
      throw FontFileError(
        isMissing: false,
        description: "the data of a font can't be written to \(NSTemporaryDirectory())")
    }
    guard FontMap.shared.withLock({ $0.add(fontsOf: path(of: file)) }) else {
      close(file)
      throw FontFileError(isMissing: false, description: "the data is not a font's")
    }
  }

  /// Returns the PostScript name of the first font in the data, or `nil` if there is none.
  static func postScriptName(of data: Data) -> String? {
    guard let file = open(data) else { return nil }
    defer { close(file) }
    return FontMap.shared.withLock { $0.postScriptName(ofFontIn: path(of: file)) }
  }

  /// Returns the path of an open file. Fonts are read by path repeatedly while the process runs.
  private static func path(of file: Int32) -> String { "/proc/self/fd/\(file)" }

  /// Creates an open, unnamed file with the data, so that nothing remains on disk. Returns `nil` if it
  /// can't be written.
  private static func open(_ data: Data) -> Int32? {
    guard data.count <= limit else { return nil }
    let place = NSTemporaryDirectory() + "font-" + UUID().uuidString
    guard (try? data.write(to: URL(fileURLWithPath: place))) != nil else { return nil }
    defer { unlink(place) }
    let file = Glibc.open(place, O_RDONLY | O_CLOEXEC)
    return file < 0 ? nil : file
  }

  /// Registers the fonts in an app's `Info.plist` and reports missing ones.
  package static func add(_ names: [String], of bundle: Bundle) {
    for name in names {
      // Resources are at the top level of an app, whatever folder is in the name.
      let places = [name, URL(fileURLWithPath: name).lastPathComponent].compactMap {
        bundle.url(forResource: $0, withExtension: nil)
      }
      guard let file = places.first else {
        Diagnostics.report("Info.plist names the font '\(name)', and the app has no such file")
        continue
      }
      do { try add(file) } catch { Diagnostics.report("the font '\(name)' isn't used: \(error)") }
    }
  }
}
