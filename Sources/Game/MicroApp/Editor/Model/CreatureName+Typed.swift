import Micro

@available(iOS 16, *)
extension CreatureName {
  /// Creates the name nearest to a typed text: without characters that aren't allowed, without spaces at the ends, and
  /// shortened to the largest length.
  init(typed text: String) {
    let allowed = Array(text.utf8.filter { 0x20...0x7E ~= $0 }.drop { $0 == 0x20 })
    var characters = Array(allowed.prefix(Self.maximumLength))
    while characters.last == 0x20 { characters.removeLast() }
    self = CreatureName(characters: characters) ?? .none
  }
}
