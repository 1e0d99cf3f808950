extension PhysicsWorld {
  /// Adds a cell and returns its number. Amortised O(1).
  @discardableResult
  public mutating func addCell(_ cell: CellDefinition) -> Int {
    precondition(cell.mass > 0 && cell.radius > 0 && cell.drag >= 0, "a cell needs mass and radius")
    precondition(cell.position.isFinite && cell.velocity.isFinite, "a cell must be somewhere")
    position.append(cell.position)
    velocity.append(cell.velocity)
    previous.append(cell.position)
    force.append(.zero)
    radius.append(cell.radius)
    mass.append(cell.mass)
    owner.append(cell.owner)
    drag.append(cell.drag)
    isRemoved.append(false)
    return position.count - 1
  }

  /// Adds a link between two different cells and returns its number. Amortised O(1).
  @discardableResult
  public mutating func addLink(_ link: LinkDefinition) -> Int {
    precondition(
      link.a != link.b && position.indices.contains(link.a) && position.indices.contains(link.b),
      "a link needs two cells")
    precondition(link.restLength > 0 && link.stiffness > 0, "a link needs length and stiffness")
    links.append(Link(definition: link))
    targetLength.append(link.restLength)
    length.append(link.restLength)
    return links.count - 1
  }

  /// Adds a hinge at three different cells and returns its number. Amortised O(1).
  @discardableResult
  public mutating func addHinge(_ hinge: HingeDefinition) -> Int {
    precondition(
      hinge.a != hinge.pivot && hinge.pivot != hinge.c && hinge.a != hinge.c
        && position.indices.contains(hinge.a) && position.indices.contains(hinge.pivot)
        && position.indices.contains(hinge.c),
      "a hinge needs three cells")
    precondition(hinge.stiffness > 0 && hinge.maximumTorque >= 0, "a hinge needs stiffness")
    hinges.append(Hinge(definition: hinge))
    targetAngle.append(hinge.restAngle)
    angle.append(hinge.restAngle)
    return hinges.count - 1
  }

  /// Breaks a link and the hinges that bend it. They have no effect any more, and the next `compact` removes them.
  /// O(links + hinges).
  public mutating func removeLink(_ link: Int) {
    guard !links[link].isBroken else { return }
    links[link].isBroken = true
    solver.drop(link: link)
    let a = links[link].a
    let b = links[link].b
    for hinge in hinges.indices where hinges[hinge].definition.bends(a, b) { removeHinge(hinge) }
    let isStillJoined = links.contains {
      !$0.isBroken && ($0.a == a && $0.b == b || $0.a == b && $0.b == a)
    }
    if !isStillJoined && owner[a] & owner[b] >= 0 {
      solver.pairs.part(Swift.min(a, b), Swift.max(a, b), distance: radius[a] + radius[b])
    }
  }

  /// Breaks a hinge. It has no effect any more, and the next `compact` removes it. O(log cells).
  public mutating func removeHinge(_ hinge: Int) {
    guard !hinges[hinge].isBroken else { return }
    hinges[hinge].isBroken = true
    solver.drop(hinge: hinge)
  }

  /// Sets the radius and mass of a cell, both positive. O(1).
  public mutating func resizeCell(_ cell: Int, radius: Float, mass: Float) {
    precondition(mass > 0 && radius > 0, "a cell needs mass and radius")
    self.radius[cell] = radius
    self.mass[cell] = mass
    needsArranging = true
  }

  /// Moves a cell to another place and sets its velocity. O(1), and the next `arrange` is O(everything).
  public mutating func moveCell(_ cell: Int, to position: Vector, velocity: Vector = .zero) {
    precondition(position.isFinite && velocity.isFinite, "a cell must be somewhere")
    self.position[cell] = position
    self.velocity[cell] = velocity
    previous[cell] = position
    needsArranging = true
  }

  /// Updates everything that is derived from the arrays, including the search grid. A step does so itself; call this
  /// before you search for neighbours after building.
  ///
  /// Does nothing if nothing was built, moved or removed. O(cells + additions) if the additions aren't connected to
  /// anything older; else O(cells + links + hinges).
  public mutating func arrange() {
    let hasGrown =
      solver.known.cells < cellCount || solver.known.links < linkCount
      || solver.known.hinges < hingeCount
    guard needsArranging || hasGrown else { return }
    index()
    var solver = takeSolver()
    if needsArranging || !solver.append(self) { solver.arrange(self) }
    swap(&self.solver, &solver)
    needsArranging = false
  }
}
