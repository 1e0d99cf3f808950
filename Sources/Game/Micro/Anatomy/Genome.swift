/// All that a creature hands down: its body as cells and links, the wave that runs through its
/// muscles, and its brain.
///
/// A genome is a plain value that anybody can write; `BodyPlan(_:)` says whether it can live.
public struct Genome: Hashable, Sendable {
  public var name: CreatureName
  /// The colour of its skin, 0 … 1 around the colour circle from red.
  public var hue: Float
  /// How often its muscles swing, 0.2 … 3 Hz.
  public var frequency: Float
  /// By how much the wave lags for each step away from the nucleus, in radians within ±π. Positive
  /// runs from the nucleus outward.
  public var phaseLag: Float
  /// In ascending order of their identifiers.
  public var cells: [CellGene]
  /// In ascending order of their identifiers.
  public var links: [LinkGene]
  public var brain: BrainGenes
  /// Greater than every identifier in use: what the next gene will be called.
  public var nextID: GeneID

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

  /// The cell's place in `cells`, if the genome has it. O(cells).
  public func index(ofCell id: GeneID) -> Int? { cells.firstIndex { $0.id == id } }

  /// The link's place in `links`, if the genome has it. O(links).
  public func index(ofLink id: GeneID) -> Int? { links.firstIndex { $0.id == id } }
}
