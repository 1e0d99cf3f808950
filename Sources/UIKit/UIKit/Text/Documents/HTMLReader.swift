import Foundation

/// A reader for the text content of an HTML document.
struct HTMLReader {
  private struct Element {
    var tag: HTMLTag
    /// The styles of its start tag, for when the element is reopened.
    var values: CSSValues
    var style: HTMLStyle
    var number: Int
    /// The list whose next item gets a marker.
    var list: HTMLList?

    var isBlock: Bool
  }

  private var tokens: HTMLTokenizer
  private var rules = CSSRules()
  private var text = HTMLText()
  private var open: [Element] = []
  /// The number of open elements by name.
  private var counts: [String: Int] = [:]
  /// The marker of an item that has no text yet.
  private var mark: String?
  private let root: HTMLStyle
  private let rootNumber: Int

  private init(_ document: String) {
    tokens = HTMLTokenizer(document)
    root = HTMLStyle()
    rootNumber = text.number(of: root)
  }

  /// Returns the document's text with attributes. O(its length).
  static func read(
    _ document: String, defaults: [NSAttributedString.Key: Any]
  ) throws(TextDocumentError) -> NSAttributedString {
    var reader = HTMLReader(document)
    while let token = reader.tokens.next() {
      switch token {
      case .text(let text): reader.add(text)
      case .start(let tag): try reader.start(tag)
      case .end(let name): reader.end(name)
      }
    }
    reader.placeMark()
    reader.text.removeSoftSpace()
    return reader.text.attributedString(defaults: defaults)
  }

  private var style: HTMLStyle { open.last?.style ?? root }
  private var number: Int { open.last?.number ?? rootNumber }

  // MARK: Text

  private mutating func add(_ string: String) {
    guard !style.isHidden else { return }
    if style.isPreformatted {
      placeMark()
      text.append(string, style: number)
      return
    }
    if mark != nil {
      guard string.utf8.contains(where: { !$0.isASCIISpace }) else { return }
      placeMark()
      text.appendCollapsed(String(string.drop { $0.isASCII && $0.isWhitespace }), style: number)
      return
    }
    text.appendCollapsed(string, style: number)
  }

  /// Inserts an item's marker before its first text.
  private mutating func placeMark() {
    guard let mark else { return }
    self.mark = nil
    text.append("\t\(mark)\t", style: number)
  }

  // MARK: Start tags

  private mutating func start(_ tag: HTMLTag) throws(TextDocumentError) {
    let name = tag.name
    if HTMLElements.raw.contains(name) {
      let content = tokens.rawText(of: name)
      if name == "style" { rules.read(content) }
      return
    }
    if HTMLElements.empty.contains(name) {
      addEmpty(tag)
      return
    }
    // Only the first of these elements counts, and it contains all others.
    if name == "html" || name == "head" || name == "body", counts[name, default: 0] > 0 { return }
    let isKnownBlock = HTMLElements.blocks.contains(name)
    if isKnownBlock { close(["p"], up: HTMLElements.scopes) }
    if let closed = HTMLElements.closed(by: name) { close(closed.names, up: closed.up) }
    guard open.count < HTMLElements.deepest else {
      throw .tooDeep(limit: HTMLElements.deepest)
    }

    var values = HTMLElements.values(for: tag)
    values.merge(rules.values(for: tag))
    if let own = tag.attributes["style"] { values.merge(CSSValues(declarations: own)) }
    // The background of the whole document isn't that of the text.
    if name == "body" || name == "html" { values.background = nil }
    let isBlock =
      switch values.display {
      case .block?: true
      case .inline?: false
      case CSSValues.Display.none?, nil: isKnownBlock
      }
    let isShown = values.display != CSSValues.Display.none && !style.isHidden
    if isBlock, isShown {
      if name == "li" { placeMark() }
      text.breakParagraph(style: number)
    }
    push(tag, values, isBlock: isBlock)
    if name == "li", isShown { startEntry(tag, values) }
    if name == "pre" { tokens.skipLineFeed() }
  }

  private mutating func push(_ tag: HTMLTag, _ values: CSSValues, isBlock: Bool) {
    var style = style.child(values, isBlock: isBlock)
    // A block at the start of an item is on the same line as the item's marker.
    if isBlock, mark != nil, tag.name != "li" { style.makeListEntry() }
    if tag.name == "a", let address = tag.attributes["href"] { style.link = address }
    let list = HTMLList(tag, values, depth: counts["ul", default: 0])
    open.append(
      Element(
        tag: tag, values: values, style: style, number: text.number(of: style), list: list,
        isBlock: isBlock))
    counts[tag.name, default: 0] += 1
  }

  private mutating func startEntry(_ tag: HTMLTag, _ values: CSSValues) {
    let index = open.lastIndex { $0.list != nil }
    var list = index.flatMap { open[$0].list } ?? HTMLList.outside
    if let value = tag.attributes["value"].flatMap({ Int32($0) }) { list.next = Int(value) }
    if values.hasListMarker ?? list.hasMarks { mark = list.takeMark() }
    if let index { open[index].list = list }
    if mark != nil {
      open[open.count - 1].style.makeListEntry()
      open[open.count - 1].number = text.number(of: open[open.count - 1].style)
    }
  }

  private mutating func addEmpty(_ tag: HTMLTag) {
    guard !style.isHidden else { return }
    switch tag.name {
    case "br":
      placeMark()
      let block = open.last { $0.isBlock }
      if let block, HTMLElements.paragraphs.contains(block.tag.name) {
        text.breakLine(style: number)
      } else {
        text.breakParagraph(style: number, forced: true)
      }
    case "hr":
      close(["p"], up: HTMLElements.scopes)
      text.breakParagraph(style: number)
      Diagnostics.report("lines across the text of HTML documents are left out")
    case "img":
      Diagnostics.report("pictures in HTML documents are left out")
    default: break
    }
  }

  // MARK: End tags

  private mutating func end(_ name: String) {
    // `</p>` without a start tag is an empty paragraph, and `</br>` is a `<br>`.
    if name == "br" { return addEmpty(HTMLTag(name: name)) }
    guard counts[name, default: 0] > 0, name != "body", name != "html",
      let index = open.lastIndex(where: { $0.tag.name == name })
    else { return }
    close(at: index)
  }

  /// Closes the innermost of the named elements, but searches no further than the elements in `up`.
  private mutating func close(_ names: Set<String>, up: Set<String>) {
    guard names.contains(where: { counts[$0, default: 0] > 0 }) else { return }
    for index in open.indices.reversed() {
      if names.contains(open[index].tag.name) { return close(at: index) }
      if up.contains(open[index].tag.name) { return }
    }
  }

  /// Closes an element and all unclosed elements in it. Formatting elements continue after it.
  private mutating func close(at index: Int) {
    let element = open[index]
    let above = open[(index + 1)...]
    let isFormatting = HTMLElements.formatting.contains(element.tag.name)
    let goesOn = above.filter {
      isFormatting || HTMLElements.formatting.contains($0.tag.name)
    }
    if element.isBlock || above.contains(where: \.isBlock), !isFormatting, !element.style.isHidden {
      if element.tag.name == "li" { placeMark() }
      let inner = open[index...].last { $0.isBlock } ?? element
      text.breakParagraph(style: inner.number)
    }
    for closed in open[index...] { counts[closed.tag.name, default: 1] -= 1 }
    open.removeSubrange(index...)
    guard !HTMLElements.scopes.contains(element.tag.name) else { return }
    for element in goesOn {
      // Three identical ones are enough (HTML Standard, “the list of active formatting elements”).
      let isFormat = HTMLElements.formatting.contains(element.tag.name)
      if isFormat, open.count(where: { $0.tag == element.tag }) >= 3 { continue }
      push(element.tag, element.values, isBlock: element.isBlock)
      open[open.count - 1].list = element.list
      if element.tag.name == "li" {
        open[open.count - 1].style.paragraph = element.style.paragraph
        open[open.count - 1].number = text.number(of: open[open.count - 1].style)
      }
    }
  }
}
