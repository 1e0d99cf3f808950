import InterfaceFiles

/// Creates layout constraints from `<constraint …/>` elements.
@MainActor
enum InterfaceConstraint {
  static func make(
    _ element: InterfaceElement, in owner: UIView, session: InterfaceSession
  ) -> NSLayoutConstraint? {
    guard element.name == "constraint" else { return nil }
    element.taken()
    // A placeholder exists only on Interface Builder's canvas.
    if element.string("placeholder") == "YES" {
      element.takeAll()
      return nil
    }
    let report = session.document.report
    func item(_ attribute: String) -> AnyObject? {
      guard let id = element.string(attribute) else { return nil }
      if let guide = session.barGuide(id: id) {
        let edge = element.string(attribute.replacing("Item", with: "Attribute"))
        return guide.item(for: edge, in: owner)
      }
      let object = session.object(id: id)
      if object == nil {
        report.say(
          "a constraint's \(attribute) '\(id)' is not in the scene; the constraint was left out",
          line: element.line, once: "item \(id)")
      }
      return object
    }
    guard let first = element.string("firstItem") == nil ? owner : item("firstItem") else {
      return nil
    }
    let second = item("secondItem")
    if element.string("secondItem") != nil, second == nil { return nil }
    guard let firstAttribute = attribute("first", of: element, session: session) else {
      report.say(
        "the layout attribute '\(element.string("firstAttribute") ?? "")' is not known",
        line: element.line, once: "attribute \(element.string("firstAttribute") ?? "")")
      return nil
    }
    let secondAttribute =
      second == nil
      ? .notAnAttribute : attribute("second", of: element, session: session) ?? .notAnAttribute
    if session.isOutside(first, of: owner) || session.isOutside(second, of: owner) { return nil }
    if let problem = NSLayoutConstraint.problem(
      of: first, firstAttribute, with: second, secondAttribute)
    {
      report.say(
        "the constraint was left out: \(problem)", line: element.line,
        once: "constraint \(element.line)")
      return nil
    }
    guard let firstItem = first as? any LayoutItem else { return nil }
    let type = session.classOf(
      element, as: NSLayoutConstraint.self, otherwise: NSLayoutConstraint.self)
    let constraint = type.make(
      ConstraintSide(firstItem, firstAttribute), relation(element.string("relation")),
      ConstraintSide(second as? any LayoutItem, secondAttribute),
      multiplier: multiplier(element.string("multiplier")), constant: constant(element))
    constraint.shouldBeArchived = true
    session.awaken(constraint)
    if let priority = element.string("priority").flatMap(Float.init) {
      constraint.priority = UILayoutPriority(priority.clamped(to: 1...1000))
    }
    constraint.identifier = element.string("identifier")
    session.register(constraint, for: element)
    session.postpone(connectionsOf: element, to: constraint)
    return element.isInstalled ? constraint : nil
  }

  /// Returns the constant. A symbolic constant is the system's standard spacing: 8 between
  /// siblings. It is also 8 to the superview, because margins have their own attributes (Apple,
  /// Auto Layout Guide).
  private static func constant(_ element: InterfaceElement) -> CGFloat {
    element.optionalNumber("constant") ?? (element.string("symbolic") == "YES" ? 8 : 0)
  }

  /// Returns a multiplier that is written as `0.5` or as a ratio such as `16:9`.
  static func multiplier(_ text: String?) -> CGFloat {
    guard let text else { return 1 }
    let parts = text.split(separator: ":").compactMap { Double($0) }
    switch parts.count {
    case 1 where parts[0].isFinite && parts[0] != 0: return CGFloat(parts[0])
    case 2 where parts[0] != 0 && parts[1] != 0 && (parts[0] / parts[1]).isFinite:
      return CGFloat(parts[0] / parts[1])
    default: return 1
    }
  }

  private static func relation(_ text: String?) -> NSLayoutConstraint.Relation {
    switch text {
    case "lessThanOrEqual": .lessThanOrEqual
    case "greaterThanOrEqual": .greaterThanOrEqual
    default: .equal
    }
  }

  private static func attribute(
    _ side: String, of element: InterfaceElement, session: InterfaceSession
  ) -> NSLayoutConstraint.Attribute? {
    guard let name = element.string("\(side)Attribute") else { return nil }
    if let guide = element.string("\(side)Item").flatMap({ session.barGuide(id: $0) }) {
      return guide.attribute(for: name)
    }
    return attributes[name]
  }

  private static let attributes: [String: NSLayoutConstraint.Attribute] = [
    "left": .left, "right": .right, "top": .top, "bottom": .bottom,
    "leading": .leading, "trailing": .trailing, "width": .width, "height": .height,
    "centerX": .centerX, "centerY": .centerY,
    "baseline": .lastBaseline, "lastBaseline": .lastBaseline, "firstBaseline": .firstBaseline,
    "leftMargin": .leftMargin, "rightMargin": .rightMargin,
    "topMargin": .topMargin, "bottomMargin": .bottomMargin,
    "leadingMargin": .leadingMargin, "trailingMargin": .trailingMargin,
    "centerXWithinMargins": .centerXWithinMargins, "centerYWithinMargins": .centerYWithinMargins,
  ]
}
