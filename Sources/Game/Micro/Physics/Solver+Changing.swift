/// Small changes to the layout, without deriving all of it again.
///
/// The remaining constraints keep their places, so they are solved in the same order, and an empty place does nothing:
/// the bits are those of a new layout.
extension Solver {
  /// Clears the place of a broken link. O(log blocks).
  mutating func drop(link: Int) {
    guard link < known.links, linkPlaces[link] >= 0 else { return }
    let place = Int(linkPlaces[link])
    linkPlaces[link] = -1
    linkNumbers[place] = -1
    stiffness[place] = 0
    linkRates[place] = 0
    packs[place / 4].take(
      LinkPack(still: Self.firstStill(ofBlock: block { $0.packs.upperBound > place / 4 })),
      at: place % 4)
    guard dragPlaces[link] >= 0 else { return }
    let drag = Int(dragPlaces[link])
    dragPlaces[link] = -1
    // From a cell to itself there is nothing to drag on.
    dragLinks[drag].b = dragLinks[drag].a
  }

  /// Clears the place of a broken hinge. O(log blocks).
  mutating func drop(hinge: Int) {
    guard hinge < known.hinges, hingePlaces[hinge] >= 0 else { return }
    let place = Int(hingePlaces[hinge])
    hingePlaces[hinge] = -1
    hingeNumbers[place] = -1
    hingeRates[place] = 0
    hingePacks[place / 4].take(
      HingePack(still: Self.firstStill(ofBlock: block { $0.hingePacks.upperBound > place / 4 })),
      at: place % 4)
  }

  /// Moves a cell to the place of another one of its block.
  mutating func moveCell(from old: Int, to new: Int) {
    guard old < known.cells else { return }
    cells[stillCount + new] = cells[stillCount + old]
  }

  /// Attaches an unbroken link to other cells of its block.
  mutating func renumber(link: Int, as definition: PhysicsWorld.LinkDefinition) {
    guard link < known.links, linkPlaces[link] >= 0 else { return }
    let place = Int(linkPlaces[link])
    packs[place / 4].a[place % 4] = Int32(definition.a)
    packs[place / 4].b[place % 4] = Int32(definition.b)
    guard dragPlaces[link] >= 0 else { return }
    dragLinks[Int(dragPlaces[link])].a = Int32(definition.a)
    dragLinks[Int(dragPlaces[link])].b = Int32(definition.b)
  }

  /// Attaches an unbroken hinge to other cells of its block.
  mutating func renumber(hinge: Int, as definition: PhysicsWorld.HingeDefinition) {
    guard hinge < known.hinges, hingePlaces[hinge] >= 0 else { return }
    let place = Int(hingePlaces[hinge])
    hingePacks[place / 4].a[place % 4] = Int32(definition.a)
    hingePacks[place / 4].pivot[place % 4] = Int32(definition.pivot)
    hingePacks[place / 4].c[place % 4] = Int32(definition.c)
  }

  /// Returns the first block for which a condition holds. It must also hold for all later ones.
  private func block(where isTrue: (Block) -> Bool) -> Int {
    Bisection.count(blocks.count) { !isTrue(blocks[$0]) }
  }
}

extension LinkPack {
  /// Copies a place of another pack.
  fileprivate mutating func take(_ other: LinkPack, at place: Int) {
    a[place] = other.a[place]
    b[place] = other.b[place]
    length[place] = other.length[place]
    change[place] = other.change[place]
    slack[place] = other.slack[place]
    damping[place] = other.damping[place]
    compliance[place] = other.compliance[place]
  }
}

extension HingePack {
  /// Copies a place of another pack.
  fileprivate mutating func take(_ other: HingePack, at place: Int) {
    a[place] = other.a[place]
    pivot[place] = other.pivot[place]
    c[place] = other.c[place]
    angle[place] = other.angle[place]
    change[place] = other.change[place]
    compliance[place] = other.compliance[place]
    damping[place] = other.damping[place]
    limit[place] = other.limit[place]
  }
}
