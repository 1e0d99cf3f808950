/// The world's knowledge of a cell beside its motion. The world's `cells` run parallel to those of its
/// physics.
public struct CellState: Sendable {
  /// The state of a cell's matter at present.
  public enum Matter: UInt8, Hashable, Sendable {
    /// Part of a living creature.
    case tissue
    /// A dead cell, which is food and rots.
    case carrion
    /// A crumb of food that grew in the water.
    case mote
  }

  public let matter: Matter
  /// The type of tissue, and the former type of carrion; a mote counts as a body cell.
  public let type: CellType
  /// The creature's index in the world's `creatures`, −1 for what is loose.
  public internal(set) var creature: Int32
  /// The cell's index in its creature's plan, −1 for what is loose.
  public let part: Int16
  /// Whether the brain reads one of its senses.
  let isRead: Bool
  /// Whether no signal reaches it: it feels nothing, and its organ doesn't answer.
  public internal(set) var isNumb = false
  /// The damage that it can still take, from `CellTraits.health` down; 0 is dead.
  public internal(set) var health: Float
  /// The energy in it, in joules.
  public internal(set) var energy: Double
  /// The time until its organ can fire again, in seconds.
  public internal(set) var recharge: Float = 0
  /// How its organ is turned against outward, as a vector of length 1.
  let turn: Vector
  /// The senses of its creature's last thought, in the order of the channels of its type.
  public internal(set) var senses = SIMD4<Float>()

  /// Whether it is no longer there, and only waits to be cleared away: in a small dish until the end of the
  /// step, in an ocean longer.
  public internal(set) var isGone = false

  var isTissue: Bool { matter == .tissue }
}
