extension World {
  /// Returns whether a body fits: wholly within the dish, and without touching any cell, mote or carrion.
  ///
  /// - Parameters:
  ///   - place: The position of its centre of mass.
  ///   - heading: The direction of its x axis, in radians from the dish's, from x to y.
  /// - Complexity: O(cells near · cells of the body + cells added since the last step).
  public func canPlace(_ plan: BodyPlan, at place: Vector, heading: Float) -> Bool {
    withDefaultFloatEnvironment { fits(plan, at: place, heading: heading) }
  }

  private func fits(_ plan: BodyPlan, at place: Vector, heading: Float) -> Bool {
    let direction = Vector(x: Math.cos(heading), y: Math.sin(heading))
    for part in plan.cells {
      let position = place + part.position.turned(by: direction)
      guard position.length + part.type.traits.radius <= environment.radius else { return false }
    }
    var isFree = true
    physics.forEachCandidate(near: place, within: plan.radius) { cell in
      let other = physics.position[cell]
      let reach = plan.radius + physics.radius[cell]
      guard isFree, (other - place).lengthSquared < reach * reach else { return }
      for part in plan.cells {
        let gap = place + part.position.turned(by: direction) - other
        let touching = part.type.traits.radius + physics.radius[cell]
        if gap.lengthSquared < touching * touching { isFree = false }
      }
    }
    return isFree
  }

  /// Adds a newborn to the dish, at rest, with `WorldSettings.birthReserve` in its store.
  ///
  /// - Parameters:
  ///   - plan: Its body, developed from `genome`.
  ///   - place: The position of its centre of mass.
  ///   - heading: The direction of its x axis, in radians from the dish's, from x to y.
  /// - Returns: Its number, or `nil` if it doesn't fit there (`canPlace`).
  @discardableResult
  public mutating func spawn(
    _ plan: BodyPlan, genome: Genome, lineage: Lineage, at place: Vector, heading: Float,
    control: Control
  ) -> CreatureID? {
    withDefaultFloatEnvironment {
      guard fits(plan, at: place, heading: heading) else { return nil }
      return add(
        plan, genome: genome, lineage: lineage, at: place, heading: heading, control: control)
    }
  }

  private mutating func add(
    _ plan: BodyPlan, genome: Genome, lineage: Lineage, at place: Vector, heading: Float,
    control: Control
  ) -> CreatureID {
    let id = nextID
    nextID += 1
    let index = Int32(creatures.count)
    let direction = Vector(x: Math.cos(heading), y: Math.sin(heading))

    let firstCell = cells.count
    for (number, part) in plan.cells.enumerated() {
      let traits = part.type.traits
      physics.addCell(
        .init(
          position: place + part.position.turned(by: direction), radius: traits.radius,
          mass: traits.mass, owner: Int32(id), drag: CellTraits.drag))
      // A cell includes half of the tissue of each of its links.
      var tissue = Double(traits.tissue)
      for neighbour in plan.neighbours[part.neighbours] {
        tissue += Double(plan.links[neighbour.link].type.traits.tissue) / 2
      }
      cells.append(
        CellState(
          matter: .tissue, type: part.type, creature: index, part: Int16(number),
          isRead: plan.brain.reads(cell: number), health: traits.health, energy: tissue,
          turn: Vector(x: Math.cos(part.direction), y: Math.sin(part.direction))))
      ledger.births += tissue
    }
    let firstLink = physics.linkCount
    for (number, link) in plan.links.enumerated() {
      physics.addLink(plan.definition(of: link, firstCell: firstCell))
      partOfLink.append(Int16(number))
    }
    let firstHinge = physics.hingeCount
    for (number, hinge) in plan.hinges.enumerated() {
      physics.addHinge(plan.definition(of: hinge, firstCell: firstCell))
      partOfHinge.append(Int16(number))
    }

    let energy = Double(plan.capacity) * Double(settings.birthReserve)
    ledger.births += energy
    var creature = Creature(
      id: id, genome: genome, plan: plan, lineage: lineage, control: control,
      cells: firstCell..<cells.count, links: firstLink..<physics.linkCount,
      hinges: firstHinge..<physics.hingeCount,
      cellOfPart: (firstCell..<cells.count).map { Int32($0) }, energy: energy,
      capacity: Double(plan.capacity), upkeep: plan.upkeep, success: Success(gain: 0, age: 0),
      brain: BrainState(plan.brain), wave: MuscleWave(), commands: control.commands, pose: Pose(),
      hasTriggeredOrgans: plan.hasTriggeredOrgans)
    creature.pose.heading = direction
    creature.vulnerability = settings.playerLoss * World.openness
    creatures.append(creature)
    creatures[Int(index)].pose = pose(of: Int(index))
    innervate(Int(index))
    events.append(.born(id, parent: lineage.parent))
    return id
  }

  /// Removes a creature from the dish with all its cells, leaving no carrion.
  ///
  /// - Returns: Whether it existed.
  @discardableResult
  public mutating func remove(_ id: CreatureID) -> Bool {
    guard let index = index(of: id) else { return false }
    withDefaultFloatEnvironment {
      for cell in creatures[index].cells {
        ledger.removed += cells[cell].energy
        markGone(cell)
      }
      ledger.removed += creatures[index].energy
      creatures[index].energy = 0
      creatures[index].death = .removal
      events.append(.died(id, .removal))
      clearAway()
    }
    return true
  }
}

extension Vector {
  /// Returns this vector in the frame whose x axis is `direction`, a unit vector.
  func turned(by direction: Vector) -> Vector {
    Vector(x: x * direction.x - y * direction.y, y: x * direction.y + y * direction.x)
  }
}
