extension Solver {
  /// One sweep of extended position-based dynamics over the links, muscles included.
  ///
  /// C = |xb − xa| − L(t), λ = −(C + γd·h·Ċ)/((1 + γd)(wa + wb) + α/h²)
  mutating func solveLinks<Books: Ledger>(_ ledger: inout Books) {
    for index in links.indices {
      var link = links[index]
      let a = Int(link.a)
      let b = Int(link.b)
      let step = link.target - link.length
      link.length += Swift.max(-link.reach, Swift.min(link.reach, step))
      let d = cells[b].position - cells[a].position
      let distance = d.length
      let stretch = distance - link.length
      if Books.isKept {
        let before = Swift.max(distance - links[index].length, link.slack)
        let after = Swift.max(stretch, link.slack)
        ledger.add(0.5 * stiffness[index] * (after - before) * (after + before), to: .muscles)
      }
      links[index].length = link.length
      guard stretch > link.slack else { continue }
      let n = distance > 0 ? d * (1 / distance) : Vector(x: 1, y: 0)
      let speed = n.dot(cells[b].velocity - cells[a].velocity)
      let pull = stretch + link.damping * speed
      cells[a].move(n, by: pull * link.shareA)
      cells[b].move(n, by: -pull * link.shareB)
      if Books.isKept {
        let closing = pull * (link.shareA + link.shareB) * PhysicsWorld.substepRate
        let impulse = pull * link.shareA * PhysicsWorld.substepRate / inverseMass[a]
        ledger.add(impulse * (0.5 * closing - speed), to: .links)
      }
    }
  }
}
