extension PhysicsWorld: Saved {
  /// Writes the value to a save.
  public func save(to writer: inout SaveWriter) {
    writer.write(position)
    writer.write(velocity)
    writer.write(previous)
    writer.write(force)
    writer.write(radius)
    writer.write(mass)
    writer.write(owner)
    writer.write(drag)
    writer.write(links)
    writer.write(targetLength)
    writer.write(length)
    writer.write(hinges)
    writer.write(targetAngle)
    writer.write(angle)
    writer.write(contacts)
    writer.write(tornLinks)
  }

  /// Reads a value from a save. Throws `SaveError` for invalid bytes.
  public init(from reader: inout SaveReader) throws(SaveError) {
    self.init()
    position = try reader.read()
    velocity = try reader.read()
    previous = try reader.read()
    force = try reader.read()
    radius = try reader.read()
    mass = try reader.read()
    owner = try reader.read()
    drag = try reader.read()
    links = try reader.read()
    targetLength = try reader.read()
    length = try reader.read()
    hinges = try reader.read()
    targetAngle = try reader.read()
    angle = try reader.read()
    contacts = try reader.read()
    tornLinks = try reader.read()
    isRemoved = [Bool](repeating: false, count: position.count)
    guard isSound else { throw reader.invalid("the physics") }
    // Derived values are computed again.
    arrange()
  }

  /// Whether the arrays are consistent and the solver can work with their values.
  private var isSound: Bool {
    let count = position.count
    guard velocity.count == count, previous.count == count, force.count == count,
      radius.count == count, mass.count == count, owner.count == count, drag.count == count,
      targetLength.count == links.count, length.count == links.count,
      targetAngle.count == hinges.count, angle.count == hinges.count
    else { return false }
    let cells = 0..<count
    return position.allSatisfy { $0.isReasonable } && velocity.allSatisfy { $0.isReasonable }
      && previous.allSatisfy { $0.isReasonable } && force.allSatisfy { $0.isReasonable }
      && radius.allSatisfy { $0.isPositive } && mass.allSatisfy { $0.isPositive }
      && drag.allSatisfy { $0 >= 0 && $0.isReasonable }
      && links.allSatisfy { $0.definition.isSound(in: cells) }
      && targetLength.allSatisfy { $0.isPositive } && length.allSatisfy { $0.isPositive }
      && hinges.allSatisfy { $0.definition.isSound(in: cells) }
      && targetAngle.allSatisfy { $0.isReasonable } && angle.allSatisfy { $0.isReasonable }
      && contacts.allSatisfy { cells.contains($0.a) && cells.contains($0.b) }
      && tornLinks.allSatisfy { links.indices.contains($0) }
  }
}

extension Float {
  /// Whether a simulation could have reached this number: within ±10⁶.
  var isReasonable: Bool { magnitude <= 1e6 }
  /// Whether the number is reasonable and can be a divisor: at least 10⁻³.
  var isPositive: Bool { self >= 1e-3 && isReasonable }
}

extension Vector {
  var isReasonable: Bool { x.isReasonable && y.isReasonable }
}

extension PhysicsWorld.LinkDefinition {
  fileprivate func isSound(in cells: Range<Int>) -> Bool {
    cells.contains(a) && cells.contains(b) && a != b && restLength.isPositive
      && stiffness.isPositive && dampingRatio >= 0 && dampingRatio.isReasonable
      && dragTangential >= 0 && dragTangential.isReasonable && dragRatio >= 0
      && dragRatio.isReasonable && tearStrain > 0 && lengthRate >= 0 && lengthRate.isReasonable
  }
}

extension PhysicsWorld.HingeDefinition {
  fileprivate func isSound(in cells: Range<Int>) -> Bool {
    cells.contains(a) && cells.contains(pivot) && cells.contains(c) && a != pivot && pivot != c
      && a != c && restAngle.isReasonable && stiffness.isPositive && dampingRatio >= 0
      && dampingRatio.isReasonable && maximumTorque >= 0 && angleRate >= 0
      && angleRate.isReasonable
  }
}
