import Stage
import Testing

@MainActor @Suite struct AutoLayoutFittingTests {
  /// A column of two contents with margins of 10.
  private func column(in root: UIView) -> (ContentView, ContentView) {
    let top = root.adding(ContentView(100, 30))
    let bottom = root.adding(ContentView(80, 50))
    NSLayoutConstraint.activate([
      top.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
      top.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      top.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -10),
      bottom.topAnchor.constraint(equalTo: top.bottomAnchor, constant: 10),
      bottom.leadingAnchor.constraint(equalTo: top.leadingAnchor),
      bottom.trailingAnchor.constraint(equalTo: top.trailingAnchor),
      bottom.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -10),
    ])
    return (top, bottom)
  }

  @Test func `the compressed size is what the content needs`() {
    let root = UIView()
    let (top, _) = column(in: root)
    #expect(
      root.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        == CGSize(width: 120, height: 110))
    #expect(
      root.systemLayoutSizeFitting(
        CGSize(width: 300, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel) == CGSize(width: 300, height: 110))
    top.content = CGSize(width: 100, height: 60)
    #expect(
      root.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        == CGSize(width: 120, height: 140))
    #expect(root.bounds.size == .zero)
  }

  @Test func `measuring leaves the layout alone`() {
    let window = island()
    let root = CountingView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    window.addSubview(root)
    let (top, bottom) = column(in: root)
    bottom.setContentHuggingPriority(.init(249), for: .vertical)
    window.layoutIfNeeded()
    #expect(bottom.frame == CGRect(x: 10, y: 50, width: 180, height: 140))
    let layouts = root.layouts
    LayoutCounts.current = LayoutCounts()
    for width in stride(from: 50.0, through: 1000, by: 50) {
      let size = root.systemLayoutSizeFitting(
        CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      #expect(size == CGSize(width: width, height: 110))
    }
    window.layoutIfNeeded()
    #expect(root.layouts == layouts)
    #expect(LayoutCounts.current.islandsBuilt == 0)
    #expect(top.frame == CGRect(x: 10, y: 10, width: 180, height: 30))
  }

  @Test func `a view inside an island can be measured too`() {
    let root = island()
    let box = root.adding(UIView())
    _ = column(in: box)
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: root.topAnchor),
      box.leftAnchor.constraint(equalTo: root.leftAnchor),
      box.widthAnchor.constraint(equalToConstant: 150),
    ])
    root.layoutIfNeeded()
    #expect(box.frame == CGRect(x: 0, y: 0, width: 150, height: 110))
    #expect(
      box.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        == CGSize(width: 150, height: 110))
    root.frame.size.width = 400
    root.layoutIfNeeded()
    #expect(box.frame == CGRect(x: 0, y: 0, width: 150, height: 110))
  }

  @Test func `a text of several lines is as high as its width makes it`() {
    let stage = Stage(device: .iPhone14Pro)
    defer { withExtendedLifetime(stage) {} }
    let root = island(200, 400)
    let label = root.adding(UILabel())
    label.numberOfLines = 0
    label.text = String(repeating: "word ", count: 30)
    let below = root.adding(ContentView(10, 10))
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: root.topAnchor),
      label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      below.topAnchor.constraint(equalTo: label.bottomAnchor),
      below.leadingAnchor.constraint(equalTo: root.leadingAnchor),
    ])
    root.layoutIfNeeded()
    let narrow = label.sizeThatFits(CGSize(width: 200, height: 0)).height
    #expect(label.frame == CGRect(x: 0, y: 0, width: 200, height: narrow))
    #expect(below.frame.minY == narrow)
    root.frame.size.width = 300
    root.layoutIfNeeded()
    let wide = label.sizeThatFits(CGSize(width: 300, height: 0)).height
    #expect(wide < narrow)
    #expect(label.frame == CGRect(x: 0, y: 0, width: 300, height: wide))
    label.text = "short"
    root.layoutIfNeeded()
    #expect(below.frame.minY == label.font.lineHeight.roundedUp)
    label.text = String(repeating: "word ", count: 30)
    let bottom = below.bottomAnchor.constraint(equalTo: root.bottomAnchor)
    bottom.priority = UILayoutPriority(999)
    bottom.isActive = true
    #expect(
      root.systemLayoutSizeFitting(
        CGSize(width: 200, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel) == CGSize(width: 200, height: narrow + 10))
  }

  @Test func `baselines line texts of different sizes up`() {
    let stage = Stage(device: .iPhone14Pro)
    defer { withExtendedLifetime(stage) {} }
    let root = island(300, 100)
    let small = root.adding(UILabel())
    let large = root.adding(UILabel())
    small.text = "small"
    large.text = "large"
    large.font = .systemFont(ofSize: 34)
    NSLayoutConstraint.activate([
      large.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
      large.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      small.leadingAnchor.constraint(equalTo: large.trailingAnchor),
      small.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor),
    ])
    root.layoutIfNeeded()
    let difference = (large.font.ascender - small.font.ascender) * 3
    #expect(abs((small.frame.minY - 10) * 3 - difference) <= 1)
    #expect(small.frame.minY > 20)
  }

  @Test func `lengths without bounds are as good as very long ones`() {
    let root = UIView()
    _ = column(in: root)
    let size = root.systemLayoutSizeFitting(
      CGSize(width: 300, height: CGFloat.greatestFiniteMagnitude),
      withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
    #expect(size.width == 300)
    #expect(size.height == 110)
    #expect(UIView().systemLayoutSizeFitting(CGSize(width: CGFloat.nan, height: -1)) == .zero)
  }

  /// The storyboard of a public app has such a cell: a picture of half the cell's width, and a text beside it that decides
  /// the height. Apple, "systemLayoutSizeFitting": the size satisfies the constraints.
  @Test func `a measurement knows the width of the view around it`() {
    let outer = island(300, 200)
    let content = UIView(frame: outer.bounds)
    outer.addSubview(content)
    let picture = content.adding(ContentView(40, 10))
    let label = content.adding(UILabel())
    label.numberOfLines = 0
    label.text = Array(repeating: "Amoeba", count: 12).joined(separator: " ")
    NSLayoutConstraint.activate([
      picture.widthAnchor.constraint(equalTo: outer.widthAnchor, multiplier: 0.5),
      picture.leadingAnchor.constraint(equalTo: content.leadingAnchor),
      picture.topAnchor.constraint(equalTo: content.topAnchor),
      label.leadingAnchor.constraint(equalTo: picture.trailingAnchor),
      label.trailingAnchor.constraint(equalTo: content.trailingAnchor),
      label.topAnchor.constraint(equalTo: content.topAnchor),
      label.bottomAnchor.constraint(equalTo: content.bottomAnchor),
    ])
    func height(_ width: CGFloat) -> CGFloat {
      label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
    }
    #expect(height(260) < height(150))
    let size = content.systemLayoutSizeFitting(
      CGSize(width: 300, height: UIView.layoutFittingCompressedSize.height),
      withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
    #expect(size == CGSize(width: 300, height: height(150)))
  }
}

extension CGFloat {
  /// Rounded up to the pixel of a 3× screen.
  var roundedUp: CGFloat { (self * 3 - 1e-5).rounded(.up) / 3 }
}
