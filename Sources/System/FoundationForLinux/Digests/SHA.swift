/// SHA-1, of FIPS 180-4, 6.1.
enum SHA1: DigestStep {
  static let isBigEndian = true
  static let initial = SIMD8<UInt32>(
    0x6745_2301, 0xefcd_ab89, 0x98ba_dcfe, 0x1032_5476, 0xc3d2_e1f0, 0, 0, 0)

  static func mix(_ block: SIMD16<UInt32>, into state: inout SIMD8<UInt32>) {
    var words = block
    var (a, b, c, d, e) = (state[0], state[1], state[2], state[3], state[4])
    for step in 0..<80 {
      let place = step % 16
      if step >= 16 {
        let mixed = words[(step + 13) % 16] ^ words[(step + 8) % 16] ^ words[(step + 2) % 16]
        words[place] = (mixed ^ words[place]).rotatedLeft(1)
      }
      let (mixed, constant): (UInt32, UInt32) =
        switch step / 20 {
        case 0: (b & c | ~b & d, 0x5a82_7999)
        case 1: (b ^ c ^ d, 0x6ed9_eba1)
        case 2: (b & c | b & d | c & d, 0x8f1b_bcdc)
        default: (b ^ c ^ d, 0xca62_c1d6)
        }
      let sum = a.rotatedLeft(5) &+ mixed &+ e &+ constant &+ words[place]
      (e, d, c, b, a) = (d, c, b.rotatedLeft(30), a, sum)
    }
    state &+= SIMD8(a, b, c, d, e, 0, 0, 0)
  }
}

/// SHA-224 and SHA-256, of FIPS 180-4, 6.2.
enum SHA256: DigestStep {
  static let isBigEndian = true
  static let initial = SIMD8(RootFractions.square.prefix(8).map { UInt32($0 >> 32) })
  static let initial224 = SIMD8(
    RootFractions.square.suffix(8).map(UInt32.init(truncatingIfNeeded:)))
  private static let constants = RootFractions.cube.prefix(64).map { UInt32($0 >> 32) }
  private static let turns = SHA2.Turns(
    sums: [2, 13, 22, 6, 11, 25], words: [7, 18, 3, 17, 19, 10])

  static func mix(_ block: SIMD16<UInt32>, into state: inout SIMD8<UInt32>) {
    SHA2.mix(block, into: &state, constants, turns)
  }
}

/// SHA-384 and SHA-512, of FIPS 180-4, 6.4.
enum SHA512: DigestStep {
  static let isBigEndian = true
  static let initial = SIMD8(RootFractions.square.prefix(8))
  static let initial384 = SIMD8(RootFractions.square.suffix(8))
  private static let turns = SHA2.Turns(
    sums: [28, 34, 39, 14, 18, 41], words: [1, 8, 7, 19, 61, 6])

  static func mix(_ block: SIMD16<UInt64>, into state: inout SIMD8<UInt64>) {
    SHA2.mix(block, into: &state, RootFractions.cube, turns)
  }
}

/// The step that the functions of SHA-2 share.
private enum SHA2 {
  /// The rotations of the functions Σ₀ and Σ₁, and those of σ₀ and σ₁, whose third numbers are shifts.
  struct Turns {
    var sums: [Int]
    var words: [Int]
  }

  static func mix<Word: FixedWidthInteger & SIMDScalar>(
    _ block: SIMD16<Word>, into state: inout SIMD8<Word>, _ constants: [Word], _ turns: Turns
  ) {
    func sum(_ x: Word, _ first: Int) -> Word {
      let turns = turns.sums[first..<first + 3]
      return turns.reduce(0) { $0 ^ x.rotatedRight($1) }
    }
    func spread(_ x: Word, _ first: Int) -> Word {
      let turns = turns.words
      return x.rotatedRight(turns[first]) ^ x.rotatedRight(turns[first + 1])
        ^ x >> Word(turns[first + 2])
    }
    var words = block
    var s = state
    for (step, constant) in constants.enumerated() {
      let place = step % 16
      if step >= 16 {
        words[place] &+= spread(words[(step + 1) % 16], 0) &+ words[(step + 9) % 16]
        words[place] &+= spread(words[(step + 14) % 16], 3)
      }
      let choice = s[4] & s[5] ^ ~s[4] & s[6]
      let majority = s[0] & s[1] ^ s[0] & s[2] ^ s[1] & s[2]
      let first = s[7] &+ sum(s[4], 3) &+ choice &+ constant &+ words[place]
      let second = sum(s[0], 0) &+ majority
      s = SIMD8(first &+ second, s[0], s[1], s[2], s[3] &+ first, s[4], s[5], s[6])
    }
    for index in s.indices { state[index] &+= s[index] }
  }
}
