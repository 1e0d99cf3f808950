/// A creature in the dish: its inheritance and its state.
public struct Creature: Sendable {
  /// The identifier.
  public let id: CreatureID
  /// The genome that it was born with.
  public let genome: Genome
  /// The body that it was born with. The remaining parts are in `cells` and `links`.
  public let plan: BodyPlan
  /// The creature's descent.
  public let lineage: Lineage
  /// The source of its commands.
  public internal(set) var control: Control

  /// The range of its living cells in the world's physics. Cells are contiguous and in the plan's
  /// order, without lost parts.
  public internal(set) var cells: Range<Int>
  /// The range of its unbroken links in the world's physics.
  public internal(set) var links: Range<Int>
  /// The range of its unbroken hinges in the world's physics.
  public internal(set) var hinges: Range<Int>
  /// The cell in the physics of each cell of the plan; −1 for a lost one.
  var cellOfPart: [Int32]

  /// The energy in its store, in joules: 0 … `capacity`.
  public internal(set) var energy: Double
  /// The capacity of its store, in joules: the sum of its living cells' capacities.
  public internal(set) var capacity: Double
  /// The power that its living cells and links and its brain use, in watts.
  var upkeep: Float
  /// Its gain and age, by which the arena judges it.
  public internal(set) var success: Success

  /// The state of its brain.
  public internal(set) var brain: BrainState
  /// The wave through its muscles.
  public internal(set) var wave: MuscleWave
  /// The commands to its muscles and organs, from its brain, its player or its script.
  public internal(set) var commands: CommandValues
  /// Its position, heading and motion.
  public internal(set) var pose: Pose
  /// The remaining time for which its commands don't reach its muscles and organs, in seconds.
  public internal(set) var stun: Float = 0
  /// The creature that wounded it last.
  var lastAttacker: CreatureID?
  /// The health that others can take from its nucleus at this moment, by `WorldSettings.playerLoss`.
  var vulnerability: Float = .infinity
  /// Whether cells or links were lost since it was last inspected.
  var isDamaged = false
  /// The cause of its death; `nil` while it lives.
  var death: CauseOfDeath?

  /// Whether any of its cells acts or recharges by itself from step to step.
  let hasTriggeredOrgans: Bool

  /// The energy in its store as a part of its capacity, 0 … 1.
  public var fullness: Float { capacity > 0 ? Float(energy / capacity) : 0 }

  /// Whether it is one of the evolving creatures.
  public var isOpponent: Bool { control.isBrain }
}
