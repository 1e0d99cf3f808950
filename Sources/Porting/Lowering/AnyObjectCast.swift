import SwiftSyntax

/// A member of `(view as AnyObject)`, which iOS looks up on an object of any class.
struct AnyObjectCast {
  /// The tuple of one element that contains the cast.
  let parentheses: TupleExprSyntax
  /// `as AnyObject`.
  let range: Range<Int>

  init?(baseOf member: MemberAccessExprSyntax) {
    guard let tuple = member.base?.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let elements = tuple.elements.first?.expression.as(SequenceExprSyntax.self)?.elements,
      let type = elements.last?.as(TypeExprSyntax.self), type.type.oneLine == "AnyObject",
      let word = elements.dropLast().last?.as(UnresolvedAsExprSyntax.self),
      word.questionOrExclamationMark == nil
    else { return nil }
    parentheses = tuple
    range = word.start..<type.end
  }
}

extension ModuleLowering {
  /// Casts the object to the only type of the module that has the member, or to a protocol if one declares it.
  /// If several types have the member, this reports an error.
  func lower(
    _ member: MemberAccessExprSyntax, of cast: AnyObjectCast, in file: FileContext
  ) {
    let name = member.declName.baseName.text
    guard !ObjectiveCNames.members.keys.contains(name) else { return }
    let members = (table.membersByName[name] ?? []).filter {
      !$0.isStatic && $0.kind != .initializer && !$0.isOverride
    }
    let protocols = members.filter { $0.owner.kind == .protocol }
    let types = Set((protocols.isEmpty ? members : protocols).map(\.owner.type.name))
    guard let type = types.min() else { return lowerValue(member, of: cast, in: file) }
    guard types.count == 1 else {
      return file.report(
        .error, at: member,
        "'\(name)' is looked up on AnyObject, which needs Objective-C: "
          + "\(types.sorted().joined(separator: ", ")) have it; cast the object to one of them")
    }
    // `(view as AnyObject).update?()` checks whether the object has the member.
    if let chain = member.parent?.as(OptionalChainingExprSyntax.self) {
      file.edits.replace(cast.range, with: "as? \(type)")
      file.edits.insert("?", at: cast.parentheses.end)
      file.blank(chain.questionMark.range)
    } else {
      file.edits.replace(cast.range, with: "as! \(type)")
    }
  }

  /// Lowers members of Foundation's numbers and values: `(info[key] as AnyObject).cgRectValue`. On iOS the
  /// result is an implicitly unwrapped optional.
  private func lowerValue(
    _ member: MemberAccessExprSyntax, of cast: AnyObjectCast, in file: FileContext
  ) {
    let name = member.declName.baseName
    guard let type = AnyObjectValues.classes[name.text] else { return }
    file.usesSPI = true
    file.edits.insert("(bridged", at: cast.parentheses.start)
    file.edits.replace(cast.range, with: ", ifTo: \(type).self")
    file.edits.insert("?", at: cast.parentheses.end)
    AnyObjectValues.finish(member, in: file)
  }
}
