/// The world's arrays to and from the solver's: each a loop over spans, without checks.
extension Solver {
  /// The water's velocity at each cell.
  mutating func loadFlow(_ environment: Environment, position: [Vector]) {
    guard !environment.isStill || flows else { return }
    flows = !environment.isStill
    Self.load(environment, position, into: &flow)
  }

  /// Four cells at a time; at the end the last one fills up.
  private static func load(
    _ environment: Environment, _ position: [Vector], into flows: inout [Vector]
  ) {
    let position = position.span
    var flows = flows.mutableSpan
    let last = position.count - 1
    var cell = 0
    while cell <= last {
      let second = Swift.min(cell + 1, last)
      let third = Swift.min(cell + 2, last)
      let fourth = Swift.min(cell + 3, last)
      let a = position[unchecked: cell]
      let b = position[unchecked: second]
      let c = position[unchecked: third]
      let d = position[unchecked: fourth]
      let flow = environment.flow(x: SIMD4(a.x, b.x, c.x, d.x), y: SIMD4(a.y, b.y, c.y, d.y))
      flows[unchecked: cell] = Vector(x: flow.x.x, y: flow.y.x)
      flows[unchecked: second] = Vector(x: flow.x.y, y: flow.y.y)
      flows[unchecked: third] = Vector(x: flow.x.z, y: flow.y.z)
      flows[unchecked: fourth] = Vector(x: flow.x.w, y: flow.y.w)
      cell += 4
    }
  }

  /// Lists the cells that the wall may meet.
  mutating func findRim(position: [Vector], radius: [Float], dishRadius: Float) {
    rim.removeAll(keepingCapacity: true)
    guard dishRadius < .infinity else { return }
    let position = position.span
    let radius = radius.span
    for cell in position.indices {
      let limit = Swift.max(dishRadius - radius[unchecked: cell], 0)
      let near = Swift.max(limit - PairFinder.margin, 0)
      if position[unchecked: cell].lengthSquared > near * near {
        rim.append(RimCell(cell: Int32(cell), limit: limit))
      }
    }
  }

  static func load(
    _ target: [Float], _ rates: [Float], _ numbers: [Int32], into packs: inout [LinkPack]
  ) {
    let rates = rates.span
    let target = target.span
    let numbers = numbers.span
    var packs = packs.mutableSpan
    for place in numbers.indices where numbers[unchecked: place] >= 0 {
      let wanted = target[unchecked: Int(numbers[unchecked: place])]
      let now = packs[unchecked: place / 4].length[place % 4]
      packs[unchecked: place / 4].change[place % 4] = change(now, wanted, rates[unchecked: place])
    }
  }

  static func load(
    _ target: [Float], _ rates: [Float], _ numbers: [Int32], into packs: inout [HingePack]
  ) {
    let rates = rates.span
    let target = target.span
    let numbers = numbers.span
    var packs = packs.mutableSpan
    for place in numbers.indices where numbers[unchecked: place] >= 0 {
      let wanted = target[unchecked: Int(numbers[unchecked: place])]
      let now = packs[unchecked: place / 4].angle[place % 4]
      packs[unchecked: place / 4].change[place % 4] = change(now, wanted, rates[unchecked: place])
    }
  }

  /// How far a muscle moves in each substep to reach its target at the end of the step, or as near
  /// to it as it can.
  private static func change(_ now: Float, _ target: Float, _ most: Float) -> Float {
    let even = (target - now) * (1 / Float(PhysicsWorld.substepCount))
    return Swift.max(-most, Swift.min(most, even))
  }

  static func store(
    _ cells: [PointMass], into position: inout [Vector], _ velocity: inout [Vector]
  ) {
    let cells = cells.span
    var position = position.mutableSpan
    var velocity = velocity.mutableSpan
    for cell in position.indices {
      position[unchecked: cell] = cells[unchecked: cell].position
      velocity[unchecked: cell] = cells[unchecked: cell].velocity
    }
  }

  static func store(_ packs: [LinkPack], _ numbers: [Int32], into length: inout [Float]) {
    let packs = packs.span
    let numbers = numbers.span
    var length = length.mutableSpan
    for place in numbers.indices where numbers[unchecked: place] >= 0 {
      length[unchecked: Int(numbers[unchecked: place])] =
        packs[unchecked: place / 4].length[place % 4]
    }
  }

  static func store(_ packs: [HingePack], _ numbers: [Int32], into angle: inout [Float]) {
    let packs = packs.span
    let numbers = numbers.span
    var angle = angle.mutableSpan
    for place in numbers.indices where numbers[unchecked: place] >= 0 {
      angle[unchecked: Int(numbers[unchecked: place])] =
        packs[unchecked: place / 4].angle[place % 4]
    }
  }
}
