import InterfaceFiles

/// A user-defined runtime attribute: a value for a key path, set after the outlets.
///
/// The last name in the key path can be a property that the object's class has registered, a stored
/// property of any class, or a property of `CALayer` or `UIView` that is commonly set this way. On
/// Linux, other computed properties can only be found by name if their sources are lowered. The
/// rest is reported.
@MainActor
enum RuntimeAttribute {
  static func apply(
    _ element: InterfaceElement, to object: AnyObject, session: InterfaceSession
  ) {
    guard element.name == "userDefinedRuntimeAttribute", let keyPath = element.string("keyPath")
    else {
      return
    }
    element.taken()
    let report = session.document.report
    let candidates = values(of: element, document: session.document)
    guard !candidates.isEmpty else {
      return report.say(
        "the runtime attribute '\(keyPath)' has a value of type '\(element.string("type") ?? "")', "
          + "which is not supported",
        line: element.line, once: "attribute \(keyPath)")
    }
    if let registered = MemberRegistry.shared.property(keyPath, of: type(of: object)) {
      if !candidates.contains(where: { registered.set($0, of: object) }) {
        reportMismatch(keyPath, of: object, takes: registered.type, element, report)
      }
      return
    }
    if let view = object as? UIView, setSystem(keyPath, of: view, to: candidates) { return }
    guard let stored = keyPath.storedProperty(of: object) else {
      return report.say(
        "\(type(of: object)) has no stored property '\(keyPath)' for a runtime attribute to set",
        line: element.line, once: "attribute \(type(of: object)).\(keyPath)")
    }
    if !candidates.contains(where: { stored.set($0, in: object) }) {
      reportMismatch(keyPath, of: object, takes: stored.type, element, report)
    }
  }

  private static func reportMismatch(
    _ keyPath: String, of object: AnyObject, takes expected: Any.Type, _ element: InterfaceElement,
    _ report: InterfaceReport
  ) {
    report.say(
      "the runtime attribute '\(keyPath)' of \(type(of: object)) takes \(expected), "
        + "not a \(element.string("type") ?? "value")",
      line: element.line, once: "attribute \(type(of: object)).\(keyPath)")
  }

  /// Returns the value in each Swift type that it may mean, most likely type first.
  private static func values(
    of element: InterfaceElement, document: InterfaceDocument
  ) -> [Any?] {
    switch element.string("type") {
    case "boolean":
      return [element.string("value") == "YES"]
    case "string", "localizedString":
      return [element.string("value") ?? element.child(key: "value")?.text ?? ""]
    case "number":
      guard let text = element.child(key: "value")?.string("value") ?? element.string("value"),
        let number = Double(text), number.isFinite
      else { return [] }
      var values: [Any?] = [CGFloat(number), number, Float(number)]
      if let integer = Int(exactly: number.rounded()) { values.append(integer) }
      values.append(NSNumber(value: number))
      return values
    case "color":
      return element.child(key: "value").flatMap { InterfaceValue.color($0, document: document) }
        .map { [$0] } ?? []
    case "point":
      return element.child(key: "value").map { [CGPoint(x: $0.number("x"), y: $0.number("y"))] }
        ?? []
    case "size":
      return element.child(key: "value").map {
        [CGSize(width: $0.number("width"), height: $0.number("height"))]
      } ?? []
    case "rect":
      return element.child(key: "value").map { [InterfaceValue.rect($0)] } ?? []
    case "image":
      return element.string("value").map {
        [UIImage(named: $0, in: document.bundle, compatibleWith: nil)]
      } ?? []
    case "nil":
      return [Any?.none]
    default:
      return []
    }
  }

  /// Sets one of UIKit's computed properties that Interface Builder users set by key path.
  private static func setSystem(_ keyPath: String, of view: UIView, to values: [Any?]) -> Bool {
    func first<Value>(_ type: Value.Type = Value.self) -> Value? {
      values.lazy.compactMap { $0 as? Value }.first
    }
    switch keyPath {
    // iOS's views also accept the second one, which has its own setter.
    case "layer.cornerRadius", "cornerRadius": view.layer.cornerRadius = first() ?? 0
    case "layer.borderWidth": view.layer.borderWidth = first() ?? 0
    case "layer.borderColor": view.layer.borderColor = first(UIColor.self)?.cgColor
    case "layer.masksToBounds": view.layer.masksToBounds = first() ?? false
    case "layer.shadowRadius": view.layer.shadowRadius = first() ?? 0
    case "layer.shadowOpacity": view.layer.shadowOpacity = Float(first(CGFloat.self) ?? 0)
    case "layer.shadowColor": view.layer.shadowColor = first(UIColor.self)?.cgColor
    case "layer.shadowOffset": view.layer.shadowOffset = first() ?? .zero
    case "layer.zPosition": view.layer.zPosition = first() ?? 0
    case "clipsToBounds": view.clipsToBounds = first() ?? false
    case "accessibilityIdentifier": view.accessibilityIdentifier = first()
    default: return false
    }
    return true
  }
}
