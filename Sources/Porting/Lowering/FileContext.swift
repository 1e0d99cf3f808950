import SwiftSyntax

/// The state of a file while it is lowered.
final class FileContext {
  let path: String
  let bytes: [UInt8]
  let tree: SourceFileSyntax
  let index: Int
  var edits = Edits()
  /// Whether parts of the author's text were left out before lowering.
  var isReduced = false
  var diagnostics: [Diagnostic] = []
  var imports: [String] = []
  /// The modules whose internal declarations it sees too.
  var testableImports: Set<String> = []
  /// The end of the first compiled import.
  var firstImportEnd: Int?
  /// Whether the author marks imports as public.
  var hasPublicImports = false
  /// Whether it uses a name of the module ObjectiveC.
  var usesObjectiveC = false
  /// Whether it uses a name of FoundationNetworking.
  var usesNetworking = false
  /// The modules here that contain the names it uses from iOS's Foundation.
  var foundationModules: Set<String> = []
  /// The types that the file's type aliases refer to, as written.
  var aliases: [String: String] = [:]
  /// The names in it that Combine has.
  var combineNames: Set<String> = []
  /// The position of the import of Combine, and whether the file needs the part for lowered code only.
  var combineImport: Int?
  var usesCombineSPI = false
  /// The members in branches that are compiled on iOS only, because a framework is missing here.
  var membersLeftOut: Set<String> = []
  /// Whether it checks which methods objects have.
  var asksObjects = false
  /// Whether it exchanges implementations of methods, and the types whose metatypes it names.
  var exchangesMethods = false
  var classesNamed: Set<String> = []
  /// Whether its lowered form uses names of UIKit.
  var needsViews = false
  /// The module's own members that the file needs.
  var ownMembers: Set<OwnMembers> = []
  /// Whether its lowered form uses API that is only for lowered code.
  var usesSPI = false
  var declarations: [TypeDeclaration] = []
  var sites: [Site] = []
  /// The functions that register members, other than those of its types.
  var registrations: [String] = []
  /// The positions of tests whose bodies have been removed.
  var skippedTests: Set<Int> = []
  /// Declarations that are added at the end of the file.
  var trailer: [String] = []
  private lazy var lines = LineTable(bytes)

  init(path: String, bytes: [UInt8], tree: SourceFileSyntax, index: Int) {
    self.path = path
    self.bytes = bytes
    self.tree = tree
    self.index = index
  }

  func report(
    _ severity: Diagnostic.Severity, at offset: Int, _ message: String, isLeftOut: Bool = false
  ) {
    let place = lines.place(of: min(offset, bytes.count))
    diagnostics.append(
      Diagnostic(
        severity, path: path, line: place.line, column: place.column, message: message,
        isLeftOut: isLeftOut))
  }

  func report(_ severity: Diagnostic.Severity, at node: some SyntaxProtocol, _ message: String) {
    report(severity, at: node.start, message)
  }

  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// Replaces a range with spaces, so that the following text keeps its column.
  func blank(_ range: Range<Int>) {
    var blanks = Array(bytes[range])
    blanks.blank(blanks.startIndex..<blanks.endIndex)
    edits.replace(range, with: String(decoding: blanks, as: UTF8.self))
  }

  /// Replaces a range and keeps its line breaks after the replacement.
  func replaceKeepingLines(_ range: Range<Int>, with text: String) {
    let breaks = bytes[range].count { $0 == UInt8(ascii: "\n") }
    edits.replace(range, with: text + String(repeating: "\n", count: breaks))
  }

  /// Returns whether only spaces precede a byte on its line.
  func startsLine(at offset: Int) -> Bool {
    for byte in bytes[..<offset].reversed() {
      if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") { return true }
      if byte != UInt8(ascii: " "), byte != UInt8(ascii: "\t") { return false }
    }
    return true
  }
}

extension [UInt8] {
  /// Replaces a range with spaces, except for its line breaks.
  mutating func blank(_ range: Range<Int>) {
    for index in range where self[index] != UInt8(ascii: "\n") && self[index] != UInt8(ascii: "\r")
    {
      self[index] = UInt8(ascii: " ")
    }
  }
}

/// A place whose lowered form depends on the whole module.
struct Site {
  enum Kind {
    case selector(MacroExpansionExprSyntax)
    case keyPath(MacroExpansionExprSyntax)
    case optionalCall(FunctionCallExprSyntax, MemberAccessExprSyntax)
    case reference(MemberAccessExprSyntax)
    case anyObjectMember(MemberAccessExprSyntax, AnyObjectCast)
    case message(ExprSyntax, MemberAccessExprSyntax)
    case observation(FunctionCallExprSyntax, KeyPathExprSyntax)
    case construction(Construction)
    case opaqueType(SomeOrAnyTypeSyntax)
    case elementBound(ConformanceRequirementSyntax)
  }
  var kind: Kind
  var scope: TypeDeclaration?
}

extension SyntaxProtocol {
  /// The nodes that contain it, innermost first.
  var ancestors: some Sequence<Syntax> { sequence(first: Syntax(self), next: \.parent).dropFirst() }

  /// Returns the parameter of this function or initializer with the given internal name.
  func parameter(named name: String) -> FunctionParameterSyntax? {
    let node = Syntax(self)
    let signature =
      node.as(FunctionDeclSyntax.self)?.signature ?? node.as(InitializerDeclSyntax.self)?.signature
    return signature?.parameterClause.parameters.first {
      ($0.secondName ?? $0.firstName).text == name
    }
  }

  /// The position of the first byte after comments and spaces.
  var start: Int { positionAfterSkippingLeadingTrivia.utf8Offset }
  /// The position after the last byte that isn't part of a comment or a space.
  var end: Int { endPositionBeforeTrailingTrivia.utf8Offset }
  var range: Range<Int> { start..<max(start, end) }

  /// The text on one line, without comments.
  var oneLine: String {
    var result = ""
    var wasSpaced = false
    for token in tokens(viewMode: .sourceAccurate) {
      if !result.isEmpty, wasSpaced || !token.leadingTrivia.isEmpty { result += " " }
      result += token.text
      wasSpaced = !token.trailingTrivia.isEmpty
    }
    return result
  }
}
