/// Measures whether marks are true: a scripted player's meetings with other creatures, and its death.
///
///     EncounterTrial(level: .easy, policy: .hunter, eras: eras).life(seed: 1).meetings
public struct EncounterTrial: Hashable, Sendable {
  private let trial: PolicyTrial

  /// A touch of another creature, the first in ten seconds.
  public struct Meeting: Hashable, Sendable {
    /// The mark of the other creature when they touched.
    public let mark: World.Standing
    /// Whether it wounded the player within ten seconds.
    public internal(set) var wounds = false
    let other: CreatureID
    let step: UInt64
  }

  /// A death by another creature.
  public struct Death: Hashable, Sendable {
    /// The killer's mark ten seconds before; `nil` if it wasn't in sight.
    public let mark: World.Standing?
    /// The last wound's cause.
    public let cause: CauseOfDeath
    /// The time from the first wound of the last ten seconds to death, in seconds.
    public let warning: Float
    /// The health of the nucleus before each of the last steps, 0 … 1, for at most ten seconds.
    public let nucleus: [Float]
    /// The time for which it bled to death, in seconds; 0 if it had no mortal loss.
    public let bleeding: Float
  }

  /// The life of a player.
  public struct Life: Hashable, Sendable {
    /// The meetings, in order.
    public internal(set) var meetings: [Meeting] = []
    /// The death by another creature; `nil` for any other end.
    public internal(set) var death: Death?
    /// The length of the life in seconds: the limit if it survived.
    public internal(set) var time: Float = 0
  }

  /// Creates a trial.
  ///
  /// - Parameters:
  ///   - eras: The creatures of each era.
  ///   - limit: The longest life in seconds; a quarter of an hour by default.
  public init(
    level: Difficulty, in habitat: Habitat = .shallows, policy: PlayerPolicy, eras: [[Genome]],
    limit: Float = 900
  ) {
    trial = PolicyTrial(level: level, in: habitat, policy: policy, eras: eras, limit: limit)
  }

  /// The time for which a mark is a claim, in steps: ten seconds.
  static let horizon: UInt64 = 600
  /// The interval between two looks, in steps.
  private static let glance: UInt64 = 6

  /// Returns the life of a player from the beginning of a run.
  public func life(seed: UInt64) -> Life { withDefaultFloatEnvironment { play(seed: seed) } }

  private func play(seed: UInt64) -> Life {
    let begun = try? Run(
      settings: trial.settings, creature: SeedCreatures.eel, founders: trial.founders(seed: seed),
      arrivals: trial.arrivals, seed: seed)
    guard var run = begun else { preconditionFailure("a seed creature can't live") }
    var plan = trial.plan
    var record = Record()
    while run.ending == nil, run.score.steps < UInt64(trial.limit * 60) {
      guard let own = run.arena.world.index(of: run.creatureID) else { break }
      let step = run.score.steps
      record.note(
        nucleus: run.arena.world.nucleusHealth(of: own),
        isBleeding: !run.arena.world.mortalLoss(of: own).isEmpty)
      if step % Self.glance == 0 { record.look(from: own, in: run.arena.world, at: step) }
      let steering = PaperPlayer.steering(
        of: own, in: run.arena.world, style: trial.policy.style)
      let id = run.creatureID
      run.step(PlayerInput(steering))
      for case .wounded(id, _, by: let attacker?, _, _) in run.arena.world.events {
        record.note(woundBy: attacker, at: step)
      }
      if run.budget.isOpen, trial.policy.edits, run.score.steps % 30 == 0 { _ = plan.edit(&run) }
    }
    return record.life(of: run)
  }

  /// The last ten seconds of a life, and its meetings.
  private struct Record {
    private var life = Life()
    /// The marks of all creatures in sight at each look, oldest first.
    private var past: [(step: UInt64, marks: [CreatureID: World.Standing])] = []
    /// The step at which each creature was touched last.
    private var touched: [CreatureID: UInt64] = [:]
    private var wounds: [UInt64] = []
    /// The health of the nucleus in the last ten seconds, oldest first.
    private var nucleus: [Float] = []
    /// The number of steps since its last mortal loss.
    private var bleeding = 0

    mutating func note(nucleus health: Float, isBleeding: Bool) {
      bleeding = isBleeding ? bleeding + 1 : 0
      nucleus.append(health)
      if nucleus.count > Int(EncounterTrial.horizon) { nucleus.removeFirst() }
    }

    mutating func note(woundBy attacker: CreatureID, at step: UInt64) {
      wounds.append(step)
      wounds.removeAll { $0 + EncounterTrial.horizon < step }
      for index in life.meetings.indices.reversed() {
        guard life.meetings[index].step + EncounterTrial.horizon >= step else { break }
        if life.meetings[index].other == attacker { life.meetings[index].wounds = true }
      }
    }

    /// Notes the marks of all in sight, and the meetings with those that are touched.
    mutating func look(from own: Int, in world: World, at step: UInt64) {
      let silhouette = world.silhouette(of: own)
      let pose = world.creatures[own].pose
      var marks: [CreatureID: World.Standing] = [:]
      for other in world.creatures.indices where other != own {
        let creature = world.creatures[other]
        let distance = (creature.pose.center - pose.center).length
        guard distance < PaperPlayer.sight + creature.pose.radius else { continue }
        let mark = silhouette.mark(of: world.silhouette(of: other))
        marks[creature.id] = mark
        guard distance < pose.radius + creature.pose.radius + 1,
          world.creaturesTouch(own, other)
        else { continue }
        let last = touched.updateValue(step, forKey: creature.id)
        guard last.map({ $0 + EncounterTrial.horizon < step }) ?? true else { continue }
        life.meetings.append(Meeting(mark: mark, other: creature.id, step: step))
      }
      past.append((step, marks))
      past.removeAll { $0.step + EncounterTrial.horizon < step }
    }

    /// Returns the life at its end.
    func life(of run: Run) -> Life {
      var life = life
      life.time = Float(run.score.time)
      guard let ending = run.ending, let killer = ending.killer else { return life }
      let end = run.score.steps
      life.death = Death(
        mark: past.first?.marks[killer.id], cause: ending.cause,
        warning: Float(end - (wounds.first { $0 + EncounterTrial.horizon >= end } ?? end)) / 60,
        nucleus: nucleus, bleeding: Float(bleeding) / 60)
      return life
    }
  }
}

extension World {
  /// Returns whether cells of two creatures touch, or nearly.
  fileprivate func creaturesTouch(_ one: Int, _ other: Int) -> Bool {
    for a in creatures[one].cells {
      for b in creatures[other].cells {
        let reach = cells[a].type.traits.radius + cells[b].type.traits.radius + 0.1
        if (physics.position[a] - physics.position[b]).length < reach { return true }
      }
    }
    return false
  }
}
