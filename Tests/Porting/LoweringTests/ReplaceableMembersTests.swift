import OozeCheckout
import Foundation
import SwiftParser
import SwiftSyntax
import Testing

@testable import Lowering

/// Checks Lowering's list of the members of UIKit's responders, and of layers, against their sources.
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

  /// The lowering writes these declarations again, so they have the types of UIKit's.
  @Test func theDeclarationsAreThoseOfUIKit() throws {
    var forms: [String: Set<String>] = [:]
    for responder in try Responder.all.get() {
      for member in responder.members where ReplaceableMembers.declarations[member.name] != nil {
        forms[member.name, default: []].insert(member.form)
      }
    }
    #expect(Set(forms.keys) == Set(ReplaceableMembers.declarations.keys))
    for (name, text) in ReplaceableMembers.declarations {
      let node = Parser.parse(source: text).statements.first?.item
      let form =
        node?.as(FunctionDeclSyntax.self).map(Responder.form)
        ?? node?.as(VariableDeclSyntax.self)?.bindings.first.map(Responder.form)
      let wanted = try #require(form)
      let found = forms[name] ?? []
      // The internal names of parameters don't matter to the compiler, and differ in some overrides.
      #expect(found.contains(wanted), "\(name): \(found)")
      if !wanted.contains("(") { #expect(found == [wanted], "\(name)") }
    }
  }

  /// Without its superclass, no members would be found for a class.
  @Test func theSuperclassesAreThoseOfUIKit() throws {
    let responders = try Responder.all.get()
    #expect(responders.count > 50)
    for responder in responders where !responder.name.hasPrefix("CA") {
      #expect(
        AppleClasses.superclass(of: responder.name) == responder.superclass, "\(responder.name)")
    }
  }
}

/// An open class that inherits from `UIResponder` or `CALayer`, with its open members.
private struct Responder {
  var name: String
  var superclass: String
  var members: [(name: String, isDynamic: Bool, form: String)]

  /// All responders. Reading the sources takes a while, so it happens once.
  static let all = Result { try read() }

  private static func read() throws -> [Responder] {
    var classes: [String: Responder] = [:]
    let folders = ["UIKit", "QuartzCore"].map { OozeCheckout.sources(of: $0) }
    let files = try folders.flatMap { folder in
      try FileManager.default.subpathsOfDirectory(atPath: folder.path)
        .map { folder.appendingPathComponent($0) }
    }
    for file in files where file.pathExtension == "swift" {
      let text = try String(contentsOf: file, encoding: .utf8)
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
        && sequence(first: responder.name) { classes[$0]?.superclass }.contains {
          $0 == "UIResponder" || $0 == "CALayer"
        }
    }.map { responder in
      var responder = responder
      while responder.superclass.hasPrefix("_"), let above = classes[responder.superclass] {
        responder.superclass = above.superclass
      }
      return responder
    }
  }

  private static func openMembers(
    _ declaration: DeclSyntax
  ) -> [(name: String, isDynamic: Bool, form: String)] {
    if let function = declaration.as(FunctionDeclSyntax.self), function.modifiers.isOverridable {
      let labels = function.signature.parameterClause.parameters.map { $0.firstName.text + ":" }
      let name = function.name.text + "(\(labels.joined()))"
      return [(name, function.modifiers.has(.dynamic), form(of: function))]
    }
    guard let variable = declaration.as(VariableDeclSyntax.self), variable.modifiers.isOverridable
    else { return [] }
    return variable.bindings.map {
      ($0.pattern.trimmedDescription, variable.modifiers.has(.dynamic), form(of: $0))
    }
  }

  /// Returns a function from its name on, on one line.
  static func form(of function: FunctionDeclSyntax) -> String {
    words(function.name.text + function.signature.description)
  }

  /// Returns a property with its type, and whether it can be set.
  static func form(of binding: PatternBindingSyntax) -> String {
    let isSettable = binding.accessorBlock.map { block in
      guard case .accessors(let list) = block.accessors else { return false }
      return list.contains { ["set", "didSet"].contains($0.accessorSpecifier.text) }
    }
    let type = binding.typeAnnotation?.type.trimmedDescription ?? "?"
    return
      "\(binding.pattern.trimmedDescription): \(type)\(isSettable == false ? "" : ", settable")"
  }

  private static func words(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      .replacing("( ", with: "(").replacing(" )", with: ")")
  }
}

extension DeclModifierListSyntax {
  fileprivate func has(_ word: Keyword) -> Bool {
    contains { $0.name.tokenKind == .keyword(word) }
  }

  fileprivate var isOverridable: Bool { has(.open) && !has(.class) }
}
