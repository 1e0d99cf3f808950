/// Adds symmetry to bodies that grew without it.
extension Genome {
  /// Gives an unpaired cell its mirror image on the other side, with the mirror images of its links as far as their
  /// ends have one. An existing cell that already is the mirror image is paired with it, which is free. A cell on the
  /// axis is its own mirror image.
  ///
  /// - Returns: The identifier of the counterpart.
  @discardableResult
  public mutating func addTwin(ofCell id: GeneID) throws(BodyError) -> GeneID {
    try edit { draft throws(BodyError) in
      let cell = draft.cells[try draft.requiredIndex(ofCell: id)]
      if let mirror = draft.mirror(ofCell: id) { return mirror }
      let twin = try draft.mirrorImage(of: cell)
      draft.pairCells(id, twin)
      for link in draft.links where link.other(than: id) != nil && link.twin == nil {
        try draft.mirrorLink(link)
      }
      return twin
    }
  }

  /// Returns the existing cell that is a cell's mirror image, or adds one.
  private mutating func mirrorImage(of cell: CellGene) throws(BodyError) -> GeneID {
    let twin = cells.first { other in
      other.twin == nil && other == cell.unpaired.mirrored(as: other.id).unpaired
    }
    if let twin { return twin.id }
    let image = cell.mirrored(as: try takeID())
    cells.append(image)
    return image.id
  }

  /// Pairs a link with the one that joins the mirror images of its cells, or adds that link.
  private mutating func mirrorLink(_ link: LinkGene) throws(BodyError) {
    guard let a = mirror(ofCell: link.a), let b = mirror(ofCell: link.b), !link.joins(a, b) else {
      return
    }
    if let twin = links.first(where: { $0.joins(a, b) }) {
      if twin.twin == nil, twin.type == link.type, twin.a == a { pairLinks(link.id, twin.id) }
      return
    }
    let twin = LinkGene(
      id: try takeID(), a: a, b: b, type: link.type, amplitude: link.amplitude, phase: link.phase)
    links.append(twin)
    pairLinks(link.id, twin.id)
  }
}

extension CellGene {
  /// A copy of the gene without its counterpart's identifier.
  fileprivate var unpaired: CellGene {
    CellGene(id: id, type: type, position: position, direction: direction)
  }
}
