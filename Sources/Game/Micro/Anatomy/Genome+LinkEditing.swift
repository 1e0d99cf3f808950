/// Edits of links, under the same rules as edits of cells.
extension Genome {
  /// Links two cells and returns the link's identifier. A new muscle gets half of its largest amplitude.
  ///
  /// - Parameter mirrored: Whether to also link their mirror images, unless those are the same two cells.
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

  /// Removes a link. If a cell is then disconnected, that is an error.
  public mutating func removeLink(_ id: GeneID, mirrored: Bool = false) throws(BodyError) {
    try edit { draft throws(BodyError) in
      let gone = try draft.linkAndMirror(id, mirrored)
      draft.links.removeAll { gone.contains($0.id) }
    }
  }

  /// Changes the type of a link. A new muscle gets half of its largest amplitude; a muscle keeps its amplitude as far
  /// as the new type allows; a link that is no longer a muscle stops swinging.
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

  /// Sets a muscle's amplitude and its phase ahead of the wave, snapped to hundredths.
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

  /// Attaches a link to other cells. It keeps its identifier, its type and its swing.
  ///
  /// - Parameter mirrored: Whether to attach its counterpart to their mirror images.
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
  /// The amplitude of a new muscle: half of the largest.
  fileprivate var usualAmplitude: Float { (largestAmplitude / 2).snapped }
}
