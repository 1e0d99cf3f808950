import Micro

/// The player's input from a pointer, a pad, keys and buttons, and the steering that results from it.
@available(iOS 16, *)
struct Hands: Hashable, Sendable {
  /// The position of a held pointer relative to the creature's middle, in cell lengths.
  var pointer: Vector?
  /// The push of a thumb on its pad, within a circle of radius 1.
  var pad: Vector?
  /// The keys that are down.
  var keys: Set<Key> = []
  /// The buttons on the screen that are held.
  var buttons: PlayerInput.Triggers = []

  /// The action of a key.
  enum Key: Hashable, Sendable {
    case left, right, ahead, rest
    case trigger(UInt8)
  }

  /// The distance of a pointer below which the creature stays, in cell lengths.
  private static let nearest: Float = 0.8
  /// The distance of a pointer from which the creature uses full strength, in cell lengths.
  private static let farthest: Float = 4

  /// Returns the input for the creature.
  ///
  /// - Parameter heading: The direction in which it looks, a unit vector.
  func input(heading: Vector) -> PlayerInput {
    var steering = Steering()
    if let pad, pad.length > 0.1 {
      steering = Steering(along: pad, heading: heading, push: min(pad.length, 1))
    } else if let pointer, pointer.length > Self.nearest {
      steering = Steering(
        along: pointer, heading: heading, push: min(pointer.length / Self.farthest, 1))
    }
    let turn: Float = (keys.contains(.right) ? 1 : 0) - (keys.contains(.left) ? 1 : 0)
    if turn != 0 { steering.turn = turn }
    if keys.contains(.ahead) || turn != 0 {
      steering.effort = 1
      steering.thrust = 1
    }
    if keys.contains(.rest) {
      steering.effort = 0
      steering.thrust = 0
    }
    var input = PlayerInput(steering)
    input.triggers = buttons
    for case .trigger(let trigger) in keys {
      input.triggers.insert(PlayerInput.Triggers(rawValue: trigger))
    }
    return input
  }
}
