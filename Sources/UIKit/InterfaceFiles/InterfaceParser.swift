import Foundation
import FoundationXML

/// A parser for the XML of a `.storyboard` or `.xib` file.
///
/// Its limits ensure that no file can exhaust the memory or the stack, or access the network.
package struct InterfaceParser: Sendable {
  struct Limits: Sendable {
    /// The maximum size of a file in bytes. Storyboards of real apps stay below 2 MB.
    var bytes = 16 << 20
    /// The maximum nesting depth of elements.
    var depth = 200
    /// The maximum number of elements, and of comments, character references and the like. The
    /// maximum number of attributes is twice as high.
    var elements = 200_000
    /// The maximum number of attributes per element. Those of real apps stay below 40.
    var attributes = 100
    /// The maximum length of a tag, a comment or a section of character data, in bytes.
    var markup = 1 << 16
  }

  var limits = Limits()

  package init() {}

  /// Returns the root element. O(size of the data).
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
