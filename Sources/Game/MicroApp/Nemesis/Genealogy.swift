import Micro

/// The bodies of all creatures that were born while a run was watched, so that the line of one of them can be shown.
///
/// It isn't saved: after a game was continued, it begins with the creatures that live then.
@available(iOS 16, *)
struct Genealogy: Sendable {
  private struct Birth: Sendable {
    let parent: CreatureID?
    let genome: Genome
  }

  private var births: [CreatureID: Birth] = [:]
  /// The number of births from which the oldest are dropped: hours of a run.
  private static let capacity = 4096

  /// Begins with the living creatures of a world.
  init(_ world: World) {
    for creature in world.living {
      births[creature.id] = Birth(parent: creature.lineage.parent, genome: creature.genome)
    }
  }

  /// Returns the body with which a creature was born; `nil` for one that isn't known.
  func body(of creature: CreatureID) -> Genome? { births[creature]?.genome }

  /// Notes the births of a step.
  mutating func note(_ events: [World.Event], in world: World) {
    for case .born(let id, let parent) in events {
      guard let creature = world.creature(id) else { continue }
      births[id] = Birth(parent: parent, genome: creature.genome)
    }
    guard births.count > Self.capacity else { return }
    for id in births.keys.sorted().prefix(births.count - Self.capacity / 2) { births[id] = nil }
  }

  /// Returns the bodies from the oldest known ancestor to a creature. Each differs in its cells from the one before.
  ///
  /// - Parameter founder: The first body of its line.
  func line(of killer: Ending.Killer, from founder: Genome?) -> [Genome] {
    var bodies = [killer.genome]
    var next = killer.lineage.parent
    while let id = next, let birth = births[id] {
      bodies.append(birth.genome)
      next = birth.parent
    }
    if let founder { bodies.append(founder) }
    return bodies.reversed().reduce(into: []) { line, body in
      guard let last = line.last else { return line.append(body) }
      if body.newCells(since: last).isEmpty, body.cells.count == last.cells.count {
        // Only the brain or the shape changed: the later body stands for both.
        line[line.count - 1] = body
      } else {
        line.append(body)
      }
    }
  }
}

@available(iOS 16, *)
extension Genome {
  /// Returns the cells that an older genome doesn't have, or has as another type.
  func newCells(since old: Genome) -> [CellGene] {
    cells.filter { cell in old.cells.first { $0.id == cell.id }?.type != cell.type }
  }
}
