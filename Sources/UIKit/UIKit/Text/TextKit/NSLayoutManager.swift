import CoreGraphics
import Foundation
import TextEngine

/// An object that lays out a storage's text in a container and returns the positions of its parts.
///
/// Each UTF-16 unit has one glyph, so glyph indexes are character indexes. Points are relative to the
/// container's top left, with y pointing down. All text is in the first container. The layout is created
/// on demand. The largest cost, shaping, is linear in the paragraphs that were edited since the last
/// layout; everything else is linear in the text.
open class NSLayoutManager: NSObject {
  weak var storage: NSTextStorage?
  private var known: TextGeometry? { didSet { last = known ?? last } }
  /// The layout before the last change, to reuse its unchanged parts.
  private var last: TextGeometry?
  /// Called when the layout becomes invalid, with the replaced range, the change in length, and whether
  /// characters changed.
  var didChange: ((_ range: NSRange, _ delta: Int, _ characters: Bool) -> Void)?
  /// The shape of the text typed next, which determines the height of an empty last line.
  var typing = AttributedText.Shape(font: FontSpecification(size: 12)) {
    didSet { if typing != oldValue { known = nil } }
  }
  /// Whether natural paragraphs are aligned right.
  var isRightToLeft = false { didSet { if isRightToLeft != oldValue { known = nil } } }
  /// Returns attributes that are displayed but not stored, for marked text and links.
  var shownAttributes: (() -> [(NSRange, [NSAttributedString.Key: Any])])?

  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) { nil }

  open var textStorage: NSTextStorage? {
    get { storage }
    set { storage = newValue }
  }

  /// Returns whether a glyph may be drawn outside of its line. Always false.
  open func drawsOutsideLineFragment(forGlyphAt glyphIndex: Int) -> Bool { false }

  // MARK: Containers

  open private(set) var textContainers: [NSTextContainer] = []

  open func addTextContainer(_ container: NSTextContainer) {
    insertTextContainer(container, at: textContainers.count)
  }

  open func insertTextContainer(_ container: NSTextContainer, at index: Int) {
    textContainers.insert(container, at: index)
    container.layoutManager = self
    textContainerChangedGeometry(container)
  }

  open func removeTextContainer(at index: Int) {
    textContainers.remove(at: index).layoutManager = nil
    storageDidChange()
  }

  open func textContainerChangedGeometry(_ container: NSTextContainer) {
    storageDidChange()
  }

  // MARK: Invalidation

  func storageDidChange() {
    known = nil
    didChange?(NSRange(location: 0, length: 0), 0, false)
  }

  open func invalidateLayout(
    forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: NSRangePointer?
  ) {
    actualCharRange?.pointee = charRange
    storageDidChange()
  }

  open func invalidateDisplay(forCharacterRange charRange: NSRange) { storageDidChange() }
  open func invalidateDisplay(forGlyphRange glyphRange: NSRange) { storageDidChange() }

  /// Invalidates the layout of `invalidatedCharRange` after an edit of the storage. The storage calls it
  /// at the end of each edit. Overrides have to call super.
  open func processEditing(
    for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions,
    range newCharRange: NSRange, changeInLength delta: Int,
    invalidatedRange invalidatedCharRange: NSRange
  ) {
    known = nil
    didChange?(newCharRange, delta, editMask.contains(.editedCharacters))
  }

  /// Whether there is a valid layout.
  var isLaidOut: Bool { known != nil }

  // MARK: Layout

  /// Whether visible text may be laid out before the text above it. Stored but unused, because layout is
  /// always complete.
  open var allowsNonContiguousLayout = false

  /// Whether the line height includes the fonts' leading, which is 0 for all fonts here.
  open var usesFontLeading = true

  open func ensureLayout(for container: NSTextContainer) { _ = geometry }
  open func ensureLayout(forCharacterRange charRange: NSRange) { _ = geometry }
  open func ensureLayout(forGlyphRange glyphRange: NSRange) { _ = geometry }
  open func ensureLayout(forBoundingRect bounds: CGRect, in container: NSTextContainer) {
    _ = geometry
  }

  /// The geometry of the text in the first container, or in unlimited lines without a container.
  var geometry: TextGeometry {
    if let known { return known }
    let geometry = geometry(width: textContainers.first?.column ?? .infinity)
    known = geometry
    return geometry
  }

  /// Returns the geometry of the text in a column with another width.
  func geometry(width: CGFloat) -> TextGeometry {
    guard let container = textContainers.first, container.region != nil else {
      return geometry(width: width, region: nil)
    }
    return container.measuring(column: width) {
      geometry(width: width, region: container.region)
    }
  }

  private func geometry(width: CGFloat, region: TextRegion?) -> TextGeometry {
    let container = textContainers.first
    var options = TextLayoutOptions(width: width, isRightToLeft: isRightToLeft)
    options.lineLimit = container?.maximumNumberOfLines ?? 0
    var text = AttributedText(
      shownText, shape: typing, paint: .init(foreground: UIColor.label), marksLinks: false)
    if let mode = container?.lineBreakMode, options.lineLimit > 0, mode != .byWordWrapping {
      text = text.changingShapes { $0.paragraph.lineBreakMode = LineBreakMode(mode) }
    }
    return TextGeometry(text, options, typing: typing, previous: last, region: region)
  }

  private var shownText: NSAttributedString {
    let storage: NSAttributedString = storage ?? NSAttributedString(string: "")
    let extra = shownAttributes?() ?? []
    guard !extra.isEmpty else { return storage }
    let text = storage.mutableText
    for (range, attributes) in extra { text.addAttributes(attributes, range: range) }
    return text
  }

  /// Converts a point from the container to its column.
  private func inColumn(_ point: CGPoint, _ container: NSTextContainer) -> CGPoint {
    CGPoint(x: point.x - container.lineFragmentPadding, y: point.y)
  }

  private func inContainer(_ rect: CGRect) -> CGRect {
    rect.offsetBy(dx: padding, dy: 0)
  }

  var padding: CGFloat { textContainers.first?.lineFragmentPadding ?? 0 }

  /// Returns the rectangle of the glyphs, including padding and an empty last line.
  open func usedRect(for container: NSTextContainer) -> CGRect {
    let geometry = geometry
    let left = geometry.lines.map(\.left).min() ?? 0
    let right = geometry.lines.map(\.right).max() ?? 0
    // The first line may be below a shape.
    let top = geometry.lines.first?.top ?? 0
    return CGRect(
      x: left, y: top, width: right - left + 2 * container.lineFragmentPadding,
      height: geometry.size.height - top)
  }

  open var extraLineFragmentRect: CGRect {
    guard let index = extraLine else { return .zero }
    return fragment(ofLine: index, in: geometry)
  }

  open var extraLineFragmentUsedRect: CGRect {
    guard let index = extraLine else { return .zero }
    return used(geometry.lines[index])
  }

  open var extraLineFragmentTextContainer: NSTextContainer? {
    extraLine == nil ? nil : textContainers.first
  }

  private var extraLine: Int? {
    let geometry = geometry
    guard geometry.lines.count > geometry.layout.lines.count else { return nil }
    return geometry.lines.count - 1
  }

  /// Returns the area of a line in the container.
  func fragment(ofLine index: Int, in geometry: TextGeometry) -> CGRect {
    let line = geometry.lines[index]
    if let fragment = geometry.fragment(ofLine: index) {
      return CGRect(x: fragment.x, y: line.top, width: fragment.width, height: line.height)
    }
    let width = textContainers.first?.size.width ?? 0
    let whole = width > 0 && width < 1e6 ? width : used(line).maxX
    return CGRect(x: 0, y: line.top, width: whole, height: line.height)
  }

  private func used(_ line: TextGeometry.Line) -> CGRect {
    CGRect(
      x: line.left, y: line.top, width: line.right - line.left + 2 * padding, height: line.height)
  }

  // MARK: Glyphs and characters

  open var numberOfGlyphs: Int { storage?.length ?? 0 }
  open func isValidGlyphIndex(_ glyphIndex: Int) -> Bool {
    glyphIndex >= 0 && glyphIndex < numberOfGlyphs
  }
  open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }
  open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }

  open func glyphRange(
    forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: NSRangePointer?
  ) -> NSRange {
    actualCharRange?.pointee = charRange
    return charRange
  }

  open func characterRange(
    forGlyphRange glyphRange: NSRange, actualGlyphRange: NSRangePointer?
  ) -> NSRange {
    actualGlyphRange?.pointee = glyphRange
    return glyphRange
  }

  /// Returns the part of the text in a container.
  open func glyphRange(for container: NSTextContainer) -> NSRange {
    guard container === textContainers.first else { return NSRange(location: 0, length: 0) }
    return NSRange(location: 0, length: geometry.endOfRoom ?? numberOfGlyphs)
  }

  /// Returns the glyphs on the lines that a rectangle intersects.
  open func glyphRange(forBoundingRect bounds: CGRect, in container: NSTextContainer) -> NSRange {
    let geometry = geometry
    let lines = geometry.lines.enumerated().filter { index, line in
      guard line.top < bounds.maxY, line.bottom > bounds.minY else { return false }
      // Next to a shape, there are lines at the left and at the right.
      return !geometry.hasFragments
        || fragment(ofLine: index, in: geometry).intersects(bounds)
    }.map(\.element)
    guard let first = lines.first, let last = lines.last else {
      return NSRange(location: 0, length: 0)
    }
    return NSRange(
      location: first.range.lowerBound, length: last.range.upperBound - first.range.lowerBound)
  }

  open func textContainer(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> NSTextContainer? {
    effectiveGlyphRange?.pointee = NSRange(location: 0, length: numberOfGlyphs)
    return textContainers.first
  }

  // MARK: Positions

  open func boundingRect(
    forGlyphRange glyphRange: NSRange, in container: NSTextContainer
  ) -> CGRect {
    let range = glyphRange.location..<glyphRange.upperBound
    let parts = geometry.selection(of: range).map(\.rect)
    guard let first = parts.first else {
      return inContainer(geometry.firstRect(of: range.lowerBound..<range.lowerBound))
    }
    return inContainer(parts.dropFirst().reduce(first) { $0.union($1) })
  }

  open func lineFragmentRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> CGRect {
    fragment(ofLine: lineIndex(at: glyphIndex, effectiveGlyphRange), in: geometry)
  }

  open func lineFragmentUsedRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> CGRect {
    used(geometry.lines[lineIndex(at: glyphIndex, effectiveGlyphRange)])
  }

  private func lineIndex(at glyphIndex: Int, _ range: NSRangePointer?) -> Int {
    let geometry = geometry
    let index = geometry.lineIndex(of: TextGeometry.Place(offset: glyphIndex))
    range?.pointee = fullRange(ofLine: index, in: geometry)
    return index
  }

  /// Returns the range of a line, including the separator that ends it.
  private func fullRange(ofLine index: Int, in geometry: TextGeometry) -> NSRange {
    let start = geometry.lines[index].range.lowerBound
    let end =
      index + 1 < geometry.lines.count
      ? geometry.lines[index + 1].range.lowerBound : geometry.endOfText
    return NSRange(location: start, length: end - start)
  }

  /// Returns the origin of a glyph on its baseline, relative to the top left of its line fragment.
  open func location(forGlyphAt glyphIndex: Int) -> CGPoint {
    let geometry = geometry
    let place = TextGeometry.Place(offset: glyphIndex)
    let index = geometry.lineIndex(of: place)
    let line = geometry.lines[index]
    let caret = inContainer(geometry.caret(at: place))
    return CGPoint(
      x: caret.midX - fragment(ofLine: index, in: geometry).minX, y: line.baseline - line.top)
  }

  /// Returns the character at or nearest to a point. `partialFraction` receives the horizontal position in
  /// it, from 0 to 1.
  open func characterIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    let geometry = geometry
    let place = inColumn(point, container)
    let index = geometry.lineIndex(closestTo: place)
    let line = geometry.lines[index]
    let x = place.x - line.left
    let characters = geometry.characters(ofLine: index)
    func distance(_ one: PlacedCharacter) -> CGFloat { max(one.left - x, x - one.right, 0) }
    guard let nearest = characters.min(by: { distance($0) < distance($1) }) else {
      partialFraction?.pointee = 0
      return line.range.lowerBound
    }
    let width = nearest.right - nearest.left
    let part = width > 0 ? ((x - nearest.left) / width).clamped(to: 0...1) : 0
    partialFraction?.pointee = nearest.isRightToLeft ? 1 - part : part
    return nearest.range.lowerBound
  }

  open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
    characterIndex(for: point, in: container, fractionOfDistanceBetweenInsertionPoints: nil)
  }

  open func glyphIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    characterIndex(
      for: point, in: container, fractionOfDistanceBetweenInsertionPoints: partialFraction)
  }

  /// Calls `block` with each line's rectangle, the part that its glyphs use, its container and its range,
  /// until the flag is set.
  open func enumerateLineFragments(
    forGlyphRange glyphRange: NSRange,
    using block:
      @escaping (
        CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>
      ) -> Void
  ) {
    guard let container = textContainers.first else { return }
    let geometry = geometry
    var stop: ObjCBool = false
    for index in geometry.layout.lines.indices {
      let range = fullRange(ofLine: index, in: geometry)
      guard range.upperBound > glyphRange.location, range.location < glyphRange.upperBound else {
        continue
      }
      let line = geometry.lines[index]
      block(fragment(ofLine: index, in: geometry), used(line), container, range, &stop)
      if stop.boolValue { return }
    }
  }

  // MARK: Drawing

  /// Draws the backgrounds of a range's lines, with the container's top left at `origin`.
  open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
    draw(glyphsToShow, at: origin, .backgrounds)
  }

  /// Draws the glyphs of a range's lines, with the container's top left at `origin`.
  open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
    draw(glyphsToShow, at: origin, .glyphs)
  }

  private func draw(_ range: NSRange, at origin: CGPoint, _ parts: TextParts) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let geometry = geometry
    let first = geometry.lineIndex(of: .init(offset: range.location))
    let last = geometry.lineIndex(of: .init(offset: range.upperBound))
    let count = geometry.layout.lines.count
    guard first < count else { return }
    geometry.layout.draw(
      geometry.text, in: context, at: CGPoint(x: origin.x + padding, y: origin.y),
      color: UIColor.label, lines: first..<min(last + 1, count), parts: parts)
  }
}
