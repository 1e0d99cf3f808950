import Foundation
import Glibc

/// Why a font's file was not taken.
package struct FontFileError: Error, CustomStringConvertible {
  package let isMissing: Bool
  package let description: String
}

/// Fonts that an app brings along.
package enum AppFonts {
  /// The most bytes that a font's file may have: large ones for Chinese and Japanese have some 20 million.
  private static let limit = 100_000_000

  /// Gives the fonts of a file their names, for this process.
  ///
  /// - Throws: ``FontFileError`` when there is no such file, when it is too large, and when it holds no
  ///   font that can be read.
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
    guard TextEngine.shared.withLock({ $0.add(fontsOf: file.path) }) else {
      throw FontFileError(
        isMissing: false, description: "\(file.path) holds no font that can be read")
    }
  }

  /// Gives the fonts of data their names, for this process.
  package static func add(_ data: Data) throws {
    guard let file = open(data) else {
      throw FontFileError(
        isMissing: false,
        description: "the data of a font can't be written to \(NSTemporaryDirectory())")
    }
    guard TextEngine.shared.withLock({ $0.add(fontsOf: path(of: file)) }) else {
      close(file)
      throw FontFileError(isMissing: false, description: "the data is not a font's")
    }
  }

  /// The PostScript name of the first font in data; `nil` when it is none.
  static func postScriptName(of data: Data) -> String? {
    guard let file = open(data) else { return nil }
    defer { close(file) }
    return TextEngine.shared.withLock { $0.postScriptName(ofFontIn: path(of: file)) }
  }

  /// Fonts are read by paths, again and again, as long as the process runs.
  private static func path(of file: Int32) -> String { "/proc/self/fd/\(file)" }

  /// An open file with the data, which has no name, so that nothing of it stays; `nil` when it can't be
  /// written.
  private static func open(_ data: Data) -> Int32? {
    guard data.count <= limit else { return nil }
    let place = NSTemporaryDirectory() + "font-" + UUID().uuidString
    guard (try? data.write(to: URL(fileURLWithPath: place))) != nil else { return nil }
    defer { unlink(place) }
    let file = Glibc.open(place, O_RDONLY | O_CLOEXEC)
    return file < 0 ? nil : file
  }

  /// Registers the fonts that an app's `Info.plist` names; what isn't there is said.
  package static func add(_ names: [String], of bundle: Bundle) {
    for name in names {
      // Resources lie flat in an app, whatever folder the name has.
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
