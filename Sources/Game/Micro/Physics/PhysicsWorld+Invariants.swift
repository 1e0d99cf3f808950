extension PhysicsWorld {
  /// Returns the invariants that are broken between steps, for tests and for readers of saves. It is empty if all hold.
  ///
  /// - Complexity: O(cells + links + hinges).
  public func brokenInvariants() -> [String] {
    var broken: [String] = []
    let counts = [
      velocity.count, previous.count, force.count, radius.count, mass.count, owner.count,
      drag.count,
    ]
    if counts.contains(where: { $0 != cellCount }) { broken.append("the cells' arrays differ") }
    if targetLength.count != linkCount || length.count != linkCount {
      broken.append("the links' arrays differ")
    }
    if targetAngle.count != hingeCount || angle.count != hingeCount {
      broken.append("the hinges' arrays differ")
    }
    guard broken.isEmpty else { return broken }
    for cell in 0..<cellCount {
      if !position[cell].isFinite || !velocity[cell].isFinite {
        broken.append("cell \(cell) is nowhere: \(position[cell]), \(velocity[cell])")
      }
      if !(mass[cell] > 0 && radius[cell] > 0) { broken.append("cell \(cell) has no mass or size") }
    }
    for link in 0..<linkCount {
      if !isCell(links[link].a) || !isCell(links[link].b) || links[link].a == links[link].b {
        broken.append("link \(link) joins \(links[link].a) and \(links[link].b)")
      }
      if !length[link].isFinite { broken.append("link \(link) has the length \(length[link])") }
    }
    for hinge in 0..<hingeCount {
      let definition = hinges[hinge].definition
      if !isCell(definition.a) || !isCell(definition.pivot) || !isCell(definition.c) {
        broken.append("hinge \(hinge) bends cells that don't exist")
      }
      if !angle[hinge].isFinite { broken.append("hinge \(hinge) has the angle \(angle[hinge])") }
    }
    broken += brokenContacts()
    return broken
  }

  private func isCell(_ number: Int) -> Bool { position.indices.contains(number) }

  private func brokenContacts() -> [String] {
    var broken: [String] = []
    var last = (a: -1, b: -1)
    for contact in contacts {
      if (contact.a, contact.b) <= last || contact.a >= contact.b || !isCell(contact.b) {
        broken.append("contact \(contact.a), \(contact.b) is out of order")
      }
      if !(contact.closingSpeed >= 0) || Swift.abs(contact.normal.length - 1) > 1e-5 {
        broken.append("contact \(contact.a), \(contact.b) has no direction or speed")
      }
      if isCell(contact.b) && owner[contact.a] < 0 && owner[contact.b] < 0 {
        broken.append("contact \(contact.a), \(contact.b) is of two loose cells")
      }
      last = (contact.a, contact.b)
    }
    return broken
  }
}
