import SwiftSyntax

/// A file while it is lowered.
final class FileContext {
  let path: String
  let bytes: [UInt8]
  let tree: SourceFileSyntax
  let index: Int
  var edits = Edits()
  /// Whether parts of the author's text have been left out beforehand.
  var isReduced = false
  var diagnostics: [Diagnostic] = []
  var imports: [String] = []
  /// Where the first import that is compiled ends.
  var firstImportEnd: Int?
  /// Whether the author says of an import that it is public.
  var hasPublicImports = false
  /// Whether it names something of module ObjectiveC.
  var usesObjectiveC = false
  /// Whether it names something of FoundationNetworking's.
  var usesNetworking = false
  /// The modules that hold what it names and Foundation has on iOS.
  var foundationModules: Set<String> = []
  /// The types that the file's own names for types stand for, as they are written.
  var aliases: [String: String] = [:]
  /// The names in it that Combine has.
  var combineNames: Set<String> = []
  /// Where Combine is imported, and whether what is for lowered code alone is needed of it.
  var combineImport: Int?
  var usesCombineSPI = false
  /// Whether it asks objects which methods they have.
  var asksObjects = false
  /// What the module needs of its own for it.
  var ownMembers: Set<OwnMembers> = []
  /// Whether its lowered form uses what only lowered code may use.
  var usesSPI = false
  var declarations: [TypeDeclaration] = []
  var sites: [Site] = []
  /// The functions, besides those of its types, that register members.
  var registrations: [String] = []
  /// Where tests begin whose bodies have been taken out.
  var skippedTests: Set<Int> = []
  /// Declarations that stand at the end of the file.
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

  /// Replaces a range with blanks, so that what follows keeps its column.
  func blank(_ range: Range<Int>) {
    var blanks = Array(bytes[range])
    blanks.blank(blanks.startIndex..<blanks.endIndex)
    edits.replace(range, with: String(decoding: blanks, as: UTF8.self))
  }

  /// Replaces a range and keeps its line breaks, behind the replacement.
  func replaceKeepingLines(_ range: Range<Int>, with text: String) {
    let breaks = bytes[range].count { $0 == UInt8(ascii: "\n") }
    edits.replace(range, with: text + String(repeating: "\n", count: breaks))
  }

  /// Whether nothing but blanks stands between a line's start and a byte.
  func startsLine(at offset: Int) -> Bool {
    for byte in bytes[..<offset].reversed() {
      if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") { return true }
      if byte != UInt8(ascii: " "), byte != UInt8(ascii: "\t") { return false }
    }
    return true
  }
}

extension [UInt8] {
  /// Puts blanks in the place of a range, and leaves its line breaks.
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
    case observation(FunctionCallExprSyntax, KeyPathExprSyntax)
    case construction(Construction)
  }
  var kind: Kind
  var scope: TypeDeclaration?
}

extension SyntaxProtocol {
  /// The nodes that it stands in, the innermost first.
  var ancestors: some Sequence<Syntax> { sequence(first: Syntax(self), next: \.parent).dropFirst() }

  /// The parameter of this function, or initializer, that has a name inside of it.
  func parameter(named name: String) -> FunctionParameterSyntax? {
    let node = Syntax(self)
    let signature =
      node.as(FunctionDeclSyntax.self)?.signature ?? node.as(InitializerDeclSyntax.self)?.signature
    return signature?.parameterClause.parameters.first {
      ($0.secondName ?? $0.firstName).text == name
    }
  }

  /// The first byte behind comments and blanks.
  var start: Int { positionAfterSkippingLeadingTrivia.utf8Offset }
  /// The byte behind the last one that isn't a comment or a blank.
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
