import Foundation
import Micro

extension DishTournament {
  /// A pairing of one dish, which any thread can play.
  private struct Job: Sendable {
    let dish: Int
    let pairing: Tournament.Pairing
    let tournament: Tournament
  }

  /// Lets the marks of each dish meet, on so many threads, and shows how far it is.
  static func played(
    by dishes: [TournamentMarks], seeds: Int, duration: Float = 60, threads: Int
  ) async -> [DishTournament] {
    let jobs = dishes.enumerated().flatMap { index, marks in
      let tournament = Tournament(entrants: marks.genomes, seeds: seeds, duration: duration)
      return tournament.pairings.map { Job(dish: index, pairing: $0, tournament: tournament) }
    }
    let progress = ProgressLine()
    let meetings = await parallelMap(
      jobs, threads: threads,
      finished: { done in
        progress.show(
          "tournament: \(done) of \(Counted.text(jobs.count, "pair", "pairs")) · "
            + "\(progress.left(after: done, of: jobs.count)) left")
      }
    ) { $0.tournament.play($0.pairing) }
    progress.end()
    var results = dishes.map { DishTournament(dish: $0.dish, births: $0.births) }
    for (job, meeting) in zip(jobs, meetings) {
      results[job.dish].note(meeting, job.pairing.first, job.pairing.second)
    }
    return results
  }
}
