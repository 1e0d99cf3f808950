import Foundation

/// A text with attributes in the form that layout uses: comparable and hashable values, with
/// everything that only affects drawing kept separately.
package struct AttributedText {
  /// The attributes that determine glyphs, widths and lines.
  package struct Shape: Hashable, Sendable {
    package var font: FontSpecification
    /// The points after each character, in addition to the font's own tracking.
    package var kern: CGFloat = 0
    var hasLigatures = true
    package var baselineOffset: CGFloat = 0
    var paragraph = ParagraphValues()
    /// The rectangle that replaces the character, relative to the left end of the baseline, with y
    /// pointing up.
    package var attachment: CGRect?

    package init(font: FontSpecification) {
      self.font = font
    }
  }

  /// The attributes that determine colours and decoration.
  package struct Paint {
    package var foreground: UIColor?
    package var background: UIColor?
    var underline: NSUnderlineStyle = []
    package var underlineColor: UIColor?
    var strikethrough: NSUnderlineStyle = []
    package var strikethroughColor: UIColor?
    package var shadow: NSShadow?
    /// The stroke width in percent of the font size. Positive values draw only an outline, and
    /// negative ones also fill the glyphs.
    package var strokeWidth: CGFloat = 0
    package var strokeColor: UIColor?
    /// The horizontal slant of glyphs per point of height, to the right.
    package var obliqueness: CGFloat = 0
    package var attachment: NSTextAttachment?

    package init(foreground: UIColor? = nil) {
      self.foreground = foreground
    }
  }

  /// A range of text with the same attributes.
  package struct Run: Hashable, Sendable {
    /// The range in UTF-16 units.
    package var range: Range<Int>
    package var shape: Shape
  }

  package let units: [UInt16]
  /// The runs from 0 to the end, without gaps. Empty for an empty text.
  package let runs: [Run]
  /// The paint of each run.
  let paints: [Paint]

  /// Creates a text with one font and one colour.
  package init(_ string: String, shape: Shape, paint: Paint = Paint()) {
    units = string.units
    runs = units.isEmpty ? [] : [Run(range: 0..<units.count, shape: shape)]
    paints = units.isEmpty ? [] : [paint]
  }

  /// Creates a text from an attributed string. `shape` and `paint` supply missing attributes.
  ///
  /// - Parameter marksLinks: Whether links have their own look.
  package init(
    _ string: NSAttributedString, shape: Shape, paint: Paint = Paint(), marksLinks: Bool = true
  ) {
    self.init(StyledText(string), shape: shape, paint: paint, marksLinks: marksLinks)
  }

  /// Creates a text with attributes by run. `shape` and `paint` supply missing attributes.
  package init(
    _ text: StyledText, shape: Shape, paint: Paint = Paint(), marksLinks: Bool = true
  ) {
    units = text.string.units
    var runs: [Run] = []
    var paints: [Paint] = []
    for run in text.runs {
      let attributes = run.attributes
      var paint = paint.applying(attributes)
      if marksLinks, attributes[.link] != nil {
        paint.foreground = .link
        paint.underline = .single
      }
      guard let attachment = attributes[.attachment] as? NSTextAttachment else {
        runs.append(Run(range: run.range, shape: shape.applying(attributes)))
        paints.append(paint)
        continue
      }
      // Each character shows the attachment once more.
      for index in run.range {
        var shape = shape.applying(attributes)
        shape.attachment = attachment.frame(ofCharacter: index, lineHeight: shape.font.size)
        paint.attachment = attachment
        runs.append(Run(range: index..<index + 1, shape: shape))
        paints.append(paint)
      }
    }
    self.runs = runs
    self.paints = paints
  }

  /// Returns the index in ``runs`` of the attributes at `index`. Past the end, returns the last
  /// run.
  func runIndex(at index: Int) -> Int {
    Bisection.count(runs.count - 1) { runs[$0].range.upperBound <= index }
  }
}

extension NSTextAttachment {
  /// Returns the rectangle of the attachment in a line without a width limit.
  fileprivate func frame(ofCharacter index: Int, lineHeight: CGFloat) -> CGRect {
    let line = CGRect(x: 0, y: 0, width: NSTextContainer.noLimit, height: lineHeight)
    let frame = attachmentBounds(
      for: nil, proposedLineFragment: line, glyphPosition: .zero, characterIndex: index)
    return frame.standardized.insetBy(dx: -lineLayoutPadding, dy: 0)
  }
}

extension AttributedText.Shape {
  /// Returns the shape with the attributes of a dictionary, which override this one's.
  package func applying(_ attributes: [NSAttributedString.Key: Any]) -> Self {
    var result = self
    if let font = attributes[.font] as? UIFont { result.font = font.specification }
    if let style = attributes[.paragraphStyle] as? NSParagraphStyle {
      result.paragraph = style.values
    }
    result.kern += FontSpecification.number(attributes[.kern]) ?? 0
    result.kern += FontSpecification.number(attributes[.tracking]) ?? 0
    if let ligature = FontSpecification.number(attributes[.ligature]) {
      result.hasLigatures = ligature != 0
    }
    if let offset = FontSpecification.number(attributes[.baselineOffset]) {
      result.baselineOffset = offset
    }
    return result
  }
}

extension AttributedText.Paint {
  /// Returns the paint with the attributes of a dictionary, which override this one's.
  package func applying(_ attributes: [NSAttributedString.Key: Any]) -> Self {
    func style(_ key: NSAttributedString.Key) -> NSUnderlineStyle? { .read(attributes[key]) }
    var result = self
    if let color = attributes[.foregroundColor] as? UIColor { result.foreground = color }
    if let color = attributes[.backgroundColor] as? UIColor { result.background = color }
    if let underline = style(.underlineStyle) { result.underline = underline }
    if let color = attributes[.underlineColor] as? UIColor { result.underlineColor = color }
    if let strikethrough = style(.strikethroughStyle) { result.strikethrough = strikethrough }
    if let color = attributes[.strikethroughColor] as? UIColor { result.strikethroughColor = color }
    if let shadow = attributes[.shadow] as? NSShadow { result.shadow = shadow }
    if let width = FontSpecification.number(attributes[.strokeWidth]) { result.strokeWidth = width }
    if let color = attributes[.strokeColor] as? UIColor { result.strokeColor = color }
    if let lean = FontSpecification.number(attributes[.obliqueness]) { result.obliqueness = lean }
    return result
  }
}
