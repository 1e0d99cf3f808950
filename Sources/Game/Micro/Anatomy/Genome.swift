/// Everything that a creature inherits: its body as cells and links, the wave that runs through its muscles, and its
/// brain.
///
/// A genome is a plain value that anyone can construct. `BodyPlan(_:)` checks whether it is viable.
public struct Genome: Hashable, Sendable {
  /// The creature's name.
  public var name: CreatureName
  /// The colour of its skin, 0 … 1 around the colour circle from red.
  public var hue: Float
  /// The frequency of its muscles, 0.2 … 3 Hz.
  public var frequency: Float
  /// The lag of the wave for each step away from the nucleus, in radians within ±π. A positive lag runs from the
  /// nucleus outward.
  public var phaseLag: Float
  /// The cells, in ascending order of their identifiers.
  public var cells: [CellGene]
  /// The links, in ascending order of their identifiers.
  public var links: [LinkGene]
  /// The brain.
  public var brain: BrainGenes
  /// The identifier of the next gene, greater than every identifier in use.
  public var nextID: GeneID

  /// Creates a genome. The result need not be viable.
  public init(
    name: CreatureName = .none, hue: Float = 0.5, frequency: Float = 1, phaseLag: Float = 0,
    cells: [CellGene] = [], links: [LinkGene] = [], brain: BrainGenes = BrainGenes(),
    nextID: GeneID = 0
  ) {
    self.name = name
    self.hue = hue
    self.frequency = frequency
    self.phaseLag = phaseLag
    self.cells = cells
    self.links = links
    self.brain = brain
    self.nextID = nextID
  }

  /// Returns the cell's index in `cells`, or `nil` if the genome doesn't have it.
  ///
  /// - Complexity: O(cells).
  public func index(ofCell id: GeneID) -> Int? { cells.firstIndex { $0.id == id } }

  /// Returns the link's index in `links`, or `nil` if the genome doesn't have it.
  ///
  /// - Complexity: O(links).
  public func index(ofLink id: GeneID) -> Int? { links.firstIndex { $0.id == id } }
}
