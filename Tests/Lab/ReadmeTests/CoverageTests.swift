import OozeCheckout
import Foundation
import Testing

/// The tables of `Docs/Compatibility.md`, which `make coverage` writes, match the declarations in the sources
/// (F-API-01). This finds a class that was added or renamed without running it.
@Suite struct CoverageTests {
  private struct Row: Hashable {
    let module: String
    let type: String
    let ours: Int
    let theirs: Int
  }

  private func rows() throws -> [Row] {
    let page = try String(
      contentsOf: OozeCheckout.root.appendingPathComponent("Docs/Compatibility.md"), encoding: .utf8
    )
    var module = ""
    var rows: [Row] = []
    for line in page.split(separator: "\n") {
      if line.hasPrefix("### ") { module = String(line.dropFirst(4)) }
      if let row = line.wholeMatch(of: /\| `([^`]+)` \| (\d+) of (\d+) \|/) {
        rows.append(
          Row(module: module, type: String(row.1), ours: Int(row.2)!, theirs: Int(row.3)!))
      }
    }
    return rows
  }

  /// Returns the types that a module declares or extends at its top level, except those with an underscore.
  private func types(in module: String, declaredBy pattern: String) throws -> Set<String> {
    let declaration = try Regex("(?m)^(?:@.* )?(?:\(pattern)) ([A-Za-z]\\w*)")
    let folder = OozeCheckout.sources(of: module)
    let files = try #require(
      FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
    var names: Set<String> = []
    for case let file as URL in files where file.pathExtension == "swift" {
      let text = try String(contentsOf: file, encoding: .utf8)
      for match in text.matches(of: declaration) {
        names.insert(String(match.output[1].substring!))
      }
    }
    return names
  }

  /// Classes that have no members of their own on iOS either.
  private static let bare: Set = [
    "CATransformLayer", "UIDragPreviewParameters", "UIDragPreviewTarget", "UIFocusEffect",
    "UISceneDestructionRequestOptions", "UITextPosition",
    "UIVisualEffect",
  ]

  @Test(arguments: ["CoreGraphics", "QuartzCore", "UIKit"])
  func everyPublicClassStandsInItsTable(module: String) throws {
    let listed = Set(try rows().filter { $0.module == module }.map(\.type))
    let classes = try types(
      in: module, declaredBy: "(?:public|open) (?:final )?class")
    #expect(classes.count >= 5, "the sources were read")
    #expect(
      classes.subtracting(listed).subtracting(Self.bare).sorted() == [], "run make coverage")
  }

  @Test func everyRowIsOfATypeThatIsHere() throws {
    let rows = try rows()
    let modules = [
      "ObjectiveCForLinux", "CoreGraphics", "QuartzCore", "UIKit",
    ]
    let here = try modules.reduce(into: Set<String>()) {
      $0.formUnion(
        try types(
          in: $1, declaredBy: "public .*(?:class|struct|enum|protocol)|open class|extension"))
    }
    #expect(rows.count >= 300)
    for row in rows {
      #expect(row.ours > 0, "\(row.type)")
      #expect(row.ours <= row.theirs, "\(row.type)")
      // The page lists a nested type under both names.
      let outer = String(row.type.split(separator: ".")[0])
      #expect(here.contains(outer), "\(row.type) is not declared: run make coverage")
    }
    for module in modules.dropFirst() {
      let names = rows.filter { $0.module == module }.map(\.type)
      #expect(names == names.sorted(), "\(module)")
      #expect(Set(names).count == names.count, "\(module)")
    }
  }
}
