/// The first stored property of `_ValueObject`, whose heirs stand in attributed strings.
///
/// Foundation's attributed strings are Core Foundation's. When they compare two values, `CFEqual`
/// (swift-corelibs-foundation) reads the word after an object's header, where Foundation's own
/// classes keep their type: bits 8 to 17 all zero mean a C object without a type, and the process
/// traps; anything else that is not the class's own number leads to `isEqual(_:)`. So a first
/// property that happens to be small would crash `NSMutableAttributedString`.
struct CoreFoundationTag: Sendable {
  /// All bits of a type's number, which no type of Core Foundation has.
  private let word: UInt = 0x3ff00
}
