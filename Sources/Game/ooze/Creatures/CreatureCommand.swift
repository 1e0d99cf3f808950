import ArgumentParser
import CommandSupport
import Foundation
import Micro

/// `ooze creature`: what can be done with one creature, and with the difference of two.
struct CreatureCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "creature", abstract: "Check, print, change, compare and draw creatures.",
    subcommands: [Validate.self, Print.self, Edit.self, Cost.self, Picture.self])

  struct Validate: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Check that a creature can live, and tell what it is.")

    @Argument(help: CreatureSource.help)
    var creature: CreatureSource

    func run() throws {
      let genome = try creature.livingGenome()
      let plan = try BodyPlan(genome)
      let name = genome.name == .none ? "It" : genome.name.description
      StandardOutput.print(
        "\(name) can live: \(plan.cells.count) cells, \(plan.links.count) links, "
          + "\(genome.brain.hidden.count) neurons, \(plan.brain.connectionCount) connections; "
          + String(
            format: "uses %.2f W at rest, stores %.0f J, weighs %.1f.", plan.upkeep, plan.capacity,
            plan.totalMass))
    }
  }

  struct Print: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Print a creature's canonical text, or its code.")

    @Argument(help: CreatureSource.help)
    var creature: CreatureSource

    @Flag(help: "Print the short code to mail and to paste instead of the text.")
    var code = false

    func run() throws {
      let genome = try creature.genome()
      StandardOutput.print(code ? genome.code + "\n" : genome.text, terminator: "")
    }
  }

  struct Edit: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Change a creature, and print what comes of it.",
      discussion: """
        Changes are made in their order, each in quotes: \(CreatureChange.forms.joined(separator: ", ")). Cells and \
        links have the numbers of 'ooze creature print'; places are in cell lengths, ahead and to the right. What the \
        edit would cost in a run is said on standard error.
        """)

    @Argument(help: CreatureSource.help)
    var creature: CreatureSource

    @Argument(
      help: ArgumentHelp(
        "A change, as in \"add spike 2,0 to 0 by strut\".", valueName: "change"))
    var changes: [String] = []

    @Flag(help: "Change the other side alike.")
    var mirrored = false

    @Flag(help: "Print the short code to mail and to paste instead of the text.")
    var code = false

    func run() throws {
      let before = try creature.livingGenome()
      var genome = before
      for change in changes {
        try CreatureChange(change).apply(to: &genome, mirrored: mirrored)
      }
      let cost = EditCost.cost(from: before, to: genome)
      StandardError.write("ooze: \(cost) edit points\n")
      StandardOutput.print(code ? genome.code + "\n" : genome.text, terminator: "")
    }
  }

  struct Cost: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Tell what it costs to edit one creature into another, in edit points.")

    @Argument(help: CreatureSource.help)
    var old: CreatureSource

    @Argument(help: CreatureSource.help)
    var new: CreatureSource

    func run() throws {
      let (before, after) = (try old.livingGenome(), try new.livingGenome())
      let cost = EditCost(from: before, to: after)
      for part in cost.parts {
        StandardOutput.print("\(part.subject.label(before, after)): \(part.points)")
      }
      StandardOutput.print("total: \(cost.total)")
    }
  }

  struct Picture: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Draw a creature at rest into a PNG, an SVG, or both.")

    @Argument(help: CreatureSource.help)
    var creature: CreatureSource

    @Option(help: ArgumentHelp("Where the PNG goes.", valueName: "file"))
    var png: OutputPath?

    @Option(help: ArgumentHelp("Where the SVG goes.", valueName: "file"))
    var svg: OutputPath?

    @Option(help: "Pixels a cell length.")
    var scale = 48.0

    func validate() throws {
      guard png != nil || svg != nil else {
        throw ValidationError("Say where the picture goes: --png FILE, --svg FILE, or both.")
      }
      guard scale.isFinite, (4...256).contains(scale) else {
        throw ValidationError("--scale takes 4 to 256 pixels, not \(scale).")
      }
    }

    func run() throws {
      let genome = try creature.livingGenome()
      let picture = BodyPicture(of: try BodyPlan(genome), hue: genome.hue)
      if let png { try FileAccess.write(try picture.png(scale: scale), to: png.path) }
      if let svg {
        try FileAccess.write(Data(picture.svg(scale: Float(scale)).utf8), to: svg.path)
      }
    }
  }
}

extension EditCost.Subject {
  /// The name of a gene for people: its type before and after, and its number.
  fileprivate func label(_ before: Genome, _ after: Genome) -> String {
    switch self {
    case .cell(let id):
      let types = [before, after].map { genome in
        genome.index(ofCell: id).map { genome.cells[$0].type.name }
      }
      return Self.label("cell \(id)", types[0], types[1])
    case .link(let id):
      let types = [before, after].map { genome in
        genome.index(ofLink: id).map { genome.links[$0].type.name }
      }
      return Self.label("link \(id)", types[0], types[1])
    case .neuron(let id): return "neuron \(id)"
    case .creature: return "creature (wave, biases and inner connections)"
    }
  }

  private static func label(_ part: String, _ before: String?, _ after: String?) -> String {
    switch (before, after) {
    case (let old?, let new?) where old != new: "\(part) (\(old), now \(new))"
    case (let old?, nil): "\(part) (\(old), removed)"
    case (nil, let new?): "\(part) (\(new), new)"
    case (_, let type): "\(part) (\(type ?? "gone"))"
    }
  }
}
