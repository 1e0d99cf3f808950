/// The first stored property of `_ValueObject`, whose subclasses are values in attributed strings.
///
/// Foundation's attributed strings are Core Foundation's. To compare two values, `CFEqual`
/// (swift-corelibs-foundation) reads the word after an object's header, in which Foundation's own
/// classes store their type. If bits 8 to 17 are all zero, it takes the value for a C object
/// without a type, and the process traps. With anything else except the class's own number, it
/// calls `isEqual(_:)`. A first property with a small value would therefore crash
/// `NSMutableAttributedString`.
struct CoreFoundationTag: Sendable {
  /// A word with all bits of a type number set, which no Core Foundation type has.
  private let word: UInt = 0x3ff00
}
