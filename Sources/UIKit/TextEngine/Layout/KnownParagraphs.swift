import OozeKernel

/// The paragraphs of a text before an edit, whose lines are reused if the paragraphs are unchanged.
///
/// The common start and end of both texts are determined once. Finding a paragraph takes logarithmic
/// time in the lines, and linear time in the paragraph's runs.
struct KnownParagraphs {
  private let text: AttributedText
  let layout: TextLayout
  /// The lengths of the common start and end, in units.
  private let prefix: Int
  private let suffix: Int
  /// The distance by which the text after the edit has moved.
  private let shift: Int

  init(of text: AttributedText, in layout: TextLayout, before edited: AttributedText) {
    self.text = text
    self.layout = layout
    (prefix, suffix) = text.units.withUnsafeBufferPointer { old in
      edited.units.withUnsafeBufferPointer { new in
        let shorter = min(old.count, new.count)
        var prefix = 0
        while prefix < shorter, old[prefix] == new[prefix] { prefix += 1 }
        var suffix = 0
        while suffix < shorter - prefix,
          old[old.count - 1 - suffix] == new[new.count - 1 - suffix]
        { suffix += 1 }
        return (prefix, suffix)
      }
    }
    shift = edited.units.count - text.units.count
  }

  /// Returns the lines of a paragraph of the edited text, if it existed before with the same
  /// attributes.
  func lines(of range: Range<Int>, in edited: AttributedText) -> [GlyphLine]? {
    places(of: range, in: edited).map { layout.lines[$0].map(\.glyphs) }
  }

  /// Returns the indices of those lines in the layout.
  func places(of range: Range<Int>, in edited: AttributedText) -> Range<Int>? {
    let origin: Int
    if range.upperBound <= prefix {
      origin = range.lowerBound
    } else if range.lowerBound >= edited.units.count - suffix {
      origin = range.lowerBound - shift
    } else {
      return nil
    }
    let first = firstLine(from: origin)
    var end = first
    while end < layout.lines.count, layout.lines[end].origin == origin { end += 1 }
    // A paragraph that was longer or shorter is a different one.
    guard end > first, layout.lines[end - 1].glyphs.range.upperBound == range.count,
      hasSameRuns(range, as: origin..<origin + range.count, edited)
    else { return nil }
    return first..<end
  }

  private func firstLine(from origin: Int) -> Int {
    Bisection.count(layout.lines.count) { layout.lines[$0].origin < origin }
  }

  /// Returns whether both ranges have the same runs with the same shapes.
  private func hasSameRuns(
    _ range: Range<Int>, as old: Range<Int>, _ edited: AttributedText
  ) -> Bool {
    guard !range.isEmpty else {
      return edited.runs[edited.runIndex(at: range.lowerBound)].shape
        == text.runs[text.runIndex(at: old.lowerBound)].shape
    }
    var new = edited.runIndex(at: range.lowerBound)
    var known = text.runIndex(at: old.lowerBound)
    var place = 0
    while place < range.count {
      guard edited.runs[new].shape == text.runs[known].shape else { return false }
      let end = min(edited.runs[new].range.upperBound - range.lowerBound, range.count)
      guard end == min(text.runs[known].range.upperBound - old.lowerBound, range.count) else {
        return false
      }
      place = end
      new += 1
      known += 1
    }
    return true
  }
}
