@testable import Micro

/// Scenes for the tests of the physics.
enum Waters {
  /// Returns a chain of cells from the origin along -x, each linked to the next.
  static func chain(
    _ count: Int, dragTangential: Float = 1, dragRatio: Float = 2, mass: Float = 0.05,
    stiffness: Float = 3000, cellDrag: Float = 0
  ) -> PhysicsWorld {
    var world = PhysicsWorld()
    for index in 0..<count {
      world.addCell(
        .init(
          position: Vector(x: -Float(index), y: 0), radius: 0.3, mass: mass, owner: 0,
          drag: cellDrag))
    }
    for index in 1..<count {
      world.addLink(
        .init(
          a: index - 1, b: index, stiffness: stiffness, dragTangential: dragTangential,
          dragRatio: dragRatio))
    }
    return world
  }
}

extension PhysicsWorld {
  /// Σ m x / Σ m, in Double.
  var centreOfMass: (x: Double, y: Double) {
    var sum = (x: 0.0, y: 0.0)
    var total = 0.0
    for cell in 0..<cellCount {
      let mass = Double(self.mass[cell])
      sum.x += mass * Double(position[cell].x)
      sum.y += mass * Double(position[cell].y)
      total += mass
    }
    return (sum.x / total, sum.y / total)
  }

  /// Σ m v, in Double.
  var momentum: (x: Double, y: Double) {
    var sum = (x: 0.0, y: 0.0)
    for cell in 0..<cellCount {
      sum.x += Double(mass[cell]) * Double(velocity[cell].x)
      sum.y += Double(mass[cell]) * Double(velocity[cell].y)
    }
    return sum
  }
}
