/// An identifier of a gene, stable throughout its lineage: a copy keeps it, and a new gene gets a new one.
public typealias GeneID = UInt32

/// One cell of a genome.
public struct CellGene: Hashable, Sendable {
  /// The identifier, which stays the same throughout the lineage.
  public let id: GeneID
  /// The cell's type.
  public var type: CellType
  /// The position at rest in the creature's own frame, in cell lengths: x ahead, the left side at negative y (a
  /// screen's y points down). Both are within ±`GenomeLimits.extent`.
  public var position: Vector
  /// The direction of its organ, in radians within ±π. 0 is outward, from the mean of its linked neighbours to the
  /// cell, and turns go from x to y. It is 0 for cells without a direction.
  public var direction: Float
  /// The cell's mirror image across y = 0, which mirrored edits change with it; `nil` for an unpaired cell.
  public var twin: GeneID?

  /// Creates a cell gene.
  public init(
    id: GeneID, type: CellType, position: Vector, direction: Float = 0, twin: GeneID? = nil
  ) {
    self.id = id
    self.type = type
    self.position = position
    self.direction = direction
    self.twin = twin
  }
}
