import Foundation

/// MD5, of RFC 1321.
enum MD5: DigestStep {
  static let isBigEndian = false
  static let initial = SIMD8<UInt32>(0x6745_2301, 0xefcd_ab89, 0x98ba_dcfe, 0x1032_5476, 0, 0, 0, 0)

  private static let sines = (1...64).map { UInt32(abs(sin(Double($0))) * 4_294_967_296) }
  private static let turns = [
    [7, 12, 17, 22], [5, 9, 14, 20], [4, 11, 16, 23], [6, 10, 15, 21],
  ]

  static func mix(_ block: SIMD16<UInt32>, into state: inout SIMD8<UInt32>) {
    var (a, b, c, d) = (state[0], state[1], state[2], state[3])
    for step in 0..<64 {
      let (mixed, word): (UInt32, Int) =
        switch step / 16 {
        case 0: (b & c | ~b & d, step)
        case 1: (d & b | ~d & c, 5 * step + 1)
        case 2: (b ^ c ^ d, 3 * step + 5)
        default: (c ^ (b | ~d), 7 * step)
        }
      let sum = a &+ mixed &+ sines[step] &+ block[word % 16]
      (a, d, c, b) = (d, c, b, b &+ sum.rotatedLeft(turns[step / 16][step % 4]))
    }
    state &+= SIMD8(a, b, c, d, 0, 0, 0, 0)
  }
}
