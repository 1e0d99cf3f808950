import Foundation
import Micro

/// The weight of blows: time stands still for an instant, and the picture shakes and comes nearer.
///
/// The steps of the run stay the same; they only come later. If motion is reduced, it does nothing (F-LOOK-11).
@available(iOS 16, *)
struct Impact: Hashable, Sendable {
  /// The remaining time of the hit-stop, in seconds.
  private var stop = 0.0
  /// The force that is left of the last blow, 0 … 1.
  private(set) var force = 0.0
  private var time = 0.0
  private let isMotionReduced: Bool

  /// The length of the hit-stop after a heavy blow, in seconds.
  static let stopTime = 0.06
  /// The force from which a blow stops time.
  private static let heavy = 0.5
  /// The time in which the force of a blow fades, in seconds.
  private static let fading = 0.35
  /// The health in a spike's or a shock's wound that is a full blow.
  private static let fullWound: Float = 6
  /// The largest shift of the picture, in points, and its largest enlargement.
  private static let shake = 7.0
  private static let nearing = 0.05

  init(isMotionReduced: Bool) { self.isMotionReduced = isMotionReduced }

  /// Observes the events of a frame.
  ///
  /// - Parameters:
  ///   - own: The player's creature.
  ///   - elapsed: The time since the last frame, in seconds.
  mutating func observe(_ events: [World.Event], own: CreatureID, elapsed: Double) {
    guard !isMotionReduced else { return }
    time += elapsed
    stop = max(stop - elapsed, 0)
    force = max(force - elapsed / Self.fading, 0)
    let blow = events.map { Self.force(of: $0, own: own) }.max() ?? 0
    guard blow > force else { return }
    force = blow
    if blow >= Self.heavy { stop = Self.stopTime }
  }

  /// Returns the force of an event, 0 … 1. Bites are weak: a mouth wounds in every step.
  private static func force(of event: World.Event, own: CreatureID) -> Double {
    switch event {
    case .consumed(let id, let killer, _, _): id == own || killer == own ? 1 : 0
    case .wounded(let id, _, let attacker?, let cause, let health)
    where id == own || attacker == own:
      switch cause {
      case .spike, .shock: Double(min(health / fullWound, 1))
      default: id == own ? 0.2 : 0
      }
    default: 0
    }
  }

  /// The speed of time relative to the usual one.
  var pace: Double { stop > 0 ? 0 : 1 }

  /// The shift of the picture, in points.
  var shift: (x: Double, y: Double) {
    let reach = Self.shake * force * force
    return (reach * sin(time * 71), reach * sin(time * 53 + 1))
  }

  /// The enlargement of the picture.
  var zoom: Double { 1 + Self.nearing * force * force }
}
