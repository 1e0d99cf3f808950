/// The adhesive grabs what it touches and holds it by a temporary link, until it is told to let go or the link tears.
enum Adhesive {
  /// The grip's force per length of stretch. The next constants are ζ and the stretch at which the grip tears.
  static let stiffness: Float = 800
  static let dampingRatio: Float = 0.5
  static let tearStrain: Float = 0.6
  /// The power that holding uses, in watts.
  static let work: Float = 0.05
}

/// An adhesive cell's hold on another creature's cell.
public struct Grip: Hashable, Sendable {
  /// The link of the grip in the physics.
  public internal(set) var link: Int
  /// The number of the adhesive cell.
  public internal(set) var adhesive: Int
  /// The number of the cell that it holds.
  public internal(set) var other: Int
}

extension World {
  /// Grabs what an adhesive cell touches, if the brain commands it and the cell holds nothing yet.
  mutating func grab(adhesive: Int, other: Int) {
    let creature = Int(cells[adhesive].creature)
    guard cells[other].isTissue, wantsToGrab(adhesive),
      !grips.contains(where: { $0.adhesive == adhesive })
    else { return }
    let link = physics.addLink(
      .init(
        a: adhesive, b: other, restLength: physics.radius[adhesive] + physics.radius[other],
        stiffness: Adhesive.stiffness, dampingRatio: Adhesive.dampingRatio,
        tearStrain: Adhesive.tearStrain))
    partOfLink.append(-1)
    grips.append(Grip(link: link, adhesive: adhesive, other: other))
    events.append(
      .grabbed(creatures[creature].id, creatures[Int(cells[other].creature)].id))
  }

  /// Releases grips that are no longer commanded, and pays for the others.
  mutating func holdOn() {
    guard !grips.isEmpty else { return }
    for grip in grips {
      if physics.links[grip.link].isBroken { continue }
      let creature = Int(cells[grip.adhesive].creature)
      let cost = Double(Adhesive.work * World.stepDuration)
      if wantsToGrab(grip.adhesive), creatures[creature].energy >= cost {
        ledger.organs += spend(cost, of: creature)
      } else {
        physics.removeLink(grip.link)
        brokenCount += 1
      }
    }
    grips.removeAll { physics.links[$0.link].isBroken }
  }

  private func wantsToGrab(_ adhesive: Int) -> Bool {
    let creature = Int(cells[adhesive].creature)
    return !cells[adhesive].isNumb && creatures[creature].stun <= 0
      && creatures[creature].commands[.grab] > 0
  }
}
