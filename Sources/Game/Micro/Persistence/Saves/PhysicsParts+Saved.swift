extension PhysicsWorld.Link: Saved {
  /// Writes the value to a save.
  public func save(to writer: inout SaveWriter) {
    writer.write(definition.a)
    writer.write(definition.b)
    writer.write(definition.restLength)
    writer.write(definition.stiffness)
    writer.write(definition.dampingRatio)
    writer.write(definition.dragTangential)
    writer.write(definition.dragRatio)
    writer.write(definition.resistsCompression)
    writer.write(definition.tearStrain)
    writer.write(definition.lengthRate)
    writer.write(isBroken)
  }

  /// Reads a value from a save. Throws `SaveError` for invalid bytes.
  public init(from reader: inout SaveReader) throws(SaveError) {
    self.init(
      definition: PhysicsWorld.LinkDefinition(
        a: try reader.read(), b: try reader.read(), restLength: try reader.read(),
        stiffness: try reader.read(), dampingRatio: try reader.read(),
        dragTangential: try reader.read(), dragRatio: try reader.read(),
        resistsCompression: try reader.read(), tearStrain: try reader.read(),
        lengthRate: try reader.read()),
      isBroken: try reader.read())
  }
}

extension PhysicsWorld.Hinge: Saved {
  /// Writes the value to a save.
  public func save(to writer: inout SaveWriter) {
    writer.write(definition.a)
    writer.write(definition.pivot)
    writer.write(definition.c)
    writer.write(definition.restAngle)
    writer.write(definition.stiffness)
    writer.write(definition.dampingRatio)
    writer.write(definition.maximumTorque)
    writer.write(definition.angleRate)
    writer.write(isBroken)
  }

  /// Reads a value from a save. Throws `SaveError` for invalid bytes.
  public init(from reader: inout SaveReader) throws(SaveError) {
    self.init(
      definition: PhysicsWorld.HingeDefinition(
        a: try reader.read(), pivot: try reader.read(), c: try reader.read(),
        restAngle: try reader.read(), stiffness: try reader.read(),
        dampingRatio: try reader.read(), maximumTorque: try reader.read(),
        angleRate: try reader.read()),
      isBroken: try reader.read())
  }
}

extension PhysicsWorld.Contact: Saved {
  /// Writes the value to a save.
  public func save(to writer: inout SaveWriter) {
    writer.write(a)
    writer.write(b)
    writer.write(normal)
    writer.write(closingSpeed)
  }

  /// Reads a value from a save. Throws `SaveError` for invalid bytes.
  public init(from reader: inout SaveReader) throws(SaveError) {
    self.init(
      a: try reader.read(), b: try reader.read(), normal: try reader.read(),
      closingSpeed: try reader.read())
  }
}
