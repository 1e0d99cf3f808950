import Foundation

// A decoder is a table of the file's names and the properties that they set. A property is set only if the
// file names it. Writing a value back unconditionally would make a default count as set.

/// A value of a single attribute.
package protocol InterfaceAttribute {
  /// Reads the attribute. Returns `nil` if it is missing or invalid.
  static func read(_ attribute: String, of element: InterfaceElement) -> Self?
}

extension Bool: InterfaceAttribute {
  package static func read(_ attribute: String, of element: InterfaceElement) -> Bool? {
    element.flag(attribute)
  }
}

extension Int: InterfaceAttribute {
  package static func read(_ attribute: String, of element: InterfaceElement) -> Int? {
    element.integer(attribute)
  }
}

extension String: InterfaceAttribute {
  package static func read(_ attribute: String, of element: InterfaceElement) -> String? {
    element.string(attribute)
  }
}

extension InterfaceAttribute where Self: BinaryFloatingPoint {
  package static func read(_ attribute: String, of element: InterfaceElement) -> Self? {
    element.optionalNumber(attribute).map { Self($0) }
  }
}

extension CGFloat: InterfaceAttribute {}
extension Double: InterfaceAttribute {}
extension Float: InterfaceAttribute {}

extension InterfaceElement {
  /// Reads an attribute into a property.
  package func read<Root: AnyObject, Value: InterfaceAttribute>(
    _ attribute: String, into property: ReferenceWritableKeyPath<Root, Value>, of object: Root
  ) {
    if let value = Value.read(attribute, of: self) { object[keyPath: property] = value }
  }

  /// Reads an attribute into a property that may be `nil`.
  package func read<Root: AnyObject, Value: InterfaceAttribute>(
    _ attribute: String, into property: ReferenceWritableKeyPath<Root, Value?>, of object: Root
  ) {
    if let value = Value.read(attribute, of: self) { object[keyPath: property] = value }
  }

  /// Reads one of several names into a property. Unknown names change nothing.
  package func read<Root: AnyObject, Value>(
    _ attribute: String, into property: ReferenceWritableKeyPath<Root, Value>, of object: Root,
    from names: [String: Value]
  ) {
    if let value = string(attribute).flatMap({ names[$0] }) { object[keyPath: property] = value }
  }

  /// Reads a child into a property: `<rect key="frame" …/>`.
  package func read<Root: AnyObject, Value>(
    key: String, named name: String? = nil, into property: ReferenceWritableKeyPath<Root, Value>,
    of object: Root, _ value: (InterfaceElement) -> Value
  ) {
    if let child = child(key: key, named: name) { object[keyPath: property] = value(child) }
  }
}

/// A value whose properties can be read from attributes, like those of an object.
package final class InterfaceDraft<Value> {
  package var value: Value

  package init(_ value: Value) { self.value = value }
}

extension InterfaceElement {
  /// Takes the attribute if it is one of several names. Other names aren't taken and are therefore reported.
  package func known<Value>(_ attribute: String, in names: [String: Value]) -> Value? {
    guard let value = attributes[attribute].flatMap({ names[$0] }) else { return nil }
    takenAttributes.insert(attribute)
    return value
  }

  /// Returns the union of the element's flags that are set.
  package func options<Options: OptionSet>(_ names: [String: Options]) -> Options {
    names.reduce(into: []) { options, name in
      if flag(name.key) == true { options.formUnion(name.value) }
    }
  }

  /// Takes attributes that have no effect here.
  package func ignore(_ attributes: String..., because reason: StaticString) {
    takenAttributes.formUnion(attributes)
  }

  /// Returns the attribute as a finite number, or 0 if it is missing or invalid.
  package func number(_ attribute: String) -> CGFloat { optionalNumber(attribute) ?? 0 }

  /// Returns the attribute as a finite number, or `nil` if it is missing or invalid.
  package func optionalNumber(_ attribute: String) -> CGFloat? {
    guard let value = string(attribute).flatMap(Double.init), value.isFinite else { return nil }
    return CGFloat(value)
  }

  /// Returns the attribute as an integer, or `nil` if it is missing or invalid.
  package func integer(_ attribute: String) -> Int? { string(attribute).flatMap { Int($0) } }

  /// Returns the flag for `YES` or `NO`, or `nil` if the attribute is missing.
  package func flag(_ attribute: String) -> Bool? {
    switch string(attribute) {
    case "YES": true
    case "NO": false
    default: nil
    }
  }
}
