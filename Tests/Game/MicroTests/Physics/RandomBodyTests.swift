import Foundation
import Testing

@testable import Micro

/// A thousand steps of any body. `OOZE_BODIES=100000` takes so many, from seed `OOZE_FIRST_BODY`.
@Suite("Random bodies") struct RandomBodyTests {
  static let steps = 1000
  /// How long a body may come to rest, in seconds.
  static let rest = 20

  private static func number(_ name: String, otherwise: UInt64) -> UInt64 {
    ProcessInfo.processInfo.environment[name].flatMap(UInt64.init) ?? otherwise
  }

  @Test("nothing blows up, the books close to rounding, and every tenth body comes to rest")
  func stable() throws {
    let first = Self.number("OOZE_FIRST_BODY", otherwise: 0)
    let count = Self.number("OOZE_BODIES", otherwise: 24)
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
      if seed % 10 == 0 { comeToRest(&body, seed) }
    }
  }

  /// What strained links still have is theirs to give in the first second. Then a body may glide.
  ///
  /// Where stiff links and hinges strain against each other for ever, each moves cells within a substep
  /// that the next one moves back in a slightly other direction: that leaves a body within a length a
  /// second of rest, or a fiftieth of its strain's energy in motion. Hinges without a largest torque
  /// show it, of 10⁵ a radian and bent by half a radian, which no creature has.
  private func comeToRest(_ body: inout RandomBody, _ seed: UInt64) {
    body.rest()
    var fastest: Float = 0
    for _ in 0..<60 {
      body.step()
      fastest = max(fastest, body.highestSpeed)
    }
    for _ in 0..<60 * Self.rest { body.step() }
    let limit = 1 + fastest * body.glide(seconds: Float(Self.rest))
    let strain = body.physics.elasticEnergy
    #expect(
      body.highestSpeed < limit || body.physics.kineticEnergy < strain / 50, "seed \(seed)")
  }
}

/// Compares each step's books with the motion.
struct Audit {
  /// Each of the at most 1,400 impulses of a step (a hundred links with two ends and fifty hinges
  /// with three, four times) rounds by 2⁻²⁴ of the energy that is about.
  static let rounding = 1400 * 0x1p-24

  /// The largest part of the energy about that was in no book. About is what moved at the beginning,
  /// and all that came in or went out since: an impulse rounds what is there when it strikes, even if
  /// the next one takes it away again.
  private(set) var largestGap = 0.0
  private(set) var highestSpeed: Float = 0
  private var kinetic: Double
  private var books: Turnover

  init(_ body: RandomBody) {
    kinetic = body.physics.kineticEnergy
    books = body.books
  }

  mutating func check(_ body: RandomBody) {
    let now = body.physics.kineticEnergy
    let gap = abs(now - kinetic - (body.books.work.total - books.work.total))
    // A number that isn't one is no larger than any limit: it has to count as the largest.
    let share = gap / (kinetic + (body.books.all - books.all) + 1e-6)
    largestGap = share < .infinity ? max(largestGap, share) : .infinity
    highestSpeed = max(highestSpeed, body.highestSpeed)
    kinetic = now
    books = body.books
  }
}
