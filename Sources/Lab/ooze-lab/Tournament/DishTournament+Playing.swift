import CommandSupport
import EvolutionRuns
import Foundation
import Micro

extension DishTournament {
  /// A pairing of one dish. Any thread can play it.
  private struct Job: Sendable {
    let dish: Int
    let pairing: Tournament.Pairing
    let tournament: Tournament
  }

  /// Plays the checkpoint champions of each dish against each other on several threads, and shows the progress.
  ///
  /// - Parameters:
  ///   - run: The run's name, for the progress line.
  ///   - seeds: The number of dishes for each pair.
  ///   - duration: The length of a bout, in simulated seconds.
  static func played(
    by dishes: [TournamentMarks], of run: String, seeds: Int, duration: Float = 60, threads: Int
  ) async -> [DishTournament] {
    let entrants = await chosen(from: dishes, of: run, duration: duration, threads: threads)
    let jobs = entrants.enumerated().flatMap { index, genomes in
      let tournament = Tournament(
        entrants: genomes, seeds: 1...UInt64(seeds), duration: duration)
      return tournament.pairings.map { Job(dish: index, pairing: $0, tournament: tournament) }
    }
    let meetings = await parallelMap(
      jobs, threads: threads, work: "tournament of \(run)", nouns: ("pair", "pairs")
    ) { $0.tournament.play($0.pairing) }
    var results = dishes.map { DishTournament(dish: $0.dish, births: $0.births) }
    for (job, meeting) in zip(jobs, meetings) {
      results[job.dish].note(meeting, job.pairing.first, job.pairing.second)
    }
    return results
  }

  /// Chooses the champion of each checkpoint of each dish by a heat among its candidates.
  static func chosen(
    from dishes: [TournamentMarks], of run: String, duration: Float = 60, threads: Int
  ) async -> [[Genome]] {
    let heats = dishes.flatMap { dish in
      dish.candidates.map { Heat(entrants: $0, duration: duration) }
    }
    var winners = await parallelMap(
      heats, threads: threads, work: "heats of \(run)", nouns: ("checkpoint", "checkpoints")
    ) { $0.winner() }[...]
    return dishes.map { dish in
      defer { winners = winners.dropFirst(dish.candidates.count) }
      return Array(winners.prefix(dish.candidates.count))
    }
  }
}
