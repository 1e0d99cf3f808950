import SwiftSyntax

/// Names that say which modules a file needs, and which functions of its own.
extension FileReader {
  func check(_ node: DeclReferenceExprSyntax) {
    let name = node.baseName.text
    if name == "responds" { file.asksObjects = true }
    if NetworkingNames.all.contains(name) { file.usesNetworking = true }
    checkFoundation(name)
    if ObjectiveCNames.all.contains(name) || callsObject(node) {
      file.usesObjectiveC = true
    } else if CombineNames.all.contains(name) {
      file.combineNames.insert(name)
    } else if name == "intersects" {
      file.usesIntersects = true
    } else if name == "performBatchUpdates" {
      file.usesBatchUpdates = true
    } else if name == "inverted" {
      file.usesInverted = true
    } else if name == "userInfo" {
      file.usesUserInfo = true
    } else if Self.localizing.contains(name) {
      file.usesFormats = true
    }
  }

  private static let localizing: Set<String> = [
    "NSLocalizedString", "appendFormat", "localizedString", "localizedStringWithFormat",
  ]

  /// Takes note of what Foundation on Linux does otherwise: `String(format:)`, `String(localized:)`,
  /// `Bundle(for:)`, `addObserver(forName:object:queue:using:)`.
  func checkFoundation(_ node: FunctionCallExprSyntax) {
    // On Linux a text without a string can't be made.
    if node.arguments.isEmpty, node.trailingClosure == nil, let end = node.leftParen?.end,
      ["NSAttributedString", "NSMutableAttributedString"].contains(node.calledExpression.oneLine)
    {
      file.edits.insert("string: \"\"", at: end)
    }
    // Nor a timer that never fires, which stands in properties until there is a real one.
    if node.arguments.isEmpty, node.trailingClosure == nil, let end = node.leftParen?.end,
      node.calledExpression.oneLine == "Timer"
    {
      file.edits.insert("timeInterval: 1, repeats: false, block: { _ in }", at: end)
    }
    switch node.arguments.first?.label?.text {
    case "for":
      let called = node.calledExpression.oneLine
      if called == ".init" || called.hasSuffix("Bundle") || called.hasSuffix("Bundle.init") {
        file.usesClassBundles = true
      }
    case "forName": file.usesQueueObservers = true
    case "format": file.usesFormats = true
    case "localized": file.usesObjectiveC = true
    default: break
    }
  }

  private func checkFoundation(_ name: String) {
    guard let module = FoundationNames.module(of: name) else { return }
    file.foundationModules.insert(module)
    if name == "DateComponentsFormatter" { file.usesDurations = true }
  }

  /// Whether it is the name in a call of what every object has in Objective-C.
  private func callsObject(_ node: DeclReferenceExprSyntax) -> Bool {
    guard let labels = ObjectiveCNames.members[node.baseName.text],
      let member = node.parent?.as(MemberAccessExprSyntax.self),
      let call = member.parent?.as(FunctionCallExprSyntax.self)
    else { return false }
    return call.arguments.contains { labels.contains($0.label?.text ?? "_") }
  }

  func check(_ node: IdentifierTypeSyntax) {
    let name = node.name.text
    if CombineNames.all.contains(name) { file.combineNames.insert(name) }
    if NetworkingNames.all.contains(name) { file.usesNetworking = true }
    checkFoundation(name)
    if ObjectiveCNames.all.contains(name) {
      file.usesObjectiveC = true
    }
  }
}
