/// One link of a genome. Its length at rest is the distance of its cells.
public struct LinkGene: Hashable, Sendable {
  /// The identifier, which stays the same throughout the lineage.
  public let id: GeneID
  /// The first of the cells that it joins. A hinge muscle bends at `b`, against the other link of `b` that continues
  /// most nearly straight.
  public let a: GeneID
  /// The second of the cells that it joins.
  public let b: GeneID
  /// The link's type.
  public var type: LinkType
  /// The amplitude of its swing: 0 … 0.35 of its length for a muscle, 0 … 0.9 radians for a hinge muscle, 0 for all
  /// other types.
  public var amplitude: Float
  /// Its phase ahead of the body's wave, in radians within ±π; 0 for a link that isn't a muscle.
  public var phase: Float
  /// The link's mirror image, which joins the counterparts of its cells; `nil` for an unpaired link.
  public var twin: GeneID?

  /// Creates a link gene.
  public init(
    id: GeneID, a: GeneID, b: GeneID, type: LinkType, amplitude: Float = 0, phase: Float = 0,
    twin: GeneID? = nil
  ) {
    self.id = id
    self.a = a
    self.b = b
    self.type = type
    self.amplitude = amplitude
    self.phase = phase
    self.twin = twin
  }
}
