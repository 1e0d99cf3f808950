/// The step of a hash function that mixes a block of 16 words into its state of up to eight words.
protocol DigestStep {
  associatedtype Word: FixedWidthInteger & UnsignedInteger & SIMDScalar
  /// Whether the first byte of a word is its most significant one.
  static var isBigEndian: Bool { get }
  static func mix(_ block: SIMD16<Word>, into state: inout SIMD8<Word>)
}

/// A hash function that has read some bytes.
///
/// It consists of numbers and contains no references, because C's functions for contexts also accept memory that nobody
/// has initialized.
struct Digest<Step: DigestStep>: @unchecked Sendable {
  typealias Word = Step.Word
  private var state: SIMD8<Word>
  private var block = SIMD16<Word>()
  private var count: UInt64 = 0

  private static var wordBytes: Int { Word.bitWidth / 8 }
  private static var blockBytes: Int { 16 * wordBytes }

  init(_ state: SIMD8<Word> = SIMD8()) { self.state = state }

  mutating func update(_ bytes: UnsafeRawBufferPointer) {
    for byte in bytes { append(byte) }
  }

  /// Ends the message and writes the first `length` bytes of the state.
  mutating func finish(into bytes: UnsafeMutablePointer<UInt8>, length: Int) {
    let bits = count * 8
    let lengthBytes = 2 * Self.wordBytes
    append(0x80)
    while Int(count % UInt64(Self.blockBytes)) != Self.blockBytes - lengthBytes { append(0) }
    for index in 0..<lengthBytes {
      let place = Step.isBigEndian ? lengthBytes - 1 - index : index
      append(place < 8 ? UInt8(truncatingIfNeeded: bits >> UInt64(8 * place)) : 0)
    }
    for index in 0..<length {
      let word = state[index / Self.wordBytes]
      bytes[index] = UInt8(truncatingIfNeeded: word >> Self.shift(index))
    }
  }

  private mutating func append(_ byte: UInt8) {
    let index = Int(count % UInt64(Self.blockBytes))
    block[index / Self.wordBytes] |= Word(byte) << Self.shift(index)
    count += 1
    guard index == Self.blockBytes - 1 else { return }
    Step.mix(block, into: &state)
    block = SIMD16()
  }

  /// Returns the place of a byte in its word, in bits.
  private static func shift(_ index: Int) -> Word {
    let place = index % wordBytes
    return Word(8 * (Step.isBigEndian ? wordBytes - 1 - place : place))
  }
}

extension FixedWidthInteger {
  func rotatedLeft(_ bits: Int) -> Self { self << Self(bits) | self >> Self(Self.bitWidth - bits) }
  func rotatedRight(_ bits: Int) -> Self { rotatedLeft(Self.bitWidth - bits) }
}
