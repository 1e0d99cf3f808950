import Micro

@testable import MicroApp

/// A second count of what `LineLedger` measures, from a replay of the recording: one creature after the other, with
/// the founders' bodies as lines.
struct CountedDish {
  /// The places of each creature at the whole seconds of the interval.
  private var tracks: [CreatureID: [(second: Int, place: Vector)]] = [:]
  private var bodies: [CreatureID: Genome] = [:]
  private(set) var bitten: [Genome: Float] = [:]
  private(set) var deaths: [Genome: [CauseOfDeath: Int]] = [:]
  /// The health that each line took, by cause and by the side in degrees from ahead.
  private(set) var wounds: [Genome: [(cause: CauseOfDeath, side: Float, health: Float)]] = [:]
  /// The arena at the beginning and at the end.
  private(set) var first: Arena
  private(set) var last: Arena

  /// Counts the steps after `start`, up to the end of the recording.
  init(_ recording: RunRecording, after start: UInt64) throws {
    var playback = try RunPlayback(recording)
    while playback.run.score.steps < start { playback.step() }
    first = playback.run.arena
    last = first
    look(at: playback.run, second: 0)
    while !playback.isOver {
      playback.step()
      let run = playback.run
      for event in run.arena.world.events { count(event, run) }
      let steps = run.score.steps - start
      if steps.isMultiple(of: 60) { look(at: run, second: Int(steps / 60)) }
    }
    last = playback.run.arena
  }

  private mutating func look(at run: Run, second: Int) {
    for creature in run.arena.world.living where creature.id != run.creatureID {
      bodies[creature.id] = run.arena.founders[Int(creature.lineage.founder)]
      tracks[creature.id, default: []].append((second, creature.pose.center))
    }
  }

  private mutating func count(_ event: World.Event, _ run: Run) {
    let world = run.arena.world
    for creature in world.living where creature.id != run.creatureID {
      bodies[creature.id] = run.arena.founders[Int(creature.lineage.founder)]
    }
    switch event {
    case .ate(let id, .prey(_), let energy):
      if let body = bodies[id] { bitten[body, default: 0] += energy }
    case .consumed(let id, _, let cause, _), .died(let id, let cause):
      if let body = bodies[id] { deaths[body, default: [:]][cause, default: 0] += 1 }
    case .wounded(run.creatureID, _, let attacker?, let cause, let health):
      guard let body = bodies[attacker], let own = run.creature else { return }
      guard let other = world.creature(attacker) else {
        // A dead attacker has no side, which counts as neither ahead nor behind.
        wounds[body, default: []].append((cause, 90, health))
        return
      }
      let way = other.pose.center - own.pose.center
      let turned = Vector(
        x: own.pose.heading.x * way.x + own.pose.heading.y * way.y,
        y: own.pose.heading.x * way.y - own.pose.heading.y * way.x)
      let side = abs(Math.atan2(turned.y, turned.x)) * 180 / .pi
      wounds[body, default: []].append((cause, side, health))
    default: break
    }
  }

  /// The ways of all creatures of a line from one second to the next.
  private func ways(of line: Genome) -> [Float] {
    tracks.filter { bodies[$0.key] == line }.values.flatMap { track in
      zip(track, track.dropFirst()).filter { $1.second == $0.second + 1 }
        .map { ($1.place - $0.place).length }
    }
  }

  func speed(of line: Genome) -> Float? {
    let ways = ways(of: line)
    return ways.isEmpty ? nil : ways.reduce(0, +) / Float(ways.count)
  }

  /// The energy in joules that each creature of a line bit from others in a minute.
  func bites(of line: Genome) -> Float? {
    let seconds = ways(of: line).count
    return seconds == 0 ? nil : bitten[line, default: 0] * 60 / Float(seconds)
  }

  /// Returns the living creatures that may have offspring, best first.
  static func ranking(of arena: Arena) -> [Creature] {
    arena.world.living.filter { $0.isOpponent && $0.success.age >= 15 }
      .sorted {
        $0.success.estimate(mean: arena.meanSuccess) > $1.success.estimate(mean: arena.meanSuccess)
      }
  }
}
