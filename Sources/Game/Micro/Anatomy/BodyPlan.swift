/// A genome, developed: the body that all its creatures share, with dense indices and everything
/// that can be known before it lives.
///
///     let plan = try BodyPlan(SeedCreatures.eel)
///     plan.cells[plan.nucleus].depth  // 0
public struct BodyPlan: Sendable {
  public struct Cell: Sendable {
    public let gene: GeneID
    public let type: CellType
    /// Where it rests in the creature's own frame, from the centre of mass.
    public let position: Vector
    /// Which way its organ looks, from outward, in radians.
    public let direction: Float
    /// The fewest links between it and the nucleus.
    public let depth: Int
    /// Its part of `neighbours`.
    public let neighbours: Range<Int>
  }

  public struct Link: Sendable {
    public let gene: GeneID
    public let type: LinkType
    /// Indices of the cells that it joins.
    public let a: Int
    public let b: Int
    public let restLength: Float
    public let amplitude: Float
    public let phase: Float
    /// The smaller of its cells' depths.
    public let depth: Int
    public let side: Side
  }

  /// Where a link bends against the next one. Its angle is the turn from the direction a → pivot to
  /// the direction pivot → c, in radians: 0 is straight.
  public struct Hinge: Sendable {
    /// The link that bends, from `a` to `pivot`.
    public let link: Int
    public let a: Int
    public let pivot: Int
    public let c: Int
    public let restAngle: Float
    /// 0 for a link that bends only when it is pushed.
    public let amplitude: Float
    public let phase: Float
    /// The pivot's.
    public let depth: Int
    public let side: Side
  }

  /// On which side of the axis y = 0 something lies. Facing +x with y down as on a screen, negative
  /// y is to the left.
  public enum Side: Int8, Sendable {
    case left = -1
    case middle = 0
    case right = 1
  }

  /// A cell that is linked to another one.
  public struct Neighbour: Sendable {
    public let cell: Int
    public let link: Int
  }

  /// In the genome's order.
  public let cells: [Cell]
  /// In the genome's order.
  public let links: [Link]
  /// In the order of their links.
  public let hinges: [Hinge]
  /// Everybody's neighbours, one cell after the other, each in the order of the links.
  public let neighbours: [Neighbour]
  /// How each link follows the wave, in their order.
  let linkSwings: [Swing]
  /// How each hinge does, in their order.
  let hingeSwings: [Swing]
  /// Whether any link is a muscle that changes its length.
  let hasLengthMuscles: Bool
  /// The types of its cells.
  let cellTypes: CellTypeSet
  /// The brain, as far as the body has what it connects.
  public let brain: BrainPlan
  /// The index of the nucleus.
  public let nucleus: Int
  /// The mass of all cells.
  public let totalMass: Float
  /// The distance from the centre of mass to the farthest cell's far edge.
  public let radius: Float
  /// The power that it uses at rest, in watts: every cell, every link and every connection.
  public let upkeep: Float
  /// The energy in its tissue: what building it takes, in joules.
  public let tissue: Float
  /// The energy that it can store, in joules.
  public let capacity: Float
  /// The damage that all its cells together can take.
  public let health: Float
  /// The frequency of the wave through its muscles, in hertz.
  public let frequency: Float
  /// By how much the wave lags for each step of depth, in radians.
  public let phaseLag: Float

  /// The power that each connection of the brain uses, in watts.
  public static let connectionUpkeep: Float = 0.0005

  /// Develops a genome.
  ///
  /// Throws what is wrong with it first: its values, its identifiers, its links, its twins, then
  /// what overlaps or hangs loose. O(cells² + links · degree).
  public init(_ genome: Genome) throws(BodyError) {
    self = try withDefaultFloatEnvironment { () throws(BodyError) in
      try genome.validate()
      return BodyPlan(valid: genome)
    }
  }
}
