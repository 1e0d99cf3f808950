import Stage
import Testing

@MainActor @Suite struct StackViewTests {
  init() { putPhoneToWork() }

  private func stack(_ views: [UIView], width: CGFloat = 320, height: CGFloat = 100) -> UIStackView
  {
    let stack = UIStackView(arrangedSubviews: views)
    stack.frame = CGRect(x: 0, y: 0, width: width, height: height)
    return stack
  }

  @Test func `filling stretches what hugs least and squeezes what resists least`() {
    let views = [ContentView(50, 10), ContentView(60, 10), ContentView(70, 10)]
    views[1].setContentHuggingPriority(.init(200), for: .horizontal)
    views[2].setContentCompressionResistancePriority(.init(700), for: .horizontal)
    let stack = stack(views)
    stack.layoutIfNeeded()
    #expect(views.map(\.frame.width) == [50, 200, 70])
    #expect(views.map(\.frame.minX) == [0, 50, 250])
    #expect(views.allSatisfy { $0.frame.height == 100 })
    stack.frame.size.width = 150
    stack.layoutIfNeeded()
    #expect(views.map(\.frame.width) == [50, 60, 40])
  }

  @Test func `proportions follow the intrinsic sizes`() {
    let views = [ContentView(10, 10), ContentView(20, 10), ContentView(30, 10)]
    let stack = stack(views)
    stack.distribution = .fillProportionally
    stack.spacing = 10
    stack.layoutIfNeeded()
    #expect(views.map(\.frame.width) == [50, 100, 150])
    #expect(views.map(\.frame.minX) == [0, 60, 170])
  }

  @Test func `equal spacing and equal centering`() {
    let views = [ContentView(20, 10), ContentView(40, 10), ContentView(60, 10)]
    let stack = stack(views)
    stack.distribution = .equalSpacing
    stack.layoutIfNeeded()
    #expect(views.map(\.frame.minX) == [0, 120, 260])
    stack.distribution = .equalCentering
    stack.layoutIfNeeded()
    #expect(views.map(\.center.x) == [10, 150, 290])
    #expect(views.map(\.frame.width) == [20, 40, 60])
  }

  @Test func `alignments across the axis`() {
    for (alignment, tops, heights) in [
      (UIStackView.Alignment.fill, [0.0, 0], [100.0, 100]), (.top, [0, 0], [20, 40]),
      (.center, [40, 30], [20, 40]), (.bottom, [80, 60], [20, 40]),
    ] {
      let views = [ContentView(50, 20), ContentView(50, 40)]
      let stack = stack(views)
      stack.alignment = alignment
      stack.layoutIfNeeded()
      #expect(views.map(\.frame.minY) == tops.map { CGFloat($0) }, "\(alignment)")
      #expect(views.map(\.frame.height) == heights.map { CGFloat($0) }, "\(alignment)")
    }
  }

  @Test func `hidden views take no space and come back`() {
    let views = (0..<3).map { _ in ContentView(50, 10) }
    let root = island()
    let stack = root.adding(UIStackView(arrangedSubviews: views))
    stack.spacing = 8
    NSLayoutConstraint.activate([
      stack.leftAnchor.constraint(equalTo: root.leftAnchor),
      stack.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    root.layoutIfNeeded()
    #expect(stack.frame == CGRect(x: 0, y: 0, width: 166, height: 10))
    views[1].isHidden = true
    root.layoutIfNeeded()
    #expect(stack.frame.width == 108)
    #expect(views.map(\.frame.minX) == [0, 50, 58])
    #expect(views[1].frame.width == 0)
    views[1].isHidden = false
    stack.setCustomSpacing(20, after: views[0])
    root.layoutIfNeeded()
    #expect(views.map(\.frame.minX) == [0, 70, 128])
    views[2].removeFromSuperview()
    #expect(stack.arrangedSubviews == [views[0], views[1]])
    root.layoutIfNeeded()
    #expect(stack.frame.width == 120)
    stack.removeArrangedSubview(views[1])
    #expect(views[1].superview === stack)
    root.layoutIfNeeded()
    #expect(stack.frame.width == 50)
  }

  @Test func `columns, margins and stacks in stacks`() {
    let inner = UIStackView(arrangedSubviews: [ContentView(30, 10), ContentView(40, 20)])
    inner.spacing = 5
    let stack = UIStackView(arrangedSubviews: [ContentView(10, 15), inner])
    stack.axis = .vertical
    stack.spacing = 3
    stack.isLayoutMarginsRelativeArrangement = true
    stack.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 4, right: 8)
    #expect(
      stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        == CGSize(width: 85, height: 43))
  }

  @Test func `a row lines texts up on their baselines`() {
    let stage = Stage(device: .iPhone14Pro)
    defer { withExtendedLifetime(stage) {} }
    let small = UILabel()
    let large = UILabel()
    small.text = "small"
    large.text = "large"
    large.font = .systemFont(ofSize: 34)
    let stack = UIStackView(arrangedSubviews: [small, large])
    stack.alignment = .firstBaseline
    let size = stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(size.height == large.intrinsicContentSize.height)
    stack.frame = CGRect(origin: .zero, size: size)
    stack.layoutIfNeeded()
    #expect(large.frame.minY == 0)
    #expect(abs(small.frame.minY - (large.font.ascender - small.font.ascender)) < 0.4)
  }
}
