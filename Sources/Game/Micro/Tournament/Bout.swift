/// A meeting of two bodies in a dish of their own: one of each, or small groups of equal size.
///
///     let bout = Bout(perSide: 1)
///     bout.run(champion, against: ancestor, seed: 1, swapped: false)  // .win, .draw or .loss
///
/// Who eats more of the other side wins. Nobody is replaced, and what a side does to itself, or
/// hunger to it, counts for nothing. Both sides begin as each other's image through the middle of the
/// dish; food, light and currents are not symmetric, so whoever compares runs each seed swapped too.
public struct Bout: Hashable, Sendable {
  /// The outcome for the first side.
  public enum Outcome: UInt8, CaseIterable, Hashable, Sendable {
    case win
    case draw
    case loss
  }

  /// How many there are on each side.
  public var perSide: Int
  /// In seconds of simulated time.
  public var duration: Float

  /// - Parameters:
  ///   - perSide: 1 or more.
  ///   - duration: A minute unless said, as an examination has. Above 0.
  public init(perSide: Int, duration: Float = 60) {
    precondition(perSide > 0, "\(perSide) on each side")
    precondition(duration > 0, "a bout of \(duration) seconds")
    self.perSide = perSide
    self.duration = duration
  }

  /// No dish is narrower, in cell lengths, however few there are: in one for two alone, of radius 7,
  /// nine of ten pairs of evolved bodies found no places apart. Two of speed 1 meet about twice a
  /// minute in it.
  static let smallestRadius: Float = 12

  /// Runs the bout; it ends early when one side is gone.
  ///
  /// - Parameters:
  ///   - seed: Decides the dish: water, food, places and headings.
  ///   - swapped: Whether the second body gets the places that the first would have had.
  /// - Returns: `nil` if a body can't live or there is no room for all.
  /// - Complexity: O(duration · creatures).
  public func run(
    _ first: Genome, against second: Genome, seed: UInt64, swapped: Bool
  ) -> Outcome? {
    withDefaultFloatEnvironment { fight(first, second, seed: seed, swapped: swapped) }
  }

  private func fight(
    _ first: Genome, _ second: Genome, seed: UInt64, swapped: Bool
  ) -> Outcome? {
    guard let plans = swapped ? Sides(second, first) : Sides(first, second) else { return nil }
    var random = RandomSource(seed: seed)
    var settings = WorldSettings.crowded(2 * perSide)
    settings.radius = max(settings.radius, Bout.smallestRadius)
    var world = World(settings: settings, seed: random.next())
    guard let teams = place(plans, into: &world, &random) else { return nil }
    var eaten = (0, 0)
    for _ in 0..<max(Int(duration * 60), 1) {
      world.step()
      for event in world.events {
        guard case .consumed(let prey, by: let predator, _, _) = event else { continue }
        if teams.0.contains(predator), teams.1.contains(prey) { eaten.0 += 1 }
        if teams.1.contains(predator), teams.0.contains(prey) { eaten.1 += 1 }
      }
      if !lives(anyOf: teams.0, in: world) || !lives(anyOf: teams.1, in: world) { break }
    }
    if eaten.0 == eaten.1 { return .draw }
    return (eaten.0 > eaten.1) != swapped ? .win : .loss
  }

  private func lives(anyOf team: [CreatureID], in world: World) -> Bool {
    for id in team where world.index(of: id) != nil { return true }
    return false
  }

  /// Both bodies in the order in which they get their places.
  private struct Sides {
    let genomes: (Genome, Genome)
    let plans: (BodyPlan, BodyPlan)

    init?(_ first: Genome, _ second: Genome) {
      guard let one = try? BodyPlan(first), let other = try? BodyPlan(second) else { return nil }
      genomes = (first, second)
      plans = (one, other)
    }
  }

  /// Puts both sides into the dish, in turns: who is created first thinks first.
  ///
  /// - Returns: The numbers of each side, or `nil` if there is no room.
  private func place(
    _ sides: Sides, into world: inout World, _ random: inout RandomSource
  ) -> ([CreatureID], [CreatureID])? {
    var teams: ([CreatureID], [CreatureID]) = ([], [])
    let apart = sides.plans.0.radius + sides.plans.1.radius
    for _ in 0..<perSide {
      var isPlaced = false
      for _ in 0..<Bout.tries where !isPlaced {
        let distance = max(world.settings.radius - 1, 0) * random.uniform().squareRoot()
        let spot = distance * Vector(angle: random.uniform(0, 2 * .pi))
        let heading = random.uniform(0, 2 * .pi)
        guard 2 * spot.length > apart,
          world.canPlace(sides.plans.0, at: spot, heading: heading),
          world.canPlace(sides.plans.1, at: -spot, heading: heading + .pi),
          let one = world.spawn(
            sides.plans.0, genome: sides.genomes.0, lineage: Lineage(founder: 0), at: spot,
            heading: heading, control: .brain),
          let other = world.spawn(
            sides.plans.1, genome: sides.genomes.1, lineage: Lineage(founder: 1), at: -spot,
            heading: heading + .pi, control: .brain)
        else { continue }
        teams.0.append(one)
        teams.1.append(other)
        isPlaced = true
      }
      guard isPlaced else { return nil }
    }
    return teams
  }

  /// How often places are drawn for a pair before the dish counts as too small.
  private static let tries = 1024
}
