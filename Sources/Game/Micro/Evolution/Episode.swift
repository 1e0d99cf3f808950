/// An examination: one creature alone among a panel that never changes, for a minute.
///
/// The panel is generation 0: the seed creatures with their near-zero brains, a scripted player, and drifters that
/// don't move at all. An eaten rival is replaced, so the dish stays as full as it was. Every candidate meets the same
/// dishes, because everything except the candidate comes from the seed.
public struct Episode: Hashable, Sendable {
  /// The settings of the dish.
  public var world: WorldSettings
  /// The duration, in seconds of simulated time.
  public var duration: Float
  /// The rivals in the dish with the candidate.
  public var panel: [Member]

  /// One rival of the candidate.
  public struct Member: Hashable, Sendable {
    /// The rival's genome.
    public var genome: Genome
    /// The control of the rival.
    public var control: Control

    /// Creates a member of a panel.
    public init(genome: Genome, control: Control) {
      self.genome = genome
      self.control = control
    }
  }

  /// The result of an episode.
  public struct Result: Hashable, Sendable {
    /// The number of rivals that the candidate ate.
    public var captures: Int
    /// The time that it lived, in seconds: the whole duration if it survived.
    public var survived: Float
    /// The time at which it ate the first rival, in seconds; `nil` if it ate none.
    public var firstCapture: Float?
    /// The energy that it gained from prey and food minus the damage it took, in joules.
    public var gain: Float
    /// Rivals eaten per minute of the episode, dead or alive.
    public var capturesPerMinute: Float
  }

  /// Creates an examination.
  public init(world: WorldSettings, duration: Float, panel: [Member]) {
    self.world = world
    self.duration = duration
    self.panel = panel
  }

  /// Runs the episode.
  ///
  /// - Parameters:
  ///   - candidate: The genome to examine, driven by its own brain.
  ///   - seed: The seed of the dish: food, and places and headings of all creatures.
  /// - Returns: The result, or `nil` if the candidate isn't viable or finds no place.
  /// - Complexity: O(duration · creatures); a minute of a dozen creatures takes a few hundredths of
  ///   a second.
  public func run(_ candidate: Genome, seed: UInt64) -> Result? {
    withDefaultFloatEnvironment { examine(candidate, seed: seed) }
  }

  private func examine(_ candidate: Genome, seed: UInt64) -> Result? {
    guard let plan = try? BodyPlan(candidate) else { return nil }
    var random = RandomSource(seed: seed)
    var world = World(settings: self.world, seed: random.next())
    // Rivals draw from a stream of their own: their places are the same for every candidate.
    var places = random.split()
    var id: CreatureID?
    for _ in 0..<Episode.tries where id == nil {
      id = world.spawn(
        plan, genome: candidate, lineage: Episode.candidateLineage, at: place(&random),
        heading: random.uniform(0, 2 * .pi), control: .brain)
    }
    guard let id else { return nil }
    let plans = panel.map { try? BodyPlan($0.genome) }
    // The creature of each member of the panel; `nil` while it waits for a place.
    var rivals = [CreatureID?](repeating: nil, count: panel.count)
    for index in panel.indices { rivals[index] = spawn(index, plans, into: &world, &places) }

    var result = Result(
      captures: 0, survived: duration, firstCapture: nil, gain: 0, capturesPerMinute: 0)
    let steps = Int(duration * 60)
    for step in 1...max(steps, 1) {
      world.step()
      let time = Float(step) / 60
      for event in world.events {
        switch event {
        case .consumed(let prey, by: let predator, _, _):
          if predator == id {
            result.captures += 1
            result.firstCapture = result.firstCapture ?? time
          }
          if let index = rivals.firstIndex(of: prey) { rivals[index] = nil }
        case .died(let dead, _):
          if let index = rivals.firstIndex(of: dead) { rivals[index] = nil }
        default: break
        }
      }
      guard let index = world.index(of: id) else {
        result.survived = time
        break
      }
      result.gain = world.creatures[index].success.gain
      for index in panel.indices where rivals[index] == nil {
        rivals[index] = spawn(index, plans, into: &world, &places)
      }
    }
    result.capturesPerMinute = Float(result.captures) * 60 / duration
    return result
  }

  /// Returns a random place, uniformly distributed over the dish.
  private func place(_ random: inout RandomSource) -> Vector {
    random.inDisc(radius: max(world.radius - 2, 0))
  }

  /// The number of tries to place the candidate before the dish counts as too small.
  private static let tries = 256

  private static let candidateLineage = Lineage(founder: .max)

  /// Puts a rival at a free place. If there is none now, the next step tries again.
  private func spawn(
    _ index: Int, _ plans: [BodyPlan?], into world: inout World, _ random: inout RandomSource
  ) -> CreatureID? {
    guard let plan = plans[index] else { return nil }
    return world.spawn(
      plan, genome: panel[index].genome,
      lineage: Lineage(founder: UInt32(index)),
      at: place(&random),
      heading: random.uniform(0, 2 * .pi), control: panel[index].control)
  }
}
