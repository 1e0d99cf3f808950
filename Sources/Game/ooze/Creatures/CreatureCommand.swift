import ArgumentParser
import CommandSupport
import Foundation
import Micro

/// `ooze creature`: reads, draws, changes and compares creatures.
struct CreatureCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "creature", abstract: "Check, print, change, compare and draw creatures.",
    subcommands: [Validate.self, Print.self, Edit.self, Cost.self, Picture.self])

  struct Validate: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Check that a creature is viable, and describe it.")

    @Argument(help: CreatureSource.help)
    var creature: CreatureSource

    func run() throws {
      let genome = try creature.livingGenome()
      let plan = try BodyPlan(genome)
      let name = genome.name == .none ? "It" : genome.name.description
      StandardOutput.print(
        "\(name) is viable: \(plan.cells.count) cells, \(plan.links.count) links, "
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
      abstract: "Change a creature, and print the result.",
      discussion: """
        Changes are applied in order. Put each in quotes: \(CreatureChange.forms.joined(separator: ", ")). Cells and \
        links are numbered as in 'ooze creature print'. X and Y are in cell lengths, ahead and to the right. The edit's \
        cost in a run is printed on standard error.
        """)

    @Argument(help: CreatureSource.help)
    var creature: CreatureSource

    @Argument(
      help: ArgumentHelp(
        "A change, such as \"add spike 2,0 to 0 by strut\".", valueName: "change"))
    var changes: [String] = []

    @Flag(help: "Change the other side too, mirrored.")
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
      abstract: "Print the cost of editing one creature into another, in edit points.")

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
      abstract: "Draw a creature at rest as a PNG, an SVG, or both.")

    @Argument(help: CreatureSource.help)
    var creature: CreatureSource

    @Option(help: ArgumentHelp("The PNG file to write.", valueName: "file"))
    var png: OutputPath?

    @Option(help: ArgumentHelp("The SVG file to write.", valueName: "file"))
    var svg: OutputPath?

    @Option(help: "Pixels per cell length.")
    var scale = 48.0

    func validate() throws {
      guard png != nil || svg != nil else {
        throw ValidationError("Name a file for the picture: --png FILE, --svg FILE, or both.")
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
  /// Returns the label of a gene: its type before and after, and its number.
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
