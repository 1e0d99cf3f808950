/// The reason why a genome is not viable, with the gene at fault.
public enum BodyError: Error, Hashable, Sendable {
  /// The genome has no nucleus.
  case noNucleus
  /// There is a second nucleus: this one.
  case severalNuclei(GeneID)
  /// There are more cells than `GenomeLimits.cells`. The value is their number.
  case tooManyCells(Int)
  /// There are more links than `GenomeLimits.links`. The value is their number.
  case tooManyLinks(Int)
  /// There are more hidden neurons than `GenomeLimits.hiddenNeurons`. The value is their number.
  case tooManyHiddenNeurons(Int)
  /// There are more connections than `GenomeLimits.connections`. The value is their number.
  case tooManyConnections(Int)
  /// A cell has more links than `GenomeLimits.degree`.
  case tooManyLinksAt(cell: GeneID)
  /// The identifier is not greater than the one before it: it is duplicated or out of order.
  case identifierOutOfOrder(GeneID)
  /// The identifier is not below the genome's `nextID`, or is above the largest allowed one.
  case identifierTooLarge(GeneID)
  /// No cell has this identifier.
  case unknownCell(GeneID)
  /// No link has this identifier.
  case unknownLink(GeneID)
  /// The link joins a cell to itself.
  case linkToItself(GeneID)
  /// Another link joins the same cells.
  case duplicateLink(GeneID)
  /// The link's cells are too far apart.
  case linkTooLong(GeneID)
  /// The link's cells are too close to each other.
  case linkTooShort(GeneID)
  /// Two cells that no link joins overlap.
  case overlapping(GeneID, GeneID)
  /// No path of links leads from the cell to the nucleus.
  case disconnected(GeneID)
  /// The gene and its mirrored counterpart are not each other's mirror image.
  case twinNotMirrored(GeneID)
  /// A number of a gene is out of its range.
  case outOfRange(Value, gene: GeneID)
  /// A number of the whole creature is out of its range.
  case creatureOutOfRange(Value)
  /// The connection at this place in the list has the same ends as another.
  case duplicateConnection(Int)
  /// The weight of the connection at this place in the list is out of its range.
  case connectionOutOfRange(Int)
  /// The gene has no mirrored counterpart to apply the same change to.
  case noTwin(GeneID)

  /// A number in a genome that has an allowed range.
  public enum Value: String, Hashable, Sendable {
    /// A number of a cell, a link, a neuron or the creature.
    case position, direction, amplitude, phase, bias, hue, frequency
    /// The time constant of a hidden neuron.
    case timeConstant = "time constant"
    /// The lag of the wave for each step away from the nucleus.
    case phaseLag = "phase lag"
    /// The bias of a command.
    case commandBias = "command bias"
  }
}

extension BodyError: CustomStringConvertible {
  /// The error as a sentence.
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
