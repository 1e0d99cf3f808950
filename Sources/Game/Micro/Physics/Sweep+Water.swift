extension Sweep {
  /// Adds the drag of the links to that of their cells, and derives each cell's mobility.
  ///
  /// This is resistive-force theory, lumped to the ends. Source: Gray and Hancock, "The Propulsion of Sea-Urchin
  /// Spermatozoa" (1955); F-MICRO-02. Once per step is enough: with four times per step, swimmers at 1 Hz are slower by
  /// half a per cent.
  func gatherDrag(_ block: Solver.Block) {
    let halfStep = PhysicsWorld.stepDuration / 2
    for cell in block.cells {
      gathered[cell] = Tensor(xx: arrays.drag[cell], xy: 0, yy: arrays.drag[cell])
    }
    for index in block.dragLinks {
      let link = dragLinks[index]
      let a = Int(link.a)
      let b = Int(link.b)
      let ahead = cells[b].motion - cells[a].motion
      let d = Vector(x: ahead.x + halfStep * ahead.z, y: ahead.y + halfStep * ahead.w)
      let length = d.length
      guard length > 0 else { continue }
      let across = link.across * length
      let difference = link.difference / length
      let share = Tensor(
        xx: across - difference * d.x * d.x, xy: -difference * d.x * d.y,
        yy: across - difference * d.y * d.y)
      gathered[a] = gathered[a] + share
      gathered[b] = gathered[b] + share
    }
    for cell in block.cells {
      cells[cell].mobility = gathered[cell].mobility(
        mass: cells[cell].mass, over: PhysicsWorld.substep)
    }
  }

  /// Applies water and external forces to the velocities, and moves the cells: v' = u + W (m (v − u) + h F).
  func coast<Books: Ledger>(_ block: Solver.Block, _ ledger: inout Books) {
    for cell in block.cells {
      let before = cells[cell].velocity
      let flow = flow[cell]
      let push = PhysicsWorld.substep * arrays.force[cell]
      let momentum = cells[cell].mass * (before - flow) + push
      let after = flow + cells[cell].mobility * momentum
      let place = cells[cell].position + PhysicsWorld.substep * after
      cells[cell].motion = SIMD4(place.x, place.y, after.x, after.y)
      if Books.isKept { book(cell, push, from: before, for: .outside, &ledger) }
    }
  }
}
