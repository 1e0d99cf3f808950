import Foundation
import OozeKernel

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
    package var paragraph = ParagraphValues()
    /// The rectangle that replaces the character, relative to the left end of the baseline, with y
    /// pointing up.
    package var attachment: CGRect?

    package init(font: FontSpecification) {
      self.font = font
    }
  }

  /// The attributes that determine colours and decoration.
  package struct Paint {
    package var foreground: (any TextColor)?
    package var background: (any TextColor)?
    var underline: RuleStyle = []
    package var underlineColor: (any TextColor)?
    var strikethrough: RuleStyle = []
    package var strikethroughColor: (any TextColor)?
    package var shadow: (any TextShadow)?
    /// The stroke width in percent of the font size. Positive values draw only an outline, and
    /// negative ones also fill the glyphs.
    package var strokeWidth: CGFloat = 0
    package var strokeColor: (any TextColor)?
    /// The horizontal slant of glyphs per point of height, to the right.
    package var obliqueness: CGFloat = 0
    package var attachment: (any TextAttachment)?

    package init(foreground: (any TextColor)? = nil) {
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

  /// Creates a text with attributes by run. `shape` and `paint` supply missing attributes.
  ///
  /// - Parameter linkColor: The colour of links, which are also underlined, or `nil` if they look like other text.
  package init(
    _ text: StyledText, shape: Shape, paint: Paint = Paint(), linkColor: (any TextColor)?
  ) {
    units = text.string.units
    var runs: [Run] = []
    var paints: [Paint] = []
    for run in text.runs {
      let attributes = run.attributes
      var paint = paint.applying(attributes)
      if let linkColor, attributes[TextKey.link] != nil {
        paint.foreground = linkColor
        paint.underline = .single
      }
      guard let attachment = attributes[TextKey.attachment] as? any TextAttachment else {
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
