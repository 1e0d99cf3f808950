import SwiftSyntax

/// Messages that every object understands, sent to parameters and properties of type `AnyObject`:
/// `sender.value(forKey: "on")`, `button.target.isKind(of: Menu.self)`.
///
/// On iOS, Swift looks them up on any object. On Linux they are methods of `NSObject`, so the receiver is cast
/// to it.
extension FileReader {
  func lowerMessage(_ call: FunctionCallExprSyntax) {
    guard let member = call.calledExpression.as(MemberAccessExprSyntax.self),
      let labels = ObjectiveCNames.members[member.declName.baseName.text],
      labels.contains(call.arguments.first?.label?.text ?? "_"), let base = member.base
    else { return }
    let object = base.unwrapped
    if let name = object.as(DeclReferenceExprSyntax.self)?.baseName.text {
      if isAnyObject(declaredType(of: name, around: call)) { file.castToObject(base) }
    } else if let property = object.as(MemberAccessExprSyntax.self), property.base != nil {
      file.sites.append(Site(kind: .message(base, property), scope: scope))
    }
  }
}

extension FileReader {
  /// Lowers `kind.isSubclass(of: Cell.self)`, a question to any class. On Linux only subclasses of `NSObject` answer it,
  /// so `AnyClass` is wrapped.
  func lowerMessageToClass(_ call: FunctionCallExprSyntax) {
    guard let member = call.calledExpression.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "isSubclass", call.arguments.first?.label?.text == "of",
      let base = member.base, !base.is(SuperExprSyntax.self),
      // A class that is written is one of `NSObject`'s, or doesn't compile.
      base.as(DeclReferenceExprSyntax.self)?.baseName.text.first?.isUppercase != true
    else { return }
    let chain = base.as(OptionalChainingExprSyntax.self)
    let inner = chain?.expression ?? base
    // A source that is lowered again stays the same.
    guard inner.as(FunctionCallExprSyntax.self)?.calledExpression.trimmedText != "classObject"
    else { return }
    let isChain = inner.tokens(viewMode: .sourceAccurate).contains {
      $0.tokenKind == .postfixQuestionMark
    }
    file.usesSPI = true
    file.edits.insert("classObject(", at: inner.start)
    file.edits.insert(isChain && chain == nil ? ")?" : ")", at: inner.end)
  }
}

extension ModuleLowering {
  /// Casts the receiver of a message if it is a property of another object, and all properties with its name have the
  /// type `AnyObject`.
  func lowerMessage(to base: ExprSyntax, _ property: MemberAccessExprSyntax, of file: FileContext) {
    let name = property.declName.baseName.text
    let isObject =
      table.propertyTypes[name].map { $0 == ["AnyObject"] }
      ?? (Self.objectProperties.contains(name)
        || module.known.contains { $0.objectProperties.contains(name) })
    if isObject { file.castToObject(base) }
  }

  /// The properties of UIKit's classes with that type. No other class has a property with one of these names and another
  /// type.
  private static let objectProperties: Set<String> = ["firstItem", "secondItem"]
}

extension FileContext {
  /// Casts the receiver of a message to `NSObject`. If the message is only sent to an object that is there, it stays so.
  fileprivate func castToObject(_ base: ExprSyntax) {
    let isChain = base.tokens(viewMode: .sourceAccurate).contains {
      $0.tokenKind == .postfixQuestionMark
    }
    edits.insert("(", at: base.start)
    if let chain = base.as(OptionalChainingExprSyntax.self) {
      edits.replace(chain.questionMark.range, with: " as! NSObject?)?")
    } else {
      edits.insert(isChain ? " as! NSObject?)?" : " as! NSObject)", at: base.end)
    }
  }
}

extension ExprSyntax {
  /// The expression without a question mark or an exclamation mark after it.
  fileprivate var unwrapped: ExprSyntax {
    self.as(OptionalChainingExprSyntax.self)?.expression
      ?? self.as(ForceUnwrapExprSyntax.self)?.expression ?? self
  }
}
