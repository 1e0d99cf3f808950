/// A meeting of two bodies in a dish of their own: one of each, or small groups of equal size.
///
///     let bout = Bout(perSide: 1)
///     bout.run(champion, against: ancestor, seed: 1, swapped: false)  // .win, .draw or .loss
///
/// The side that eats more of the other wins. Eaten creatures aren't replaced, and losses by a side's own weapons or by
/// hunger don't count. The sides start as each other's image through the middle of the dish. Food, light and currents
/// are not symmetric, so a comparison should also run each seed with the sides swapped.
public struct Bout: Hashable, Sendable {
  /// The outcome for the first side.
  public enum Outcome: UInt8, CaseIterable, Hashable, Sendable {
    /// The first side won.
    case win
    /// Neither side won.
    case draw
    /// The second side won.
    case loss
  }

  /// The number of creatures on each side.
  public var perSide: Int
  /// The duration, in seconds of simulated time.
  public var duration: Float

  /// Creates a bout.
  ///
  /// - Parameters:
  ///   - perSide: The number of creatures on each side, 1 or more.
  ///   - duration: The duration in seconds, above 0. The default is a minute, like an examination.
  public init(perSide: Int, duration: Float = 60) {
    precondition(perSide > 0, "\(perSide) on each side")
    precondition(duration > 0, "a bout of \(duration) seconds")
    self.perSide = perSide
    self.duration = duration
  }

  /// The radius of the smallest dish, in cell lengths. In a dish of radius 7 for two creatures, nine of ten pairs of
  /// evolved bodies found no separate places. Two creatures of speed 1 meet about twice a minute in this one.
  static let smallestRadius: Float = 12

  /// Runs the bout. It ends early if one side is gone.
  ///
  /// - Parameters:
  ///   - seed: The seed of the dish: water, food, places and headings.
  ///   - swapped: Whether the two bodies exchange their places.
  /// - Returns: `nil` if a body isn't viable or there is no space for all.
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

  /// Both bodies, in the order in which they get their places.
  private struct Sides {
    let genomes: (Genome, Genome)
    let plans: (BodyPlan, BodyPlan)

    init?(_ first: Genome, _ second: Genome) {
      guard let one = try? BodyPlan(first), let other = try? BodyPlan(second) else { return nil }
      genomes = (first, second)
      plans = (one, other)
    }
  }

  /// Puts both sides into the dish, alternating: the creature that is created first thinks first.
  ///
  /// - Returns: The numbers of each side, or `nil` if there is no space.
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

  /// The number of tries to place a pair before the dish counts as too small.
  private static let tries = 1024
}
