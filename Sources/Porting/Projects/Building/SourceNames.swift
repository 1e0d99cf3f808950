import Foundation

/// The names of the files of a translated module.
enum SourceNames {
  /// Returns the name of a source's translation. It differs from the name of the author's file, which the text
  /// names in `#sourceLocation`, because the compiler warns about two paths with the same ending. A
  /// `main.swift` keeps its name, which makes it the main file.
  static func lowered(_ path: String) -> FileName {
    let file = URL(fileURLWithPath: path)
    let name =
      file.lastPathComponent == "main.swift"
      ? "main.swift" : file.deletingPathExtension().lastPathComponent + ".lowered.swift"
    // A name of 255 bytes leaves no space for more.
    return FileName(name) ?? FileName(path.stableHash + ".lowered.swift")!
  }
}
