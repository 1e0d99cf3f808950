import Foundation
import OozeKernel

/// Determines the scale at which a text fits.
package enum TextFitting {
  /// The number of scale steps. At 17 points, font sizes of adjacent steps differ by less than a
  /// pixel.
  private static let steps = 64

  /// Returns the largest font scale, between `minimum` and 1, at which the whole text fits `size`,
  /// or `minimum` if there is none.
  ///
  /// If the text fits at full size, this takes one layout, and otherwise seven.
  package static func scale(
    of text: AttributedText, in size: CGSize, lineLimit: Int, minimum: CGFloat,
    isRightToLeft: Bool
  ) -> CGFloat {
    func fits(_ scale: CGFloat) -> Bool {
      let layout = TextLayout.cached(
        text,
        TextLayoutOptions(
          width: size.width, lineLimit: lineLimit, isRightToLeft: isRightToLeft, fontScale: scale))
      return !layout.isTruncated && (lineLimit == 1 || layout.size.height <= size.height)
    }
    if fits(1) { return 1 }
    func factor(_ step: Int) -> CGFloat {
      minimum + (1 - minimum) * CGFloat(step) / CGFloat(steps)
    }
    return factor(Bisection.count(steps - 1) { fits(factor($0 + 1)) })
  }
}

extension AttributedText {
  private init(units: [UInt16], runs: [Run], paints: [Paint]) {
    self.units = units
    self.runs = runs
    self.paints = paints
  }

  /// Returns the text with paragraphs that end in an ellipsis where they wrapped without one.
  package func truncatingTail() -> AttributedText {
    changingShapes { shape in
      switch shape.paragraph.lineBreakMode {
      case .byWordWrapping, .byCharWrapping: shape.paragraph.lineBreakMode = .byTruncatingTail
      default: break
      }
    }
  }

  package func changingShapes(_ change: (inout Shape) -> Void) -> AttributedText {
    AttributedText(
      units: units,
      runs: runs.map { run in
        var run = run
        change(&run.shape)
        return run
      },
      paints: paints)
  }
}
