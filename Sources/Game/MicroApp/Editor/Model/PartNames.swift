import Micro

/// The unique names of a creature's parts: by type, by side for mirrored pairs, and by number if there are several.
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

  /// Returns the name of a cell; a missing one is just “cell”. O(cells).
  func name(ofCell id: GeneID) -> String {
    guard let cell = genome.cell(id) else { return texts[EditorText.cell] }
    // The two cells of a pair share a number, and differ by their side.
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

  /// Returns the name of a link: its type and the names of its cells: `Fin: Body 2 – Body 3`.
  func name(ofLink id: GeneID) -> String {
    guard let link = genome.link(id) else { return texts[EditorText.link] }
    return "\(texts.name(of: link.type)): \(ends(of: link))"
  }

  /// Returns the names of the cells that a link joins.
  func ends(of link: LinkGene) -> String {
    "\(name(ofCell: link.a)) – \(name(ofCell: link.b))"
  }

  private static func first(of cell: CellGene) -> GeneID { min(cell.id, cell.twin ?? cell.id) }
}
