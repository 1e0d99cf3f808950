/// Small changes to what is laid out, so that not all of it need be derived anew.
///
/// Constraints that stay keep their places, so they are solved in the same order, and a place that
/// becomes empty does nothing: the bits are those of a fresh layout.
extension Solver {
  /// Empties the place of a link that broke. O(log blocks).
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

  /// Empties the place of a hinge that broke. O(log blocks).
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

  /// Lets a whole link join other cells of its block.
  mutating func renumber(link: Int, as definition: PhysicsWorld.LinkDefinition) {
    guard link < known.links, linkPlaces[link] >= 0 else { return }
    let place = Int(linkPlaces[link])
    packs[place / 4].a[place % 4] = Int32(definition.a)
    packs[place / 4].b[place % 4] = Int32(definition.b)
    guard dragPlaces[link] >= 0 else { return }
    dragLinks[Int(dragPlaces[link])].a = Int32(definition.a)
    dragLinks[Int(dragPlaces[link])].b = Int32(definition.b)
  }

  /// Lets a whole hinge bend other cells of its block.
  mutating func renumber(hinge: Int, as definition: PhysicsWorld.HingeDefinition) {
    guard hinge < known.hinges, hingePlaces[hinge] >= 0 else { return }
    let place = Int(hingePlaces[hinge])
    hingePacks[place / 4].a[place % 4] = Int32(definition.a)
    hingePacks[place / 4].pivot[place % 4] = Int32(definition.pivot)
    hingePacks[place / 4].c[place % 4] = Int32(definition.c)
  }

  /// The first block for which something is true that is true for all after it, too.
  private func block(where isTrue: (Block) -> Bool) -> Int {
    Bisection.count(blocks.count) { !isTrue(blocks[$0]) }
  }
}

extension LinkPack {
  /// Takes over what another pack has at a place.
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
  /// Takes over what another pack has at a place.
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
