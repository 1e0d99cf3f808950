import Micro

/// The names of a creature's parts, by which each can be told from the others: by type, by side for
/// twins, and by number where there are several.
///
///     Mouth · Nose, left · Nose, right · Body 1 · Body 2
@available(iOS 16, *)
struct PartNames {
  private let genome: Genome
  private let texts: Texts

  init(_ genome: Genome, _ texts: Texts) {
    self.genome = genome
    self.texts = texts
  }

  /// O(cells). A cell that isn't there is just a cell.
  func name(ofCell id: GeneID) -> String {
    guard let cell = genome.cell(id) else { return texts[EditorText.cell] }
    // Twins share a number, and differ by their side.
    let firsts = genome.cells.filter {
      $0.type == cell.type && ($0.twin == nil || $0.id == Self.first(of: $0))
    }
    var name = texts.name(of: cell.type)
    if firsts.count > 1, let index = firsts.firstIndex(where: { $0.id == Self.first(of: cell) }) {
      name += " \(index + 1)"
    }
    guard cell.twin != nil else { return name }
    let side = cell.position.y < 0 ? EditorText.leftSide : .rightSide
    return "\(name), \(texts[side])"
  }

  /// The names of its cells, with its type: `Fin: Body 2 – Body 3`.
  func name(ofLink id: GeneID) -> String {
    guard let link = genome.link(id) else { return texts[EditorText.link] }
    return "\(texts.name(of: link.type)): \(ends(of: link))"
  }

  /// The names of the cells that a link joins.
  func ends(of link: LinkGene) -> String {
    "\(name(ofCell: link.a)) – \(name(ofCell: link.b))"
  }

  private static func first(of cell: CellGene) -> GeneID { min(cell.id, cell.twin ?? cell.id) }
}
