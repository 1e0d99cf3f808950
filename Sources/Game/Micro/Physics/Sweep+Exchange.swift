/// A block's part of the world's arrays to and from the solver's.
extension Sweep {
  /// The water's velocity at each cell, who is near the wall, and where the muscles move to.
  func load(_ number: Int) {
    let block = blocks[number]
    if flows { loadFlow(block.cells) }
    findRim(number)
    let first = 4 * block.packs.lowerBound
    for place in first..<4 * block.packs.upperBound where linkNumbers[place] >= 0 {
      let wanted = arrays.targetLength[Int(linkNumbers[place])]
      let now = packs[place / 4].length[place % 4]
      packs[place / 4].change[place % 4] = change(now, wanted, linkRates[place])
    }
    let firstHinge = 4 * block.hingePacks.lowerBound
    for place in firstHinge..<4 * block.hingePacks.upperBound where hingeNumbers[place] >= 0 {
      let wanted = arrays.targetAngle[Int(hingeNumbers[place])]
      let now = hingePacks[place / 4].angle[place % 4]
      hingePacks[place / 4].change[place % 4] = change(now, wanted, hingeRates[place])
    }
  }

  /// Four cells at a time; at the end the last one fills up.
  private func loadFlow(_ range: Range<Int>) {
    let position = arrays.previous
    let last = range.upperBound - 1
    for cell in stride(from: range.lowerBound, through: last, by: 4) {
      let second = Swift.min(cell + 1, last)
      let third = Swift.min(cell + 2, last)
      let fourth = Swift.min(cell + 3, last)
      let a = position[cell]
      let b = position[second]
      let c = position[third]
      let d = position[fourth]
      let current = environment.flow(x: SIMD4(a.x, b.x, c.x, d.x), y: SIMD4(a.y, b.y, c.y, d.y))
      flow[cell] = Vector(x: current.x.x, y: current.y.x)
      flow[second] = Vector(x: current.x.y, y: current.y.y)
      flow[third] = Vector(x: current.x.z, y: current.y.z)
      flow[fourth] = Vector(x: current.x.w, y: current.y.w)
    }
  }

  /// Lists the cells that the wall may meet.
  private func findRim(_ number: Int) {
    findings[number].rimCount = 0
    guard environment.radius < .infinity else { return }
    let first = blocks[number].cells.lowerBound
    var count = 0
    for cell in blocks[number].cells {
      let limit = Swift.max(environment.radius - arrays.radius[cell], 0)
      let near = Swift.max(limit - PairFinder.margin, 0)
      if arrays.previous[cell].lengthSquared > near * near && !arrays.isRemoved[cell] {
        rim[first + count] = Solver.RimCell(cell: Int32(cell), limit: limit)
        count += 1
      }
    }
    findings[number].rimCount = count
  }

  /// How far a muscle moves in each substep to reach its target at the end of the step, or as near
  /// to it as it can.
  private func change(_ now: Float, _ target: Float, _ most: Float) -> Float {
    let even = (target - now) * (1 / Float(PhysicsWorld.substepCount))
    return Swift.max(-most, Swift.min(most, even))
  }

  /// Gives cells, lengths and angles back, and clears the forces.
  func store(_ number: Int) {
    let block = blocks[number]
    var farthest: Float = 0
    for cell in block.cells {
      let place = cells[cell].position
      arrays.position[cell] = place
      arrays.velocity[cell] = cells[cell].velocity
      arrays.force[cell] = .zero
      farthest = Swift.max(farthest, (place - arrays.previous[cell]).lengthSquared)
    }
    findings[number].farthest = farthest
    let first = 4 * block.packs.lowerBound
    for place in first..<4 * block.packs.upperBound where linkNumbers[place] >= 0 {
      arrays.length[Int(linkNumbers[place])] = packs[place / 4].length[place % 4]
    }
    let firstHinge = 4 * block.hingePacks.lowerBound
    for place in firstHinge..<4 * block.hingePacks.upperBound where hingeNumbers[place] >= 0 {
      arrays.angle[Int(hingeNumbers[place])] = hingePacks[place / 4].angle[place % 4]
    }
  }
}

/// The world's arrays that a step reads and writes, as pointers.
struct StepArrays {
  var position: UnsafeMutablePointer<Vector>
  var velocity: UnsafeMutablePointer<Vector>
  /// Where each cell is before the step.
  var previous: UnsafePointer<Vector>
  var force: UnsafeMutablePointer<Vector>
  var radius: UnsafePointer<Float>
  var drag: UnsafePointer<Float>
  var isRemoved: UnsafePointer<Bool>
  var targetLength: UnsafePointer<Float>
  var length: UnsafeMutablePointer<Float>
  var targetAngle: UnsafePointer<Float>
  var angle: UnsafeMutablePointer<Float>
}

extension PhysicsWorld {
  /// Lends the arrays for a step.
  ///
  /// An array is lent as a pointer for the length of a call. Its span would say more, but
  /// `Array.span` is younger than the systems that the simulation promises to run on.
  mutating func withStepArrays(_ body: (StepArrays) -> Void) {
    func lend(
      _ position: UnsafeMutablePointer<Vector>, _ velocity: UnsafeMutablePointer<Vector>,
      _ previous: UnsafePointer<Vector>, _ force: UnsafeMutablePointer<Vector>,
      _ radius: UnsafePointer<Float>, _ drag: UnsafePointer<Float>,
      _ isRemoved: UnsafePointer<Bool>, _ targetLength: UnsafePointer<Float>,
      _ length: UnsafeMutablePointer<Float>, _ targetAngle: UnsafePointer<Float>,
      _ angle: UnsafeMutablePointer<Float>
    ) {
      body(
        StepArrays(
          position: position, velocity: velocity, previous: previous, force: force,
          radius: radius, drag: drag, isRemoved: isRemoved, targetLength: targetLength,
          length: length, targetAngle: targetAngle, angle: angle))
    }
    lend(
      &position, &velocity, previous, &force, radius, drag, isRemoved, targetLength, &length,
      targetAngle, &angle)
  }
}
