import OozeCheckout
import Foundation
import SwiftParser
import SwiftSyntax
import Testing

/// The public declarations of the modules that other people import have doc comments that begin with a sentence.
@Suite struct DocumentedTests {
  private static let modules = ["ElasticHeaders", "Micro", "Stage"]

  /// Members that implement a requirement of the standard library or of Foundation, which documents them.
  private static let requirements: Set = [
    "<", "==", "debugDescription", "description", "encode", "hash", "init(coder:)", "init(from:)",
  ]

  /// The modifiers of a declaration, without those of a setter.
  private static func modifierNames(_ modifiers: DeclModifierListSyntax) -> Set<String> {
    Set(modifiers.filter { $0.detail == nil }.map(\.name.text))
  }

  /// Visits the types and extensions of a file and keeps track of those that enclose the current node.
  private class Walker: SyntaxVisitor {
    /// The names of the enclosing types and of the types that enclosing extensions extend.
    private(set) var names: [String] = []

    /// The name of the innermost enclosing type with the names around it, `Outer.Inner`.
    var qualifiedName: String { names.joined(separator: ".") }

    init() { super.init(viewMode: .sourceAccurate) }

    func enter(_ node: some DeclSyntaxProtocol, _ modifiers: DeclModifierListSyntax) {}
    func leave() {}

    private func enterType(
      _ node: some DeclSyntaxProtocol, _ name: String, _ modifiers: DeclModifierListSyntax
    ) -> SyntaxVisitorContinueKind {
      names.append(name)
      enter(node, modifiers)
      return .visitChildren
    }

    private func leaveType() {
      leave()
      names.removeLast()
    }

    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
      enterType(node, node.name.text, node.modifiers)
    }
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
      enterType(node, node.name.text, node.modifiers)
    }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
      enterType(node, node.name.text, node.modifiers)
    }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
      enterType(node, node.extendedType.trimmedDescription, node.modifiers)
    }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
      enterType(node, node.name.text, node.modifiers)
    }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
      enterType(node, node.name.text, node.modifiers)
    }

    override func visitPost(_ node: ActorDeclSyntax) { leaveType() }
    override func visitPost(_ node: ClassDeclSyntax) { leaveType() }
    override func visitPost(_ node: EnumDeclSyntax) { leaveType() }
    override func visitPost(_ node: ExtensionDeclSyntax) { leaveType() }
    override func visitPost(_ node: ProtocolDeclSyntax) { leaveType() }
    override func visitPost(_ node: StructDeclSyntax) { leaveType() }
  }

  /// Collects the types that aren't public, whose extensions aren't public either.
  private final class HiddenTypes: Walker {
    private(set) var hidden: Set<String> = []

    override func enter(_ node: some DeclSyntaxProtocol, _ modifiers: DeclModifierListSyntax) {
      guard !node.is(ExtensionDeclSyntax.self) else { return }
      if DocumentedTests.modifierNames(modifiers).isDisjoint(with: ["open", "public"]) {
        hidden.insert(qualifiedName)
      }
    }
  }

  /// Collects the public declarations of a file whose doc comment is missing or doesn't begin with a sentence.
  private final class Reader: Walker {
    private(set) var count = 0
    private(set) var undocumented: [String] = []

    /// The access of the members of an enclosing declaration.
    private struct Scope {
      /// Whether other modules can use the declaration.
      var isPublic: Bool
      /// Whether its members are public without a modifier: in protocols and public extensions.
      var publishesMembers: Bool
    }

    private let hidden: Set<String>
    private let converter: SourceLocationConverter
    private var scopes: [Scope] = []

    init(_ path: String, _ tree: SourceFileSyntax, hidden: Set<String>) {
      self.hidden = hidden
      converter = SourceLocationConverter(fileName: path, tree: tree)
      super.init()
      walk(tree)
    }

    override func enter(_ node: some DeclSyntaxProtocol, _ modifiers: DeclModifierListSyntax) {
      if node.is(ExtensionDeclSyntax.self) {
        let isPublic = !hidden.contains(qualifiedName)
        let isMarked = DocumentedTests.modifierNames(modifiers).contains("public")
        scopes.append(Scope(isPublic: isPublic, publishesMembers: isPublic && isMarked))
      } else {
        let isPublic = isUsable(modifiers)
        check(node, names.last ?? "", modifiers)
        scopes.append(
          Scope(
            isPublic: isPublic, publishesMembers: isPublic && node.is(ProtocolDeclSyntax.self)))
      }
    }

    override func leave() { scopes.removeLast() }

    // MARK: Members

    override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind {
      check(node, node.name.text, node.modifiers)
    }
    override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind {
      if scopes.last?.isPublic == true { report(node, node.elements.first?.name.text ?? "") }
      return .skipChildren
    }
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
      check(node, node.name.text, node.modifiers)
    }
    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
      let label = node.signature.parameterClause.parameters.first.map { "\($0.firstName.text):" }
      return check(node, "init(\(label ?? ""))", node.modifiers)
    }
    override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
      check(node, "subscript", node.modifiers)
    }
    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
      check(node, node.name.text, node.modifiers)
    }
    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
      check(node, node.bindings.first?.pattern.trimmedDescription ?? "", node.modifiers)
    }

    private func isUsable(_ modifiers: DeclModifierListSyntax) -> Bool {
      let words = DocumentedTests.modifierNames(modifiers)
      guard scopes.last?.isPublic ?? true,
        words.isDisjoint(with: ["fileprivate", "internal", "package", "private"])
      else { return false }
      return !words.isDisjoint(with: ["open", "public"])
        || scopes.last?.publishesMembers ?? false
    }

    @discardableResult private func check(
      _ node: some DeclSyntaxProtocol, _ name: String, _ modifiers: DeclModifierListSyntax
    ) -> SyntaxVisitorContinueKind {
      let isOverride = DocumentedTests.modifierNames(modifiers).contains("override")
      if isUsable(modifiers), !isOverride, !DocumentedTests.requirements.contains(name) {
        report(node, name)
      }
      return .skipChildren
    }

    private func report(_ node: some DeclSyntaxProtocol, _ name: String) {
      count += 1
      let summary = DocumentedTests.summary(of: node)
      guard !DocumentedTests.isSentence(summary) else { return }
      let place = converter.location(for: node.positionAfterSkippingLeadingTrivia)
      undocumented.append("\(place.file):\(place.line): \(name)")
    }
  }

  /// The first paragraph of a declaration's doc comment; empty if it has none.
  private static func summary(of node: some SyntaxProtocol) -> String {
    var lines: [String] = []
    for piece in node.leadingTrivia {
      switch piece {
      case .docLineComment(let text):
        lines.append(text.dropFirst(3).trimmingCharacters(in: .whitespaces))
      case .newlines(let count) where count > 1: lines = []
      default: break
      }
    }
    return lines.prefix { !$0.isEmpty && !$0.hasPrefix("- ") }.joined(separator: " ")
  }

  private static func isSentence(_ text: String) -> Bool {
    text.contains(#/[.!?:][)"'”`]*$/#)
  }

  @Test("Public declarations have a doc comment that begins with a sentence", arguments: modules)
  func summaries(module: String) throws {
    let folder = OozeCheckout.sources(of: module)
    let paths = try #require(FileManager.default.enumerator(atPath: folder.path))
      .compactMap { $0 as? String }
      .filter { $0.hasSuffix(".swift") && !$0.contains(".docc/") }.sorted()
    let trees = try paths.map {
      Parser.parse(
        source: try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8))
    }
    let types = HiddenTypes()
    for tree in trees { types.walk(tree) }
    let readers = zip(paths, trees).map { Reader($0, $1, hidden: types.hidden) }
    let count = readers.reduce(0) { $0 + $1.count }
    #expect(count >= 50, "the sources were read")
    let undocumented = readers.flatMap(\.undocumented)
    #expect(undocumented.isEmpty, "\(undocumented.joined(separator: "\n"))")
  }
}
