import CoreGraphics
import Foundation
import TextEngine

// Queries about lines and glyphs. The layout is always complete: it is created as a whole on demand.

extension NSLayoutManager {
  /// Whether the layout has gaps. Always false.
  public var hasNonContiguousLayout: Bool { false }

  public func ensureGlyphs(forCharacterRange charRange: NSRange) { _ = geometry }
  public func ensureGlyphs(forGlyphRange glyphRange: NSRange) { _ = geometry }

  /// Returns the first character that isn't laid out. It is the end while the layout is valid, and the first
  /// character otherwise.
  public func firstUnlaidCharacterIndex() -> Int { isLaidOut ? numberOfGlyphs : 0 }
  public func firstUnlaidGlyphIndex() -> Int { firstUnlaidCharacterIndex() }

  public func getFirstUnlaidCharacterIndex(
    _ charIndex: UnsafeMutablePointer<Int>?, glyphIndex: UnsafeMutablePointer<Int>?
  ) {
    charIndex?.pointee = firstUnlaidCharacterIndex()
    glyphIndex?.pointee = firstUnlaidGlyphIndex()
  }

  /// Invalidates the glyphs of a range. Changes of the text do this automatically.
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

  /// Calls `block` with the rectangles around a range, line by line, until the flag is set.
  ///
  /// If the range is in a selected range, lines whose end is selected extend to the column's edge.
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

  /// Returns the horizontal position of a point in the glyph at or nearest to it, from 0 to 1.
  public func fractionOfDistanceThroughGlyph(
    for point: CGPoint, in container: NSTextContainer
  ) -> CGFloat {
    var fraction: CGFloat = 0
    _ = glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: &fraction)
    return fraction
  }

  /// Gets the caret positions on the line of a character, in points from the line fragment's left end, and
  /// the characters behind them.
  ///
  /// Returns their number. Both buffers may be nil. There are no alternate positions where the text
  /// direction changes.
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

  /// The properties of a glyph apart from its image.
  public struct GlyphProperty: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    /// A glyph without meaning, because another glyph already represents its character.
    public static let null = GlyphProperty(rawValue: 1 << 0)
    /// A control character that moves what follows, such as a line end or a tab.
    public static let controlCharacter = GlyphProperty(rawValue: 1 << 1)
    /// A glyph whose width may grow, such as a space.
    public static let elastic = GlyphProperty(rawValue: 1 << 2)
    /// A glyph that is combined with the previous one.
    public static let nonBaseCharacter = GlyphProperty(rawValue: 1 << 3)
  }

  /// Returns the property of a UTF-16 unit's glyph.
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

  /// Returns whether a glyph has a position but no image, such as a line end or a tab.
  public func notShownAttribute(forGlyphAt glyphIndex: Int) -> Bool {
    propertyForGlyph(at: glyphIndex).contains(.controlCharacter)
  }

  /// Returns the size of the attachment at a glyph in points, or −1 by −1 if there is none.
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
