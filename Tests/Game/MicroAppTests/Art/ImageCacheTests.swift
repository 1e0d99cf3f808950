import Micro
import Testing
import UIKit

@testable import MicroApp

@MainActor
@Suite struct ImageCacheTests {
  private func square(_ side: Int) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: CGSize(width: side, height: side), format: format)
      .image { _ in }
  }

  @Test("The kept images stay within the limit, and the newest is among them")
  func staysWithinItsLimit() {
    var random = RandomSource(seed: 17)
    let limit = 64 * 1024
    var cache = ImageCache<Int>(limit: limit)
    for _ in 0..<3000 {
      let key = random.below(60)
      // Sides from 10 to 128: the largest image alone fills the limit.
      let side = 10 + 2 * key
      let first = cache.image(for: key) { square(side) }
      #expect(first.size.width == CGFloat(side))
      #expect(cache.bytes <= limit)
      var draws = 0
      let second = cache.image(for: key) {
        draws += 1
        return square(side)
      }
      let isLarge = 4 * side * side > limit / 4
      #expect(draws == (isLarge ? 1 : 0))
      #expect(isLarge || second === first)
    }
  }

  @Test("Used images stay, and unused ones are removed first")
  func forgetsTheOldest() {
    var cache = ImageCache<Int>(limit: 16 * 400)
    let used = cache.image(for: 0) { square(10) }
    for key in 1...200 {
      _ = cache.image(for: key) { square(10) }
      #expect(cache.image(for: 0) { square(10) } === used)
    }
    var draws = 0
    _ = cache.image(for: 1) {
      draws += 1
      return square(10)
    }
    #expect(draws == 1)
  }
}
