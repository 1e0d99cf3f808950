extension Arena {
  /// The most lineages in an arena.
  public static let maximumFounders = 64

  /// Adds a creature near a place, as the first of a new lineage. It lives by the same rule as all others, and seeds of
  /// its body are born too.
  ///
  /// - Returns: Its number, or `nil` if it isn't viable, has no space there, or there are too many lineages.
  public mutating func introduce(_ genome: Genome, near place: Vector) -> CreatureID? {
    withDefaultFloatEnvironment { takeIn(genome, near: place) }
  }

  private mutating func takeIn(_ genome: Genome, near place: Vector) -> CreatureID? {
    guard founders.count < Self.maximumFounders, let plan = try? BodyPlan(genome) else {
      return nil
    }
    let id = world.settle(
      plan, genome: genome, lineage: Lineage(founder: UInt32(founders.count)), near: place,
      heading: 0, control: .brain)
    guard let id else { return nil }
    founders.append(genome)
    return id
  }

  /// The parent of a child.
  private struct Parent {
    var genome: Genome
    var lineage: Lineage
    var mutates = true
  }

  /// Gives birth to up to `count` children. A child without a free place is born in a later step.
  mutating func breed(atMost count: Int) {
    for _ in 0..<count {
      let parent = chooseParent()
      var child = parent.genome
      if parent.mutates {
        var mutation = Mutation(
          rates: settings.rates, rules: settings.world.rules, random: random.split())
        child = mutation.child(of: parent.genome)
      }
      guard place(child, lineage: parent.lineage, tries: 8) else { return }
      countBirth()
    }
  }

  private mutating func countBirth() {
    counts.births += 1
    hall.fade()
    if counts.births % Arena.championInterval == 0 { champions.append(champion) }
  }

  /// Admits a creature from another island by the rule for children: where it touches nothing, unless its lineage
  /// already has its largest share. It counts as a birth. The next birth waits until the population is below its target
  /// again.
  ///
  /// - Returns: Whether it was admitted.
  @discardableResult
  mutating func admit(_ migrant: Migrant) -> Bool {
    guard migrant.founder < UInt32(founders.count), !isCrowded(migrant.founder, lineageCounts),
      place(
        migrant.genome,
        lineage: Lineage(founder: migrant.founder, generation: migrant.generation), tries: 8)
    else { return false }
    countBirth()
    return true
  }

  private mutating func chooseParent() -> Parent {
    let chance = random.uniform()
    if chance < settings.fromSeeds { return seed() }
    if settings.parents == .random {
      let living = world.creatures.indices.filter { world.creatures[$0].isOpponent }
      return living.isEmpty
        ? seed() : child(of: world.creatures[living[random.below(living.count)]])
    }
    let members = lineageCounts
    if chance < settings.fromSeeds + settings.fromHall, !hall.entries.isEmpty {
      let entry = hall.entries[random.below(hall.entries.count)]
      if !isCrowded(entry.lineage.founder, members) {
        return Parent(
          genome: entry.genome,
          lineage: Lineage(
            founder: entry.lineage.founder, parent: entry.creature,
            generation: entry.lineage.generation + 1))
      }
    }
    // Use indices, so that creatures aren't copied.
    let eligible = world.creatures.indices.filter {
      world.creatures[$0].isOpponent && world.creatures[$0].success.isEligible
        && !isCrowded(world.creatures[$0].lineage.founder, members)
    }
    guard !eligible.isEmpty else { return seed() }
    var best = eligible[random.below(eligible.count)]
    for _ in 1..<settings.tournament {
      let rival = eligible[random.below(eligible.count)]
      if estimate(rival) > estimate(best) { best = rival }
    }
    return child(of: world.creatures[best])
  }

  private func estimate(_ index: Int) -> Float {
    world.creatures[index].success.estimate(mean: meanSuccess)
  }

  private mutating func seed() -> Parent {
    let founder = random.below(founders.count)
    return Parent(
      genome: founders[founder],
      lineage: Lineage(founder: UInt32(founder)), mutates: false)
  }

  private func child(of creature: Creature) -> Parent {
    Parent(
      genome: creature.genome,
      lineage: Lineage(
        founder: creature.lineage.founder, parent: creature.id,
        generation: creature.lineage.generation + 1))
  }

  /// Returns whether a lineage already has its largest share.
  ///
  /// - Parameter members: The number of places of each lineage, in the founders' order.
  private func isCrowded(_ founder: UInt32, _ members: [Int]) -> Bool {
    founders.count > 1
      && Float(members[Int(founder)]) >= settings.lineageShare * Float(settings.population)
  }

  /// Puts a creature at a random place in the dish where it touches nothing and the player is far away.
  ///
  /// - Returns: Whether a place was found within `tries` tries.
  @discardableResult
  mutating func place(_ genome: Genome, lineage: Lineage, tries: Int) -> Bool {
    guard let plan = try? BodyPlan(genome) else { return false }
    for _ in 0..<tries {
      let position = random.inDisc(radius: settings.world.radius - 2)
      let heading = random.uniform(0, 2 * .pi)
      if let player = world.playerPosition,
        (player - position).length < settings.distanceFromPlayer
      {
        continue
      }
      let born = world.spawn(
        plan, genome: genome, lineage: lineage, at: position, heading: heading, control: .brain)
      if born != nil { return true }
    }
    return false
  }
}
