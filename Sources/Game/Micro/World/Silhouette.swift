/// A body as others see it from afar: where it is, where it goes, and how strong it looks.
///
///     let own = world.silhouette(of: index)
///     own.standing(of: world.silhouette(of: other))   // −1 deadly … 1 harmless
public struct Silhouette: Hashable, Sendable {
  /// The centre of mass, in cell lengths.
  public var center: Vector
  /// The direction ahead, as a unit vector.
  public var heading: Vector
  /// The velocity of the centre of mass, in cell lengths per second.
  public var velocity: Vector
  /// The strength in a fight: (0.3 + mouths + spikes + 0.7 · (toxin glands + electrocytes)) · the health of all cells.
  public var power: Float
  /// Whether it has a working mouth, spike, toxin gland or electrocyte.
  public var isArmed: Bool

  /// Creates a silhouette.
  public init(
    center: Vector, heading: Vector, velocity: Vector = .zero, power: Float, isArmed: Bool
  ) {
    self.center = center
    self.heading = heading
    self.velocity = velocity
    self.power = power
    self.isArmed = isArmed
  }

  /// The power of a body without weapons, for each unit of health.
  static let bareHands: Float = 0.3
  /// The power of a toxin gland or an electrocyte, compared with a mouth or a spike.
  static let spray: Float = 0.7
  /// The part of a standing that depends on whether the other one heads this way.
  static let menace: Float = 0.8

  /// Returns how a meeting with another body would probably go, −1 … 1: 1 if the other one is harmless, −1 if it is
  /// much stronger, or as strong and heading this way.
  ///
  /// That is 1 for an unarmed body, and else 2r − 0.8c, limited to −1 … 1. r is the difference of the powers, own less
  /// the other's, divided by their sum. c is the cosine of the angle between the other one's heading and the way here.
  public func standing(of other: Silhouette) -> Float {
    guard other.isArmed else { return 1 }
    let sum = power + other.power
    let ratio = sum > 0 ? (power - other.power) / sum : 0
    let approach = other.heading.dot((center - other.center).normalized)
    return min(max(2 * ratio - Self.menace * approach, -1), 1)
  }
}

extension World {
  /// Returns the silhouette of a creature in its state at its last thought, which is at most two steps old. Its power
  /// is the current one.
  ///
  /// - Parameter index: An index in `creatures`.
  /// - Complexity: O(cells of the creature).
  public func silhouette(of index: Int) -> Silhouette {
    ask { $0.silhouette(of: index, pose: creatures[index].pose) }
  }
}

extension Shoal {
  /// Returns the silhouette of a creature in a pose. It reads nothing that other creatures' turns write.
  ///
  /// - Complexity: O(cells of the creature).
  func silhouette(of index: Int, pose: Pose) -> Silhouette {
    var health: Float = 0
    var weapons: Float = 0
    for cell in creatures[index].cells {
      health += cells[cell].health
      guard !cells[cell].isNumb else { continue }
      switch cells[cell].type {
      case .mouth, .spike: weapons += 1
      case .toxinGland, .electrocyte: weapons += Silhouette.spray
      default: break
      }
    }
    return Silhouette(
      center: pose.center, heading: pose.heading, velocity: pose.velocity,
      power: (Silhouette.bareHands + weapons) * health, isArmed: weapons > 0)
  }
}
