extension PhysicsWorld {
  /// Tells the solver what acts from outside in a step, and where the muscles move to.
  mutating func load(_ environment: Environment) {
    solver.loadFlow(environment, position: position)
    solver.findRim(position: position, radius: radius, dishRadius: environment.radius)
    Solver.load(
      targetLength, solver.linkRates, solver.linkNumbers, count: solver.linkNumbers.count,
      into: &solver.packs)
    Solver.load(
      targetAngle, solver.hingeRates, solver.hingeNumbers, count: solver.hingeNumbers.count,
      into: &solver.hingePacks)
  }

  /// Takes cells, lengths and angles back from the solver.
  mutating func store() {
    // All of `position` is written anew.
    swap(&previous, &position)
    Solver.store(solver.cells, count: cellCount, into: &position, &velocity)
    Solver.store(solver.packs, solver.linkNumbers, count: solver.linkNumbers.count, into: &length)
    Solver.store(
      solver.hingePacks, solver.hingeNumbers, count: solver.hingeNumbers.count, into: &angle)
  }
}
