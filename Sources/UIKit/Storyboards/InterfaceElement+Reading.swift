import CoreGraphics

// What decoders read is a table of the file's names and the properties that they are for. A property is set
// only where the file names it: writing back what stands there already would make a default somebody's choice.

/// A value that stands in one attribute.
protocol InterfaceAttribute {
  /// `nil` when the attribute is missing or no such value.
  init?(_ attribute: String, of element: InterfaceElement)
}

extension Bool: InterfaceAttribute {
  init?(_ attribute: String, of element: InterfaceElement) {
    guard let flag = element.flag(attribute) else { return nil }
    self = flag
  }
}

extension Int: InterfaceAttribute {
  init?(_ attribute: String, of element: InterfaceElement) {
    guard let integer = element.integer(attribute) else { return nil }
    self = integer
  }
}

extension String: InterfaceAttribute {
  init?(_ attribute: String, of element: InterfaceElement) {
    guard let string = element.string(attribute) else { return nil }
    self = string
  }
}

extension InterfaceAttribute where Self: BinaryFloatingPoint {
  init?(_ attribute: String, of element: InterfaceElement) {
    guard let number = element.optionalNumber(attribute) else { return nil }
    self.init(number)
  }
}

extension CGFloat: InterfaceAttribute {}
extension Double: InterfaceAttribute {}
extension Float: InterfaceAttribute {}

@MainActor
extension InterfaceElement {
  /// Reads an attribute into a property.
  func read<Root: AnyObject, Value: InterfaceAttribute>(
    _ attribute: String, into property: ReferenceWritableKeyPath<Root, Value>, of object: Root
  ) {
    if let value = Value(attribute, of: self) { object[keyPath: property] = value }
  }

  func read<Root: AnyObject, Value: InterfaceAttribute>(
    _ attribute: String, into property: ReferenceWritableKeyPath<Root, Value?>, of object: Root
  ) {
    if let value = Value(attribute, of: self) { object[keyPath: property] = value }
  }

  func read<Root, Value: InterfaceAttribute>(
    _ attribute: String, into property: WritableKeyPath<Root, Value>, of value: inout Root
  ) {
    if let new = Value(attribute, of: self) { value[keyPath: property] = new }
  }

  /// Reads one of several names into a property. Another name changes nothing.
  func read<Root: AnyObject, Value>(
    _ attribute: String, into property: ReferenceWritableKeyPath<Root, Value>, of object: Root,
    from names: [String: Value]
  ) {
    if let value = string(attribute).flatMap({ names[$0] }) { object[keyPath: property] = value }
  }

  func read<Root, Value>(
    _ attribute: String, into property: WritableKeyPath<Root, Value>, of value: inout Root,
    from names: [String: Value]
  ) {
    if let new = string(attribute).flatMap({ names[$0] }) { value[keyPath: property] = new }
  }

  /// Reads a child into a property: `<rect key="frame" …/>`.
  func read<Root: AnyObject, Value>(
    key: String, named name: String? = nil, into property: ReferenceWritableKeyPath<Root, Value>,
    of object: Root, _ value: @MainActor (InterfaceElement) -> Value
  ) {
    if let child = child(key: key, named: name) { object[keyPath: property] = value(child) }
  }

  func read<Root, Value>(
    key: String, named name: String? = nil, into property: WritableKeyPath<Root, Value>,
    of object: inout Root, _ value: @MainActor (InterfaceElement) -> Value
  ) {
    if let child = child(key: key, named: name) { object[keyPath: property] = value(child) }
  }

  /// Reads a child whose value depends on the document: a colour that has its name there.
  func read<Root: AnyObject, Value>(
    key: String, named name: String? = nil, into property: ReferenceWritableKeyPath<Root, Value?>,
    of object: Root, _ value: @MainActor (InterfaceElement, InterfaceDocument) -> Value?,
    in document: InterfaceDocument
  ) {
    guard let child = child(key: key, named: name) else { return }
    object[keyPath: property] = value(child, document)
  }

  func read<Root, Value>(
    key: String, named name: String? = nil, into property: WritableKeyPath<Root, Value?>,
    of object: inout Root, _ value: @MainActor (InterfaceElement, InterfaceDocument) -> Value?,
    in document: InterfaceDocument
  ) {
    guard let child = child(key: key, named: name) else { return }
    object[keyPath: property] = value(child, document)
  }
}

extension InterfaceElement {
  /// Takes one of several names; another is left untaken, and so reported.
  func known<Value>(_ attribute: String, in names: [String: Value]) -> Value? {
    guard let value = attributes[attribute].flatMap({ names[$0] }) else { return nil }
    takenAttributes.insert(attribute)
    return value
  }

  /// Takes attributes that ask for nothing here.
  func ignore(_ attributes: String..., because reason: StaticString) {
    takenAttributes.formUnion(attributes)
  }

  /// The attribute as a finite number; 0 when it is missing or is none.
  func number(_ attribute: String) -> CGFloat {
    guard let value = string(attribute).flatMap(Double.init), value.isFinite else { return 0 }
    return CGFloat(value)
  }

  /// `nil` when the attribute is missing or no finite number.
  func optionalNumber(_ attribute: String) -> CGFloat? {
    guard let value = string(attribute).flatMap(Double.init), value.isFinite else { return nil }
    return CGFloat(value)
  }

  func integer(_ attribute: String) -> Int? { string(attribute).flatMap { Int($0) } }

  /// `YES` or `NO`; `nil` when the attribute is missing.
  func flag(_ attribute: String) -> Bool? {
    switch string(attribute) {
    case "YES": true
    case "NO": false
    default: nil
    }
  }
}
