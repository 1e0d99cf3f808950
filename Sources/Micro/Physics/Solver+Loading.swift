/// The world's arrays to and from the solver's: each a loop over memory, without checks.
///
/// An array is lent as a pointer for the length of a call. Its span would say more, but
/// `Array.span` is younger than the systems that the simulation promises to run on.
extension Solver {
  /// The water's velocity at each cell.
  mutating func loadFlow(_ environment: Environment, position: [Vector]) {
    guard !environment.isStill || flows else { return }
    flows = !environment.isStill
    Self.load(environment, position, count: position.count, into: &flow)
  }

  /// Four cells at a time; at the end the last one fills up.
  private static func load(
    _ environment: Environment, _ position: UnsafePointer<Vector>, count: Int,
    into flows: UnsafeMutablePointer<Vector>
  ) {
    let last = count - 1
    var cell = 0
    while cell <= last {
      let second = Swift.min(cell + 1, last)
      let third = Swift.min(cell + 2, last)
      let fourth = Swift.min(cell + 3, last)
      let a = position[cell]
      let b = position[second]
      let c = position[third]
      let d = position[fourth]
      let flow = environment.flow(x: SIMD4(a.x, b.x, c.x, d.x), y: SIMD4(a.y, b.y, c.y, d.y))
      flows[cell] = Vector(x: flow.x.x, y: flow.y.x)
      flows[second] = Vector(x: flow.x.y, y: flow.y.y)
      flows[third] = Vector(x: flow.x.z, y: flow.y.z)
      flows[fourth] = Vector(x: flow.x.w, y: flow.y.w)
      cell += 4
    }
  }

  /// Lists the cells that the wall may meet.
  mutating func findRim(position: [Vector], radius: [Float], dishRadius: Float) {
    rim.removeAll(keepingCapacity: true)
    guard dishRadius < .infinity else { return }
    for cell in position.indices {
      let limit = Swift.max(dishRadius - radius[cell], 0)
      let near = Swift.max(limit - PairFinder.margin, 0)
      if position[cell].lengthSquared > near * near {
        rim.append(RimCell(cell: Int32(cell), limit: limit))
      }
    }
  }

  static func load(
    _ target: UnsafePointer<Float>, _ rates: UnsafePointer<Float>, _ numbers: UnsafePointer<Int32>,
    count: Int, into packs: UnsafeMutablePointer<LinkPack>
  ) {
    for place in 0..<count where numbers[place] >= 0 {
      let wanted = target[Int(numbers[place])]
      let now = packs[place / 4].length[place % 4]
      packs[place / 4].change[place % 4] = change(now, wanted, rates[place])
    }
  }

  static func load(
    _ target: UnsafePointer<Float>, _ rates: UnsafePointer<Float>, _ numbers: UnsafePointer<Int32>,
    count: Int, into packs: UnsafeMutablePointer<HingePack>
  ) {
    for place in 0..<count where numbers[place] >= 0 {
      let wanted = target[Int(numbers[place])]
      let now = packs[place / 4].angle[place % 4]
      packs[place / 4].change[place % 4] = change(now, wanted, rates[place])
    }
  }

  /// How far a muscle moves in each substep to reach its target at the end of the step, or as near
  /// to it as it can.
  private static func change(_ now: Float, _ target: Float, _ most: Float) -> Float {
    let even = (target - now) * (1 / Float(PhysicsWorld.substepCount))
    return Swift.max(-most, Swift.min(most, even))
  }

  static func store(
    _ cells: UnsafePointer<PointMass>, count: Int, into position: UnsafeMutablePointer<Vector>,
    _ velocity: UnsafeMutablePointer<Vector>
  ) {
    for cell in 0..<count {
      position[cell] = cells[cell].position
      velocity[cell] = cells[cell].velocity
    }
  }

  static func store(
    _ packs: UnsafePointer<LinkPack>, _ numbers: UnsafePointer<Int32>, count: Int,
    into length: UnsafeMutablePointer<Float>
  ) {
    for place in 0..<count where numbers[place] >= 0 {
      length[Int(numbers[place])] =
        packs[place / 4].length[place % 4]
    }
  }

  static func store(
    _ packs: UnsafePointer<HingePack>, _ numbers: UnsafePointer<Int32>, count: Int,
    into angle: UnsafeMutablePointer<Float>
  ) {
    for place in 0..<count where numbers[place] >= 0 {
      angle[Int(numbers[place])] =
        packs[place / 4].angle[place % 4]
    }
  }
}
