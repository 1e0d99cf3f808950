import FoundationXML

/// Reads the XML of a `.storyboard` or `.xib` into elements, with limits, so that no file can make
/// it run out of memory, out of stack or out to the network.
package struct InterfaceParser {
  package struct Limits: Sendable {
    /// The largest file that is read, in bytes. Storyboards of real apps stay under 2 MB.
    package var bytes = 16 << 20
    /// How deep elements may stand inside each other.
    package var depth = 200
    /// How many elements a file may have.
    package var elements = 200_000

    package init() {}
  }

  package var limits = Limits()

  package init() {}

  /// The root element. O(size of the data).
  package func parse(_ data: Data) throws(InterfaceFileError) -> InterfaceElement {
    guard data.count <= limits.bytes else {
      throw .tooLarge(bytes: data.count, limit: limits.bytes)
    }
    // libxml2 would expand internal entities before we see them. UTF-16 files hide the letters
    // from this look, so anything with a zero byte is not taken either.
    guard data.range(of: Data("<!DOCTYPE".utf8)) == nil,
      data.range(of: Data("<!ENTITY".utf8)) == nil
    else { throw .documentType }
    guard !data.contains(0) else {
      throw .malformed(line: 1, column: 1, reason: "a zero byte: the file is not UTF-8 text")
    }
    let builder = Builder(limits: limits)
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
    guard root.name == "document", root["type"]?.contains("CocoaTouch") ?? false else {
      throw .notAnInterface(root: root.name)
    }
    return root.taken()
  }
}

extension InterfaceParser {
  private final class Builder: NSObject, XMLParserDelegate {
    let limits: Limits
    var root: InterfaceElement?
    var error: InterfaceFileError?
    private var open: [InterfaceElement] = []
    private var count = 0

    init(limits: Limits) { self.limits = limits }

    func parser(
      _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
      qualifiedName qName: String?, attributes attributeDict: [String: String]
    ) {
      count += 1 + attributeDict.count / 64
      guard open.count < limits.depth else {
        return stop(parser, .tooDeep(line: parser.lineNumber, limit: limits.depth))
      }
      guard count <= limits.elements else {
        return stop(parser, .tooMany(line: parser.lineNumber, limit: limits.elements))
      }
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

    private func stop(_ parser: XMLParser, _ reason: InterfaceFileError) {
      if error == nil { error = reason }
      parser.abortParsing()
    }
  }
}
