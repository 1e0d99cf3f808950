import Stage
import Testing

/// Tests of Auto Layout against the references in `Docs/Facts/Layout.md`, each by its number.
@MainActor @Suite struct AutoLayoutTests {
  private func root(_ width: CGFloat, _ height: CGFloat) -> UIView {
    UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
  }

  private func add<View: UIView>(_ view: View, to superview: UIView) -> View {
    view.translatesAutoresizingMaskIntoConstraints = false
    superview.addSubview(view)
    return view
  }

  /// An origin is the centre minus half the size, which loses the last bit of a number below 1000.
  private func isClose(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) < 1e-12 * 1000 }

  /// F-LAYOUT-01: required 1000, defaultHigh 750, defaultLow 250, fittingSizeLevel 50.
  @Test func `priorities`() {
    #expect(UILayoutPriority.required.rawValue == 1000)
    #expect(UILayoutPriority.defaultHigh.rawValue == 750)
    #expect(UILayoutPriority.defaultLow.rawValue == 250)
    #expect(UILayoutPriority.fittingSizeLevel.rawValue == 50)
  }

  /// F-LAYOUT-02: hugging is 250, for labels too; compression resistance is 750.
  @Test func `content priorities`() {
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      #expect(UIView().contentHuggingPriority(for: axis) == .defaultLow)
      #expect(UILabel().contentHuggingPriority(for: axis) == .defaultLow)
      #expect(UIView().contentCompressionResistancePriority(for: axis) == .defaultHigh)
      #expect(UILabel().contentCompressionResistancePriority(for: axis) == .defaultHigh)
    }
  }

  /// F-LAYOUT-03: origins and sizes are rounded to the nearest device pixel, ties up: at 3×, 401.333,
  /// 161.333, 334.
  @Test func `rounding at 3x`() {
    let stage = Stage(device: .iPhone14Pro)
    let controller = UIViewController()
    stage.show(controller)
    let root = controller.view!
    let view = add(UIView(), to: root)
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 401.4),
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 161.2),
      view.widthAnchor.constraint(equalToConstant: 333.9),
      // 100.5 / 3 is exactly between two pixels.
      view.heightAnchor.constraint(equalToConstant: 33.5),
    ])
    stage.advance(by: 0.1)
    #expect(isClose(view.frame.minX, 1204.0 / 3))
    #expect(isClose(view.frame.minY, 484.0 / 3))
    #expect(view.bounds.size == CGSize(width: 334, height: 101.0 / 3))
  }

  /// F-LAYOUT-03 at 2×.
  @Test func `rounding at 2x`() {
    let stage = Stage(device: .iPhoneSE)
    let controller = UIViewController()
    stage.show(controller)
    let view = add(UIView(), to: controller.view)
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: controller.view.leftAnchor, constant: 10.24),
      view.topAnchor.constraint(equalTo: controller.view.topAnchor, constant: 10.25),
      view.widthAnchor.constraint(equalToConstant: 33.74),
      view.heightAnchor.constraint(equalToConstant: 33.75),
    ])
    stage.advance(by: 0.1)
    #expect(view.frame == CGRect(x: 10, y: 10.5, width: 33.5, height: 34))
  }

  /// F-LAYOUT-04, strict levels: 60 at 750 against 140 at 749 gives 60. No number of weaker constraints
  /// changes that.
  @Test func `strict levels`() {
    let root = root(320, 480)
    let view = add(UIView(), to: root)
    let strong = view.widthAnchor.constraint(equalToConstant: 60)
    strong.priority = UILayoutPriority(750)
    strong.isActive = true
    for _ in 0..<20 {
      let weak = view.widthAnchor.constraint(equalToConstant: 140)
      weak.priority = UILayoutPriority(749)
      weak.isActive = true
    }
    root.layoutIfNeeded()
    #expect(view.frame.width == 60)
  }

  /// F-LAYOUT-05: conflicting required constraints are reported, one of them is broken, and layout
  /// continues.
  @Test func `conflicts`() {
    let root = root(320, 480)
    let view = add(UIView(), to: root)
    NSLayoutConstraint.activate([
      view.widthAnchor.constraint(equalToConstant: 60),
      view.widthAnchor.constraint(equalToConstant: 140),
      view.heightAnchor.constraint(equalToConstant: 20),
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 5),
    ])
    var reports = 0
    let handler = LayoutConflict.handler
    LayoutConflict.handler = { _ in reports += 1 }
    root.layoutIfNeeded()
    LayoutConflict.handler = handler
    #expect(reports == 1)
    #expect(view.frame.width == 60 || view.frame.width == 140)
    #expect(view.frame.minY == 5)
    #expect(view.frame.height == 20)
  }

  /// F-LAYOUT-06: constraints between two views are installed on the nearest common ancestor.
  @Test func `nearest common ancestor`() {
    let root = root(320, 480)
    let a = add(UIView(), to: root)
    let b = add(UIView(), to: a)
    let c = add(UIView(), to: a)
    let siblings = b.leftAnchor.constraint(equalTo: c.leftAnchor)
    let parent = b.topAnchor.constraint(equalTo: a.topAnchor)
    let grand = c.topAnchor.constraint(equalTo: root.topAnchor)
    let own = c.widthAnchor.constraint(equalToConstant: 1)
    NSLayoutConstraint.activate([siblings, parent, grand, own])
    #expect(a.constraints == [siblings, parent])
    #expect(root.constraints == [grand])
    #expect(c.constraints == [own])
  }

  /// F-LAYOUT-07, stack view: four equal in 320 with spacing 8 are 74 wide each.
  @Test func `four equal in 320`() {
    let views = (0..<4).map { _ in UIView() }
    let stack = UIStackView(arrangedSubviews: views)
    stack.distribution = .fillEqually
    stack.spacing = 8
    stack.frame = CGRect(x: 0, y: 0, width: 320, height: 50)
    stack.layoutIfNeeded()
    #expect(views.map(\.frame.width) == [74, 74, 74, 74])
    #expect(views.map(\.frame.minX) == [0, 82, 164, 246])
  }

  /// F-LAYOUT-08: hidden arranged views take no space.
  @Test func `hidden arranged views`() {
    let views = (0..<4).map { _ in UIView() }
    let stack = UIStackView(arrangedSubviews: views)
    stack.distribution = .fillEqually
    stack.spacing = 10
    stack.frame = CGRect(x: 0, y: 0, width: 320, height: 50)
    views[1].isHidden = true
    stack.layoutIfNeeded()
    #expect(views[0].frame.width == 100)
    #expect(views[2].frame.minX == 110)
  }

  private final class Counting: UIView {
    var layouts = 0

    override func layoutSubviews() {
      layouts += 1
      super.layoutSubviews()
    }
  }

  /// F-LAYOUT-09: changing `contentOffset` must not lay out the superview; changing `bounds.size` must.
  @Test func `who is laid out`() {
    let root = Counting(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let scroll = add(UIScrollView(), to: root)
    let width = scroll.widthAnchor.constraint(equalToConstant: 100)
    NSLayoutConstraint.activate([
      width, scroll.heightAnchor.constraint(equalToConstant: 100),
      scroll.leftAnchor.constraint(equalTo: root.leftAnchor),
      scroll.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    scroll.contentSize = CGSize(width: 100, height: 1000)
    root.layoutIfNeeded()
    root.layouts = 0
    scroll.contentOffset.y = 50
    root.layoutIfNeeded()
    #expect(root.layouts == 0)
    root.bounds.size.width = 300
    root.layoutIfNeeded()
    #expect(root.layouts == 1)
  }

  /// F-BAR-08: margins are 8 on all sides. The margins guide and the margin attributes are inset by them.
  @Test func `margins`() {
    let root = root(320, 480)
    let view = add(UIView(), to: root)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor),
      view.topAnchor.constraint(equalTo: root.layoutMarginsGuide.topAnchor),
      NSLayoutConstraint(
        item: view, attribute: .trailing, relatedBy: .equal, toItem: root,
        attribute: .trailingMargin, multiplier: 1, constant: 0),
      NSLayoutConstraint(
        item: view, attribute: .bottom, relatedBy: .equal, toItem: root,
        attribute: .bottomMargin, multiplier: 1, constant: 0),
    ])
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 8, y: 8, width: 304, height: 464))
  }

  /// F-LAYOUT-10: constraints to the edges and margins of a scroll view refer to its content area; those to
  /// its width, height and centres refer to its frame.
  @Test func `scroll views`() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
    let content = add(UIView(), to: scroll)
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: scroll.topAnchor),
      content.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
      content.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: scroll.trailingAnchor),
      content.widthAnchor.constraint(equalTo: scroll.widthAnchor),
      content.heightAnchor.constraint(equalTo: scroll.heightAnchor, multiplier: 2),
    ])
    scroll.layoutIfNeeded()
    #expect(scroll.contentSize == CGSize(width: 200, height: 600))
  }

  /// F-LAYOUT-11: layoutFittingCompressedSize is (0, 0), layoutFittingExpandedSize (10000, 10000),
  /// noIntrinsicMetric −1.
  @Test func `named sizes`() {
    #expect(UIView.layoutFittingCompressedSize == .zero)
    #expect(UIView.layoutFittingExpandedSize == CGSize(width: 10_000, height: 10_000))
    #expect(UIView.noIntrinsicMetric == -1)
  }
}
