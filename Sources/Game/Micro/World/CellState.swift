/// The state of a cell in addition to its motion. The world's `cells` run parallel to those of its physics.
public struct CellState: Sendable {
  /// The current state of a cell's matter.
  public enum Matter: UInt8, Hashable, Sendable {
    /// Part of a living creature.
    case tissue
    /// A dead cell, which is food and rots.
    case carrion
    /// A crumb of food that grew in the water.
    case mote
  }

  /// The current state of the cell's matter.
  public let matter: Matter
  /// The type of tissue, or the former type of carrion. A mote counts as a body cell.
  public let type: CellType
  /// The creature's index in the world's `creatures`; −1 for a loose cell.
  public internal(set) var creature: Int32
  /// The cell's index in its creature's plan; −1 for a loose cell.
  public let part: Int16
  /// Whether the brain reads one of its senses.
  let isRead: Bool
  /// Whether no signal reaches the cell. A numb cell senses nothing, and its organ doesn't respond.
  public internal(set) var isNumb = false
  /// The damage that it can still take, from `CellTraits.health` down; 0 is dead.
  public internal(set) var health: Float
  /// The energy in the cell, in joules.
  public internal(set) var energy: Double
  /// The time until its organ can fire again, in seconds.
  public internal(set) var recharge: Float = 0
  /// The turn of its organ from outward, as a unit vector.
  let turn: Vector
  /// The senses at its creature's last thought, in the order of its type's channels.
  public internal(set) var senses = SIMD8<Float>()

  /// The largest number of channels of a cell.
  static let channelCount = 6

  /// Whether it is removed and waits to be cleared away: until the end of the step in a small dish, longer in an ocean.
  public internal(set) var isGone = false

  var isTissue: Bool { matter == .tissue }
}
