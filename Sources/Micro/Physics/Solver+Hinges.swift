extension Solver {
  /// One sweep over the hinges: C = θ − θ0(t), with θ from the arm u = xp − xa to w = xc − xp.
  ///
  /// ∇aθ = u⊥/u², ∇cθ = w⊥/w², and the pivot takes the opposite of both, so neither momentum nor
  /// angular momentum comes or goes.
  mutating func solveHinges<Books: Ledger>(_ ledger: inout Books) {
    for index in hinges.indices {
      var hinge = hinges[index]
      let step = hinge.target - hinge.angle
      let moved = Swift.max(-hinge.reach, Swift.min(hinge.reach, step))
      hinge.angle += moved
      hinges[index].angle = hinge.angle
      let a = cells[Int(hinge.a)]
      let pivot = cells[Int(hinge.pivot)]
      let c = cells[Int(hinge.c)]
      let u = pivot.position - a.position
      let w = c.position - pivot.position
      let uu = u.lengthSquared
      let ww = w.lengthSquared
      guard uu > 0 && ww > 0 else { continue }
      let gradientA = u.perpendicular * (1 / uu)
      let gradientC = w.perpendicular * (1 / ww)
      let gradientPivot = -(gradientA + gradientC)
      let weight =
        hinge.weightA * gradientA.lengthSquared + hinge.weightC * gradientC.lengthSquared
        + hinge.weightPivot * gradientPivot.lengthSquared
      let speed =
        gradientA.dot(a.velocity) + gradientPivot.dot(pivot.velocity) + gradientC.dot(c.velocity)
      let bend = Math.wrapped(Math.atan2(u.cross(w), u.dot(w)) - hinge.angle)
      if Books.isKept {
        let stiffness = 1 / (hinge.compliance * PhysicsWorld.substep * PhysicsWorld.substep)
        ledger.add(-stiffness * moved * (bend + 0.5 * moved), to: .muscles)
      }
      // c = 2ζ√(k/weight), γd = c/(k h)
      let gamma = hinge.damping / weight.squareRoot()
      let free = bend + gamma * PhysicsWorld.substep * speed
      let wanted = free / ((1 + gamma) * weight + hinge.compliance)
      let turn = Swift.max(-hinge.limit, Swift.min(hinge.limit, wanted))
      cells[Int(hinge.a)].move(gradientA, by: -turn * hinge.weightA)
      cells[Int(hinge.pivot)].move(gradientPivot, by: -turn * hinge.weightPivot)
      cells[Int(hinge.c)].move(gradientC, by: -turn * hinge.weightC)
      if Books.isKept {
        let rate = PhysicsWorld.substepRate
        ledger.add(turn * rate * (0.5 * turn * rate * weight - speed), to: .hinges)
      }
    }
  }
}
