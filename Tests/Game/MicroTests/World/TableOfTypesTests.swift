import OozeCheckout
import Foundation
import Testing

@testable import Micro

/// The tables of cells and links in `Docs/Micro.md`. `OOZE_WRITE_TABLES=1` updates them.
@Suite("The tables of cells and links") struct TableOfTypesTests {
  private static let page = OozeCheckout.root.appendingPathComponent("Docs/Micro.md")

  private static func row(_ fields: [String]) -> String {
    "| " + fields.joined(separator: " | ") + " |\n"
  }

  private static func text(_ value: Float) -> String {
    let text = "\(value)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  private static var cells: String {
    var table = row(["Cell", "Points", "For", "Mass", "Health", "Upkeep", "Tissue", "Stores"])
    table += row(["---", "--:", "---", "--:", "--:", "--:", "--:", "--:"])
    for type in CellType.allCases {
      let traits = type.traits
      table += row([
        type.name, "\(traits.cost)", type.purpose, text(traits.mass), text(traits.health),
        text(traits.upkeep) + " W", text(traits.tissue) + " J", text(traits.capacity) + " J",
      ])
    }
    return table
  }

  private static var links: String {
    var table = row([
      "Link", "Points", "For", "Stiffness", "Drag along", "across", "Tears at", "Signals",
    ])
    table += row(["---", "--:", "---", "--:", "--:", "--:", "--:", "---"])
    for type in LinkType.allCases {
      let traits = type.traits
      table += row([
        type.name, "\(traits.cost)", type.purpose, text(traits.stiffness),
        text(traits.dragTangential), text(traits.dragTangential * traits.dragRatio),
        text((traits.tearStrain * 100).rounded()) + " %",
        type.carriesSignals ? "yes" : "no",
      ])
    }
    return table
  }

  @Test("match the types' traits")
  func tables() throws {
    let page = try String(contentsOf: Self.page, encoding: .utf8)
    let start = try #require(page.range(of: "<!-- tables -->\n"))
    let end = try #require(page.range(of: "<!-- /tables -->"))
    let tables = Self.cells + "\n" + Self.links
    if ProcessInfo.processInfo.environment["OOZE_WRITE_TABLES"] != nil {
      let text = page[..<start.upperBound] + tables + page[end.lowerBound...]
      try text.write(to: Self.page, atomically: true, encoding: .utf8)
    } else {
      #expect(page[start.upperBound..<end.lowerBound] == tables)
    }
  }
}
