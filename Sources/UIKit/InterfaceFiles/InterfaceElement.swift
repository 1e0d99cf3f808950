/// An element of an Interface Builder file, with its name, attributes, children and line.
///
/// Decoders *take* the parts that they understand. After a scene is created, the parts that no
/// decoder took are unsupported (`untaken`). The loader reports them, so that nothing in a file is
/// ignored silently.
package final class InterfaceElement {
  package let name: String
  /// The line of the start tag in the file, counted from 1.
  package let line: Int
  package internal(set) var children: [InterfaceElement] = []
  /// The text between the tags, without leading and trailing white space.
  package internal(set) var text = ""

  package private(set) var attributes: [String: String]
  var takenAttributes: Set<String> = []
  private(set) var isTaken = false
  /// Whether the element is decoded separately and later, like a controller's view or a prototype
  /// cell.
  package var isDeferred = false
  /// Whether the view is in its hierarchy. Views that a size class excludes are created too, because
  /// outlets may refer to them.
  package internal(set) var isInstalled = true

  init(name: String, attributes: [String: String], line: Int) {
    self.name = name
    self.attributes = attributes
    self.line = line
  }

  /// Takes the attribute's text. Returns `nil` if the file doesn't have it.
  package func string(_ attribute: String) -> String? {
    guard let value = attributes[attribute] else { return nil }
    takenAttributes.insert(attribute)
    return value
  }

  /// Returns the first child with the given name.
  package func child(_ name: String) -> InterfaceElement? {
    children.first { $0.name == name }?.taken()
  }

  /// Returns the child for a property: `<rect key="frame" …/>`.
  package func child(key: String, named name: String? = nil) -> InterfaceElement? {
    children.first { $0.attributes["key"] == key && (name == nil || $0.name == name) }?.taken()
  }

  /// Returns the children of a container child: `items(of: "subviews")`.
  package func items(of container: String) -> [InterfaceElement] {
    guard let container = child(container) else { return [] }
    return container.children
  }

  /// Marks the element as understood and returns it.
  @discardableResult
  package func taken() -> InterfaceElement {
    isTaken = true
    if attributes["key"] != nil { takenAttributes.insert("key") }
    return self
  }

  /// Marks the element and all its descendants as understood.
  package func takeAll() {
    taken()
    takenAttributes.formUnion(attributes.keys)
    for child in children { child.takeAll() }
  }

  /// The identifier to which the file's outlets, constraints and segues refer.
  package var id: String? { attributes["id"] }

  // MARK: Changes

  func setAttributes(_ new: [String: String]) {
    attributes.merge(new) { $1 }
  }

  func removeChildren(named name: String) -> [InterfaceElement] {
    let removed = children.filter { $0.name == name }
    children.removeAll { $0.name == name }
    return removed
  }

  /// Adds the child, replacing one with the same key.
  func replaceChild(with child: InterfaceElement) {
    if let key = child.attributes["key"] {
      children.removeAll { $0.attributes["key"] == key }
    }
    children.append(child)
  }
}
