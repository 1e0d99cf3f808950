extension CellGene {
  /// Returns the mirror image across y = 0 with another identifier, paired with this cell. A direction of straight out
  /// stays +0.
  func mirrored(as id: GeneID) -> CellGene {
    CellGene(
      id: id, type: type, position: Vector(x: position.x, y: -position.y),
      direction: 0 - direction,
      twin: self.id)
  }
}

extension LinkGene {
  /// Returns whether the link joins these two cells, in either direction.
  public func joins(_ first: GeneID, _ second: GeneID) -> Bool {
    a == first && b == second || a == second && b == first
  }

  /// Returns the cell at the link's other end, or `nil` if it doesn't touch the given one.
  public func other(than cell: GeneID) -> GeneID? {
    if a == cell { return b }
    return b == cell ? a : nil
  }
}

extension Genome {
  /// Returns the cell on the other side of the axis: its counterpart, or the cell itself if it is on the axis. Returns
  /// `nil` for an unpaired cell off the axis.
  public func mirror(ofCell id: GeneID) -> GeneID? {
    guard let index = index(ofCell: id) else { return nil }
    return cells[index].twin ?? (cells[index].position.y == 0 ? id : nil)
  }

  /// Returns the link on the other side of the axis: its counterpart, or the link itself if it joins mirror images.
  /// Returns `nil` for a link that has neither.
  public func mirror(ofLink id: GeneID) -> GeneID? {
    guard let index = index(ofLink: id) else { return nil }
    let link = links[index]
    if let twin = link.twin { return twin }
    guard let a = mirror(ofCell: link.a), let b = mirror(ofCell: link.b), link.joins(a, b) else {
      return nil
    }
    return id
  }

  /// Returns whether two links of one type join each other's mirror images and refer to each other.
  func isMirror(_ twin: LinkGene, of link: LinkGene) -> Bool {
    twin.twin == link.id && twin.type == link.type && twin.a == mirror(ofCell: link.a)
      && twin.b == mirror(ofCell: link.b)
  }
}
