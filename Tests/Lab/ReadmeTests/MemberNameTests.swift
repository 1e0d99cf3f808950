import OozeCheckout
import Foundation
import Testing

/// Member names follow the rules of CONTRIBUTING.md.
@Suite struct MemberNameTests {
  /// The members of the types that UIKit's sources declare, with the superclasses and subclasses of each type.
  private struct Sources {
    var members: [String: Set<String>] = [:]
    /// Underscored names that are public, by type.
    var published: [String: Set<String>] = [:]
    private var above: [String: Set<String>] = [:]
    private var below: [String: Set<String>] = [:]

    /// The keywords before a declared name. The test searches the bytes for them first, because a regular
    /// expression takes much longer and most lines declare nothing.
    private static let types = ["class ", "struct ", "enum ", "protocol ", "extension "]
    private static let values = ["var ", "let ", "func ", "case "]

    /// Recognizes types and members by the indentation of `swift format`.
    mutating func read(_ text: String) {
      var types: [(indent: Int, name: String, isPublicProtocol: Bool)] = []
      for line in text.split(separator: "\n") {
        let declaresType = Self.types.contains { line.utf8.contains($0.utf8) }
        guard declaresType || Self.values.contains(where: { line.utf8.contains($0.utf8) }) else {
          continue
        }
        let indent = line.prefix { $0 == " " }.count
        if let match = line.firstMatch(
          of:
            /^ *(?:@?\w+(?:\(\w+\))? )*(?:class|struct|enum|protocol|extension) ([A-Z_][\w.]*)(?:<[^>]*>)?(?:: ([^{]*))?/
        ), !line.contains("class var "), !line.contains("class func ") {
          types.removeAll { $0.indent >= indent }
          let name = String(match.1.split(separator: ".").last!)
          types.append((indent, name, line.contains("public protocol")))
          for parent in (match.2 ?? "").matches(of: /[A-Z_]\w*/) {
            above[name, default: []].insert(String(parent.0))
            below[String(parent.0), default: []].insert(name)
          }
        } else if let match = line.firstMatch(
          of: /^ *((?:@?\w+(?:\([\w, :"]*\))? )*)(?:var|let|func|case) (\w+)/)
        {
          types.removeAll { $0.indent >= indent }
          guard let type = types.last, type.indent + 2 == indent else { continue }
          let name = String(match.2)
          members[type.name, default: []].insert(name)
          let isPublic =
            type.isPublicProtocol || match.1.contains("public") || match.1.contains("open")
          if name.hasPrefix("_"), isPublic {
            published[type.name, default: []].insert(name)
          }
        }
      }
    }

    /// Returns a type with all its supertypes and subtypes.
    func kin(of type: String) -> Set<String> {
      reached(from: type, by: above).union(reached(from: type, by: below))
    }

    private func reached(from type: String, by links: [String: Set<String>]) -> Set<String> {
      var found: Set<String> = []
      var next: Set = [type]
      while let type = next.popFirst() {
        if found.insert(type).inserted { next.formUnion(links[type] ?? []) }
      }
      return found
    }
  }

  @Test("A member of UIKit with an underscore is the twin of one without, or public")
  func twins() throws {
    let folder = OozeCheckout.sources(of: "UIKit")
    let files = try #require(FileManager.default.enumerator(atPath: folder.path))
      .compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }
    var sources = Sources()
    for file in files {
      sources.read(
        try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8))
    }
    var seen = 0
    for (type, members) in sources.members {
      let underscored = members.filter { $0.hasPrefix("_") }
        .subtracting(sources.published[type] ?? [])
      guard !underscored.isEmpty else { continue }
      let named = sources.kin(of: type).reduce(into: Set<String>()) {
        $0.formUnion(sources.members[$1] ?? [])
      }
      for name in underscored {
        seen += 1
        #expect(named.contains(String(name.dropFirst())), "\(type).\(name)")
      }
    }
    #expect(seen >= 50, "the sources were read")
  }
}
