import OozeCheckout
import Foundation
import SwiftParser
import SwiftSyntax
import Testing

@testable import Lowering

/// Checks Lowering's list of delegate protocols against UIKit's sources.
struct DelegateProtocolTests {
  @Test func theMembersAreThoseOfUIKit() throws {
    let delegates = DelegateProtocols.all
    let ours = try Requirements.read(delegates.names)
    for name in delegates.names.sorted() {
      let listed = delegates.members(of: name)
      #expect(Set(listed.map(\.heading)) == ours.members[name], "\(name)")
      let optional = Set(listed.filter(\.isOptional).map(\.heading))
      let defaults = ours.defaults[DelegateProtocols.holder(of: name)] ?? []
      #expect(optional == ours.members[name]!.intersection(defaults), "\(name)")
      let methods = delegates.methods(of: name)
      for method in methods where method.isOptional {
        #expect(OptionalCallbacks.have(method.name, labels: method.labels, trailing: 0))
        #expect(DelegateProtocols.optionalLabels[method.name]?.contains(method.labels) == true)
      }
      #expect(methods.allSatisfy { delegates.hasMethod($0.fullName, in: name) })
    }
  }

  /// A call that has none of the labels isn't one of the methods: `row.action?(row)`, beside `action(for:forKey:)`.
  @Test(
    arguments: [
      ("action", ["_"], 0, false), ("action", ["for", "forKey"], 0, true), ("action", [], 1, false),
      ("scrollViewDidScroll", ["_"], 0, true), ("scrollViewDidScroll", [], 0, false),
      ("scrollViewDidScroll", [], 1, true), ("addCompletion", [], 1, true),
      ("swim", ["_"], 0, false),
    ] as [(String, [String], Int, Bool)])
  func optionalMethodsHaveTheirLabels(
    _ name: String, _ labels: [String], _ trailing: Int, _ isOne: Bool
  ) {
    #expect(OptionalCallbacks.have(name, labels: labels, trailing: trailing) == isOne)
  }

  @Test func aClosureOfThatNameIsCalled() {
    let text = "import UIKit\nfunc f(_ row: Row) { row.action?(row); row.owner?.action?(row) }\n"
    let module = lower(
      ModuleSources(name: "App", files: [SourceFile(path: "A.swift", text: text)]))
    #expect(module.files[0].text == text)
  }

  /// Source: iOS's list of isolation (`Isolation.tsv`).
  @Test func theIsolationIsThatOfIOS() throws {
    let list = OozeCheckout.root.appendingPathComponent("Tools/uikit-api/Isolation.tsv")
    let isolated = Set(
      try String(contentsOf: list, encoding: .utf8)
        .matches(of: #/\tprotocol (\w+)[^\t\n]*\t@MainActor/#).map { String($0.1) })
    for name in DelegateProtocols.all.names where !name.hasPrefix("_") {
      #expect(DelegateProtocols.nonisolated.contains(name) != isolated.contains(name), "\(name)")
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
  var members: [String: Set<String>] = [:]
  var defaults: [String: Set<String>] = [:]

  static func read(_ names: Set<String>) throws -> Requirements {
    var result = Requirements()
    for module in ["AVFAudio", "QuartzCore", "UIKit"] {
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
          let members = declaration.members
            .filter { $0.kind == .function || $0.kind == .property }.map(\.heading)
          if declaration.kind == .protocol {
            result.members[declaration.name, default: []].formUnion(members)
          } else {
            result.defaults[declaration.name, default: []].formUnion(members)
          }
        }
      }
    }
    return result
  }
}
