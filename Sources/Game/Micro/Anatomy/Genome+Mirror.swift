extension CellGene {
  /// Its mirror image across y = 0 under another name, as its twin. Straight out stays +0.
  func mirrored(as id: GeneID) -> CellGene {
    CellGene(
      id: id, type: type, position: Vector(x: position.x, y: -position.y),
      direction: 0 - direction,
      twin: self.id)
  }
}

extension LinkGene {
  /// Whether it joins these two cells, in either direction.
  public func joins(_ first: GeneID, _ second: GeneID) -> Bool {
    a == first && b == second || a == second && b == first
  }

  /// The cell at its other end; `nil` if it doesn't touch the given one.
  public func other(than cell: GeneID) -> GeneID? {
    if a == cell { return b }
    return b == cell ? a : nil
  }
}

extension Genome {
  /// The cell on the other side of the axis: a cell's twin, or itself if it lies on the axis.
  /// `nil` for a cell to the side that stands alone.
  public func mirror(ofCell id: GeneID) -> GeneID? {
    guard let index = index(ofCell: id) else { return nil }
    return cells[index].twin ?? (cells[index].position.y == 0 ? id : nil)
  }

  /// The link on the other side of the axis: a link's twin, or itself if it joins mirror images.
  /// `nil` for a link that has neither.
  public func mirror(ofLink id: GeneID) -> GeneID? {
    guard let index = index(ofLink: id) else { return nil }
    let link = links[index]
    if let twin = link.twin { return twin }
    guard let a = mirror(ofCell: link.a), let b = mirror(ofCell: link.b), link.joins(a, b) else {
      return nil
    }
    return id
  }

  /// Whether two links of one type join each other's mirror images, and go by each other's name.
  func isMirror(_ twin: LinkGene, of link: LinkGene) -> Bool {
    twin.twin == link.id && twin.type == link.type && twin.a == mirror(ofCell: link.a)
      && twin.b == mirror(ofCell: link.b)
  }
}
