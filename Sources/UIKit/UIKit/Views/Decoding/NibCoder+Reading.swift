import InterfaceFiles

/// Reads values and properties that several classes have in common.
@MainActor
extension NibCoder {
  /// Reads a child into a colour, which the document may define by name.
  ///
  /// - Parameters:
  ///   - name: The child's element name, needed if other elements may have the key: `<nil
  ///     key="textColor"/>`.
  ///   - parent: The child's parent. The default is the coder's element.
  func readColor<Root: AnyObject>(
    _ key: String, named name: String? = "color", in parent: InterfaceElement? = nil,
    into property: ReferenceWritableKeyPath<Root, UIColor?>, of object: Root
  ) {
    (parent ?? element).read(key: key, named: name, into: property, of: object, color(of:))
  }

  /// Reads a text from an attribute, or from a child if it is long or has line breaks.
  func longText(_ key: String) -> String? {
    element.string(key) ?? element.child(key: key, named: "string")?.text
      ?? element.child(key: key, named: "mutableString")?.text
  }

  /// Sets a text, if there is one. Otherwise a subclass's override isn't called: it may not be ready while the
  /// superclass decodes.
  func readText<Owner: AnyObject>(
    _ key: String, into property: ReferenceWritableKeyPath<Owner, String?>, of owner: Owner
  ) {
    if let text = longText(key) { owner[keyPath: property] = text }
  }

  /// Returns the colour of a child, or `nil` without one.
  func color(_ key: String, in parent: InterfaceElement? = nil) -> UIColor? {
    (parent ?? element).child(key: key, named: "color").flatMap(color(of:))
  }

  /// Returns the colour that an element describes or names, or `nil` for none.
  func color(of element: InterfaceElement) -> UIColor? {
    InterfaceValue.color(element, document: session.document)
  }

  /// Returns a named image, or `nil` without a name. Reports an image that the bundle doesn't
  /// contain. `element` is the one that names it.
  func image(named name: String?, in element: InterfaceElement? = nil) -> UIImage? {
    guard let name else { return nil }
    let element = element ?? self.element
    if element.string("catalog") == "system" {
      if let symbol = UIImage(systemName: name) { return symbol }
      session.document.report.say(
        "there is no symbol image '\(name)'", line: element.line, once: "symbol \(name)")
      return nil
    }
    guard let traits = UIImage.traits(named: name, in: session.document.bundle) else {
      session.document.report.say(
        "no image named '\(name)' in the bundle \(session.document.bundle.bundleURL.lastPathComponent)",
        line: element.line, once: "image \(name)")
      return nil
    }
    return UIImage(traits)
  }
}
