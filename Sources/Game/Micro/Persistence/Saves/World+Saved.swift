/// A world in its state between two steps. The events of the last step (`events`) are not saved.
extension World: SavedDocument {
  /// The kind of document in a file of this type.
  public static var kind: SaveKind { .world }

  /// Writes the value to a save.
  public func save(to writer: inout SaveWriter) { tidied.saveAll(to: &writer) }

  private func saveAll(to writer: inout SaveWriter) {
    writer.chunk("dish") { writer in
      writer.write(settings)
      writer.write(environment)
      writer.write(stepCount)
      writer.write(random)
      writer.write(ledger)
      writer.write(rained)
      writer.write(moteCount)
      writer.write(nextID)
      writer.write(brokenCount)
      writer.write(clouds)
    }
    writer.chunk("phys") { writer in
      writer.write(physics)
      writer.write(partOfLink)
      writer.write(partOfHinge)
    }
    writer.chunk("cell") { writer in
      writer.write(cells)
      writer.write(grips)
    }
    writer.chunk("life") { $0.write(creatures) }
    writer.chunk("nose") { writer in
      writer.write(foodScent.values)
      writer.write(bloodScent.values)
    }
  }

  /// Reads a value from a save. Throws `SaveError` for invalid bytes.
  public init(from reader: inout SaveReader) throws(SaveError) {
    self = try reader.chunk("dish") { reader throws(SaveError) in
      var world = World(
        empty: try reader.read(), environment: try reader.read(), stepCount: try reader.read(),
        random: try reader.read())
      world.ledger = try reader.read()
      world.rained = try reader.read()
      world.moteCount = try reader.read()
      world.nextID = try reader.read()
      world.brokenCount = try reader.read()
      world.clouds = try reader.read()
      return world
    }
    (physics, partOfLink, partOfHinge) = try reader.chunk("phys") { reader throws(SaveError) in
      (try reader.read(), try reader.read(), try reader.read())
    }
    (cells, grips) = try reader.chunk("cell") { reader throws(SaveError) in
      (try reader.read(), try reader.read())
    }
    creatures = try reader.chunk("life") { reader throws(SaveError) in try reader.read() }
    let scents: ([Float], [Float]) = try reader.chunk("nose") { reader throws(SaveError) in
      (try reader.read(), try reader.read())
    }
    guard let food = ScentField(radius: settings.radius, values: scents.0),
      let blood = ScentField(radius: settings.radius, values: scents.1)
    else { throw reader.invalid("the scents") }
    (foodScent, bloodScent) = (food, blood)
    guard stepCount < 1 << 48, nextID < 1 << 31, isSound else {
      throw reader.invalid("the world")
    }
  }

  /// Whether every index is valid and every invariant holds.
  ///
  /// The energy ledger is not checked: after a very long time, rounding may have changed its balance.
  private var isSound: Bool {
    guard settings.habitat != .vents || !vents.isEmpty, physics.cellCount == cells.count,
      physics.linkCount == partOfLink.count,
      physics.hingeCount == partOfHinge.count, rained.isFinite, brokenCount >= 0,
      creatures.allSatisfy({ isSound($0) && $0.id < nextID }), cells.allSatisfy(isSound),
      partOfLink.indices.allSatisfy(isLinkSound), partOfHinge.indices.allSatisfy(isHingeSound),
      grips.allSatisfy(isSound)
    else { return false }
    switch firstViolation() {
    case nil, .energy: return true
    default: return false
    }
  }

  private func isSound(_ creature: Creature) -> Bool {
    creature.cells.upperBound <= cells.count && creature.links.upperBound <= physics.linkCount
      && creature.hinges.upperBound <= physics.hingeCount
      && creature.cellOfPart.allSatisfy { $0 >= -1 && $0 < Int32(cells.count) }
  }

  private func isSound(_ cell: CellState) -> Bool {
    guard cell.isTissue else { return true }
    let creature = Int(cell.creature)
    return creatures.indices.contains(creature)
      && creatures[creature].plan.cells.indices.contains(Int(cell.part))
  }

  /// Returns whether a creature's link joins two of its cells and belongs to its plan.
  private func isLinkSound(_ link: Int) -> Bool {
    let part = Int(partOfLink[link])
    guard part >= 0 else { return part == -1 }
    let creature = Int(cells[physics.links[link].a].creature)
    return creatures.indices.contains(creature)
      && creatures[creature].plan.links.indices.contains(part)
      && Int(cells[physics.links[link].b].creature) == creature
  }

  private func isHingeSound(_ hinge: Int) -> Bool {
    let creature = Int(cells[physics.hinges[hinge].definition.pivot].creature)
    return creatures.indices.contains(creature)
      && creatures[creature].plan.hinges.indices.contains(Int(partOfHinge[hinge]))
  }

  private func isSound(_ grip: Grip) -> Bool {
    physics.links.indices.contains(grip.link) && cells.indices.contains(grip.adhesive)
      && cells.indices.contains(grip.other)
  }
}
