extension World {
  /// Returns the current inputs of a creature's brain, in the order of its plan's `inputs`; empty if it doesn't exist.
  /// A creature that isn't controlled by its brain doesn't sense: its cells' last senses are returned.
  ///
  /// - Complexity: O(inputs + log creatures).
  public func brainInputs(of id: CreatureID) -> [Float] {
    guard let index = index(of: id) else { return [] }
    return ask { shoal in
      shoal.creatures[index].plan.brain.inputs.map { shoal.value(of: $0, index) }
    }
  }

  /// The distance from the wall at which a creature begins to feel it, in cell lengths.
  static let wallSense: Float = 6

  /// Returns the health of a creature's cells as a part of the whole body's, 0 … 1.
  public func health(of index: Int) -> Float { ask { $0.health(of: index) } }

  /// Returns the direction from a cell's linked neighbours outward, turned by its gene; ahead, if it has no neighbour
  /// left.
  ///
  /// - Complexity: O(neighbours).
  public func outward(of cell: Int) -> Vector { ask { $0.outward(of: cell) } }

  /// Returns whether a direction from a cell is in the cone of its organ.
  func faces(_ cell: Int, _ direction: Vector, cosine: Float) -> Bool {
    outward(of: cell).dot(direction) >= cosine
  }
}

extension Shoal {
  /// Lets a creature sense and think.
  func think(_ index: Int) {
    creatures[index].pose = pose(of: index)
    switch creatures[index].control {
    case .brain:
      if senses(index) { sense(index) }
      runBrain(of: index)
    case .player(let steering):
      creatures[index].commands = steering.commands
    case .scripted:
      creatures[index].commands = ScriptedPlayer.steering(of: index, in: self).commands
    case .drifting:
      creatures[index].commands = Steering().commands
    }
  }

  /// Computes the senses of the cells that the creature's brain reads.
  private func sense(_ index: Int) {
    for cell in creatures[index].cells where cells[cell].isRead && !cells[cell].isNumb {
      switch cells[cell].type {
      case .eye:
        cells[cell].senses =
          settings.rules.seesBodies ? watch(from: cell) : SIMD8(look(from: cell))
      case .nose:
        cells[cell].senses = SIMD8(smell(with: cell))
      case .touch:
        cells[cell].senses = SIMD8(feel(with: cell))
      case .pacemaker:
        cells[cell].senses = SIMD8(
          Pacemaker.beat(
            time: time, frequency: creatures[index].plan.frequency, offset: cells[cell].turn))
      case .photocyte:
        cells[cell].senses[0] = environment.light(at: physics.position[cell])
      case .mouth, .nucleus, .body, .spike, .flagellum, .armour, .storage, .toxinGland, .jet,
        .adhesive, .electrocyte:
        break
      }
    }
  }

  private func runBrain(of index: Int) {
    let count = creatures[index].plan.brain.inputs.count
    withUnsafeTemporaryAllocation(of: Float.self, capacity: count) { inputs in
      for input in 0..<count {
        inputs.initializeElement(
          at: input, to: value(of: creatures[index].plan.brain.inputs[input], index))
      }
      creatures[index].think(UnsafeBufferPointer(inputs))
    }
    fadeTouches(of: index)
  }

  func value(of input: BrainPlan.Input, _ index: Int) -> Float {
    switch input {
    case .inner(let sense): return inner(sense, of: index)
    case .sense(let part, let channel):
      let cell = Int(creatures[index].cellOfPart[part])
      return cell < 0 || cells[cell].isNumb ? 0 : cells[cell].senses[channel]
    }
  }

  /// Clears the touch of a mouth, which is felt once, and fades that of a touch cell.
  private func fadeTouches(of index: Int) {
    for cell in creatures[index].cells {
      switch cells[cell].type {
      case .mouth: cells[cell].senses[0] = 0
      case .touch: cells[cell].senses[0] *= Touch.fading
      default: break
      }
    }
  }

  /// Returns a creature's inner sense, in −1 … 1.
  private func inner(_ sense: InnerSense, of index: Int) -> Float {
    let pose = creatures[index].pose
    switch sense {
    case .bias: return 1
    case .energy: return 2 * creatures[index].fullness - 1
    case .health: return 2 * health(of: index) - 1
    case .speed:
      let speed = pose.velocity.dot(pose.heading)
      return speed / (1 + abs(speed))
    case .spin: return pose.spin / (1 + abs(pose.spin))
    case .wall:
      let distance = environment.radius - pose.center.length
      return min(max(1 - distance / World.wallSense, 0), 1)
    }
  }

  func health(of index: Int) -> Float {
    var left: Float = 0
    for cell in creatures[index].cells { left += cells[cell].health }
    return left / creatures[index].plan.health
  }

  func outward(of cell: Int) -> Vector {
    let creature = Int(cells[cell].creature)
    let part = Int(cells[cell].part)
    var sum = Vector.zero
    var count: Float = 0
    for index in creatures[creature].plan.cells[part].neighbours {
      let neighbour = creatures[creature].plan.neighbours[index].cell
      let other = Int(creatures[creature].cellOfPart[neighbour])
      guard other >= 0 else { continue }
      sum += physics.position[other]
      count += 1
    }
    let ahead = creatures[creature].pose.heading
    guard count > 0 else { return ahead.turned(by: cells[cell].turn) }
    let outward = (physics.position[cell] - sum * (1 / count)).normalized
    return (outward == .zero ? ahead : outward).turned(by: cells[cell].turn)
  }
}

extension SIMD8<Float> {
  /// Creates the senses of a cell with at most four channels.
  fileprivate init(_ channels: SIMD4<Float>) { self.init(lowHalf: channels, highHalf: .zero) }
}

extension Creature {
  /// Computes a thought from these inputs, in the order of its plan.
  ///
  /// Its plan and its brain are two parts of one value here, so thinking copies neither.
  fileprivate mutating func think(_ inputs: UnsafeBufferPointer<Float>) {
    brain.think(plan.brain, inputs: inputs)
    commands = brain.commands
  }
}
