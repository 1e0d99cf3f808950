import OozeCheckout
import Foundation
import SwiftParser
import SwiftSyntax
import Testing

@testable import Lowering

/// Checks Lowering's list of UIKit's responders against UIKit's sources.
struct ReplaceableMembersTests {
  @Test func theListNamesWhoeverHasAMemberAndUIKitLetsItBeReplaced() throws {
    var owners: [String: Set<String>] = [:]
    for responder in try Responder.all.get() {
      for member in responder.members where ReplaceableMembers.owners[member.name] != nil {
        #expect(member.isDynamic, "\(responder.name).\(member.name) is not dynamic")
        owners[member.name, default: []].insert(responder.name)
      }
    }
    #expect(owners == ReplaceableMembers.owners)
  }

  /// Without its superclass, no members would be found for a class.
  @Test func theSuperclassesAreThoseOfUIKit() throws {
    let responders = try Responder.all.get()
    #expect(responders.count > 50)
    for responder in responders {
      #expect(
        AppleClasses.superclass(of: responder.name) == responder.superclass, "\(responder.name)")
    }
  }
}

/// An open UIKit class that inherits from `UIResponder`, with its open members.
private struct Responder {
  var name: String
  var superclass: String
  var members: [(name: String, isDynamic: Bool)]

  /// All responders. Reading the sources takes a while, so it happens once.
  static let all = Result { try read() }

  private static func read() throws -> [Responder] {
    let folder = OozeCheckout.sources(of: "UIKit")
    var classes: [String: Responder] = [:]
    for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    where path.hasSuffix(".swift") {
      let text = try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
      guard text.contains("open class ") else { continue }
      for statement in Parser.parse(source: text).statements {
        guard let node = statement.item.as(ClassDeclSyntax.self), node.modifiers.has(.open),
          let superclass = node.inheritanceClause?.inheritedTypes.first?.type
        else { continue }
        let members = node.memberBlock.members.flatMap { openMembers($0.decl) }
        classes[node.name.text] = Responder(
          name: node.name.text, superclass: superclass.trimmedDescription, members: members)
      }
    }
    // Internal UIKit classes between two Apple classes are skipped.
    return classes.values.filter { responder in
      !responder.name.hasPrefix("_")
        && sequence(first: responder.name) { classes[$0]?.superclass }.contains("UIResponder")
    }.map { responder in
      var responder = responder
      while responder.superclass.hasPrefix("_"), let above = classes[responder.superclass] {
        responder.superclass = above.superclass
      }
      return responder
    }
  }

  private static func openMembers(_ declaration: DeclSyntax) -> [(name: String, isDynamic: Bool)] {
    if let function = declaration.as(FunctionDeclSyntax.self), function.modifiers.isOverridable {
      let labels = function.signature.parameterClause.parameters.map { $0.firstName.text + ":" }
      let name = function.name.text + "(\(labels.joined()))"
      return [(name, function.modifiers.has(.dynamic))]
    }
    guard let variable = declaration.as(VariableDeclSyntax.self), variable.modifiers.isOverridable
    else { return [] }
    return variable.bindings.map {
      ($0.pattern.trimmedDescription, variable.modifiers.has(.dynamic))
    }
  }
}

extension DeclModifierListSyntax {
  fileprivate func has(_ word: Keyword) -> Bool {
    contains { $0.name.tokenKind == .keyword(word) }
  }

  fileprivate var isOverridable: Bool { has(.open) && !has(.class) }
}
