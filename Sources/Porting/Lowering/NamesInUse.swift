import SwiftSyntax

/// Names that determine which modules a file needs, and which functions of its own.
extension FileReader {
  /// All names that are looked for. Most names of a file aren't among them.
  private static let names = NetworkingNames.all.union(ObjectiveCNames.all)
    .union(ObjectiveCNames.members.keys).union(CombineNames.all).union(OwnMembers.byName.keys)
    .union(["responds"])

  private static func isSought(_ name: String) -> Bool {
    names.contains(name) || FoundationNames.module(of: name) != nil
  }

  func check(_ node: DeclReferenceExprSyntax) {
    let name = node.baseName.text
    guard Self.isSought(name) else { return }
    if name == "responds" { file.asksObjects = true }
    if ObjectiveCNames.methods.contains(name) {
      file.exchangesMethods = true
      file.usesSPI = true
    }
    if NetworkingNames.all.contains(name) { file.usesNetworking = true }
    checkFoundation(name)
    if ObjectiveCNames.all.contains(name) || callsObject(node) {
      file.usesObjectiveC = true
    } else if CombineNames.all.contains(name) {
      file.combineNames.insert(name)
    } else if let members = OwnMembers.byName[name] {
      file.ownMembers.insert(members)
    }
  }

  /// The labels of the kind of a resource.
  private static let kinds: Set<String> = ["ofType", "withExtension"]
  /// The classes of attributed strings, which have no initializer without a string on Linux.
  private static let texts: Set<String> = ["NSAttributedString", "NSMutableAttributedString"]

  /// Records uses of functions that differ in Foundation on Linux: `String(format:)`, `String(localized:)`,
  /// `Bundle(for:)`, `addObserver(forName:object:queue:using:)`.
  func checkFoundation(_ node: FunctionCallExprSyntax) {
    if node.arguments.isEmpty, node.trailingClosure == nil, let end = node.leftParen?.end {
      switch node.calledExpression.oneLine {
      case let name where Self.texts.contains(name):
        file.edits.insert("string: \"\"", at: end)
      case "self.init" where scope?.kind == .extension && Self.texts.contains(scope!.name):
        file.edits.insert("string: \"\"", at: end)
      // Linux has no timer that never fires, which properties contain until there is a real one.
      case "Timer", "Timer.init":
        file.usesSPI = true
        file.edits.insert("_never: ()", at: end)
      // Linux has only one object of this class.
      case "ProcessInfo":
        file.edits.replace(
          node.calledExpression.range.upperBound..<node.range.upperBound, with: ".processInfo")
      default: break
      }
    }
    if node.arguments.last?.label?.text == "withPendingUnitCount" {
      file.ownMembers.insert(.progress)
    }
    if let kind = node.arguments.first(where: { Self.kinds.contains($0.label?.text ?? "") }) {
      let text = kind.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
      if text.map({ $0.isEmpty || $0.contains("nib") || $0.contains("storyboardc") }) ?? true {
        file.ownMembers.insert(.interfaces)
      }
    }
    switch node.arguments.first?.label?.text {
    case "in":
      let called = node.calledExpression
      let name =
        called.as(MemberAccessExprSyntax.self)?.declName ?? called.as(DeclReferenceExprSyntax.self)
      if let name, enumeratesMatches(name.baseName, node.arguments.map { $0.label?.text }) {
        file.edits.insert("_", at: name.start)
        file.ownMembers.insert(.matches)
      }
    case "for":
      let called = node.calledExpression.oneLine
      if called == ".init" || called.hasSuffix("Bundle") || called.hasSuffix("Bundle.init") {
        file.ownMembers.insert(.classBundles)
      }
    case "forName": file.ownMembers.insert(.observers)
    case "format": file.ownMembers.insert(.formats)
    case "localized": file.usesObjectiveC = true
    case "from" where node.calledExpression.oneLine.hasSuffix("number"):
      file.ownMembers.insert(.numbers)
    case "pointer", "nonretainedObject": file.usesObjectiveC = true
    case "colorsSpace": file.ownMembers.insert(.gradients)
    case "timeInterval": file.ownMembers.insert(.timers)
    case "withIdentifier" where node.calledExpression.oneLine.hasSuffix("background"):
      file.ownMembers.insert(.backgroundSessions)
    case "forKey" where node.calledExpression.oneLine.hasSuffix("value"):
      file.ownMembers.insert(.dictionaryKeys)
    default: break
    }
  }

  /// Renames an author's own methods with the name of one that calls get under another name: an overload of
  /// `NSRegularExpression`'s with a range of the string's indices.
  func lowerMatches(_ node: FunctionDeclSyntax) {
    let labels = node.signature.parameterClause.parameters.map(\.firstName.text)
    let isOverride = node.modifiers.contains { $0.name.tokenKind == .keyword(.override) }
    if labels.first == "in", enumeratesMatches(node.name, labels),
      !isOverride || scope?.inherited.first != "NSRegularExpression"
    {
      file.edits.insert("_", at: node.name.start)
    }
  }

  private func enumeratesMatches(_ name: TokenSyntax, _ labels: [String?]) -> Bool {
    name.text == "enumerateMatches" && labels.contains("range")
  }

  private func checkFoundation(_ name: String) {
    guard let module = FoundationNames.module(of: name) else { return }
    file.foundationModules.insert(module)
    if name == "DateComponentsFormatter" { file.ownMembers.insert(.durations) }
    if name == "PersonNameComponentsFormatter" { file.ownMembers.insert(.personNames) }
  }

  /// Whether the node is the name in a call of a member that every object has in Objective-C.
  private func callsObject(_ node: DeclReferenceExprSyntax) -> Bool {
    guard let labels = ObjectiveCNames.members[node.baseName.text],
      let member = node.parent?.as(MemberAccessExprSyntax.self),
      let call = member.parent?.as(FunctionCallExprSyntax.self)
    else { return false }
    return call.arguments.contains { labels.contains($0.label?.text ?? "_") }
  }

  func check(_ node: IdentifierTypeSyntax) {
    let name = node.name.text
    guard Self.isSought(name) else { return }
    if CombineNames.all.contains(name) { file.combineNames.insert(name) }
    if NetworkingNames.all.contains(name) { file.usesNetworking = true }
    checkFoundation(name)
    if ObjectiveCNames.all.contains(name) { file.usesObjectiveC = true }
    if let members = OwnMembers.byName[name] { file.ownMembers.insert(members) }
  }
}
