extension ConnectionGene {
  /// Returns the connection with the same effect on the other side of the body.
  ///
  /// The right eye pushes the body left with the weight with which the left eye pushes it right. The image joins the
  /// counterparts of both ends. Its weight changes sign once for each end that changes sign in a mirror: bearings,
  /// spin, turning, and muscles that bend the axis.
  ///
  /// - Returns: The image, which may join the same ends, or `nil` if a counterpart is missing.
  /// - Complexity: O(cells + links).
  func mirrorImage(in genome: Genome) -> ConnectionGene? {
    guard let (from, fromFlips) = genome.mirrorImage(of: from),
      let (to, toFlips) = genome.mirrorImage(of: to)
    else { return nil }
    return ConnectionGene(from: from, to: to, weight: fromFlips == toFlips ? weight : -weight)
  }

  /// Returns whether another connection joins the same ends.
  func joinsSame(as other: ConnectionGene) -> Bool { from == other.from && to == other.to }
}

extension Genome {
  /// Returns the source of a signal on the other side of the body, and whether its sign is reversed there.
  fileprivate func mirrorImage(of source: NeuronSource) -> (NeuronSource, flips: Bool)? {
    switch source {
    case .sense(let id, let channel):
      guard let cell = cells.first(where: { $0.id == id }) else { return nil }
      let flips = cell.type == .eye && Eye.isBearing(channel)
      return (.sense(cell: cell.twin ?? id, channel: channel), flips)
    case .inner(let sense): return (source, sense == .spin)
    case .hidden: return (source, false)
    }
  }

  /// Returns the target of a signal on the other side of the body, and whether its sign is reversed there.
  fileprivate func mirrorImage(of target: NeuronTarget) -> (NeuronTarget, flips: Bool)? {
    switch target {
    case .command(let command): return (target, command == .turn)
    case .hidden: return (target, false)
    case .muscle(let id):
      guard let link = links.first(where: { $0.id == id }) else { return nil }
      if let twin = link.twin { return (.muscle(twin), link.type == .hingeMuscle) }
      return (target, link.type == .hingeMuscle)
    }
  }
}
