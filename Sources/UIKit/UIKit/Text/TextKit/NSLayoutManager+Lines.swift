import CoreGraphics
import Foundation

// Questions about lines and glyphs that the layout answers as a whole: it is made when it is asked for, and
// then all of it, so that nothing is ever laid out in part.

extension NSLayoutManager {
  /// Whether there are gaps in the layout: never.
  public var hasNonContiguousLayout: Bool { false }

  public func ensureGlyphs(forCharacterRange charRange: NSRange) { _ = geometry }
  public func ensureGlyphs(forGlyphRange glyphRange: NSRange) { _ = geometry }

  /// The first character without a place: none while the layout holds, the first one otherwise.
  public func firstUnlaidCharacterIndex() -> Int { isLaidOut ? numberOfGlyphs : 0 }
  public func firstUnlaidGlyphIndex() -> Int { firstUnlaidCharacterIndex() }

  public func getFirstUnlaidCharacterIndex(
    _ charIndex: UnsafeMutablePointer<Int>?, glyphIndex: UnsafeMutablePointer<Int>?
  ) {
    charIndex?.pointee = firstUnlaidCharacterIndex()
    glyphIndex?.pointee = firstUnlaidGlyphIndex()
  }

  /// Has the glyphs of a range made anew; a text that changed by itself does so.
  public func invalidateGlyphs(
    forCharacterRange charRange: NSRange, changeInLength delta: Int,
    actualCharacterRange actualCharRange: NSRangePointer?
  ) {
    invalidateLayout(forCharacterRange: charRange, actualCharacterRange: actualCharRange)
  }

  // MARK: Lines

  public func lineFragmentRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?,
    withoutAdditionalLayout flag: Bool
  ) -> CGRect {
    lineFragmentRect(forGlyphAt: glyphIndex, effectiveRange: effectiveGlyphRange)
  }

  public func lineFragmentUsedRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?,
    withoutAdditionalLayout flag: Bool
  ) -> CGRect {
    lineFragmentUsedRect(forGlyphAt: glyphIndex, effectiveRange: effectiveGlyphRange)
  }

  public func textContainer(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?,
    withoutAdditionalLayout flag: Bool
  ) -> NSTextContainer? {
    textContainer(forGlyphAt: glyphIndex, effectiveRange: effectiveGlyphRange)
  }

  public func glyphRange(
    forBoundingRectWithoutAdditionalLayout bounds: CGRect, in container: NSTextContainer
  ) -> NSRange { glyphRange(forBoundingRect: bounds, in: container) }

  /// Calls `block` with the rectangles around a range, line by line, until the flag is set. Where a range is
  /// selected that it is in, lines that the selection holds the end of count up to the column's edge.
  public func enumerateEnclosingRects(
    forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange,
    in textContainer: NSTextContainer,
    using block: @escaping (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    let column = textContainer.column
    let isSelected = selectedRange.location != NSNotFound && column.isFinite
    let stretches = geometry.selection(
      of: glyphRange.location..<glyphRange.upperBound, column: isSelected ? column : nil)
    var stop: ObjCBool = false
    for stretch in stretches {
      block(stretch.rect.offsetBy(dx: textContainer.lineFragmentPadding, dy: 0), &stop)
      if stop.boolValue { return }
    }
  }

  /// How far across the glyph under a point, or the nearest one, the point lies: 0 to 1.
  public func fractionOfDistanceThroughGlyph(
    for point: CGPoint, in container: NSTextContainer
  ) -> CGFloat {
    var fraction: CGFloat = 0
    _ = glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: &fraction)
    return fraction
  }

  /// The places where carets can stand on the line of a character, in points from the line fragment's left
  /// end, and the characters behind them. Answers how many there are; both buffers may be nil. There are no
  /// alternate positions where text changes its direction.
  public func getLineFragmentInsertionPoints(
    forCharacterAt charIndex: Int, alternatePositions aFlag: Bool, inDisplayOrder dFlag: Bool,
    positions: UnsafeMutablePointer<CGFloat>?,
    characterIndexes charIndexes: UnsafeMutablePointer<Int>?
  ) -> Int {
    let geometry = geometry
    let index = geometry.lineIndex(of: TextGeometry.Place(offset: charIndex))
    let line = geometry.lines[index]
    let padding = padding - fragment(ofLine: index, in: geometry).minX
    var points = geometry.characters(ofLine: index).map { character in
      (x: line.left + character.leading + padding, index: character.range.lowerBound)
    }
    if points.isEmpty { points = [(x: line.left + padding, index: line.range.lowerBound)] }
    if dFlag { points.sort { ($0.x, $0.index) < ($1.x, $1.index) } }
    for (place, point) in points.enumerated() {
      positions?[place] = point.x
      charIndexes?[place] = point.index
    }
    return points.count
  }

  // MARK: Glyphs

  /// A property of a glyph besides its picture.
  public struct GlyphProperty: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    /// It stands for nothing: the rest of a character that has its glyph already.
    public static let null = GlyphProperty(rawValue: 1 << 0)
    /// It moves what follows: the end of a line, a tab.
    public static let controlCharacter = GlyphProperty(rawValue: 1 << 1)
    /// Its width may grow, as a space's does.
    public static let elastic = GlyphProperty(rawValue: 1 << 2)
    /// It stands on the glyph before it.
    public static let nonBaseCharacter = GlyphProperty(rawValue: 1 << 3)
  }

  /// The property of a UTF-16 unit's glyph.
  public func propertyForGlyph(at glyphIndex: Int) -> NSLayoutManager.GlyphProperty {
    guard isValidGlyphIndex(glyphIndex), let storage = textStorage else { return [] }
    let text = storage.string as NSString
    let unit = text.character(at: glyphIndex)
    if UTF16.isTrailSurrogate(unit) { return .null }
    if TextSegment.isSeparator(unit) || unit == 9 { return .controlCharacter }
    if unit == 32 { return .elastic }
    guard let scalar = Unicode.Scalar(unit) else { return [] }
    return scalar.properties.canonicalCombiningClass == .notReordered ? [] : .nonBaseCharacter
  }

  /// Whether a glyph has a place but no picture, as the end of a line and a tab.
  public func notShownAttribute(forGlyphAt glyphIndex: Int) -> Bool {
    propertyForGlyph(at: glyphIndex).contains(.controlCharacter)
  }

  /// Whether a glyph may be drawn outside of its line: none is said to.
  public func drawsOutsideLineFragment(forGlyphAt glyphIndex: Int) -> Bool { false }

  /// The size of the attachment at a glyph, in points; −1 by −1 where there is none.
  public func attachmentSize(forGlyphAt glyphIndex: Int) -> CGSize {
    guard isValidGlyphIndex(glyphIndex),
      let attachment = textStorage?.attribute(.attachment, at: glyphIndex, effectiveRange: nil)
        as? NSTextAttachment
    else { return CGSize(width: -1, height: -1) }
    return attachment.attachmentBounds(
      for: textContainers.first,
      proposedLineFragment: lineFragmentRect(forGlyphAt: glyphIndex, effectiveRange: nil),
      glyphPosition: location(forGlyphAt: glyphIndex), characterIndex: glyphIndex
    ).size
  }
}
