/// The names of shared files.
@available(iOS 16, *)
enum FileName {
  /// Returns the creature's name without an extension, with only characters that every system accepts.
  static func safe(_ name: String) -> String {
    let characters = name.lowercased().map { character in
      character.isASCII && (character.isLetter || character.isNumber) ? character : "-"
    }
    return "micro-\(String(characters))"
  }
}
