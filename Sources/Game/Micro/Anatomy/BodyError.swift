/// The reason why a genome is not viable, with the gene at fault.
public enum BodyError: Error, Hashable, Sendable {
  case noNucleus
  /// There is a second nucleus: this one.
  case severalNuclei(GeneID)
  case tooManyCells(Int)
  case tooManyLinks(Int)
  case tooManyHiddenNeurons(Int)
  case tooManyConnections(Int)
  case tooManyLinksAt(cell: GeneID)
  /// The identifier is not greater than the one before it: it is duplicated or out of order.
  case identifierOutOfOrder(GeneID)
  /// The identifier is not below the genome's `nextID`, or is above the largest allowed one.
  case identifierTooLarge(GeneID)
  case unknownCell(GeneID)
  case unknownLink(GeneID)
  case linkToItself(GeneID)
  /// Another link joins the same cells.
  case duplicateLink(GeneID)
  case linkTooLong(GeneID)
  case linkTooShort(GeneID)
  /// Two cells that no link joins overlap.
  case overlapping(GeneID, GeneID)
  /// No path of links leads from the cell to the nucleus.
  case disconnected(GeneID)
  /// The gene and its mirrored counterpart are not each other's mirror image.
  case twinNotMirrored(GeneID)
  case outOfRange(Value, gene: GeneID)
  case creatureOutOfRange(Value)
  /// The connection at this place in the list has the same ends as another.
  case duplicateConnection(Int)
  case connectionOutOfRange(Int)
  /// The gene has no mirrored counterpart to apply the same change to.
  case noTwin(GeneID)

  /// A number in a genome that has an allowed range.
  public enum Value: String, Hashable, Sendable {
    case position, direction, amplitude, phase, bias, hue, frequency
    case timeConstant = "time constant"
    case phaseLag = "phase lag"
    case commandBias = "command bias"
  }
}

extension BodyError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .noNucleus: "There is no nucleus: a creature needs one."
    case .severalNuclei(let id): "Cell \(id) is a second nucleus: a creature has one."
    case .tooManyCells(let count): "\(count) cells are more than \(GenomeLimits.cells)."
    case .tooManyLinks(let count): "\(count) links are more than \(GenomeLimits.links)."
    case .tooManyHiddenNeurons(let count):
      "\(count) hidden neurons are more than \(GenomeLimits.hiddenNeurons)."
    case .tooManyConnections(let count):
      "\(count) connections are more than \(GenomeLimits.connections)."
    case .tooManyLinksAt(let id):
      "Cell \(id) has more than \(GenomeLimits.degree) links."
    case .identifierOutOfOrder(let id): "Gene \(id) is a duplicate or out of order."
    case .identifierTooLarge(let id): "Gene \(id) has a number that isn't below the next free one."
    case .unknownCell(let id): "There is no cell \(id)."
    case .unknownLink(let id): "There is no link \(id)."
    case .linkToItself(let id): "Link \(id) joins a cell to itself."
    case .duplicateLink(let id): "Link \(id) joins two cells that another link joins."
    case .linkTooLong(let id): "Link \(id) is too long: its cells are too far apart."
    case .linkTooShort(let id): "Link \(id) is too short: its cells are too close."
    case .overlapping(let a, let b): "Cells \(a) and \(b) overlap."
    case .disconnected(let id): "Cell \(id) is not connected to the nucleus."
    case .twinNotMirrored(let id): "Gene \(id) and its mirrored counterpart are not mirror images."
    case .outOfRange(let value, let id): "The \(value.rawValue) of gene \(id) is out of range."
    case .creatureOutOfRange(let value): "The \(value.rawValue) of the creature is out of range."
    case .duplicateConnection(let index):
      "Connection \(index + 1) joins the same ends as another one."
    case .connectionOutOfRange(let index): "The weight of connection \(index + 1) is out of range."
    case .noTwin(let id): "Gene \(id) has no mirrored counterpart."
    }
  }
}
