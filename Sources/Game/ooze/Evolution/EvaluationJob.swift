import CommandSupport
import Foundation
import Micro

/// A request to examine creatures.
struct EvaluationJob: Sendable {
  let id: String?
  let genome: Genome
  let episode: Episode
  let episodes: Int
  let seed: UInt64

  /// The longest line that is read, in bytes. A job with the largest panel of the largest genomes is shorter.
  static let maximumLineLength = 1 << 20
  private static let maximumEpisodes = 1024
  private static let maximumSeconds: Float = 3600
  private static let maximumRivals = 64

  /// Reads a job.
  ///
  /// - Throws: `EvaluationFailure` with the field and what is wrong with it.
  init(json: Data) throws {
    let fields: Fields
    do {
      fields = try JSONDecoder().decode(Fields.self, from: json)
    } catch let DecodingError.keyNotFound(key, _) {
      throw EvaluationFailure("\"\(key.stringValue)\" is missing")
    } catch let DecodingError.typeMismatch(_, context) {
      let path = context.codingPath.map(\.stringValue).joined(separator: ".")
      throw EvaluationFailure("\"\(path)\" has a value of the wrong kind")
    } catch {
      throw EvaluationFailure("this isn't a JSON object with whole numbers in range")
    }
    id = fields.id
    genome = try EvaluationJob.genome(fields.genome, field: "genome")
    episodes = fields.episodes ?? Examination.episodes
    seed = fields.seed ?? 1
    let seconds = fields.seconds ?? 60
    guard (1...EvaluationJob.maximumEpisodes).contains(episodes) else {
      throw EvaluationFailure("\"episodes\" must be 1 to \(EvaluationJob.maximumEpisodes)")
    }
    guard seconds > 0, seconds <= EvaluationJob.maximumSeconds else {
      throw EvaluationFailure(
        "\"seconds\" must be above 0, at most \(EvaluationJob.maximumSeconds)")
    }
    var episode = Episode.generationZero()
    if let panel = fields.panel {
      guard (1...EvaluationJob.maximumRivals).contains(panel.count) else {
        throw EvaluationFailure("\"panel\" must have 1 to \(EvaluationJob.maximumRivals) genomes")
      }
      let rivals = try panel.enumerated().map {
        Episode.Member(
          genome: try EvaluationJob.genome($1, field: "panel.\($0)"), control: .brain)
      }
      episode = Episode(
        world: .crowded(rivals.count + 1), duration: 60, panel: rivals)
    }
    episode.duration = seconds
    self.episode = episode
  }

  /// Returns the identifier of a job that is otherwise invalid, so that its sender can match the failure.
  static func id(in json: Data) -> String? {
    struct Named: Decodable { let id: String? }
    return (try? JSONDecoder().decode(Named.self, from: json))?.id
  }

  private struct Fields: Decodable {
    let id: String?
    let genome: String
    let episodes: Int?
    let seed: UInt64?
    let seconds: Float?
    let panel: [String]?
  }

  /// Reads a genome from its text or its share code.
  private static func genome(_ text: String, field: String) throws -> Genome {
    do {
      let genome = try Genome(reading: text.withoutByteOrderMark)
      _ = try BodyPlan(genome)
      return genome
    } catch {
      throw EvaluationFailure("\"\(field)\": \(error)")
    }
  }
}

/// The reason why a job can't be done, as a sentence.
struct EvaluationFailure: Error, CustomStringConvertible {
  let description: String
  init(_ description: String) { self.description = description }
}

/// The result of a job, as one line of JSON with fields in a fixed order.
struct EvaluationResult: Encodable {
  let id: String?
  /// Rivals eaten in each episode.
  let captures: [Int]
  let capturesPerMinute: Double
  /// The ends of the 95 % bootstrap interval of the above.
  let interval: [Double]
  /// Mean seconds lived.
  let survived: Double
  /// Mean seconds until the first rival was eaten, over the episodes in which one was.
  let firstCapture: Double?
  /// Mean gain in joules.
  let gain: Double

  init(of job: EvaluationJob, results: [Episode.Result]) {
    let rates = results.map { Double($0.capturesPerMinute) }
    let firsts = results.compactMap { $0.firstCapture.map(Double.init) }
    var random = RandomSource(seed: job.seed)
    let interval = Statistics.bootstrapInterval(rates, random: &random)
    id = job.id
    captures = results.map(\.captures)
    capturesPerMinute = Statistics.mean(rates)
    self.interval = [interval.lowerBound, interval.upperBound]
    survived = Statistics.mean(results.map { Double($0.survived) })
    firstCapture = firsts.isEmpty ? nil : Statistics.mean(firsts)
    gain = Statistics.mean(results.map { Double($0.gain) })
  }

  var json: Data { EvaluationResult.encoded(self) }

  /// Returns the line for a job that can't be done.
  static func failure(id: String?, line: Int, _ error: String) -> Data {
    struct Failure: Encodable {
      let id: String?
      let line: Int
      let error: String
    }
    return encoded(Failure(id: id, line: line, error: error))
  }

  private static func encoded(_ value: some Encodable) -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    do {
      return try encoder.encode(value)
    } catch {
      preconditionFailure("finite numbers and text always have JSON: \(error)")
    }
  }
}
