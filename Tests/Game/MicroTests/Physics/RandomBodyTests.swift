import Foundation
import Testing

@testable import Micro

/// A thousand steps of random bodies. `OOZE_BODIES=100000` sets their number, from seed `OOZE_FIRST_BODY`.
@Suite("Random bodies") struct RandomBodyTests {
  static let steps = 1000
  /// The time in which a body must come to rest, in seconds.
  static let rest = 20

  private static func number(_ name: String, otherwise: UInt64) -> UInt64 {
    ProcessInfo.processInfo.environment[name].flatMap(UInt64.init) ?? otherwise
  }

  @Test("nothing blows up, energy is conserved to rounding, and every tenth body comes to rest")
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

  /// In the first second, strained links release their remaining energy. Then a body may glide.
  ///
  /// If stiff links and hinges strain against each other for ever, each moves cells within a substep, and the next one
  /// moves them back in a slightly different direction. That leaves a body within a length per second of rest, or a
  /// fiftieth of its strain's energy in motion. Hinges without a largest torque, of 10⁵ per radian and bent by half a
  /// radian, show it; no creature has any.
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

/// Compares each step's ledger with the motion.
struct Audit {
  /// Each of the at most 1,400 impulses of a step (a hundred links with two ends and fifty hinges with three, four
  /// times) rounds by 2⁻²⁴ of the energy involved.
  static let rounding = 1400 * 0x1p-24

  /// The largest part of the energy that the ledger missed. The energy involved is that of the motion at the beginning
  /// plus all gains and losses since: an impulse rounds the energy at that time, even if the next one removes it again.
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
    // NaN isn't above any limit: it must count as the largest.
    let share = gap / (kinetic + (body.books.all - books.all) + 1e-6)
    largestGap = share < .infinity ? max(largestGap, share) : .infinity
    highestSpeed = max(highestSpeed, body.highestSpeed)
    kinetic = now
    books = body.books
  }
}
