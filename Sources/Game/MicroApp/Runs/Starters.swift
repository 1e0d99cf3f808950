import Micro

/// Three bodies for a beginning with a style of play, each a changed eel of the same ten cells.
@available(iOS 16, *)
enum Starters {
  /// A build and the text about it.
  struct Build: Sendable {
    let genome: Genome
    let text: StarterText
    /// The identifier of the build in lists.
    var identifier: String { "starter-\(text.rawValue)" }
  }

  /// The three builds, in the order in which they are offered.
  static let all = [
    Build(genome: hunter, text: .hunter), Build(genome: tank, text: .tank),
    Build(genome: grazer, text: .grazer),
  ]

  /// Eyes in the place of noses make its bites deeper, and a flagellum at the tail pushes.
  static let hunter = eel("Hunter", hue: 0.02) { body throws(BodyError) in
    if let nose = body.cells.first(where: { $0.type == .nose }) {
      try body.retypeCell(nose.id, to: .eye, mirrored: true)
    }
    try body.retypeCell(tail(of: body), to: .flagellum)
  }

  /// The two cells behind the nucleus are armour.
  static let tank = eel("Tank", hue: 0.6) { body throws(BodyError) in
    for cell in body.cells.filter({ $0.type == .body }).prefix(2) {
      try body.retypeCell(cell.id, to: .armour)
    }
  }

  /// It keeps the noses, which digest more, and a store lets it last longer between meals.
  static let grazer = eel("Grazer", hue: 0.28) { body throws(BodyError) in
    for cell in body.cells.filter({ $0.type == .body }).prefix(2) {
      try body.retypeCell(cell.id, to: .storage)
    }
  }

  private static func tail(of body: Genome) -> GeneID {
    body.cells.min { $0.position.x < $1.position.x }?.id ?? 0
  }

  private static func eel(
    _ name: String, hue: Float, _ change: (inout Genome) throws(BodyError) -> Void
  ) -> Genome {
    var body = SeedCreatures.eel
    guard let name = CreatureName(name) else { preconditionFailure("\(name) is a name") }
    body.name = name
    body.hue = hue
    do throws(BodyError) {
      try change(&body)
    } catch {
      preconditionFailure("\(name) can't live: \(error)")
    }
    return body
  }
}
