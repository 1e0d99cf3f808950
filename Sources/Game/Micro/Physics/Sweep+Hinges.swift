extension Sweep {
  /// Solves a block's hinges once, four at a time.
  func solveHinges<Books: Ledger>(_ block: Solver.Block, _ ledger: inout Books) {
    guard let packs = hingePacks.baseAddress else { return }
    for index in block.hingePacks {
      let pack = packs + index
      let a = FourCells(cells, pack.pointee.a)
      let pivot = FourCells(cells, pack.pointee.pivot)
      let c = FourCells(cells, pack.pointee.c)
      let push = HingePack.turn(
        pack, u: pivot.motion(from: a), w: c.motion(from: pivot), mobilityA: a.answer(),
        mobilityPivot: pivot.answer(), mobilityC: c.answer())
      if Books.isKept {
        bookMuscles(pack.pointee, &ledger)
        for place in 0..<4 {
          let impulseA = Vector(x: push.0[place], y: push.1[place])
          let impulseC = Vector(x: push.2[place], y: push.3[place])
          strike(Int(pack.pointee.a[place]), impulseA, for: .hinges, &ledger)
          strike(Int(pack.pointee.pivot[place]), -(impulseA + impulseC), for: .hinges, &ledger)
          strike(Int(pack.pointee.c[place]), impulseC, for: .hinges, &ledger)
        }
      } else {
        a.take(push.0, push.1)
        pivot.give(push.0 + push.2, push.1 + push.3)
        c.take(push.2, push.3)
      }
    }
  }

  /// Records the elastic energy that the muscles add by turning.
  private func bookMuscles<Books: Ledger>(_ pack: HingePack, _ ledger: inout Books) {
    let rate = PhysicsWorld.substepRate * PhysicsWorld.substepRate
    for place in 0..<4 {
      let pivot = cells[Int(pack.pivot[place])].position
      let u = pivot - cells[Int(pack.a[place])].position
      let w = cells[Int(pack.c[place])].position - pivot
      let after = Math.wrapped(Math.atan2(u.cross(w), u.dot(w)) - pack.angle[place])
      let before = Math.wrapped(after + pack.change[place])
      let stiffness = rate / pack.compliance[place]
      let torque = rate * pack.limit[place]
      let hold = HingePack.hold(u.length, w.length)
      let gain =
        HingePack.energy(bend: hold * after, stiffness: stiffness, maximumTorque: torque)
        - HingePack.energy(bend: hold * before, stiffness: stiffness, maximumTorque: torque)
      ledger.add(Float(gain), to: .muscles)
    }
  }
}
