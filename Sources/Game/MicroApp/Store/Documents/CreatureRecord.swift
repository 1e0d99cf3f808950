import Micro

/// A creature that was kept: its body, where it came from, and how it did.
@available(iOS 16, *)
struct CreatureRecord: Document, Identifiable, Hashable {
  static let kind = "creature"

  /// Unique among all that a player keeps; names its file.
  let id: String
  var name: String
  /// The share code of its body, the last one if it had several.
  var code: String
  let origin: Origin
  /// The kept creature that it began as, or that it was made from.
  var parent: String?
  /// Its forms before each edit, the oldest first.
  var versions: [Version] = []
  /// How many births lie between it and a seed creature, for opponents.
  var generation: Int?
  let day: Day
  var results = Results()

  enum Origin: String, Codable, Sendable {
    /// A player's, from a run.
    case played
    /// The creature that ended a run.
    case killer
    /// From a share code.
    case pasted
    /// Made in the editor without a run.
    case drafted
  }

  /// A body that it had.
  struct Version: Codable, Hashable, Sendable {
    var code: String
    /// When it was changed, in seconds of the run.
    var seconds: Double
  }

  /// How it did in its runs.
  struct Results: Codable, Hashable, Sendable {
    var runs = 0
    var rivals = 0
    /// In joules.
    var energy: Double = 0
    /// The longest it lived, in seconds.
    var seconds: Double = 0
    /// Its best score.
    var points = 0
  }

  init(
    id: String, name: String, genome: Genome, origin: Origin, parent: String? = nil, day: Day
  ) {
    self.id = id
    self.name = name
    code = GenomeCode.print(genome)
    self.origin = origin
    self.parent = parent
    self.day = day
  }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    id = try values.decode(String.self, forKey: .id)
    name = try values.decode(String.self, forKey: .name)
    code = try values.decode(String.self, forKey: .code)
    origin = try values.decode(Origin.self, forKey: .origin)
    parent = try values.decodeIfPresent(String.self, forKey: .parent)
    versions = try values.value(.versions, or: [])
    generation = try values.decodeIfPresent(Int.self, forKey: .generation)
    day = try values.decode(Day.self, forKey: .day)
    results = try values.value(.results, or: Results())
    guard let genome = try? GenomeCode.parse(code), (try? genome.validate()) != nil else {
      throw DecodingError.dataCorruptedError(
        forKey: .code, in: values, debugDescription: "no creature that can live")
    }
  }

  /// Its body. Reading a record and making one both check that there is one.
  var genome: Genome {
    guard let genome = try? GenomeCode.parse(code) else {
      preconditionFailure("the record \(id) holds no genome")
    }
    return genome
  }
}
