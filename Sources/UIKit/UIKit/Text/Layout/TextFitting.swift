import Foundation

/// Finds the size in which a text fits.
enum TextFitting {
  /// How finely factors are tried: font sizes differ by less than a pixel at 17 points.
  private static let steps = 64

  /// The largest factor for the fonts, at most 1 and at least `minimum`, with which the whole text
  /// fits `size`; `minimum` when none does.
  ///
  /// Cost: one layout when the text fits as it is, else seven.
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

  /// The same text, whose paragraphs end in an ellipsis where they used to wrap without one.
  func truncatingTail() -> AttributedText {
    changingShapes { shape in
      switch shape.paragraph.lineBreakMode {
      case .byWordWrapping, .byCharWrapping: shape.paragraph.lineBreakMode = .byTruncatingTail
      default: break
      }
    }
  }

  func changingShapes(_ change: (inout Shape) -> Void) -> AttributedText {
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
