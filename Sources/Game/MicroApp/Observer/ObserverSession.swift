import Foundation
import Micro

/// An arena without a player: evolution at up to a hundred times real time.
@available(iOS 16, *)
@MainActor final class ObserverSession {
  private(set) var arena: Arena
  var speed = 1 {
    didSet { precondition(Self.speeds.contains(speed), "an observer has no speed \(speed)") }
  }
  static let speeds = [1, 10, 100]
  private(set) var history = ObserverHistory()
  /// The followed creature; when it dies, the youngest of its lineage replaces it.
  private(set) var followed: CreatureID?
  private var followedFounder: UInt32?
  private var accumulator = StepAccumulator()

  static let usualPopulation = 60
  /// The most steps of an ocean in a frame.
  private static let maximumOceanSteps = 2
  /// Whether so many creatures live in it that threads share a step.
  let isOcean: Bool

  init(population: Int = ObserverSession.usualPopulation, seed: UInt64) {
    isOcean = population >= OceanView.population
    arena = Arena(
      settings: .breeding(population), founders: SeedCreatures.founders(under: .standard),
      seed: seed)
    if isOcean { arena.threads = Threads(min(ProcessInfo.processInfo.activeProcessorCount, 8)) }
    history.add(arena)
  }

  /// Lets the time of a frame pass.
  func advance(by elapsed: Double) {
    // An ocean that can't keep up slows down rather than jerks.
    let due = accumulator.steps(after: elapsed, speed: speed)
    for _ in 0..<(isOcean ? min(due, Self.maximumOceanSteps) : due) {
      arena.step()
      if arena.world.stepCount % ObserverHistory.interval == 0 { history.add(arena) }
    }
    followOn()
  }

  // MARK: Following

  /// Follows a creature, and its descendants after it.
  func follow(_ id: CreatureID?) {
    followed = id
    followedFounder = id.flatMap { arena.world.creature($0) }?.lineage.founder
  }

  /// Follows the best of the creatures that have lived long enough to judge.
  func followBest() {
    let mean = arena.meanSuccess
    let best = arena.world.living.max {
      $0.success.estimate(mean: mean) < $1.success.estimate(mean: mean)
    }
    follow(best?.id)
  }

  private func followOn() {
    guard let followed, arena.world.index(of: followed) == nil else { return }
    let heir =
      arena.world.living.last { $0.lineage.parent == followed }
      ?? arena.world.living.last { $0.lineage.founder == followedFounder }
    follow(heir?.id)
  }

  /// The followed creature, with the state of its brain.
  var watched: BrainGraphController.Watched? {
    guard let id = followed, let creature = arena.world.creature(id) else { return nil }
    return BrainGraphController.Watched(
      genome: creature.genome, inputs: arena.world.brainInputs(of: id), brain: creature.brain)
  }

  /// Returns the creature nearest to a place, within two cell lengths of its edge.
  func creature(near place: Vector) -> CreatureID? {
    func gap(_ creature: Creature) -> Float {
      (creature.pose.center - place).length - creature.pose.radius
    }
    guard let nearest = arena.world.living.min(by: { gap($0) < gap($1) }), gap(nearest) < 2
    else { return nil }
    return nearest.id
  }

  /// Drops a creature in and follows it.
  ///
  /// - Returns: Whether there was space.
  func dropIn(_ genome: Genome, near place: Vector) -> Bool {
    guard let id = arena.introduce(genome, near: place) else { return false }
    follow(id)
    return true
  }
}
