extension PhysicsWorld {
  /// Hands cells, lengths and angles to the solver for a step.
  mutating func load(_ environment: Environment) {
    Solver.load(position, velocity, into: &solver.cells)
    Solver.load(drag, &force, into: &solver.water)
    if !environment.isStill { Solver.load(environment, position, into: &solver.water) }
    solver.findRim(position: position, radius: radius, dishRadius: environment.radius)
    Solver.load(
      length, targetLength, solver.linkRates, solver.linkNumbers, into: &solver.packs)
    Solver.load(
      angle, targetAngle, solver.hingeRates, solver.hingeNumbers, into: &solver.hingePacks)
  }

  /// Takes cells, lengths and angles back from the solver.
  mutating func store() {
    // All of `position` is written anew.
    swap(&previous, &position)
    Solver.store(solver.cells, into: &position, &velocity)
    Solver.store(solver.packs, solver.linkNumbers, into: &length)
    Solver.store(solver.hingePacks, solver.hingeNumbers, into: &angle)
  }
}
