/// A creature's name: up to 24 printable ASCII characters, so that every file, code and screen can
/// show it.
public struct CreatureName: Hashable, Sendable, CustomStringConvertible {
  /// The largest number of characters.
  public static let maximumLength = 24

  /// Its characters, each from space to tilde; neither the first nor the last is a space.
  public let characters: [UInt8]

  /// Creates a name from characters. Returns `nil` if there are too many or others than allowed, or if the first or
  /// last is a space.
  public init?(characters: [UInt8]) {
    guard characters.count <= Self.maximumLength, characters.allSatisfy({ 0x20...0x7E ~= $0 }),
      characters.first != 0x20, characters.last != 0x20
    else { return nil }
    self.characters = characters
  }

  /// Creates a name from a text. Returns `nil` if it is too long, has other characters, or begins or ends with a space.
  public init?(_ text: String) { self.init(characters: Array(text.utf8)) }

  /// The empty name.
  public static let none = CreatureName()

  private init() { characters = [] }

  /// The name as a string.
  public var description: String { String(decoding: characters, as: UTF8.self) }
}
