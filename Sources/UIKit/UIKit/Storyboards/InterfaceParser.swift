import FoundationXML

/// Reads the XML of a `.storyboard` or `.xib` into elements, with limits, so that no file can make
/// it run out of memory, out of stack or out to the network.
struct InterfaceParser {
  package struct Limits: Sendable {
    /// The largest file that is read, in bytes. Storyboards of real apps stay under 2 MB.
    package var bytes = 16 << 20
    /// How deep elements may stand inside each other.
    package var depth = 200
    /// How many elements a file may have, how many comments, references to characters and the like,
    /// and half of how many attributes.
    package var elements = 200_000
    /// How many attributes an element may have. Those of real apps stay under 40.
    package var attributes = 100
    /// How long a tag, a comment or a section of character data may be, in bytes.
    var markup = 1 << 16

    package init() {}
  }

  package var limits = Limits()

  package init() {}

  /// The root element. O(size of the data).
  package func parse(_ data: Data) throws(InterfaceFileError) -> InterfaceElement {
    _ = try InterfaceScan.check(data, limits: limits)
    let builder = Builder()
    let parser = XMLParser(data: data)
    parser.shouldResolveExternalEntities = false
    parser.delegate = builder
    let succeeded = parser.parse()
    if let error = builder.error { throw error }
    guard succeeded, let root = builder.root else {
      throw .malformed(
        line: parser.lineNumber, column: parser.columnNumber,
        reason: parser.parserError.map { "\($0.localizedDescription)" } ?? "not well-formed XML")
    }
    guard root.name == "document", root.string("type")?.contains("CocoaTouch") ?? false else {
      throw .notAnInterface(root: root.name)
    }
    return root.taken()
  }
}

extension InterfaceParser {
  private final class Builder: NSObject, XMLParserDelegate {
    var root: InterfaceElement?
    var error: InterfaceFileError?
    private var open: [InterfaceElement] = []

    func parser(
      _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
      qualifiedName qName: String?, attributes attributeDict: [String: String]
    ) {
      let element = InterfaceElement(
        name: elementName, attributes: attributeDict, line: parser.lineNumber)
      if let parent = open.last {
        parent.children.append(element)
      } else if root == nil {
        root = element
      }
      open.append(element)
    }

    func parser(
      _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?,
      qualifiedName qName: String?
    ) {
      guard let element = open.popLast() else { return }
      element.text = element.text.trimmingCharacters(in: .whitespacesAndNewlines)
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) {
      open.last?.text += string
    }

    func parser(_ parser: XMLParser, parseErrorOccurred parseError: any Error) {
      guard error == nil else { return }
      error = .malformed(
        line: parser.lineNumber, column: parser.columnNumber, reason: "not well-formed XML")
    }
  }
}
