import Foundation

/// A text and its attributes as layout takes them: values that can be compared and hashed, with
/// what only paint needs kept apart.
package struct AttributedText {
  /// The shape that decides glyphs, widths and lines.
  package struct Shape: Hashable, Sendable {
    package var font: FontSpecification
    /// Points after each character, without the font's own tracking.
    package var kern: CGFloat = 0
    var hasLigatures = true
    package var baselineOffset: CGFloat = 0
    var paragraph = ParagraphValues()
    /// The rectangle in the place of the character: from the left end of the baseline, y up.
    package var attachment: CGRect?

    package init(font: FontSpecification) {
      self.font = font
    }
  }

  /// The paint that decides colours and decoration.
  package struct Paint {
    package var foreground: UIColor?
    package var background: UIColor?
    var underline: NSUnderlineStyle = []
    package var underlineColor: UIColor?
    var strikethrough: NSUnderlineStyle = []
    package var strikethroughColor: UIColor?
    package var shadow: NSShadow?
    /// The stroke's width in percent of the font's size: an outline alone when positive, around the
    /// filled glyphs when negative.
    package var strokeWidth: CGFloat = 0
    package var strokeColor: UIColor?
    /// How far glyphs lean to the right for each point of height.
    package var obliqueness: CGFloat = 0
    package var attachment: NSTextAttachment?

    package init(foreground: UIColor? = nil) {
      self.foreground = foreground
    }
  }

  /// A stretch of text with one set of attributes.
  package struct Run: Hashable, Sendable {
    /// UTF-16 units.
    package var range: Range<Int>
    package var shape: Shape
  }

  package let units: [UInt16]
  /// Without gaps, from 0 to the end. Empty for an empty text.
  package let runs: [Run]
  /// One for each run.
  let paints: [Paint]

  /// A text with one font and one colour.
  package init(_ string: String, shape: Shape, paint: Paint = Paint()) {
    units = string.units
    runs = units.isEmpty ? [] : [Run(range: 0..<units.count, shape: shape)]
    paints = units.isEmpty ? [] : [paint]
  }

  /// An attributed string; `shape` and `paint` stand in where it has no attribute.
  ///
  /// - Parameter marksLinks: whether links are drawn as such.
  package init(
    _ string: NSAttributedString, shape: Shape, paint: Paint = Paint(), marksLinks: Bool = true
  ) {
    self.init(StyledText(string), shape: shape, paint: paint, marksLinks: marksLinks)
  }

  /// A text with attributes by stretches; `shape` and `paint` stand in where it has no attribute.
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
      // Each character shows the attachment anew.
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

  /// The position in ``runs`` of the attributes at `index`; of the last ones past the end.
  func runIndex(at index: Int) -> Int {
    Bisection.count(runs.count - 1) { runs[$0].range.upperBound <= index }
  }
}

extension NSTextAttachment {
  /// The rectangle that it takes, in a line of no particular width.
  fileprivate func frame(ofCharacter index: Int, lineHeight: CGFloat) -> CGRect {
    let line = CGRect(x: 0, y: 0, width: 1e7, height: lineHeight)
    let frame = attachmentBounds(
      for: nil, proposedLineFragment: line, glyphPosition: .zero, characterIndex: index)
    return frame.standardized.insetBy(dx: -lineLayoutPadding, dy: 0)
  }
}

extension AttributedText.Shape {
  /// The attributes that a dictionary gives, these where it gives none.
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
  /// The attributes that a dictionary gives, these where it gives none.
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
