import SwiftSyntax

/// Branches and declarations for versions of iOS that are newer than this UIKit.
///
/// On Linux `#available(iOS 17, *)` is true, because the star includes every other system, and its branch would
/// use API that doesn't exist here. So the condition becomes false, as on a device with iOS 16, and the branch
/// is removed. Declarations marked `@available(iOS 17, *)`, which only such branches can use, are removed too.
final class NewerVersions: SyntaxAnyVisitor {
  /// The newest version of iOS whose API this UIKit has.
  static let newest = 16

  private let newest: Int
  private(set) var changes: [AbsentParts.Change] = []

  /// - Parameter deployment: The minimum version of the module, for which it contains no checks.
  init(deployment: Int?) {
    newest = max(Self.newest, deployment ?? 0)
    super.init(viewMode: .sourceAccurate)
  }

  /// Whether a text may check for a newer version: `iOS` is followed by a number above the newest, which
  /// otherwise only occurs in comments. Costs one pass over the bytes.
  func mayStand(in text: [UInt8]) -> Bool {
    text.withUnsafeBufferPointer { text in
      var index = 0
      while index + 3 < text.count {
        guard text[index] == UInt8(ascii: "i"), text[index + 1] == UInt8(ascii: "O"),
          text[index + 2] == UInt8(ascii: "S")
        else {
          index += 1
          continue
        }
        index += 3
        // A comment between them may contain anything.
        while index < text.count, text[index] == UInt8(ascii: " ") { index += 1 }
        guard index < text.count else { return false }
        let digits = text[index...].prefix { $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }
        let isOpen = text[index] == UInt8(ascii: "/") || text[index] < UInt8(ascii: " ")
        let major = digits.reduce(0) { min($0, 1000) * 10 + Int($1 - UInt8(ascii: "0")) }
        if isOpen || major > newest { return true }
      }
      return false
    }
  }

  // MARK: Statements

  override func visit(_ node: CodeBlockItemListSyntax) -> SyntaxVisitorContinueKind {
    for item in node {
      guard let guarded = item.item.as(GuardStmtSyntax.self), let last = node.last,
        let condition = newer(in: guarded.conditions), condition.isAvailable
      else { continue }
      // The condition is never true, so the code after it isn't reached.
      replace(
        guarded.range.lowerBound..<last.range.upperBound,
        with: "do \(guarded.body.trimmedDescription)")
      break
    }
    return .visitChildren
  }

  override func visit(_ node: GuardStmtSyntax) -> SyntaxVisitorContinueKind {
    if let condition = newer(in: node.conditions), !condition.isAvailable {
      replace(condition.range, with: "Bool(true)")
      leaveOut(node.body.statements, condition.version)
    }
    return .visitChildren
  }

  override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind {
    guard let condition = newer(in: node.conditions) else { return .visitChildren }
    if condition.isAvailable {
      replace(node.conditions.range, with: "Bool(false)")
      leaveOut(node.body.statements, condition.version)
    } else {
      replace(condition.range, with: "Bool(true)")
      switch node.elseBody {
      case .codeBlock(let block): leaveOut(block.statements, condition.version)
      case .ifExpr, nil: break
      }
    }
    return .visitChildren
  }

  /// A condition that checks for a newer version.
  private struct Condition {
    var range: Range<Int>
    /// Whether this is `#available` and not `#unavailable`.
    var isAvailable: Bool
    var version: String
  }

  private func newer(in conditions: ConditionElementListSyntax) -> Condition? {
    for element in conditions {
      guard case .availability(let node) = element.condition,
        let version = newer(in: node.availabilityArguments)
      else { continue }
      return Condition(
        range: node.range,
        isAvailable: node.availabilityKeyword.tokenKind == .poundAvailable, version: version)
    }
    return nil
  }

  /// Returns the version of iOS in a list, if it is a newer one.
  private func newer(in arguments: AvailabilityArgumentListSyntax) -> String? {
    for argument in arguments {
      let platform: PlatformVersionSyntax
      switch argument.argument {
      case .availabilityVersionRestriction(let node): platform = node
      case .availabilityLabeledArgument, .token: continue
      }
      guard platform.platform.text == "iOS", let version = platform.version,
        let major = Int(version.major.text), major > newest
      else { continue }
      return "iOS \(version.trimmedDescription)"
    }
    return nil
  }

  private func leaveOut(_ statements: CodeBlockItemListSyntax, _ version: String) {
    guard let first = statements.first, let last = statements.last else { return }
    // The compiler accepts it as a value, as a return, and as the initialization of a variable.
    replace(
      first.range.lowerBound..<last.range.upperBound, with: "fatalError(\"\(version)\")")
  }

  // MARK: Declarations

  override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
    guard let declaration = node.asProtocol((any WithAttributesSyntax).self),
      node.isProtocol((any DeclSyntaxProtocol).self),
      declaration.attributes.contains(where: { isForNewer($0) })
    else { return .visitChildren }
    changes.append(AbsentParts.Change(range: node.range))
    return .skipChildren
  }

  private func isForNewer(_ element: AttributeListSyntax.Element) -> Bool {
    guard case .attribute(let attribute) = element,
      attribute.attributeName.trimmedDescription == "available",
      case .availability(let arguments) = attribute.arguments
    else { return false }
    return newer(in: arguments) != nil
  }

  private func replace(_ range: Range<Int>, with text: String) {
    changes.append(AbsentParts.Change(range: range, replacement: text))
  }
}
