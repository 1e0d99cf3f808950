import Micro

/// The doings of the player's hands: a pointer, a pad, keys and buttons, and the creature's steering by
/// them.
@available(iOS 16, *)
struct Hands: Hashable, Sendable {
  /// Where a pointer is held, from the creature's middle, in cell lengths.
  var pointer: Vector?
  /// How a thumb pushes its pad, within a circle of radius 1.
  var pad: Vector?
  /// The keys that are down.
  var keys: Set<Key> = []
  /// The buttons on the screen that are held.
  var buttons: PlayerInput.Triggers = []

  /// The meaning of a key.
  enum Key: Hashable, Sendable {
    case left, right, ahead, rest
    case trigger(UInt8)
  }

  /// Full rudder from so many radians on, an eighth of a turn.
  private static let fullRudder: Float = .pi / 4
  /// A pointer nearer than this means to stay, in cell lengths.
  private static let nearest: Float = 0.8
  /// A pointer as far as this means all the strength there is.
  private static let farthest: Float = 4

  /// The input for the creature.
  ///
  /// - Parameter heading: The direction in which it looks, of length 1.
  func input(heading: Vector) -> PlayerInput {
    var steering = Steering()
    if let pad, pad.length > 0.1 {
      steer(&steering, along: pad, heading, effort: min(pad.length, 1))
    } else if let pointer, pointer.length > Self.nearest {
      steer(
        &steering, along: pointer, heading,
        effort: min(pointer.length / Self.farthest, 1))
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

  private func steer(
    _ steering: inout Steering, along direction: Vector, _ heading: Vector, effort: Float
  ) {
    let angle = Math.atan2(heading.cross(direction), heading.dot(direction))
    steering.turn = min(max(angle / Self.fullRudder, -1), 1)
    // Half of the strength at least, or no wave runs through the body.
    steering.effort = 0.5 + 0.5 * effort
    steering.thrust = effort
  }
}
