import ArgumentParser
import CommandSupport
import Foundation
import Micro

/// `ooze evaluate`: reads one examination a line and writes one result a line.
struct EvaluateCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "evaluate",
    abstract: "Examine creatures: read one JSON job per line, write one JSON result per line.",
    discussion: """
      A result depends only on its job, so many machines can share the work. A job: \
      {"id": "a", "genome": "share code or genome text", "episodes": 32, "seed": 1, "seconds": 60, \
      "panel": ["share code", …]}. Only the genome is required; without a panel the \
      creature meets generation 0. A job that fails gives {"id": …, "line": …, "error": …}; \
      if all jobs fail, the exit code is 1.
      """)

  @OptionGroup var threads: ThreadCount

  func run() async throws {
    var lines = BoundedLines(limit: EvaluationJob.maximumLineLength)
    var number = 0
    var (done, failed) = (0, 0)
    // Each result is written before the next line is read, so that a sender can wait for it. The threads share a job's
    // episodes.
    while let line = try lines.next() {
      number += 1
      let result: Data
      switch line {
      case .tooLong:
        failed += 1
        result = EvaluationResult.failure(
          id: nil, line: number, "the line is longer than \(EvaluationJob.maximumLineLength) bytes")
      case .text(let text):
        guard !text.allSatisfy({ $0 == 0x20 || $0 == 0x0D }) else { continue }
        do {
          result = try await evaluate(Data(text), threads: threads.count)
          done += 1
        } catch {
          failed += 1
          result = EvaluationResult.failure(
            id: EvaluationJob.id(in: Data(text)), line: number, "\(error)")
        }
      }
      StandardOutput.write(result + Data("\n".utf8))
      try StandardOutput.check()
    }
    if done == 0, failed > 0 { throw NothingEvaluated(jobs: failed) }
  }

  private func evaluate(_ json: Data, threads: Int) async throws -> Data {
    let job = try EvaluationJob(json: json)
    let results = await parallelMap(Array(0..<job.episodes), threads: threads) {
      job.episode.run(job.genome, seed: job.seed &+ UInt64($0))
    }
    return EvaluationResult(of: job, results: results.compactMap { $0 }).json
  }
}

/// No job could be done.
struct NothingEvaluated: Error, CustomStringConvertible {
  let jobs: Int
  var description: String {
    jobs == 1 ? "the job couldn't be done" : "none of the \(jobs) jobs could be done"
  }
}
