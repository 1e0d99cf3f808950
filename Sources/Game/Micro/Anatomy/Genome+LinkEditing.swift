/// Edits of links; they behave as those of cells do.
extension Genome {
  /// Links two cells, and gives the link's identifier. A new muscle swings half as far as it can.
  ///
  /// - Parameter mirrored: Also links their mirror images, unless those are the same two cells.
  @discardableResult
  public mutating func addLink(
    from a: GeneID, to b: GeneID, _ type: LinkType, mirrored: Bool = false
  ) throws(BodyError) -> GeneID {
    try edit { draft throws(BodyError) in
      let id = try draft.appendLink(from: a, to: b, type)
      guard mirrored else { return id }
      let mirrorA = try draft.requiredMirror(of: a)
      let mirrorB = try draft.requiredMirror(of: b)
      guard !draft.links[draft.links.count - 1].joins(mirrorA, mirrorB) else { return id }
      let twin = try draft.appendLink(from: mirrorA, to: mirrorB, type)
      draft.pairLinks(id, twin)
      return id
    }
  }

  /// Removes a link. It is an error if a cell then hangs loose.
  public mutating func removeLink(_ id: GeneID, mirrored: Bool = false) throws(BodyError) {
    try edit { draft throws(BodyError) in
      let gone = try draft.linkAndMirror(id, mirrored)
      draft.links.removeAll { gone.contains($0.id) }
    }
  }

  /// Makes a link one of another type. What becomes a muscle swings half as far as it can, a muscle
  /// keeps its swing as far as the new type allows, and what is none any more stops swinging.
  public mutating func retypeLink(
    _ id: GeneID, to type: LinkType, mirrored: Bool = false
  ) throws(BodyError) {
    try edit { draft throws(BodyError) in
      for id in try draft.linkAndMirror(id, mirrored) {
        let index = try draft.requiredIndex(ofLink: id)
        let link = draft.links[index]
        draft.links[index].type = type
        draft.links[index].amplitude =
          link.type.isMuscle ? min(link.amplitude, type.largestAmplitude) : type.usualAmplitude
        if !type.isMuscle { draft.links[index].phase = 0 }
      }
    }
  }

  /// Sets how far a muscle swings and by how much it runs ahead of the wave, snapped to hundredths.
  public mutating func tuneMuscle(
    _ id: GeneID, amplitude: Float, phase: Float, mirrored: Bool = false
  ) throws(BodyError) {
    try edit { draft throws(BodyError) in
      for id in try draft.linkAndMirror(id, mirrored) {
        let index = try draft.requiredIndex(ofLink: id)
        draft.links[index].amplitude = amplitude.snapped
        draft.links[index].phase = phase.snapped
      }
    }
  }

  /// Lets a link end at other cells. It keeps its name, its type and its swing.
  ///
  /// - Parameter mirrored: Its twin then ends at their mirror images.
  public mutating func reattachLink(
    _ id: GeneID, from a: GeneID, to b: GeneID, mirrored: Bool = false
  ) throws(BodyError) {
    try edit { draft throws(BodyError) in
      for (place, id) in try draft.linkAndMirror(id, mirrored).enumerated() {
        let index = try draft.requiredIndex(ofLink: id)
        let link = draft.links[index]
        draft.links[index] = LinkGene(
          id: id, a: place == 0 ? a : try draft.requiredMirror(of: a),
          b: place == 0 ? b : try draft.requiredMirror(of: b), type: link.type,
          amplitude: link.amplitude, phase: link.phase, twin: link.twin)
      }
    }
  }

  mutating func appendLink(
    from a: GeneID, to b: GeneID, _ type: LinkType
  ) throws(BodyError) -> GeneID {
    let id = try takeID()
    links.append(LinkGene(id: id, a: a, b: b, type: type, amplitude: type.usualAmplitude))
    return id
  }

  mutating func pairLinks(_ first: GeneID, _ second: GeneID) {
    for index in links.indices {
      if links[index].id == first { links[index].twin = second }
      if links[index].id == second { links[index].twin = first }
    }
  }

  private func linkAndMirror(_ id: GeneID, _ mirrored: Bool) throws(BodyError) -> [GeneID] {
    _ = try requiredIndex(ofLink: id)
    guard mirrored else { return [id] }
    guard let mirror = mirror(ofLink: id) else { throw .noTwin(id) }
    return mirror == id ? [id] : [id, mirror]
  }
}

extension LinkType {
  /// How far a new one swings: half of what it can.
  fileprivate var usualAmplitude: Float { (largestAmplitude / 2).snapped }
}
