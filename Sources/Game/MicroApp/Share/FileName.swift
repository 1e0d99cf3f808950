/// The names of shared files.
@available(iOS 16, *)
enum FileName {
  /// The creature's name, as far as every system takes it, without an ending.
  static func safe(_ name: String) -> String {
    let characters = name.lowercased().map { character in
      character.isASCII && (character.isLetter || character.isNumber) ? character : "-"
    }
    return "micro-\(String(characters))"
  }
}
