/// One element of an Interface Builder file: its name, its attributes, its children and its line.
///
/// The decoder *takes* what it understands. What nobody took once a scene stands is what we do not
/// support, and is reported (see `InterfaceReport`), so that nothing in a file is ignored silently.
final class InterfaceElement {
  package let name: String
  /// The line of the start tag in the file, from 1.
  package let line: Int
  package internal(set) var children: [InterfaceElement] = []
  /// Text between the tags, white space at both ends removed.
  package internal(set) var text = ""

  private(set) var attributes: [String: String]
  var takenAttributes: Set<String> = []
  private(set) var isTaken = false
  /// Decoded later, on its own: a controller's view, a prototype cell.
  var isDeferred = false
  /// Whether it stands in its hierarchy: `false` for what a size class leaves out, which is made all
  /// the same, since outlets lead to it.
  var isInstalled = true

  init(name: String, attributes: [String: String], line: Int) {
    self.name = name
    self.attributes = attributes
    self.line = line
  }

  /// Takes the attribute's text; `nil` when the file doesn't have it.
  package func string(_ attribute: String) -> String? {
    guard let value = attributes[attribute] else { return nil }
    takenAttributes.insert(attribute)
    return value
  }

  /// The first child of this name.
  package func child(_ name: String) -> InterfaceElement? {
    children.first { $0.name == name }?.taken()
  }

  /// The child that stands for a property: `<rect key="frame" …/>`.
  package func child(key: String, named name: String? = nil) -> InterfaceElement? {
    children.first { $0.attributes["key"] == key && (name == nil || $0.name == name) }?.taken()
  }

  /// The children of a container child: `items(of: "subviews")`.
  package func items(of container: String) -> [InterfaceElement] {
    guard let container = child(container) else { return [] }
    return container.children
  }

  /// Marks the element as understood, and gives it back.
  @discardableResult
  func taken() -> InterfaceElement {
    isTaken = true
    if attributes["key"] != nil { takenAttributes.insert("key") }
    return self
  }

  /// Marks the element and everything in it as understood.
  func takeAll() {
    taken()
    takenAttributes.formUnion(attributes.keys)
    for child in children { child.takeAll() }
  }

  var id: String? { attributes["id"] }

  // MARK: Changing

  func setAttributes(_ new: [String: String]) {
    attributes.merge(new) { $1 }
  }

  func removeChildren(named name: String) -> [InterfaceElement] {
    let removed = children.filter { $0.name == name }
    children.removeAll { $0.name == name }
    return removed
  }

  /// Puts the child in place of the one with the same key, if there is one.
  func replaceChild(with child: InterfaceElement) {
    if let key = child.attributes["key"] {
      children.removeAll { $0.attributes["key"] == key }
    }
    children.append(child)
  }
}
