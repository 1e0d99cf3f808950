import OozeCheckout
import Foundation
import SwiftParser
import SwiftSyntax
import Testing

@testable import Lowering

/// Checks Lowering's list of delegate protocols against UIKit's sources.
struct DelegateProtocolTests {
  @Test func theMethodsAreThoseOfUIKit() throws {
    let delegates = DelegateProtocols.all
    let ours = try Requirements.read(delegates.names)
    for name in delegates.names.sorted() {
      let listed = delegates.methods(of: name)
      #expect(Set(listed.map(\.heading)) == ours.methods[name], "\(name)")
      let optional = Set(listed.filter(\.isOptional).map(\.heading))
      #expect(optional == ours.methods[name]!.intersection(ours.defaults[name] ?? []), "\(name)")
      #expect(Set(listed.filter(\.isOptional).map(\.name)).isSubset(of: OptionalCallbacks.names))
      #expect(listed.allSatisfy { delegates.hasMethod($0.fullName, in: name) })
    }
  }

  @Test func aProtocolHasTheMethodsOfThoseThatItRefines() {
    let delegates = DelegateProtocols.all
    #expect(
      delegates.refined(by: ["UICollectionViewDelegateFlowLayout", "Codable"]) == [
        "UICollectionViewDelegate", "UICollectionViewDelegateFlowLayout", "UIScrollViewDelegate",
      ])
    #expect(delegates.methods(of: "Codable").isEmpty)
  }
}

extension Member {
  /// The name with its types, and the result type.
  fileprivate var heading: String {
    fullName + " (" + parameters.map(\.type).joined(separator: ", ") + ") -> " + (type ?? "Void")
  }
}

/// The requirements and defaults of UIKit's protocols, read from its sources.
private struct Requirements {
  var methods: [String: Set<String>] = [:]
  var defaults: [String: Set<String>] = [:]

  static func read(_ names: Set<String>) throws -> Requirements {
    var result = Requirements()
    for module in ["QuartzCore", "UIKit"] {
      let root = OozeCheckout.sources(of: module)
      for path in try FileManager.default.subpathsOfDirectory(atPath: root.path)
      where path.hasSuffix(".swift") {
        let text = try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
        guard
          names.contains(where: {
            text.contains("protocol \($0)") || text.contains("extension \($0)")
          })
        else { continue }
        let file = FileContext(
          path: path, bytes: Array(text.utf8), tree: Parser.parse(source: text), index: 0)
        let conditions = Conditions(custom: [], modules: [], languageMode: .v6)
        FileReader(file, conditions: conditions).walk(file.tree)
        for declaration in file.declarations where names.contains(declaration.name) {
          let functions = declaration.members.filter { $0.kind == .function }.map(\.heading)
          if declaration.kind == .protocol {
            result.methods[declaration.name, default: []].formUnion(functions)
          } else {
            result.defaults[declaration.name, default: []].formUnion(functions)
          }
        }
      }
    }
    return result
  }
}
