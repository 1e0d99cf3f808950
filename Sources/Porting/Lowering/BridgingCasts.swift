import SwiftSyntax

/// Casts between Swift values and the classes that they bridge to on iOS.
extension FileReader {
  private static let classes: Set<String> = [
    "NSString", "NSArray", "NSDictionary", "NSSet", "NSNumber", "NSData", "NSURL", "NSDate",
    "NSError", "NSValue", "NSIndexPath", "NSLocale", "NSCharacterSet", "NSURLRequest", "NSUUID",
    "NSTimeZone", "NSCalendar", "NSIndexSet", "NSDateComponents", "NSDateInterval",
    "NSDecimalNumber",
    "NSNotification", "NSURLComponents", "NSURLQueryItem",
  ]
  /// The Swift types that a bridging class is cast back to.
  private static let values: [String: String] = [
    "String": "NSString", "Data": "NSData", "URL": "NSURL", "Date": "NSDate", "UUID": "NSUUID",
    "IndexPath": "NSIndexPath", "Locale": "NSLocale", "TimeZone": "NSTimeZone",
    "Calendar": "NSCalendar", "IndexSet": "NSIndexSet", "CharacterSet": "NSCharacterSet",
  ]
  /// Operators with a higher precedence than a cast, which are therefore part of its operand.
  private static let tighter: Set<String> = [
    "+", "-", "*", "/", "%", "&+", "&-", "&*", "|", "^", "&", "<<", ">>", "&<<", "&>>", "...",
    "..<",
  ]

  func lowerCasts(in sequence: SequenceExprSyntax) {
    let elements = Array(sequence.elements)
    for (index, element) in elements.enumerated() {
      guard let cast = element.as(UnresolvedAsExprSyntax.self), index > 0,
        index + 1 < elements.count, let type = elements[index + 1].as(TypeExprSyntax.self)
      else { continue }
      // `kUTTypeText as NSString as String`: Core Foundation's strings are Swift strings here.
      if index + 3 < elements.count, isCast(element, to: elements[index + 1], "NSString"),
        isCast(elements[index + 2], to: elements[index + 3], "String")
      {
        file.edits.replace(element.start..<elements[index + 2].start, with: "")
        continue
      }
      // A cast in a pattern tests the type and doesn't convert.
      guard sequence.parent?.kind != .expressionPattern else { continue }
      var first = index - 1
      while first >= 2 {
        let before = elements[first - 1]
        let isTighter =
          before.as(BinaryOperatorExprSyntax.self).map { Self.tighter.contains($0.operator.text) }
          ?? before.is(UnresolvedAsExprSyntax.self)
        guard isTighter else { break }
        first -= 2
      }
      guard !elements[first].is(PatternExprSyntax.self) else { continue }
      lower(cast, of: operand(elements[first]), to: elements[index - 1], type: type)
    }
  }

  /// Whether two elements form a cast that always succeeds.
  private func isCast(_ element: ExprSyntax, to type: ExprSyntax, _ name: String) -> Bool {
    guard let cast = element.as(UnresolvedAsExprSyntax.self) else { return false }
    return cast.questionOrExclamationMark == nil
      && type.as(TypeExprSyntax.self)?.type.oneLine == name
  }

  /// Returns the operand. `try` and `await` stay outside the call; the expression after them is the operand.
  private func operand(_ expression: ExprSyntax) -> ExprSyntax {
    if let attempt = expression.as(TryExprSyntax.self) { return operand(attempt.expression) }
    if let waiting = expression.as(AwaitExprSyntax.self) { return operand(waiting.expression) }
    return expression
  }

  private func lower(
    _ cast: UnresolvedAsExprSyntax, of first: ExprSyntax, to last: ExprSyntax, type: TypeExprSyntax
  ) {
    if first.id == last.id, lowerNumberCast(cast, of: first, type: type) { return }
    if first.id == last.id, lowerAttributeCast(cast, of: first, type: type) { return }
    let isConditional = cast.questionOrExclamationMark?.text == "?"
    let isForced = cast.questionOrExclamationMark?.text == "!"
    let name = TypeName.bare(type.type.oneLine)
    let isOptional = type.type.is(OptionalTypeSyntax.self)
    // A value in a dictionary may be an NSNumber, which Swift casts to CGFloat only on iOS.
    let isLength = name == "CGFloat" && !isOptional && (isConditional || isForced)
    if isConditional || isForced, type.type.holdsLengths {
      file.usesSPI = true
      file.edits.insert("bridged(", at: first.start)
      file.edits.replace(
        last.end..<type.end, with: ", ifTo: \(type.type.oneLine).self)\(isForced ? "!" : "")")
      return
    }
    if Self.classes.contains(name) || name == "NSCopying" || isLength {
      let target = name == "NSCopying" ? "(any NSCopying)" : name
      file.usesSPI = true
      if isOptional, !isConditional, !isForced {
        file.edits.insert("bridged(ifAny: ", at: first.start)
        file.edits.replace(last.end..<type.end, with: ") { bridged($0, to: \(target).self) }")
        return
      }
      file.edits.insert("bridged(", at: first.start)
      let label = isConditional || isForced ? "ifTo" : "to"
      file.edits.replace(
        last.end..<type.end, with: ", \(label): \(target).self)\(isForced ? "!" : "")")
    } else if !isConditional, !isForced, let array = type.type.as(ArrayTypeSyntax.self),
      Self.classes.contains(array.element.oneLine), !first.is(ArrayExprSyntax.self)
    {
      file.usesSPI = true
      file.edits.insert("bridged(each: ", at: first.start)
      file.edits.replace(last.end..<type.end, with: ", to: \(array.element.oneLine).self)")
    } else if !isConditional, !isForced, !isOptional, let source = Self.values[name],
      first.id == last.id || first.end == last.end, makes(source, last)
    {
      file.edits.insert("\(name)._unconditionallyBridgeFromObjectiveC(", at: first.start)
      file.edits.replace(last.end..<type.end, with: ")")
    }
  }

  /// The attributes of text that are numbers.
  private static let numberAttributes: Set<String> = [
    "baselineOffset", "expansion", "kern", "ligature", "obliqueness", "strikethroughStyle",
    "strokeWidth", "tracking", "underlineStyle",
  ]
  private static let numberTypes: Set<String> = ["Double", "Float", "Int", "TimeInterval", "UInt"]

  /// Casts an attribute of text to a number, `attributes[.kern] as? Double`. On iOS an attributed string stores each
  /// number as an `NSNumber`, which Swift casts to every type that can represent it.
  private func lowerAttributeCast(
    _ cast: UnresolvedAsExprSyntax, of operand: ExprSyntax, type: TypeExprSyntax
  ) -> Bool {
    guard let mark = cast.questionOrExclamationMark?.text,
      Self.numberTypes.contains(type.type.oneLine),
      let attribute = operand.readAttribute, Self.numberAttributes.contains(attribute)
    else { return false }
    file.usesSPI = true
    file.edits.insert("bridged(", at: operand.start)
    file.edits.replace(
      operand.end..<type.end,
      with: ", ifTo: \(type.type.oneLine).self)\(mark == "!" ? "!" : "")")
    return true
  }

  /// Whether an expression makes an object of a class, `NSString(…)` or `(… as NSString)`.
  private func makes(_ name: String, _ expression: ExprSyntax) -> Bool {
    if let call = expression.as(FunctionCallExprSyntax.self) {
      let called = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
      return called == name || called == "NSMutable" + name.dropFirst(2)
    }
    guard let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let sequence = tuple.elements.first?.expression.as(SequenceExprSyntax.self),
      let type = sequence.elements.last?.as(TypeExprSyntax.self)
    else { return false }
    return TypeName.bare(type.type.oneLine) == name
  }

  /// Lowers `catch let error as NSError`, which catches every error on iOS.
  func lower(_ node: CatchClauseSyntax) {
    guard node.catchItems.count == 1, let item = node.catchItems.first, item.whereClause == nil,
      let binding = item.pattern?.as(ValueBindingPatternSyntax.self),
      let pattern = binding.pattern.as(ExpressionPatternSyntax.self),
      let sequence = pattern.expression.as(SequenceExprSyntax.self),
      sequence.elements.count == 3,
      let name = sequence.elements.first?.trimmedDescription,
      let type = sequence.elements.last?.as(TypeExprSyntax.self), type.type.oneLine == "NSError"
    else { return }
    file.usesSPI = true
    // The block's implicit `error` would hide a variable with that name.
    file.edits.replace(item.range, with: "let _caught")
    file.edits.insert(
      " \(binding.bindingSpecifier.text) \(name) = bridged(_caught, to: NSError.self);",
      at: node.body.leftBrace.end)
  }
}

extension TypeSyntax {
  /// Whether it is the type of an array of lengths, or of a dictionary with such values.
  fileprivate var holdsLengths: Bool {
    (self.as(ArrayTypeSyntax.self)?.element ?? self.as(DictionaryTypeSyntax.self)?.value)?.oneLine
      == "CGFloat"
  }
}

extension ExprSyntax {
  /// The name of the attribute that an expression reads: `attributes[.kern]`, or a call of `attribute(.kern, at: …)`.
  fileprivate var readAttribute: String? {
    let argument: LabeledExprSyntax?
    if let element = self.as(SubscriptCallExprSyntax.self), element.arguments.count == 1 {
      argument = element.arguments.first
    } else if let call = self.as(FunctionCallExprSyntax.self),
      call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "attribute"
    {
      argument = call.arguments.first
    } else {
      argument = nil
    }
    guard let key = argument?.expression.as(MemberAccessExprSyntax.self),
      key.base.map({ $0.oneLine.hasSuffix("Key") }) ?? true
    else { return nil }
    return key.declName.baseName.text
  }
}
