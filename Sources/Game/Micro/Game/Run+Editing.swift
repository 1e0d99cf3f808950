/// The reason why an edit can't be made.
public enum EditRefusal: Error, Hashable, Sendable {
  /// The player is not invited to edit, or the run is over.
  case notInvited
  /// The edit costs more points than the player has.
  case tooExpensive(cost: Int, points: Int)
  /// The edited genome isn't viable.
  case body(BodyError)
  /// Others are so close to the creature that the new body doesn't fit anywhere nearby.
  case noRoom

  /// The reason as a sentence for the player.
  public var reason: String {
    switch self {
    case .notInvited: "It isn't time to edit."
    case .tooExpensive(let cost, let points): "It costs \(cost) points, and you have \(points)."
    case .body(let error): error.description
    case .noRoom: "There is no room for the new body here."
    }
  }
}

extension Run {
  /// Returns the reason why the creature can't be edited to another genome now; `nil` if it can, provided that there is
  /// space.
  ///
  /// Only the difference between the two genomes counts, whatever was tried on the way.
  public func refusal(ofEditTo edited: Genome) -> EditRefusal? {
    do throws(EditRefusal) {
      _ = try plan(ofEditTo: edited)
      return nil
    } catch {
      return error
    }
  }

  private func plan(ofEditTo edited: Genome) throws(EditRefusal) -> BodyPlan {
    guard budget.isOpen, ending == nil else { throw .notInvited }
    let plan: BodyPlan
    do throws(BodyError) { plan = try BodyPlan(edited) } catch { throw .body(error) }
    let cost = EditCost.cost(from: genome, to: edited)
    guard cost <= budget.points else { throw .tooExpensive(cost: cost, points: budget.points) }
    return plan
  }

  /// Replaces the player's creature by another, unharmed and with the same stored energy, at the same place. This uses
  /// up the invitation.
  public mutating func edit(to edited: Genome) throws(EditRefusal) {
    let plan = try plan(ofEditTo: edited)
    let rebuilt = withDefaultFloatEnvironment {
      arena.world.rebuild(creatureID, as: plan, genome: edited)
    }
    guard let id = rebuilt else { throw .noRoom }
    budget.spend(EditCost.cost(from: genome, to: edited))
    creatureID = id
    genome = edited
  }
}
