/// A game: an arena with a player's creature in it, from its birth to its death.
///
///     var run = try Run(settings: RunSettings(), creature: SeedCreatures.eel, seed: 1)
///     while run.ending == nil {
///       run.step(PlayerInput(turn: 40, effort: 255))
///       if run.budget.isOpen { try? run.edit(to: better) }
///     }
///     run.ending?.reason  // "It was eaten: a mouth bit its nucleus to death. By …"
///
/// The rule is the arena's own: a consumed creature is replaced by a mutated clone of the most successful ones,
/// elsewhere. More opponents join from minute to minute, they become better hunters, and in the end one of them eats
/// the player. Now and then food blooms, the water flows or the light gets weaker, as scheduled by the `Course`.
///
/// A run is a value. It is a function of its settings, its seed, its arrivals, its inputs and its edits.
public struct Run: Sendable {
  /// The dish and its rule.
  public internal(set) var arena: Arena
  /// The settings of the run.
  public let settings: RunSettings
  /// The weather and the arrivals.
  public let course: Course
  /// The identifier of the player's creature, which changes with an edit.
  public internal(set) var creatureID: CreatureID
  /// The genome of the player's creature at its birth or after the last edit.
  public internal(set) var genome: Genome
  /// The points for edits.
  public internal(set) var budget = EditBudget()
  /// The score.
  public internal(set) var score = Score()
  /// The end of the run; `nil` while the player lives.
  public internal(set) var ending: Ending?
  /// The living creatures that were born without mouths and weapons.
  var harmless: Set<CreatureID> = []

  /// The founder's number of the player's creature, which has no kin.
  public static let founder = UInt32.max

  /// Creates a run with the player's creature in the middle of a dish, and opponents around it.
  ///
  /// - Parameters:
  ///   - founders: The bodies of the opponents at the beginning.
  ///   - arrivals: The waves that join later, in order.
  /// - Throws: The reason why the creature's body isn't viable.
  public init(
    settings: RunSettings, creature genome: Genome, founders: [Genome] = SeedCreatures.all,
    arrivals: [Arrival] = [], seed: UInt64
  ) throws(BodyError) {
    self = try withDefaultFloatEnvironment { () throws(BodyError) in
      let plan = try BodyPlan(genome)
      let run = Run(
        settings: settings, course: Course(settings: settings, arrivals: arrivals, seed: seed),
        creature: genome, plan,
        joining: Arena(vacant: settings.arena, founders: founders, seed: seed), after: 0)
      guard var run else { preconditionFailure("a dish has room for one creature") }
      run.arena.populate()
      for arrival in arrivals where arrival.minute == 0 { run.arena.surround(.zero, with: arrival) }
      run.harmless = run.arena.world.harmless
      return run
    }
  }

  /// Creates a run with the player's creature in the middle of an arena that has run for some steps. Returns `nil` if
  /// others are in the way all around.
  init?(
    settings: RunSettings, course: Course, creature genome: Genome, _ plan: BodyPlan,
    joining arena: Arena, after steps: UInt64
  ) {
    var arena = arena
    let id = arena.world.settle(
      plan, genome: genome, lineage: Lineage(founder: Run.founder), near: .zero, heading: 0,
      control: .player(Steering()))
    guard let id else { return nil }
    self.arena = arena
    self.settings = settings
    self.course = course
    self.genome = genome
    creatureID = id
    score.steps = steps
    harmless = arena.world.harmless
  }

  /// The player's creature while it lives.
  public var creature: Creature? { arena.world.creature(creatureID) }

  /// The current input of a scripted player, for measurements and for watching.
  public var scriptedInput: PlayerInput {
    guard let index = arena.world.index(of: creatureID) else { return PlayerInput() }
    return withDefaultFloatEnvironment {
      arena.world.ask { PlayerInput(ScriptedPlayer.steering(of: index, in: $0)) }
    }
  }

  /// Advances the run by 1/60 s with the player's input. It does nothing after the end.
  public mutating func step(_ input: PlayerInput) {
    guard ending == nil else { return }
    withDefaultFloatEnvironment { takeStep(input) }
  }

  private mutating func takeStep(_ input: PlayerInput) {
    arena.world.setControl(.player(input.steering), of: creatureID)
    course.step(&arena, after: score.steps, settings: settings)
    score.steps += 1
    for event in arena.world.events { take(event) }
    if ending == nil, score.steps % (settings.editInterval * 60) == 0 { budget.open() }
  }

  private mutating func take(_ event: World.Event) {
    switch event {
    case .ate(creatureID, _, let energy):
      score.energy += energy
      budget.eaten += energy
    case .consumed(let id, by: creatureID, cause: _, energy: _):
      if harmless.contains(id) { score.prey += 1 } else { score.rivals += 1 }
      budget.rivals += 1
      harmless.remove(id)
    case .consumed(creatureID, by: let killer, cause: let cause, energy: _):
      end(cause, by: arena.world.creature(killer))
    case .died(creatureID, let cause):
      end(cause, by: nil)
    case .born(let id, parent: _):
      if arena.world.creature(id)?.genome.isHarmless == true { harmless.insert(id) }
    case .consumed(let id, by: _, cause: _, energy: _), .died(let id, _): harmless.remove(id)
    default: break
    }
  }

  private mutating func end(_ cause: CauseOfDeath, by killer: Creature?) {
    let killer = killer.map {
      Ending.Killer(id: $0.id, genome: $0.genome, lineage: $0.lineage)
    }
    ending = Ending(cause: cause, killer: killer, step: score.steps)
  }

  /// Returns a hash of everything that the next steps depend on.
  ///
  /// - Complexity: O(size of the state).
  public func hash() -> UInt64 {
    var hash = StateHash()
    hash.combine(arena.hash())
    hash.combine(creatureID)
    // As in earlier versions, which counted prey among the rivals.
    hash.combine(score.consumed)
    hash.combine(score.energy)
    hash.combine(score.steps)
    hash.combine(budget.points)
    hash.combine(budget.isOpen ? 1 : 0)
    hash.combine(budget.eaten)
    hash.combine(budget.rivals)
    if let weather = course.weather { hash.combine(weather.seed) }
    for arrival in course.arrivals {
      hash.combine(arrival.minute)
      hash.combine(arrival.copies)
    }
    return hash.value
  }
}

extension Genome {
  /// Whether a body of this genome has neither a mouth nor a weapon, so that it can't wound.
  public var isHarmless: Bool { !cells.contains { $0.type.isThreat } }
}

extension World {
  /// The living creatures that were born without mouths and weapons.
  ///
  /// - Complexity: O(creatures · cells).
  var harmless: Set<CreatureID> {
    Set(living.lazy.filter { $0.genome.isHarmless }.map { $0.id })
  }
}
