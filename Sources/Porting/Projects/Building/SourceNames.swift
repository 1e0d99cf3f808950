import Foundation

/// How the files of a lowered module are called.
enum SourceNames {
  /// The name of a source's lowered form. It is another one than the author's, which the text names
  /// in `#sourceLocation`: of two paths that end alike the compiler warns. A program's `main.swift`
  /// stays, since its name makes it one.
  static func lowered(_ path: String) -> FileName {
    let file = URL(fileURLWithPath: path)
    let name =
      file.lastPathComponent == "main.swift"
      ? "main.swift" : file.deletingPathExtension().lastPathComponent + ".lowered.swift"
    // A name of 255 bytes has no room for more.
    return FileName(name) ?? FileName(path.stableHash + ".lowered.swift")!
  }
}
