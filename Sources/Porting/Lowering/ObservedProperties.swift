import SwiftSyntax

/// `dynamic` properties, which notify observers before and after each change.
extension ModuleLowering {
  func lowerObserved(_ member: Member, of file: FileContext) {
    guard member.isDynamic, member.kind == .property, !member.isStatic,
      !member.owner.type.hasRegistrations,
      table.isObject(member.owner.type), let node = member.node.as(VariableDeclSyntax.self),
      node.bindingSpecifier.tokenKind == .keyword(.var)
    else { return }
    guard node.bindings.count == 1, let binding = node.bindings.first else {
      if node.bindings.first?.pattern.trimmedDescription == member.name {
        file.report(
          .error, at: node,
          "observed properties need a declaration each, so that their changes can be distinguished; "
            + "write 'dynamic var' once for each of them")
      }
      return
    }
    let key = objectiveCName(of: member)
    let before = "willChangeValue(forKey: \"\(key)\")"
    let after = "didChangeValue(forKey: \"\(key)\")"
    guard let block = binding.accessorBlock else {
      file.edits.insert(" { willSet { \(before) } didSet { \(after) } }", at: binding.valueEnd)
      return
    }
    guard case .accessors(let accessors) = block.accessors else { return }
    func body(_ keyword: Keyword) -> CodeBlockSyntax? {
      accessors.first { $0.accessorSpecifier.tokenKind == .keyword(keyword) }?.body
    }
    if let setter = body(.set) {
      file.edits.insert(" \(before); defer { \(after) };", at: setter.leftBrace.end)
      return
    }
    let willSet = body(.willSet)
    let didSet = body(.didSet)
    guard willSet != nil || didSet != nil else { return }
    // The author's observers run during the change, as the setter on iOS calls them.
    if let willSet {
      file.edits.insert(" \(before);", at: willSet.leftBrace.end)
    } else {
      file.edits.insert(" willSet { \(before) }", at: block.leftBrace.end)
    }
    if let didSet {
      file.edits.insert(" defer { \(after) };", at: didSet.leftBrace.end)
    } else {
      file.edits.insert(" didSet { \(after) }", at: block.leftBrace.end)
    }
  }
}

extension PatternBindingSyntax {
  /// The position after the type and the value.
  fileprivate var valueEnd: Int {
    initializer?.end ?? typeAnnotation?.end ?? pattern.end
  }
}
