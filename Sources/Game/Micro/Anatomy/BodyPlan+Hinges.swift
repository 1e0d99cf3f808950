extension BodyPlan {
  /// The cosine of 60°, the largest turn at which a link that no wave drives keeps its angle to the next one.
  private static let straightCosine: Float = 0.5

  /// Returns the hinges of a body. A hinge muscle bends at its far end against the link that continues most nearly
  /// straight. A body or fin link resists bending there, if the body continues within 60° of straight and nothing else
  /// holds the same two links.
  static func hinges(cells: [Cell], links: [Link], neighbours: [Neighbour]) -> [Hinge] {
    let hinges = links.indices.compactMap { hinge(at: $0, cells, links, neighbours) }
    return hinges.enumerated().filter { index, hinge in
      links[hinge.link].type.isMuscle
        || !hinges.enumerated().contains { other, rival in
          rival.holds(hinge) && (other < index || links[rival.link].type.isMuscle)
        }
    }.map { $0.element }
  }

  private static func hinge(
    at index: Int, _ cells: [Cell], _ links: [Link], _ neighbours: [Neighbour]
  ) -> Hinge? {
    let link = links[index]
    guard link.type.traits.bendingStiffness > 0 else { return nil }
    let along = (cells[link.b].position - cells[link.a].position).normalized
    var best: (cell: Int, onward: Vector)?
    for neighbour in neighbours[cells[link.b].neighbours] where neighbour.link != index {
      let onward = (cells[neighbour.cell].position - cells[link.b].position).normalized
      if let straightest = best?.onward, along.dot(onward) <= along.dot(straightest) { continue }
      best = (neighbour.cell, onward)
    }
    guard let best, link.type.isMuscle || along.dot(best.onward) >= straightCosine else {
      return nil
    }
    return Hinge(
      link: index, a: link.a, pivot: link.b, c: best.cell,
      restAngle: Math.atan2(along.cross(best.onward), along.dot(best.onward)),
      amplitude: link.amplitude, phase: link.phase, depth: cells[link.b].depth, side: link.side)
  }
}

extension BodyPlan.Hinge {
  /// Returns whether both hinges hold the same cells at the same pivot, in either direction. A hinge holds itself.
  fileprivate func holds(_ other: BodyPlan.Hinge) -> Bool {
    pivot == other.pivot && (a == other.a && c == other.c || a == other.c && c == other.a)
  }
}
