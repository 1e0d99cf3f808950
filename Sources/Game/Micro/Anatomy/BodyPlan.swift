/// A developed genome: the body that all its creatures share, with dense indices and everything that can be computed
/// before it lives.
///
///     let plan = try BodyPlan(SeedCreatures.eel)
///     plan.cells[plan.nucleus].depth  // 0
public struct BodyPlan: Sendable {
  /// A cell of the body.
  public struct Cell: Sendable {
    /// The identifier of the cell's gene.
    public let gene: GeneID
    /// The cell's type.
    public let type: CellType
    /// The position at rest in the creature's own frame, relative to the centre of mass.
    public let position: Vector
    /// The direction of its organ, in radians from outward.
    public let direction: Float
    /// The smallest number of links between it and the nucleus.
    public let depth: Int
    /// The cell's range in `neighbours`.
    public let neighbours: Range<Int>
  }

  /// A link of the body.
  public struct Link: Sendable {
    /// The identifier of the link's gene.
    public let gene: GeneID
    /// The link's type.
    public let type: LinkType
    /// The index of the first cell that it joins.
    public let a: Int
    /// The index of the second cell.
    public let b: Int
    /// The length at rest, in cell lengths.
    public let restLength: Float
    /// The amplitude of its swing; 0 for a link that isn't a muscle.
    public let amplitude: Float
    /// The phase ahead of the body's wave, in radians.
    public let phase: Float
    /// The smaller of its cells' depths.
    public let depth: Int
    /// The side of the axis on which the link is.
    public let side: Side
  }

  /// A joint at which a link bends against the next one. Its angle is the turn from the direction a → pivot to the
  /// direction pivot → c, in radians: 0 is straight.
  public struct Hinge: Sendable {
    /// The index of the link that bends, from `a` to `pivot`.
    public let link: Int
    /// The index of the cell at the near end.
    public let a: Int
    /// The index of the cell at which it bends.
    public let pivot: Int
    /// The index of the cell at the end of the next link.
    public let c: Int
    /// The angle at rest, in radians.
    public let restAngle: Float
    /// The largest angle that the wave gives it; 0 for a link that only external forces bend.
    public let amplitude: Float
    /// The phase ahead of the body's wave, in radians.
    public let phase: Float
    /// The pivot's depth.
    public let depth: Int
    /// The side of the axis on which the hinge is.
    public let side: Side
  }

  /// The side of the axis y = 0. Facing +x with y down as on a screen, negative y is to the left.
  public enum Side: Int8, Sendable {
    /// The side with negative y.
    case left = -1
    /// The axis itself.
    case middle = 0
    /// The side with positive y.
    case right = 1
  }

  /// A cell that is linked to another one.
  public struct Neighbour: Sendable {
    /// The index of the other cell.
    public let cell: Int
    /// The index of the link between them.
    public let link: Int
  }

  /// The cells, in the genome's order.
  public let cells: [Cell]
  /// The links, in the genome's order.
  public let links: [Link]
  /// The hinges, in the order of their links.
  public let hinges: [Hinge]
  /// The neighbours of all cells, one cell after the other, each in the order of the links.
  public let neighbours: [Neighbour]
  /// The relation of each link to the wave, in the links' order.
  let linkSwings: [Swing]
  /// The relation of each hinge to the wave, in the hinges' order.
  let hingeSwings: [Swing]
  /// Whether any link is a muscle that changes its length.
  let hasLengthMuscles: Bool
  /// The types of its cells.
  let cellTypes: CellTypeSet
  /// The brain, without connections whose ends the body doesn't have.
  public let brain: BrainPlan
  /// The index of the nucleus.
  public let nucleus: Int
  /// The mass of all cells.
  public let totalMass: Float
  /// The distance from the centre of mass to the farthest cell's far edge.
  public let radius: Float
  /// The distance from the centre of mass ahead to the foremost cell's centre, along the creature's own axis.
  let front: Float
  /// The power that it uses at rest, in watts: that of every cell, link and connection.
  public let upkeep: Float
  /// The energy in its tissue: the cost of building it, in joules.
  public let tissue: Float
  /// The energy that it can store, in joules.
  public let capacity: Float
  /// The damage that all its cells together can take.
  public let health: Float
  /// The frequency of the wave through its muscles, in hertz.
  public let frequency: Float
  /// The lag of the wave for each step of depth, in radians.
  public let phaseLag: Float

  /// The power that each connection of the brain uses, in watts.
  public static let connectionUpkeep: Float = 0.0005

  /// Develops a genome.
  ///
  /// - Throws: The first problem of the genome. It checks values, identifiers, links and mirrored pairs, then
  ///   overlapping and disconnected cells.
  /// - Complexity: O(cells² + links · degree).
  public init(_ genome: Genome) throws(BodyError) {
    self = try withDefaultFloatEnvironment { () throws(BodyError) in
      try genome.validate()
      return BodyPlan(valid: genome)
    }
  }
}
