import Stage
import Testing

/// Layout code as apps write it, around texts, with frames computed from San Francisco's metrics: a line of
/// 17 points is 1.193359 · 17 = 20.29 points high, 20.333 on a screen of three pixels per point; its baseline
/// is 0.95215 · 17 = 16.19 points below its top.
@MainActor @Suite struct LayoutIdiomTextTests {
  private static let ascender: CGFloat = 0.95215 * 17
  private static let line: CGFloat = 61.0 / 3
  /// Frames and baselines are each rounded to a pixel of a third of a point.
  private static let tolerance: CGFloat = 2.0 / 3 + 1e-4

  private let stage = Stage(device: .iPhone14Pro)

  private func label(_ text: String, in view: UIView, lines: Int = 1) -> UILabel {
    let label = view.adding(UILabel())
    label.text = text
    label.numberOfLines = lines
    return label
  }

  @Test func `texts stand on lines at given distances`() {
    let root = island(320, 400)
    let labels = ["Title", "two\nlines", "End"].map { label($0, in: root, lines: 0) }
    var constraints = [
      labels[0].firstBaselineAnchor.constraint(equalTo: root.topAnchor, constant: 40),
      labels[1].firstBaselineAnchor.constraint(
        equalTo: labels[0].lastBaselineAnchor, constant: 28),
      labels[2].firstBaselineAnchor.constraint(
        equalTo: labels[1].lastBaselineAnchor, constant: 28),
    ]
    constraints += labels.map { $0.leadingAnchor.constraint(equalTo: root.leadingAnchor) }
    NSLayoutConstraint.activate(constraints)
    root.layoutIfNeeded()
    // The second text has a line more between its first and last baseline.
    for (label, baseline) in zip(labels, [40, 68, 96 + Self.line]) {
      #expect(abs(label.frame.minY + Self.ascender - baseline) <= Self.tolerance)
    }
  }

  @Test func `a text wraps at the width that layout gave it`() {
    final class Wrapping: UIView {
      let label = UILabel()

      override func layoutSubviews() {
        super.layoutSubviews()
        label.preferredMaxLayoutWidth = label.bounds.width
        super.layoutSubviews()
      }
    }
    let root = Wrapping(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    let word = UILabel()
    word.text = "Hello"
    let width = word.intrinsicContentSize.width
    root.adding(root.label).text = "Hello Hello Hello"
    root.label.numberOfLines = 0
    let margins = root.label.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: 0)
    NSLayoutConstraint.activate([
      margins, root.label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      root.label.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    // One and a half words in a line, two and a half, all three, and back.
    for (words, lines) in [(1.5, 3.0), (2.5, 2), (4, 1), (1.5, 3)] {
      margins.constant = (width * words).rounded() - 320
      root.setNeedsLayout()
      root.layoutIfNeeded()
      #expect(abs(root.label.frame.height - lines * Self.line) <= Self.tolerance)
    }
  }

  @Test func `a self-sizing view is as high as its texts`() {
    let card = UIView()
    let title = label("Title", in: card)
    let body = label("one\ntwo\nthree", in: card, lines: 0)
    for view in [title, body] {
      view.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 16).isActive = true
      view.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -16).isActive = true
    }
    NSLayoutConstraint.activate([
      title.topAnchor.constraint(equalTo: card.topAnchor, constant: 12),
      body.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4),
      card.bottomAnchor.constraint(equalTo: body.bottomAnchor, constant: 12),
    ])
    let size = card.systemLayoutSizeFitting(
      CGSize(width: 300, height: UIView.layoutFittingCompressedSize.height),
      withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
    #expect(size.width == 300)
    #expect(abs(size.height - (12 + 4 + 12 + 4 * Self.line)) <= Self.tolerance)
    // The way in which a table's header is sized: the frame by hand, then layout.
    card.frame.size = size
    card.layoutIfNeeded()
    #expect(abs(body.frame.maxY - (size.height - 12)) <= Self.tolerance)
    let compressed = card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    let widest = max(title.intrinsicContentSize.width, body.intrinsicContentSize.width)
    #expect(abs(compressed.width - 32 - widest) <= Self.tolerance)
  }

  @Test func `a row gives way where it resists least`() {
    let root = island(200, 40)
    let name = label("A name that is far too long for the row", in: root)
    let time = label("12:30", in: root)
    time.setContentCompressionResistancePriority(UILayoutPriority(751), for: .horizontal)
    time.setContentHuggingPriority(UILayoutPriority(252), for: .horizontal)
    NSLayoutConstraint.activate([
      name.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
      time.leadingAnchor.constraint(equalTo: name.trailingAnchor, constant: 8),
      time.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16),
      name.topAnchor.constraint(equalTo: root.topAnchor),
      time.firstBaselineAnchor.constraint(equalTo: name.firstBaselineAnchor),
    ])
    root.layoutIfNeeded()
    let needed = time.intrinsicContentSize.width
    #expect(time.frame.width == needed)
    #expect(abs(name.frame.width - (200 - 16 - 8 - 16 - needed)) < 1e-6)
    name.text = "Bo"
    root.layoutIfNeeded()
    // The name hugs at 251, the time at 252: the name takes the surplus.
    #expect(time.frame.width == needed)
    #expect(abs(name.frame.maxX + 8 - time.frame.minX) < 1e-6)
  }
}
