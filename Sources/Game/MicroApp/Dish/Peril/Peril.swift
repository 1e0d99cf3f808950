import Foundation
import Micro

/// The danger of death, judged by the nucleus and by mortal losses: a creature dies with its nucleus, whatever is left of
/// its body, and within ten seconds of a loss of which it bleeds to death.
///
/// When the nucleus becomes weak, or a mortal loss begins, time passes slowly for half a second, so that the player notices
/// and can react. The steps of the run stay the same; they only come later.
@available(iOS 16, *)
package struct Peril: Hashable, Sendable {
  private var isWeak = false
  private var isBleeding = false
  /// The remaining time of slow motion, in seconds.
  private var rest = 0.0

  /// The health of the nucleus below which death is near.
  package static let threshold: Float = 1 / 3
  /// The health from which it is no longer near, so that a healing nucleus doesn't switch the warning on and off.
  private static let relief: Float = 0.4
  /// The length of slow motion, and the speed of time in it.
  static let slowness = (seconds: 0.5, pace: 0.35)

  /// Processes a frame.
  ///
  /// - Parameters:
  ///   - nucleus: The health of the nucleus, 0 … 1; `nil` for a creature that is gone.
  ///   - isBleeding: Whether the creature bleeds to death.
  ///   - elapsed: The time since the last frame, in seconds.
  mutating func observe(nucleus: Float?, isBleeding: Bool = false, elapsed: TimeInterval) {
    rest = max(rest - elapsed, 0)
    guard let nucleus else {
      self = Peril()
      return
    }
    let isWeak = nucleus < (self.isWeak ? Self.relief : Self.threshold)
    if isWeak && !self.isWeak || isBleeding && !self.isBleeding { rest = Self.slowness.seconds }
    (self.isWeak, self.isBleeding) = (isWeak, isBleeding)
  }

  /// Whether death is so near that the screen and the sound warn.
  var isNear: Bool { isWeak || isBleeding }

  /// The speed of time relative to the usual one.
  var pace: Double { rest > 0 ? Self.slowness.pace : 1 }

  /// The times for which a screen shows a death, in seconds, slow motion included.
  package struct Shown: Hashable, Sendable {
    /// The time with a bar of the nucleus below a third.
    package var weak = 0.0
    /// The time with dark edges and a pulse.
    package var near = 0.0
  }

  /// Returns the times for which a screen shows the end of a life.
  ///
  /// - Parameters:
  ///   - nucleus: The health of the nucleus before each step, up to the last one.
  ///   - bleeding: The number of last steps in which the creature bleeds to death.
  package static func shown(nucleus: [Float], bleeding: Int) -> Shown {
    var (peril, shown) = (Peril(), Shown())
    let frame = Double(World.stepDuration)
    var due = 0.0
    for (step, health) in nucleus.enumerated() {
      due += 1
      while due > 0 {
        peril.observe(
          nucleus: health, isBleeding: step >= nucleus.count - bleeding, elapsed: frame)
        if health < threshold { shown.weak += frame }
        if peril.isNear { shown.near += frame }
        due -= peril.pace
      }
    }
    return shown
  }
}

@available(iOS 16, *)
extension World {
  /// Returns whether a creature is about to die: its nucleus is weak, or it bleeds to death.
  ///
  /// - Complexity: O(cells of the creature) after a loss, otherwise O(1).
  func isNearDeath(_ index: Int) -> Bool {
    nucleusHealth(of: index) < Peril.threshold || !mortalLoss(of: index).isEmpty
  }
}
