extension Sweep {
  /// Once over the hinges: C = θ − θ0(t), with θ from the arm u = xp − xa to w = xc − xp.
  ///
  /// ∇aθ = u⊥/u², ∇cθ = w⊥/w², and the pivot takes the opposite of both, so a hinge gives neither
  /// momentum nor angular momentum.
  func solveHinges<Books: Ledger>(_ ledger: inout Books) {
    for index in hinges.indices {
      let hinge = hinges[index]
      let wanted = hinge.angle + hinge.change
      hinges[index].angle = wanted
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
        a.mobility.along(gradientA) + c.mobility.along(gradientC)
        + pivot.mobility.along(gradientPivot)
      let speed =
        gradientA.dot(a.velocity) + gradientPivot.dot(pivot.velocity) + gradientC.dot(c.velocity)
      let bend = Math.wrapped(Math.atan2(u.cross(w), u.dot(w)) - wanted)
      let free =
        (bend + hinge.damping * PhysicsWorld.substep * speed)
        / ((1 + hinge.damping) * weight + hinge.compliance)
      let turn = Swift.max(-hinge.limit, Swift.min(hinge.limit, free))
      strike(Int(hinge.a), gradientA * -turn, for: .hinges, &ledger)
      strike(Int(hinge.pivot), gradientPivot * -turn, for: .hinges, &ledger)
      strike(Int(hinge.c), gradientC * -turn, for: .hinges, &ledger)
      if Books.isKept {
        let stiffness = 1 / (hinge.compliance * PhysicsWorld.substep * PhysicsWorld.substep)
        ledger.add(-stiffness * hinge.change * (bend + 0.5 * hinge.change), to: .muscles)
      }
    }
  }
}
