import SwiftSyntax

/// SwiftUI colours that are converted to a `UIColor`: `UIColor(.accentColor.opacity(0.3))` becomes
/// `UIColor.tintColor.withAlphaComponent(0.3)`.
///
/// Apps that use both frameworks write this even in files that only import UIKit, because an import in another
/// file makes SwiftUI's initializer visible. UIKit itself has no initializer without a label.
final class FrameworkColors: SyntaxVisitor {
  private(set) var changes: [AbsentParts.Change] = []

  init() { super.init(viewMode: .sourceAccurate) }

  /// Whether a module may convert colours like this: it imports SwiftUI somewhere, and doesn't declare such an
  /// initializer itself.
  static func mayStand(in texts: [[UInt8]], _ trees: [SourceFileSyntax]) -> Bool {
    let framework = WordSearch(["SwiftUI"])
    return texts.contains { framework.occurs(in: $0[...]) }
      && !trees.contains(where: hasInitializer)
  }

  /// Whether a text may convert a colour like this.
  static func mayStand(in text: [UInt8]) -> Bool { uses.occurs(in: text[...]) }

  private static let uses = WordSearch(["UIColor"])

  /// Whether a file adds an initializer without a label to `UIColor`.
  private static func hasInitializer(_ file: SourceFileSyntax) -> Bool {
    file.statements.lazy.compactMap { $0.item.as(ExtensionDeclSyntax.self) }
      .filter { $0.extendedType.trimmedDescription == "UIColor" }
      .flatMap(\.memberBlock.members)
      .compactMap { $0.decl.as(InitializerDeclSyntax.self) }
      .contains { $0.signature.parameterClause.parameters.first?.firstName.text == "_" }
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text == "UIColor",
      node.trailingClosure == nil, node.arguments.count == 1, let argument = node.arguments.first,
      argument.label == nil, let color = Self.color(of: argument.expression)
    else { return .visitChildren }
    changes.append(AbsentParts.Change(range: node.range, replacement: color))
    return .skipChildren
  }

  /// Returns UIKit's colour for a SwiftUI colour, or `nil` if it isn't known to be one.
  private static func color(of expression: ExprSyntax) -> String? {
    if let member = expression.as(MemberAccessExprSyntax.self), isColor(member.base) {
      return named[member.declName.baseName.text].map { "UIColor.\($0)" }
    }
    guard let call = expression.as(FunctionCallExprSyntax.self), call.trailingClosure == nil else {
      return nil
    }
    if let member = call.calledExpression.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "opacity", let base = member.base.flatMap(color),
      let opacity = call.arguments.first, call.arguments.count == 1
    {
      return "\(base).withAlphaComponent(\(opacity.expression.trimmedDescription))"
    }
    guard isColor(call.calledExpression) else { return nil }
    return color(of: call.arguments.map { $0 })
  }

  /// Whether an expression names SwiftUI's type, or leaves it implicit: `.init`, or no base.
  private static func isColor(_ expression: ExprSyntax?) -> Bool {
    guard let expression else { return true }
    return ["Color", "SwiftUI.Color", "Color.init", ".init"].contains(
      expression.trimmedDescription)
  }

  /// Returns the colour that one of SwiftUI's initializers makes.
  private static func color(of arguments: [LabeledExprSyntax]) -> String? {
    let labels = arguments.map { $0.label?.text ?? "_" }
    let values = arguments.map(\.expression.trimmedDescription)
    switch labels {
    case ["_"] where arguments[0].expression.is(StringLiteralExprSyntax.self):
      return "(UIColor(named: \(values[0])) ?? .clear)"
    case ["_", "bundle"]:
      return "(UIColor(named: \(values[0]), in: \(values[1]), compatibleWith: nil) ?? .clear)"
    case ["_"], ["uiColor"]: return "(\(values[0]) as UIColor)"
    case ["red", "green", "blue"], ["red", "green", "blue", "opacity"]:
      return "UIColor(red: \(values[0]), green: \(values[1]), blue: \(values[2]), "
        + "alpha: \(values.count == 4 ? values[3] : "1"))"
    case ["white"], ["white", "opacity"]:
      return "UIColor(white: \(values[0]), alpha: \(values.count == 2 ? values[1] : "1"))"
    case ["hue", "saturation", "brightness"], ["hue", "saturation", "brightness", "opacity"]:
      return "UIColor(hue: \(values[0]), saturation: \(values[1]), brightness: \(values[2]), "
        + "alpha: \(values.count == 4 ? values[3] : "1"))"
    default: return nil
    }
  }

  /// UIKit's names for SwiftUI's colours, according to Apple's documentation of `Color`.
  private static let named = [
    "accentColor": "tintColor", "primary": "label", "secondary": "secondaryLabel",
    "clear": "clear", "black": "black", "white": "white", "gray": "systemGray",
    "red": "systemRed", "orange": "systemOrange", "yellow": "systemYellow",
    "green": "systemGreen", "mint": "systemMint", "teal": "systemTeal", "cyan": "systemCyan",
    "blue": "systemBlue", "indigo": "systemIndigo", "purple": "systemPurple",
    "pink": "systemPink", "brown": "systemBrown",
  ]
}
