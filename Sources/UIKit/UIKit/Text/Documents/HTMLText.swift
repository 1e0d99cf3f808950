import Foundation

/// The text of a document, collected in pieces that have one style each.
struct HTMLText {
  private static let space: UInt16 = 0x20
  private static let lineFeed: UInt16 = 0x0A
  /// The separator that ends a line without ending its paragraph.
  private static let lineSeparator: UInt16 = 0x2028

  private var units: [UInt16] = []
  private var runs: [(length: Int, style: Int)] = []
  private var styles: [HTMLStyle] = []
  private var numbers: [HTMLStyle: Int] = [:]
  /// Whether the last character, a space or a line end, is removed at the end of a paragraph.
  private var endsSoftly = false

  /// Returns the number of a style, by which pieces refer to it.
  mutating func number(of style: HTMLStyle) -> Int {
    if let number = numbers[style] { return number }
    styles.append(style)
    numbers[style] = styles.count - 1
    return styles.count - 1
  }

  /// Whether the next text starts a paragraph.
  var isAtStart: Bool { (units.last ?? Self.lineFeed) == Self.lineFeed }

  /// Appends text unchanged.
  mutating func append(_ text: String, style: Int) {
    guard !text.isEmpty else { return }
    let count = units.count
    units.append(contentsOf: text.utf16)
    extend(by: units.count - count, style)
    endsSoftly = false
  }

  /// Appends text with white space collapsed to single spaces, and removed at the start of a line.
  mutating func appendCollapsed(_ text: String, style: Int) {
    let count = units.count
    for unit in text.utf16 {
      let isSpace = unit == Self.space || (0x09...0x0D ~= unit && unit != 0x0B)
      guard isSpace else {
        units.append(unit)
        endsSoftly = false
        continue
      }
      let last = units.last ?? Self.lineFeed
      if last == Self.space || last == Self.lineFeed || last == Self.lineSeparator { continue }
      units.append(Self.space)
      endsSoftly = true
    }
    extend(by: units.count - count, style)
  }

  /// Ends the line within its paragraph.
  mutating func breakLine(style: Int) {
    removeSoftSpace()
    units.append(Self.lineSeparator)
    extend(by: 1, style)
    endsSoftly = true
  }

  /// Ends the paragraph. Does nothing at the start of a paragraph unless `forced` is true.
  mutating func breakParagraph(style: Int, forced: Bool = false) {
    if endsSoftly { removeLast() }
    guard forced || !isAtStart else { return }
    units.append(Self.lineFeed)
    extend(by: 1, style)
  }

  /// Removes a space at the end.
  mutating func removeSoftSpace() {
    if endsSoftly, units.last == Self.space { removeLast() }
  }

  private mutating func extend(by length: Int, _ style: Int) {
    guard length > 0 else { return }
    if runs.last?.style == style {
      runs[runs.count - 1].length += length
    } else {
      runs.append((length, style))
    }
  }

  private mutating func removeLast() {
    endsSoftly = false
    units.removeLast()
    runs[runs.count - 1].length -= 1
    if runs[runs.count - 1].length == 0 { runs.removeLast() }
  }

  /// Returns the whole text. `defaults` supplies attributes that the styles don't have.
  func attributedString(
    defaults: [NSAttributedString.Key: Any]
  ) -> NSAttributedString {
    let result = NSMutableAttributedString(string: String(decoding: units, as: UTF16.self))
    var attributes: [Int: [NSAttributedString.Key: Any]] = [:]
    var start = 0
    for run in runs {
      let own =
        attributes[run.style] ?? styles[run.style].attributes().merging(defaults) { own, _ in own }
      attributes[run.style] = own
      result.setAttributes(own, range: NSRange(location: start, length: run.length))
      start += run.length
    }
    return result
  }
}
