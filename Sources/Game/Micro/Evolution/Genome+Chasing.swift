extension Genome {
  /// Returns the same body with a hand-wired brain that swims at what its eyes see, and bites.
  ///
  /// - Parameter rules: The rules of the dish, on which the meaning of an eye's channels depends.
  /// - Complexity: O(cells · links).
  public func chasing(_ rules: DishRules) -> Genome {
    withDefaultFloatEnvironment {
      var genome = self
      var brain = BrainGenes()
      brain.commandBias[.effort] = Chasing.effort
      brain.commandBias[.bite] = Chasing.bite
      for cell in cells where cell.type == .eye {
        func connect(_ channel: Int, _ weight: Float) {
          brain.connections.append(
            ConnectionGene(
              from: .sense(cell: cell.id, channel: UInt8(channel)), to: .command(.turn),
              weight: weight))
        }
        if rules.seesBodies {
          connect(1, Chasing.turn)
          connect(4, Chasing.turnToFood)
          continue
        }
        // The bearing is measured from the eye's own axis, in sixths of a turn, positive to the left. Nearness, which
        // is about a half when something is seen, adds the angle of the axis.
        let scale = Eye.halfAngle / (.pi / 2)
        connect(1, -Chasing.turn * scale)
        let angle = axis(of: cell) / (.pi / 2)
        connect(0, min(max(2 * Chasing.turn * angle, -5), 5))
      }
      genome.brain = brain
      return genome
    }
  }

  /// Returns the direction in which a cell's organ points at rest, in radians from ahead.
  private func axis(of cell: CellGene) -> Float {
    var sum = Vector.zero
    var count: Float = 0
    for link in links where link.a == cell.id || link.b == cell.id {
      let other = link.a == cell.id ? link.b : link.a
      guard let index = index(ofCell: other) else { continue }
      sum += cells[index].position
      count += 1
    }
    let outward = count > 0 ? cell.position - sum * (1 / count) : .zero
    return Math.wrapped(Math.atan2(outward.y, outward.x) + cell.direction)
  }
}

/// The weights of a hand-wired chaser.
private enum Chasing {
  /// The turn for a body at a right angle, before the tanh.
  static let turn: Float = 1.5
  /// The turn for food at a right angle, if the eye distinguishes it from bodies.
  static let turnToFood: Float = 1
  /// The biases of effort and bite: muscles and mouths at nearly full strength.
  static let effort: Float = 1.5
  static let bite: Float = 2
}
