import SwiftSyntax

/// The members of Foundation's numbers and values that iOS looks up on any object.
enum AnyObjectValues {
  static let classes = [
    "boolValue": "NSNumber", "cgPointValue": "NSValue", "cgRectValue": "NSValue",
    "cgSizeValue": "NSValue", "doubleValue": "NSNumber", "floatValue": "NSNumber",
    "integerValue": "NSNumber", "intValue": "NSNumber", "stringValue": "NSNumber",
    "uiEdgeInsetsValue": "NSValue",
  ]

  /// The members of numbers that return Swift values.
  static let numbers = [
    "Bool": "boolValue", "Double": "doubleValue", "Float": "floatValue", "Int": "intValue",
    "TimeInterval": "doubleValue",
  ]

  /// Closes the call that was opened before the object. On iOS the result is an implicitly unwrapped optional.
  static func finish(_ member: MemberAccessExprSyntax, in file: FileContext) {
    let name = member.declName.baseName
    // `NSNumber` has this member under its Swift name.
    if name.text == "integerValue" { file.edits.replace(name.range, with: "intValue") }
    file.edits.insert(isKeptOptional(member) ? ")" : ")!", at: member.end)
  }

  /// Whether the optional itself is used: unwrapped, tested, or stored in a variable without a type.
  private static func isKeptOptional(_ member: MemberAccessExprSyntax) -> Bool {
    guard let parent = member.parent else { return false }
    if parent.is(ForceUnwrapExprSyntax.self) || parent.is(OptionalChainingExprSyntax.self) {
      return true
    }
    guard parent.is(InitializerClauseSyntax.self) else { return false }
    return parent.parent?.as(PatternBindingSyntax.self)?.typeAnnotation == nil
  }
}
