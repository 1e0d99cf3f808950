import InterfaceFiles

/// A user-defined runtime attribute: a value for a key path, set after the outlets.
///
/// The names of the key path are keys of key-value coding: properties of UIKit's classes and of lowered ones, and
/// those of layers. The last one can also be a stored property of any class. On Linux, other computed properties
/// can only be found by name if their sources are lowered. The rest is reported.
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
    let names = keyPath.split(separator: ".").map(String.init)
    let way = names.dropLast().joined(separator: ".")
    guard let last = names.last,
      let owner = way.isEmpty ? object : (object as? NSObject)?.value(forKeyPath: way) as AnyObject?
    else {
      return report.say(
        "\(type(of: object)) has nothing at '\(way)' for the runtime attribute '\(keyPath)' to set",
        line: element.line, once: "attribute \(type(of: object)).\(keyPath)")
    }
    set(last, of: owner, to: candidates, keyPath, element, report)
  }

  /// Sets a property by its key.
  private static func set(
    _ key: String, of object: AnyObject, to values: [Any?], _ keyPath: String,
    _ element: InterfaceElement, _ report: InterfaceReport
  ) {
    if let registered = MemberRegistry.shared.property(key, of: type(of: object)) {
      if !values.contains(where: { registered.set($0, of: object) }) {
        reportMismatch(keyPath, of: object, takes: registered.type, element, report)
      }
    } else if let layer = object as? CALayer {
      let value = values[0]
      layer.setValue((value as? UIColor)?.cgColor ?? value, forKey: key)
    } else if let view = object as? UIView, key == "cornerRadius" {
      // iOS's views accept this key too, which isn't documented.
      view.layer.setValue(values[0], forKey: key)
    } else if let stored = key.storedProperty(of: object) {
      if !values.contains(where: { stored.set($0, in: object) }) {
        reportMismatch(keyPath, of: object, takes: stored.type, element, report)
      }
    } else {
      report.say(
        "\(type(of: object)) has no stored property '\(key)' for a runtime attribute to set",
        line: element.line, once: "attribute \(type(of: object)).\(keyPath)")
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
}
