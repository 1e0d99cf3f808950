import Stage
import Testing

/// Every stack of three views on a grid: the positions that Apple's documentation describes, as sums of
/// lengths and gaps.
@MainActor @Suite struct StackGridTests {
  private static let lengths: [CGFloat] = [20, 40, 60]
  private static let extents: [CGFloat] = [10, 20, 30]
  private static let bounds = CGSize(width: 300, height: 270)
  private static let margins = UIEdgeInsets(top: 1, left: 2, bottom: 4, right: 8)
  private static let spacing: CGFloat = 6
  private static let customSpacing: CGFloat = 21
  /// Frames are on the pixels of a 3× screen: each edge within half a pixel of the sum.
  private static let tolerance: CGFloat = 0.5 / 3 + 1e-4

  private struct Case: CustomStringConvertible {
    var distribution = UIStackView.Distribution.fill
    var alignment = UIStackView.Alignment.fill
    var axis = NSLayoutConstraint.Axis.horizontal
    var hidden = 0
    var hasCustomSpacing = false
    var hasMargins = false
    var isRightToLeft = false

    var shown: [Int] { (0..<3).filter { hidden & (1 << $0) == 0 } }

    var description: String {
      "\(distribution) \(alignment) \(axis) hidden \(hidden) custom \(hasCustomSpacing) "
        + "margins \(hasMargins) rtl \(isRightToLeft)"
    }
  }

  @Test(arguments: 0..<5, 0..<6)
  func `views stand where the arithmetic says`(distribution: Int, alignment: Int) {
    // Its screen decides the size of a pixel.
    let stage = Stage(device: .iPhone14Pro)
    defer { withExtendedLifetime(stage) {} }
    for bits in 0..<16 {
      var arrangement = Case(
        distribution: .init(rawValue: distribution)!, alignment: .init(rawValue: alignment)!)
      arrangement.axis = bits & 1 == 0 ? .horizontal : .vertical
      arrangement.hasCustomSpacing = bits & 2 != 0
      arrangement.hasMargins = bits & 4 != 0
      arrangement.isRightToLeft = bits & 8 != 0
      // One stack goes through all patterns, so that each is also reached by changes.
      let (stack, views) = make(arrangement)
      for hidden in [0, 1, 2, 4, 3, 5, 6, 7, 0] {
        arrangement.hidden = hidden
        for (index, view) in views.enumerated() { view.isHidden = hidden & (1 << index) != 0 }
        stack.layoutIfNeeded()
        check(views.map(\.frame), arrangement)
      }
    }
  }

  private func make(_ arrangement: Case) -> (UIStackView, [ContentView]) {
    let isRow = arrangement.axis == .horizontal
    let views = zip(Self.lengths, Self.extents).map {
      isRow ? ContentView($0, $1) : ContentView($1, $0)
    }
    for (index, view) in views.enumerated() {
      // The last one shown takes the surplus, so that filling isn't ambiguous.
      view.setContentHuggingPriority(.init(250 - Float(index)), for: arrangement.axis)
    }
    let stack = UIStackView(arrangedSubviews: views)
    stack.frame = CGRect(origin: .zero, size: Self.bounds)
    stack.axis = arrangement.axis
    stack.distribution = arrangement.distribution
    stack.alignment = arrangement.alignment
    stack.spacing = Self.spacing
    if arrangement.hasCustomSpacing {
      stack.setCustomSpacing(Self.customSpacing, after: views[0])
    }
    stack.isLayoutMarginsRelativeArrangement = arrangement.hasMargins
    stack.layoutMargins = Self.margins
    for view in [stack] + views {
      view.semanticContentAttribute =
        arrangement.isRightToLeft ? .forceRightToLeft : .forceLeftToRight
    }
    return (stack, views)
  }

  // MARK: The reference

  private func check(_ frames: [CGRect], _ arrangement: Case) {
    let isRow = arrangement.axis == .horizontal
    let canvas = CGRect(origin: .zero, size: Self.bounds).inset(
      by: arrangement.hasMargins ? Self.margins : .zero)
    let shown = arrangement.shown
    let along = lengths(arrangement, isRow ? canvas.width : canvas.height)
    let across = across(arrangement, isRow ? canvas.height : canvas.width)
    for (place, index) in shown.enumerated() {
      let (start, length) = along[place]
      let (offset, extent) = across[place]
      var expected =
        isRow
        ? CGRect(x: start, y: offset, width: length, height: extent)
        : CGRect(x: offset, y: start, width: extent, height: length)
      expected = expected.offsetBy(dx: canvas.minX, dy: canvas.minY)
      if arrangement.isRightToLeft {
        expected.origin.x = canvas.minX + canvas.maxX - expected.maxX
      }
      #expect(isClose(frames[index], expected), "\(arrangement): \(frames[index]), \(expected)")
    }
    for index in 0..<3 where !shown.contains(index) {
      let length = isRow ? frames[index].width : frames[index].height
      #expect(length == 0, "\(arrangement)")
    }
  }

  /// The position and length of each shown view along the axis.
  private func lengths(_ arrangement: Case, _ room: CGFloat) -> [(CGFloat, CGFloat)] {
    let shown = arrangement.shown
    guard let last = shown.last else { return [] }
    var lengths = shown.map { Self.lengths[$0] }
    let gaps = shown.dropLast().map {
      $0 == 0 && arrangement.hasCustomSpacing ? Self.customSpacing : Self.spacing
    }
    let rest = room - gaps.reduce(0, +)
    let sum = lengths.reduce(0, +)
    switch arrangement.distribution {
    case .fill:
      lengths[shown.count - 1] = rest - (sum - Self.lengths[last])
      return places(lengths, gaps)
    case .fillEqually:
      return places(lengths.map { _ in rest / CGFloat(shown.count) }, gaps)
    case .fillProportionally:
      return places(lengths.map { $0 * rest / sum }, gaps)
    case .equalSpacing, .equalCentering:
      guard shown.count > 1 else { return [(0, room)] }
      if arrangement.distribution == .equalSpacing {
        let gap = (room - sum) / CGFloat(shown.count - 1)
        return places(lengths, gaps.map { _ in gap })
      }
      let first = lengths[0] / 2
      let step = (room - lengths[shown.count - 1] / 2 - first) / CGFloat(shown.count - 1)
      return lengths.enumerated().map { place, length in
        (first + step * CGFloat(place) - length / 2, length)
      }
    }
  }

  private func places(_ lengths: [CGFloat], _ gaps: [CGFloat]) -> [(CGFloat, CGFloat)] {
    var start: CGFloat = 0
    return lengths.enumerated().map { place, length in
      defer { start += length + (place < gaps.count ? gaps[place] : 0) }
      return (start, length)
    }
  }

  /// The position and extent of each shown view across the axis. For views without text the first
  /// baseline is the top and the last baseline the bottom; in a column baselines mean leading.
  private func across(_ arrangement: Case, _ room: CGFloat) -> [(CGFloat, CGFloat)] {
    arrangement.shown.map { index in
      let extent = Self.extents[index]
      switch arrangement.alignment {
      case .fill: return (0, room)
      case .leading, .firstBaseline: return (0, extent)
      case .center: return ((room - extent) / 2, extent)
      case .trailing: return (room - extent, extent)
      case .lastBaseline:
        return arrangement.axis == .vertical ? (0, extent) : (room - extent, extent)
      }
    }
  }

  private func isClose(_ a: CGRect, _ b: CGRect) -> Bool {
    abs(a.minX - b.minX) <= Self.tolerance && abs(a.minY - b.minY) <= Self.tolerance
      && abs(a.width - b.width) <= Self.tolerance && abs(a.height - b.height) <= Self.tolerance
  }

  // MARK: Baselines

  /// A column's spacing is measured from a text's last baseline to the next one's first: the distance of the
  /// tops is the first text's last baseline, plus the spacing, less the second's first baseline.
  @Test(arguments: [0.0, 20, 50]) func `spacing between baselines`(spacing: CGFloat) {
    let stage = Stage(device: .iPhone14Pro)
    defer { withExtendedLifetime(stage) {} }
    let labels = ["one", "two\nlines", "three"].map { text in
      let label = UILabel()
      label.text = text
      label.numberOfLines = 0
      return label
    }
    let stack = UIStackView(arrangedSubviews: labels)
    stack.axis = .vertical
    stack.isBaselineRelativeArrangement = true
    stack.spacing = spacing
    stack.frame.size = stack.systemLayoutSizeFitting(
      CGSize(width: 200, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    stack.layoutIfNeeded()
    let font = labels[0].font!
    for (label, next) in zip(labels, labels.dropFirst()) {
      let lastBaseline =
        label.frame.maxY
        - (label.intrinsicContentSize.height
          - CGFloat(label.text!.split(separator: "\n").count - 1) * font.lineHeight)
        + font.ascender
      // Frames and lines are rounded to pixels of a third of a point, each once.
      #expect(abs(next.frame.minY + font.ascender - lastBaseline - spacing) <= 2.0 / 3 + 1e-4)
    }
  }

  // MARK: Animation

  /// A view that is hidden in an animation shrinks into its place while it is still visible; one that
  /// is shown grows.
  @Test func `hiding and showing are animated`() {
    let stage = Stage(device: .iPhone14Pro)
    let controller = UIViewController()
    stage.show(controller)
    let views = (0..<3).map { _ in ContentView(50, 10) }
    let stack = controller.view.adding(UIStackView(arrangedSubviews: views))
    NSLayoutConstraint.activate([
      stack.leftAnchor.constraint(equalTo: controller.view.leftAnchor),
      stack.topAnchor.constraint(equalTo: controller.view.topAnchor),
    ])
    stage.advance(by: 0.1)
    func shownWidth(_ view: UIView) -> CGFloat? { view.layer.presentation()?.bounds.width }
    func animate(hidden: Bool) {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        views[1].isHidden = hidden
        controller.view.layoutIfNeeded()
      }
    }
    animate(hidden: true)
    #expect(views[1].isHidden)
    #expect(views[1].frame.width == 0)
    stage.advance(by: 0.5)
    #expect(abs((shownWidth(views[1]) ?? 0) - 25) < 1)
    #expect(views[1].layer.presentation()?.isHidden == false)
    #expect(abs((views[2].layer.presentation()?.frame.minX ?? 0) - 75) < 1)
    stage.advance(by: 0.6)
    #expect(shownWidth(views[1]) == 0)
    #expect(views[1].layer.presentation()?.isHidden == true)
    #expect(views[2].layer.presentation()?.frame.minX == 50)
    animate(hidden: false)
    #expect(!views[1].isHidden)
    #expect(views[1].frame.width == 50)
    stage.advance(by: 0.5)
    #expect(abs((shownWidth(views[1]) ?? 0) - 25) < 1)
    #expect(views[1].layer.presentation()?.isHidden == false)
    stage.advance(by: 0.6)
    #expect(shownWidth(views[1]) == 50)
    #expect(stack.frame.width == 150)
  }
}
