import Foundation
import Testing

@testable import Micro

/// A thousand steps of any body. `MICRO_BODIES=100000` takes so many, from seed `MICRO_FIRST_BODY`.
@Suite("Random bodies") struct RandomBodyTests {
  static let steps = 1000

  private static func number(_ name: String, otherwise: UInt64) -> UInt64 {
    ProcessInfo.processInfo.environment[name].flatMap(UInt64.init) ?? otherwise
  }

  @Test("nothing blows up, and the books close to rounding") func stable() throws {
    let first = Self.number("MICRO_FIRST_BODY", otherwise: 0)
    let count = Self.number("MICRO_BODIES", otherwise: 24)
    for seed in first..<first + count {
      var body = try RandomBody(seed: seed)
      var audit = Audit(body)
      for _ in 0..<Self.steps {
        body.step()
        audit.check(body)
      }
      #expect(audit.largestGap < Audit.rounding, "seed \(seed)")
      #expect(audit.highestSpeed < body.speedLimit, "seed \(seed)")
      #expect(body.physics.brokenInvariants() == [], "seed \(seed)")
    }
  }
}

/// Compares each step's books with the motion.
struct Audit {
  /// Each of the at most 1,400 impulses of a step (a hundred links with two ends and fifty hinges
  /// with three, four times) rounds by 2⁻²⁴ of the energy that is about.
  static let rounding = 1400 * 0x1p-24

  /// The largest part of the energy about that was in no book.
  private(set) var largestGap = 0.0
  private(set) var highestSpeed: Float = 0
  private var kinetic: Double
  private var work: Work

  init(_ body: RandomBody) {
    kinetic = body.physics.kineticEnergy
    work = body.work
  }

  mutating func check(_ body: RandomBody) {
    let now = body.physics.kineticEnergy
    let moved = zip(Self.parts(body.work), Self.parts(work)).reduce(0) { $0 + abs($1.0 - $1.1) }
    let gap = abs(now - kinetic - (body.work.total - work.total))
    // A number that isn't one is no larger than any limit: it has to count as the largest.
    let share = gap / (now + kinetic + moved + 1e-6)
    largestGap = share < .infinity ? max(largestGap, share) : .infinity
    highestSpeed = max(highestSpeed, body.highestSpeed)
    kinetic = now
    work = body.work
  }

  private static func parts(_ work: Work) -> [Double] {
    [work.outside, work.water, work.links, work.hinges, work.contacts, work.wall]
  }
}
