import Foundation
import Micro

/// A change to a creature, written as on a command line. Cells and links are numbered as in the creature's text. Places
/// are `X,Y` in cell lengths, ahead and to the right.
///
///     try CreatureChange("add spike 2,0 to 0 by strut").apply(to: &genome, mirrored: false)
struct CreatureChange {
  /// The supported forms, for help and for error messages.
  static let forms = [
    "add CELL X,Y to NUMBER by LINK", "cell NUMBER CELL", "link NUMBER LINK",
    "join NUMBER NUMBER by LINK", "move NUMBER X,Y", "turn NUMBER DEGREES",
    "remove cell NUMBER", "remove link NUMBER", "wave HERTZ DEGREES", "hue NUMBER", "name TEXT",
  ]

  private let text: String
  private let act: (inout Genome, Bool) throws -> Void

  /// Parses a change.
  ///
  /// - Throws: `ChangeProblem` if the text matches none of the forms.
  init(_ text: String) throws {
    self.text = text
    guard let act = Self.act(text.split(separator: " ").map(String.init), text) else {
      throw ChangeProblem(text, "is not one of: " + Self.forms.joined(separator: "; "))
    }
    self.act = act
  }

  /// Applies the change to a genome.
  ///
  /// - Parameter mirrored: Whether to make the same change on the other side.
  /// - Throws: `ChangeProblem` with the reason why the creature could not live. The genome is then unchanged.
  func apply(to genome: inout Genome, mirrored: Bool) throws {
    do {
      try act(&genome, mirrored)
    } catch let error as BodyError {
      throw ChangeProblem(text, error.description)
    }
  }

  private static func act(
    _ words: [String], _ text: String
  ) -> ((inout Genome, Bool) throws -> Void)? {
    switch words.first {
    case "add": adding(words)
    case "join": joining(words)
    case "cell", "link": retyping(words)
    case "move", "turn": placing(words)
    case "remove": removing(words)
    default: ofTheWhole(words, text)
    }
  }

  // MARK: Forms

  private static func adding(_ words: [String]) -> ((inout Genome, Bool) throws -> Void)? {
    guard words.count == 7, words[3] == "to", words[5] == "by", let type = cellType(words[1]),
      let place = place(words[2]), let anchor = GeneID(words[4]), let link = linkType(words[6])
    else { return nil }
    return { try $0.addCell(type, at: place, linkedTo: anchor, by: link, mirrored: $1) }
  }

  private static func joining(_ words: [String]) -> ((inout Genome, Bool) throws -> Void)? {
    guard words.count == 5, words[3] == "by", let a = GeneID(words[1]), let b = GeneID(words[2]),
      let link = linkType(words[4])
    else { return nil }
    return { try $0.addLink(from: a, to: b, link, mirrored: $1) }
  }

  private static func retyping(_ words: [String]) -> ((inout Genome, Bool) throws -> Void)? {
    guard words.count == 3, let id = GeneID(words[1]) else { return nil }
    if words[0] == "cell" {
      guard let type = cellType(words[2]) else { return nil }
      return { try $0.retypeCell(id, to: type, mirrored: $1) }
    }
    guard let type = linkType(words[2]) else { return nil }
    return { try $0.retypeLink(id, to: type, mirrored: $1) }
  }

  private static func placing(_ words: [String]) -> ((inout Genome, Bool) throws -> Void)? {
    guard words.count == 3, let id = GeneID(words[1]) else { return nil }
    if words[0] == "move" {
      guard let place = place(words[2]) else { return nil }
      return { try $0.moveCell(id, to: place, mirrored: $1) }
    }
    guard let angle = angle(words[2]) else { return nil }
    return { try $0.turnCell(id, to: angle, mirrored: $1) }
  }

  private static func removing(_ words: [String]) -> ((inout Genome, Bool) throws -> Void)? {
    guard words.count == 3, let id = GeneID(words[2]) else { return nil }
    switch words[1] {
    case "cell": return { try $0.removeCell(id, mirrored: $1) }
    case "link": return { try $0.removeLink(id, mirrored: $1) }
    default: return nil
    }
  }

  private static func ofTheWhole(
    _ words: [String], _ text: String
  ) -> ((inout Genome, Bool) throws -> Void)? {
    switch (words.first, words.count) {
    case ("wave", 3):
      guard let frequency = number(words[1]), let lag = angle(words[2]) else { return nil }
      return { genome, _ in try genome.tuneWave(frequency: frequency, phaseLag: lag) }
    case ("hue", 2):
      guard let hue = number(words[1]), (0...1).contains(hue) else { return nil }
      return { genome, _ in genome.hue = hue.snapped }
    case ("name", 2...):
      guard let name = CreatureName(String(text.dropFirst(5))) else { return nil }
      return { genome, _ in genome.name = name }
    default: return nil
    }
  }

  // MARK: Words

  private static func cellType(_ name: String) -> CellType? {
    CellType.allCases.first { $0.name == name }
  }

  private static func linkType(_ name: String) -> LinkType? {
    LinkType.allCases.first { $0.name == name }
  }

  private static func number(_ text: String) -> Float? {
    Float(text).flatMap { $0.isFinite ? $0 : nil }
  }

  /// Converts degrees to radians.
  private static func angle(_ text: String) -> Float? { number(text).map { $0 * .pi / 180 } }

  private static func place(_ text: String) -> Vector? {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false).map {
      number(String($0))
    }
    guard parts.count == 2, let x = parts[0], let y = parts[1] else { return nil }
    return Vector(x: x, y: y)
  }
}

/// A change that can't be parsed, or after which the creature could not live.
struct ChangeProblem: Error, CustomStringConvertible {
  let description: String

  init(_ change: String, _ problem: String) { description = "“\(change)”: \(problem)" }
}
