import Stage
import Testing

/// A builder like those of layout libraries: it creates constraints by items and attributes, and finds
/// them again to change their constants.
@MainActor private struct LayoutBuilder {
  let view: UIView

  func edgesToSuperview(inset: CGFloat) {
    for (attribute, sign) in [
      (NSLayoutConstraint.Attribute.left, 1.0), (.top, 1), (.right, -1), (.bottom, -1),
    ] {
      make(attribute, equalTo: view.superview, attribute, constant: sign * inset)
    }
  }

  @discardableResult func make(
    _ attribute: NSLayoutConstraint.Attribute, equalTo other: UIView?,
    _ otherAttribute: NSLayoutConstraint.Attribute, constant: CGFloat
  ) -> NSLayoutConstraint {
    view.translatesAutoresizingMaskIntoConstraints = false
    let constraint = NSLayoutConstraint(
      item: view, attribute: attribute, relatedBy: .equal, toItem: other,
      attribute: otherAttribute, multiplier: 1, constant: constant)
    constraint.isActive = true
    return constraint
  }

  /// Returns the constraint on this attribute, whichever view holds it.
  func existing(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutConstraint? {
    let candidates = view.constraints + (view.superview?.constraints ?? [])
    return candidates.first { $0.firstItem === view && $0.firstAttribute == attribute }
  }
}

extension NSLayoutConstraint {
  /// The multiplier can only be given at creation, so apps create the constraint again.
  @MainActor fileprivate func replaced(multiplier: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint.deactivate([self])
    let new = NSLayoutConstraint(
      item: firstItem!, attribute: firstAttribute, relatedBy: relation, toItem: secondItem,
      attribute: secondAttribute, multiplier: multiplier, constant: constant)
    new.priority = priority
    new.identifier = identifier
    NSLayoutConstraint.activate([new])
    return new
  }
}

/// Layout code as apps write it, with computed frames.
@MainActor @Suite struct LayoutIdiomTests {
  init() { putPhoneToWork() }

  @Test func `a builder makes, finds and remakes constraints`() {
    let root = island(320, 480)
    let box = UIView()
    root.addSubview(box)
    let builder = LayoutBuilder(view: box)
    builder.edgesToSuperview(inset: 16)
    root.layoutIfNeeded()
    #expect(box.frame == CGRect(x: 16, y: 16, width: 288, height: 448))

    builder.existing(.bottom)?.constant = -100
    root.layoutIfNeeded()
    #expect(box.frame == CGRect(x: 16, y: 16, width: 288, height: 364))

    NSLayoutConstraint.deactivate(root.constraints)
    #expect(root.constraints.isEmpty)
    builder.make(.width, equalTo: nil, .notAnAttribute, constant: 40)
    builder.make(.height, equalTo: box, .width, constant: 2)
    builder.make(.centerX, equalTo: root, .centerX, constant: 0)
    builder.make(.centerY, equalTo: root, .centerY, constant: -10)
    root.layoutIfNeeded()
    #expect(box.frame == CGRect(x: 140, y: 209, width: 40, height: 42))
    #expect(builder.existing(.width)?.secondItem == nil)
  }

  @Test func `a bar's progress changes its multiplier`() {
    let root = island(200, 20)
    let bar = root.adding(UIView())
    var width = bar.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.25)
    width.identifier = "progress"
    NSLayoutConstraint.activate([
      width, bar.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      bar.topAnchor.constraint(equalTo: root.topAnchor),
      bar.bottomAnchor.constraint(equalTo: root.bottomAnchor),
    ])
    for (progress, expected) in [(0.25, 50.0), (0.5, 100), (1, 200), (0.001, 0.2)] {
      width = width.replaced(multiplier: progress)
      root.layoutIfNeeded()
      // A pixel is at most half a point.
      #expect(abs(bar.frame.width - expected) <= 0.25)
      #expect(root.constraints.filter { $0.identifier == "progress" }.count == 1)
    }
  }

  @Test func `a form by dictionaries of views and metrics`() {
    let root = island(320, 480)
    let title = root.adding(ContentView(100, 20))
    let body = root.adding(UIView())
    let cancel = root.adding(UIView())
    let send = root.adding(UIView())
    let views = ["title": title, "body": body, "cancel": cancel, "send": send]
    let metrics = ["gap": 12, "button": 44.0]
    var constraints: [NSLayoutConstraint] = []
    for format in [
      "H:|-[title]-|", "H:|-[body]-|", "H:|-[cancel]-gap-[send(==cancel)]-|",
      "V:|-gap-[title]-gap-[body(>=button)]-gap-[cancel(button)]-|", "V:[send(==cancel)]",
    ] {
      constraints += NSLayoutConstraint.constraints(
        withVisualFormat: format, options: [], metrics: metrics, views: views)
    }
    constraints += NSLayoutConstraint.constraints(
      withVisualFormat: "H:[cancel][send]", options: .alignAllTop, metrics: nil, views: views
    ).filter { $0.firstAttribute == .top }
    NSLayoutConstraint.activate(constraints)
    root.layoutIfNeeded()
    // The standard distance to the superview is its margin, 8.
    #expect(title.frame == CGRect(x: 8, y: 12, width: 304, height: 20))
    #expect(cancel.frame == CGRect(x: 8, y: 480 - 8 - 44, width: 146, height: 44))
    #expect(send.frame == CGRect(x: 8 + 146 + 12, y: 428, width: 146, height: 44))
    #expect(body.frame == CGRect(x: 8, y: 44, width: 304, height: 428 - 12 - 44))
  }

  @Test func `two sets of constraints change places in an animation`() {
    let stage = Stage(device: .iPhone14Pro)
    let controller = UIViewController()
    stage.show(controller)
    let root = controller.view!
    let drawer = root.adding(UIView())
    let height = drawer.heightAnchor.constraint(equalToConstant: 100)
    let closed = [drawer.topAnchor.constraint(equalTo: root.bottomAnchor)]
    let open = [drawer.bottomAnchor.constraint(equalTo: root.bottomAnchor)]
    NSLayoutConstraint.activate(
      closed + [
        height, drawer.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        drawer.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      ])
    root.layoutIfNeeded()
    #expect(drawer.frame == CGRect(x: 0, y: 852, width: 393, height: 100))
    NSLayoutConstraint.deactivate(closed)
    NSLayoutConstraint.activate(open)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { root.layoutIfNeeded() }
    #expect(drawer.frame.minY == 752)
    stage.advance(by: 0.5)
    // A frame of the clock is a sixtieth of a second at most: 100 points a second move 1.7 points.
    #expect(abs((drawer.layer.presentation()?.frame.minY ?? 0) - 802) < 1.7)
    height.constant = 200
    UIView.animate(withDuration: 1) { root.layoutIfNeeded() }
    stage.advance(by: 2)
    #expect(drawer.layer.presentation()?.frame == CGRect(x: 0, y: 652, width: 393, height: 200))
  }

  @Test func `constraints are set up once, in updateConstraints`() {
    final class Card: UIView {
      let title = ContentView(60, 20)
      var setups = 0
      private var didSetUp = false

      override class var requiresConstraintBasedLayout: Bool { true }

      override func updateConstraints() {
        if !didSetUp {
          didSetUp = true
          setups += 1
          adding(title)
          title.centerXAnchor.constraint(equalTo: centerXAnchor).isActive = true
          title.centerYAnchor.constraint(equalTo: centerYAnchor).isActive = true
        }
        super.updateConstraints()
      }
    }
    let root = island(100, 100)
    let card = Card(frame: CGRect(x: 10, y: 10, width: 80, height: 80))
    root.addSubview(card)
    root.layoutIfNeeded()
    #expect(card.title.frame == CGRect(x: 10, y: 30, width: 60, height: 20))
    card.setNeedsUpdateConstraints()
    root.layoutIfNeeded()
    #expect(card.setups == 1)
  }

  @Test func `an intrinsic size that changes moves the neighbours`() {
    let root = island(200, 50)
    let name = root.adding(ContentView(150, 20))
    let badge = root.adding(ContentView(20, 20))
    badge.setContentHuggingPriority(.required, for: .horizontal)
    badge.setContentCompressionResistancePriority(.required, for: .horizontal)
    NSLayoutConstraint.activate([
      name.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      name.trailingAnchor.constraint(lessThanOrEqualTo: badge.leadingAnchor, constant: -8),
      badge.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -10),
      name.centerYAnchor.constraint(equalTo: root.centerYAnchor),
      badge.centerYAnchor.constraint(equalTo: name.centerYAnchor),
    ])
    for (width, expected) in [(20.0, 150.0), (60, 112), (0, 150), (100, 72), (20, 150)] {
      badge.content.width = width
      root.layoutIfNeeded()
      // The name gets what the badge, the gap and the insets leave of 200, and at most what it asks
      // for.
      #expect(name.frame == CGRect(x: 10, y: 15, width: expected, height: 20))
      #expect(badge.frame == CGRect(x: 190 - width, y: 15, width: width, height: 20))
    }
  }

  @Test(arguments: [100.0, 300, 700])
  func `a picture keeps its proportions between limits`(width: CGFloat) {
    let root = island(width, 600)
    let picture = root.adding(UIView())
    let full = picture.widthAnchor.constraint(equalTo: root.widthAnchor)
    full.priority = UILayoutPriority(999)
    NSLayoutConstraint.activate([
      full, picture.widthAnchor.constraint(lessThanOrEqualToConstant: 320),
      picture.heightAnchor.constraint(equalTo: picture.widthAnchor, multiplier: 9 / 16),
      picture.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      picture.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    root.layoutIfNeeded()
    let expected = min(width, 320)
    #expect(picture.frame.minX == (width - expected) / 2)
    #expect(picture.frame.width == expected)
    #expect(abs(picture.frame.height - expected * 9 / 16) <= 0.25)
  }

  @Test func `columns share what is left, whatever came first`() {
    let root = island(310, 40)
    let columns = (0..<3).map { _ in root.adding(UIView()) }
    var constraints: [NSLayoutConstraint] = []
    var previous = root.leadingAnchor
    for column in columns {
      constraints += [
        column.leadingAnchor.constraint(equalTo: previous, constant: 10),
        column.topAnchor.constraint(equalTo: root.topAnchor),
        column.heightAnchor.constraint(equalTo: root.heightAnchor),
        column.widthAnchor.constraint(equalTo: columns[0].widthAnchor),
      ].filter { $0.firstItem !== $0.secondItem }
      previous = column.trailingAnchor
    }
    constraints.append(root.trailingAnchor.constraint(equalTo: previous, constant: 10))
    // The last are activated first: the app decides the order.
    NSLayoutConstraint.activate(constraints.reversed())
    root.layoutIfNeeded()
    // 310 less four gaps of 10, by three: 90.
    #expect(columns.map(\.frame.minX) == [10, 110, 210])
    #expect(columns.allSatisfy { $0.frame.width == 90 && $0.frame.height == 40 })
  }
}
