import Micro

/// Measures what happens to the lines of a dish and to the player's creature between two edits.
///
/// It reads events and positions, and changes nothing in the dish. It isn't saved: after a game was continued, it begins
/// with the moment at which the player comes back.
@available(iOS 16, *)
struct LineLedger: Sendable {
  private(set) var lines = Lines()
  /// The names of bodies that have one of their own.
  private let known: [Genome: String]
  private var interval: Interval
  /// The accounts of the time before the last edit.
  private var earlier: [Int: Account] = [:]
  /// The lines of creatures, also of those that died since the last edit.
  private var lineOf: [CreatureID: Int] = [:]
  /// The places of the lines' creatures a second ago.
  private var places: [CreatureID: Vector] = [:]

  /// The events of a line.
  private struct Account: Sendable {
    var way: Float = 0
    var seconds: Float = 0
    var bitten: Float = 0
    var deaths: [CauseOfDeath: Int] = [:]
    /// The health that it took from the player's creature: by its attacks, and by the bleeding after them.
    var health: Float = 0
    var attacks: [Attack: Float] = [:]

    var speed: Float? { seconds > 0 ? way / seconds : nil }
    var bitesPerMinute: Float? { seconds > 0 ? bitten / (seconds / 60) : nil }
  }

  private struct Interval: Sendable {
    let start: UInt64
    /// The body of each line's best creature at the start.
    let bodies: [Int: Genome]
    var accounts: [Int: Account] = [:]
  }

  /// The shortest time from which there is something to tell, in seconds.
  static let shortest = 10.0
  /// The steps between two looks at the places: a second.
  private static let second: UInt64 = 60

  /// Begins with the current state of a run.
  init(_ run: Run, naming known: [Genome: String] = [:]) {
    self.known = known
    interval = Interval(start: run.score.steps, bodies: [:])
    begin(run)
  }

  /// Begins a new interval.
  private mutating func begin(_ run: Run) {
    lines.update(run.arena.founders, naming: known)
    lineOf = [:]
    for creature in run.arena.world.living {
      lineOf[creature.id] = lines.index(of: creature.lineage)
    }
    notePlaces(in: run.arena.world)
    interval = Interval(
      start: run.score.steps, bodies: Self.best(in: run.arena, lines).mapValues { $0.genome })
  }

  /// Notes a step.
  ///
  /// - Parameter run: The run after the step.
  /// - Complexity: O(events), and once in a second O(creatures).
  mutating func note(_ run: Run) {
    let world = run.arena.world
    lines.update(run.arena.founders, naming: known)
    for event in world.events { note(event, in: run) }
    guard (run.score.steps - interval.start) % Self.second == 0 else { return }
    let old = places
    notePlaces(in: world)
    for (id, place) in places {
      guard let line = lineOf[id], let before = old[id] else { continue }
      interval.accounts[line, default: Account()].seconds += 1
      interval.accounts[line, default: Account()].way += (place - before).length
    }
  }

  private mutating func note(_ event: World.Event, in run: Run) {
    switch event {
    case .born(let id, parent: _):
      guard let creature = run.arena.world.creature(id) else { return }
      lineOf[id] = lines.index(of: creature.lineage)
    case .ate(let id, .prey, let energy):
      guard let line = lineOf[id] else { return }
      interval.accounts[line, default: Account()].bitten += energy
    case .consumed(let id, by: _, let cause, energy: _), .died(let id, let cause):
      guard let line = lineOf[id] else { return }
      interval.accounts[line, default: Account()].deaths[cause, default: 0] += 1
    case .wounded(run.creatureID, cell: _, by: let attacker?, let cause, let health):
      guard let line = lineOf[attacker], let own = run.creature else { return }
      interval.accounts[line, default: Account()].health += health
      let place = run.arena.world.creature(attacker)?.pose.center ?? own.pose.center
      guard
        let attack = Attack(cause, heading: own.pose.heading, way: place - own.pose.center)
      else { return }
      interval.accounts[line, default: Account()].attacks[attack, default: 0] += health
    default: break
    }
  }

  private mutating func notePlaces(in world: World) {
    places = [:]
    for creature in world.living where lineOf[creature.id] != nil {
      places[creature.id] = creature.pose.center
    }
  }

  /// Returns the best creature of each line by the estimate with which the arena chooses parents.
  ///
  /// - Complexity: O(creatures).
  private static func best(in arena: Arena, _ lines: Lines) -> [Int: Creature] {
    var best: [Int: Creature] = [:]
    for creature in arena.world.living where creature.isOpponent && creature.success.isEligible {
      guard let line = lines.index(of: creature.lineage) else { continue }
      guard let other = best[line] else {
        best[line] = creature
        continue
      }
      if estimate(creature, arena) > estimate(other, arena) { best[line] = creature }
    }
    return best
  }

  private static func estimate(_ creature: Creature, _ arena: Arena) -> Float {
    creature.success.estimate(mean: arena.meanSuccess)
  }

  /// Ends the interval, begins the next one, and returns what was measured; `nil` if it was too short, or if there is
  /// nothing to tell.
  mutating func close(_ run: Run) -> Learned? {
    let seconds = Double(run.score.steps - interval.start) / Double(Self.second)
    let done = interval
    let before = earlier
    let learned = Learned(
      seconds: seconds, best: progress(of: done, after: before, in: run.arena), hurt: hurt(in: done)
    )
    earlier = done.accounts
    begin(run)
    guard seconds >= Self.shortest, learned.best != nil || learned.hurt != nil else { return nil }
    return learned
  }

  private func progress(
    of done: Interval, after before: [Int: Account], in arena: Arena
  ) -> Learned.Progress? {
    let armed = Self.best(in: arena, lines).filter { lines.all[$0.key].isArmed }
    let best = armed.max {
      let (first, second) = (Self.estimate($0.value, arena), Self.estimate($1.value, arena))
      return first == second ? $0.key > $1.key : first < second
    }
    guard let (line, creature) = best else { return nil }
    let account = done.accounts[line] ?? Account()
    let old = before[line]
    return Learned.Progress(
      line: lines.all[line], generation: creature.lineage.generation,
      before: done.bodies[line] ?? lines.all[line].founder, after: creature.genome,
      speed: account.speed.map { Learned.Figure(now: $0, before: old?.speed) },
      bites: account.bitesPerMinute.map { Learned.Figure(now: $0, before: old?.bitesPerMinute) },
      deaths: account.deaths)
  }

  private func hurt(in done: Interval) -> Learned.Hurt? {
    var worst: Learned.Hurt?
    for line in lines.all.indices {
      guard let account = done.accounts[line], account.health > worst?.health ?? 0 else { continue }
      var main: (attack: Attack, health: Float)?
      for attack in Attack.allCases {
        guard let part = account.attacks[attack] else { continue }
        if part > main?.health ?? 0 { main = (attack, part) }
      }
      guard let main else { continue }
      worst = Learned.Hurt(line: lines.all[line], health: account.health, attack: main.attack)
    }
    return worst
  }
}
