import SwiftSyntax

/// Messages that every object understands, sent to parameters and properties of type `AnyObject`:
/// `sender.value(forKey: "on")`.
///
/// On iOS, Swift looks them up on any object. On Linux they are methods of `NSObject`, so the receiver is cast
/// to it.
extension FileReader {
  func lowerMessage(_ call: FunctionCallExprSyntax) {
    guard let member = call.calledExpression.as(MemberAccessExprSyntax.self),
      let labels = ObjectiveCNames.members[member.declName.baseName.text],
      labels.contains(call.arguments.first?.label?.text ?? "_"), let base = member.base
    else { return }
    let chain = base.as(OptionalChainingExprSyntax.self)?.expression
    let object = chain ?? base.as(ForceUnwrapExprSyntax.self)?.expression ?? base
    guard let name = object.as(DeclReferenceExprSyntax.self)?.baseName.text,
      isAnyObject(declaredType(of: name, around: call))
    else { return }
    file.edits.replace(
      base.range,
      with: chain == nil ? "(\(base.trimmedDescription) as! NSObject)" : "(\(name) as! NSObject?)?")
  }
}
