/// Copies a block's part of the world's arrays to and from the solver's.
extension Sweep {
  /// Loads the water's velocity at each cell, the cells near the wall, and the muscles' targets.
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

  /// Loads four cells at a time; at the end the last one is repeated.
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

  /// Lists the cells that may meet the wall.
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

  /// Returns the change of a muscle in each substep so that it reaches its target at the end of the step, or gets as
  /// near as it can.
  private func change(_ now: Float, _ target: Float, _ most: Float) -> Float {
    let even = (target - now) * (1 / Float(PhysicsWorld.substepCount))
    return Swift.max(-most, Swift.min(most, even))
  }

  /// Stores cells, lengths and angles, and clears the forces.
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
  /// The position of each cell before the step.
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
  /// Passes pointers to the arrays for a step.
  ///
  /// An array is passed as a pointer for the duration of a call. A span would be more precise, but `Array.span` isn't
  /// available on all systems that the simulation supports.
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
