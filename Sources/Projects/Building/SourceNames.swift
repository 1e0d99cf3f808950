import Foundation

/// How the files of a lowered module are called.
enum SourceNames {
  /// The name of a source's lowered form. It is another one than the author's, which the text names
  /// in `#sourceLocation`: of two paths that end alike the compiler warns. A program's `main.swift`
  /// stays, since its name makes it one.
  static func lowered(_ path: String) -> String {
    let file = URL(fileURLWithPath: path)
    guard file.lastPathComponent != "main.swift" else { return "main.swift" }
    return file.deletingPathExtension().lastPathComponent + ".lowered.swift"
  }
}
