/// The toxin gland squirts poison that hurts anything that swims into it, except its own body and kin.
enum ToxinGland {
  /// The time from one cloud to the next, in seconds.
  static let pause: Float = 5
  /// The energy that a cloud uses, in joules.
  static let work = 1.0
  /// The distance outward from the gland at which a cloud begins, in cell lengths.
  static let reach: Float = 1.5
  /// The most clouds in a dish. A new one then replaces the oldest.
  static let largestCount = 128
}

/// Poison in the water. It drifts with the currents until it has thinned out.
public struct ToxinCloud: Hashable, Sendable {
  /// The centre of the cloud.
  public internal(set) var center: Vector
  /// The remaining time, in seconds.
  public internal(set) var remaining: Float
  /// The creature that squirted it.
  public let owner: CreatureID
  /// The founder of that creature, whose kin it doesn't hurt.
  public let founder: UInt32

  /// The radius, in cell lengths.
  public static let radius: Float = 2.5
  /// The duration, in seconds.
  public static let duration: Float = 4
  /// The health that it takes from each cell in it, per second.
  static let strength: Float = 3
  /// The number of steps between two doses.
  static let interval: UInt64 = 6
}

extension World {
  /// Releases a cloud if the brain commands it.
  mutating func squirt(toxinGland gland: Int) {
    let creature = Int(cells[gland].creature)
    guard cells[gland].recharge <= 0, creatures[creature].commands[.toxin] > 0,
      creatures[creature].energy >= ToxinGland.work
    else { return }
    ledger.organs += spend(ToxinGland.work, of: creature)
    cells[gland].recharge = ToxinGland.pause
    if clouds.count == ToxinGland.largestCount { clouds.removeFirst() }
    clouds.append(
      ToxinCloud(
        center: physics.position[gland] + outward(of: gland) * ToxinGland.reach,
        remaining: ToxinCloud.duration, owner: creatures[creature].id,
        founder: creatures[creature].lineage.founder))
    events.append(.fired(creatures[creature].id, cell: gene(of: gland), .toxinGland))
  }

  /// Whether clouds hurt creatures in this step.
  var isPoisonDue: Bool { !clouds.isEmpty && stepCount % ToxinCloud.interval == 0 }

  /// Moves the clouds and hurts all creatures in them.
  mutating func poison() {
    guard isPoisonDue else { return }
    let time = Float(ToxinCloud.interval) * World.stepDuration
    for index in clouds.indices {
      clouds[index].center += environment.flow(at: clouds[index].center) * time
      clouds[index].remaining -= time
      collect(near: clouds[index].center, within: ToxinCloud.radius)
      for cell in scratch.found where cells[Int(cell)].isTissue {
        let victim = Int(cells[Int(cell)].creature)
        guard creatures[victim].lineage.founder != clouds[index].founder else { continue }
        wound(
          Int(cell), by: clouds[index].owner, cause: .toxin,
          health: settings.rules.toxinStrength * time)
      }
    }
    clouds.removeAll { $0.remaining <= 0 }
  }
}
