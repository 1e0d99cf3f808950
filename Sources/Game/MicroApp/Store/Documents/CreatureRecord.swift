import Micro

/// A kept creature: its body, its origin, and its results.
@available(iOS 16, *)
struct CreatureRecord: Document, Identifiable, Hashable {
  static let kind = "creature"

  /// The identifier, unique among a player's creatures, which is also the name of its file.
  let id: String
  var name: String
  /// The share code of its body, the last one if there were several.
  var code: String
  let origin: Origin
  /// The kept creature with which its run began, or from which it was made.
  var parent: String?
  /// Its forms before each edit, oldest first.
  var versions: [Version] = []
  /// The number of generations between it and a seed creature, for opponents.
  var generation: Int?
  let day: Day
  var results = Results()

  enum Origin: String, Codable, Sendable {
    /// A player's creature from a run.
    case played
    /// The creature that ended a run.
    case killer
    /// A creature from a share code.
    case pasted
    /// A creature made in the editor without a run.
    case drafted
  }

  /// An earlier body.
  struct Version: Codable, Hashable, Sendable {
    var code: String
    /// The time of the change, in seconds of the run.
    var seconds: Double
  }

  /// The results of its runs.
  struct Results: Codable, Hashable, Sendable {
    var runs = 0
    var rivals = 0
    /// The energy it ate, in joules.
    var energy: Double = 0
    /// Its longest life, in seconds.
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

  /// Its body. Both ways to create a record check that it is valid.
  var genome: Genome {
    guard let genome = try? GenomeCode.parse(code) else {
      preconditionFailure("the record \(id) holds no genome")
    }
    return genome
  }
}
