import Micro

@available(iOS 16, *)
extension CreatureName {
  /// The name that is nearest to what was typed: without the characters that no name has, without
  /// spaces at its ends, and no longer than names are.
  init(typed text: String) {
    let allowed = Array(text.utf8.filter { 0x20...0x7E ~= $0 }.drop { $0 == 0x20 })
    var characters = Array(allowed.prefix(Self.maximumLength))
    while characters.last == 0x20 { characters.removeLast() }
    self = CreatureName(characters: characters) ?? .none
  }
}
