import Stage
import Testing

@MainActor @Suite struct AutoLayoutTests {
  /// Makes a phone current: a view outside of a window has the traits of the stage that was used last.
  init() { _ = Stage() }

  @Test func `edges, sizes and centres place a view`() {
    let root = island()
    let view = root.adding(UIView())
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
      view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16),
      view.centerYAnchor.constraint(equalTo: root.centerYAnchor),
      view.heightAnchor.constraint(equalTo: root.heightAnchor, multiplier: 0.5, constant: 10),
    ])
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 16, y: 115, width: 288, height: 250))
    root.frame.size = CGSize(width: 480, height: 320)
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 16, y: 75, width: 448, height: 170))
  }

  /// Apple, `UILayoutGuide.layoutFrame`: the guide's frame in its view's coordinates, valid from the first layout on.
  @Test(arguments: [0, 1, 2], [true, false])
  func `a guide is placed without a view that follows it`(guides: Int, isInside: Bool) {
    let root = island()
    let box = UIView(frame: CGRect(x: 5, y: 5, width: 90, height: 90))
    root.addSubview(box)
    let holder = isInside ? box : root
    let all = (0...guides).map { index in
      let guide = UILayoutGuide()
      holder.addLayoutGuide(guide)
      NSLayoutConstraint.activate([
        guide.leftAnchor.constraint(equalTo: holder.leftAnchor, constant: CGFloat(10 * index)),
        guide.topAnchor.constraint(equalTo: holder.topAnchor, constant: 7),
        guide.widthAnchor.constraint(equalToConstant: 20),
        guide.bottomAnchor.constraint(equalTo: holder.bottomAnchor),
      ])
      return guide
    }
    for height in [holder.bounds.height, 200] {
      holder.frame.size.height = height
      root.layoutIfNeeded()
      for (index, guide) in all.enumerated() {
        #expect(
          guide.layoutFrame
            == CGRect(x: CGFloat(10 * index), y: 7, width: 20, height: height - 7))
      }
    }
  }

  @Test func `a constraint's constant moves views without a rebuild`() {
    let root = island()
    let view = root.adding(UIView())
    let top = view.topAnchor.constraint(equalTo: root.topAnchor, constant: 20)
    NSLayoutConstraint.activate([
      top, view.leftAnchor.constraint(equalTo: root.leftAnchor),
      view.widthAnchor.constraint(equalToConstant: 50),
      view.heightAnchor.constraint(equalToConstant: 50),
    ])
    root.layoutIfNeeded()
    LayoutCounts.current = LayoutCounts()
    top.constant = 100
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 0, y: 100, width: 50, height: 50))
    #expect(LayoutCounts.current.islandsBuilt == 0)
    #expect(LayoutCounts.current.islandsSolved == 1)
    #expect(LayoutCounts.current.pivots == 0)
    #expect(LayoutCounts.current.framesChanged == 1)
  }

  /// Each access to an anchor returns a new object. Apple's class compares anchors by view and attribute, and
  /// FloatingPanel's tests use that to find what a constraint relates.
  @Test func `a constraint says of which anchors it was made`() {
    let root = island()
    let view = root.adding(UIView())
    let guide = root.safeAreaLayoutGuide
    let anchors: [(NSLayoutYAxisAnchor, UIView)] = [(view.topAnchor, view), (root.topAnchor, root)]
    for (first, item) in anchors {
      #expect(first == item.topAnchor)
      #expect(first.hash == item.topAnchor.hash)
      #expect(first != item.bottomAnchor)
      for second in [root.bottomAnchor, guide.topAnchor, view.bottomAnchor] {
        let constraint = first.constraint(equalTo: second, constant: 3)
        #expect(constraint.firstAnchor == first)
        #expect(constraint.secondAnchor == second)
        #expect(constraint.firstAnchor != second)
      }
    }
    #expect(view.topAnchor != root.topAnchor)
    #expect(guide.topAnchor != root.topAnchor)
    let width = view.widthAnchor.constraint(equalToConstant: 5)
    #expect(width.firstAnchor == view.widthAnchor)
    #expect(width.secondAnchor == nil)
    let distance = view.topAnchor.anchorWithOffset(to: view.bottomAnchor)
    #expect(distance == view.topAnchor.anchorWithOffset(to: view.bottomAnchor))
    #expect(distance != view.heightAnchor)
  }

  @Test func `constraints are held by the nearest common ancestor`() {
    let root = island()
    let box = root.adding(UIView())
    let left = box.adding(UIView())
    let right = box.adding(UIView())
    let inner = left.adding(UIView())
    let between = inner.trailingAnchor.constraint(equalTo: right.leadingAnchor)
    let own = inner.widthAnchor.constraint(equalToConstant: 5)
    let toBox = inner.topAnchor.constraint(equalTo: box.topAnchor)
    NSLayoutConstraint.activate([between, own, toBox])
    #expect(box.constraints == [between, toBox])
    #expect(inner.constraints == [own])
    right.removeFromSuperview()
    #expect(!between.isActive)
    #expect(box.constraints == [toBox])
    left.removeFromSuperview()
    #expect(box.constraints == [])
    #expect(inner.constraints == [own])
  }

  @Test func `constraints reach through nested views`() {
    let root = island()
    let box = root.adding(UIView())
    let deep = box.adding(UIView())
    let beside = root.adding(UIView())
    NSLayoutConstraint.activate([
      box.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 30),
      box.topAnchor.constraint(equalTo: root.topAnchor, constant: 40),
      box.widthAnchor.constraint(equalToConstant: 100),
      box.heightAnchor.constraint(equalToConstant: 100),
      deep.leftAnchor.constraint(equalTo: box.leftAnchor, constant: 5),
      deep.topAnchor.constraint(equalTo: box.topAnchor, constant: 5),
      deep.widthAnchor.constraint(equalToConstant: 10),
      deep.heightAnchor.constraint(equalToConstant: 10),
      beside.leftAnchor.constraint(equalTo: deep.rightAnchor, constant: 1),
      beside.topAnchor.constraint(equalTo: deep.bottomAnchor, constant: 1),
      beside.rightAnchor.constraint(equalTo: root.rightAnchor),
      beside.bottomAnchor.constraint(equalTo: root.bottomAnchor),
    ])
    root.layoutIfNeeded()
    #expect(deep.frame == CGRect(x: 5, y: 5, width: 10, height: 10))
    #expect(beside.frame == CGRect(x: 46, y: 56, width: 274, height: 424))
  }

  @Test func `content sizes hug and resist`() {
    let root = island(200, 100)
    let left = root.adding(ContentView(60, 20))
    let right = root.adding(ContentView(50, 20))
    NSLayoutConstraint.activate([
      left.leftAnchor.constraint(equalTo: root.leftAnchor),
      left.topAnchor.constraint(equalTo: root.topAnchor),
      right.topAnchor.constraint(equalTo: root.topAnchor),
      right.leftAnchor.constraint(equalTo: left.rightAnchor),
      right.rightAnchor.constraint(equalTo: root.rightAnchor),
    ])
    left.setContentHuggingPriority(.init(251), for: .horizontal)
    root.layoutIfNeeded()
    #expect(left.frame == CGRect(x: 0, y: 0, width: 60, height: 20))
    #expect(right.frame == CGRect(x: 60, y: 0, width: 140, height: 20))
    left.setContentHuggingPriority(.init(249), for: .horizontal)
    root.layoutIfNeeded()
    #expect(left.frame.width == 150)
    left.content = CGSize(width: 180, height: 30)
    right.setContentCompressionResistancePriority(.init(751), for: .horizontal)
    root.layoutIfNeeded()
    #expect(left.frame == CGRect(x: 0, y: 0, width: 150, height: 30))
    right.setContentCompressionResistancePriority(.init(749), for: .horizontal)
    root.layoutIfNeeded()
    #expect(left.frame.width == 180)
  }

  /// The container's direction counts and not that of its items: in Stevia 6's `LayoutTests` and
  /// `FlexibleMarginTests`, which pass on iOS, only the controller's view has a forced direction, and its
  /// content is mirrored.
  @Test func `leading and trailing follow the direction of the container`() {
    for attribute in [UISemanticContentAttribute.forceLeftToRight, .forceRightToLeft] {
      let root = island(200, 100)
      let view = root.adding(UIView())
      root.semanticContentAttribute = attribute
      view.semanticContentAttribute =
        attribute == .forceRightToLeft ? .forceLeftToRight : .forceRightToLeft
      NSLayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
        view.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor, constant: -150),
        view.widthAnchor.constraint(greaterThanOrEqualToConstant: 30),
        view.widthAnchor.constraint(equalTo: root.widthAnchor).at(500),
        view.topAnchor.constraint(equalTo: root.topAnchor),
        view.heightAnchor.constraint(equalToConstant: 10),
      ])
      root.layoutIfNeeded()
      let isRight = attribute == .forceRightToLeft
      #expect(view.frame == CGRect(x: isRight ? 150 : 10, y: 0, width: 40, height: 10))
      root.semanticContentAttribute = isRight ? .forceLeftToRight : .forceRightToLeft
      root.layoutIfNeeded()
      #expect(view.frame == CGRect(x: isRight ? 10 : 150, y: 0, width: 40, height: 10))
    }
  }

  /// A container without a direction of its own follows the device's language.
  @Test(
    arguments: [false, true],
    [UISemanticContentAttribute.unspecified, .forceLeftToRight, .forceRightToLeft])
  func `siblings follow the direction of the container`(
    isDeviceRightToLeft: Bool, attribute: UISemanticContentAttribute
  ) {
    let stage = Stage(layoutDirection: isDeviceRightToLeft ? .rightToLeft : .leftToRight)
    let root = island(393, 100)
    root.semanticContentAttribute = attribute
    let first = root.adding(UIView())
    let second = root.adding(UIView())
    NSLayoutConstraint.activate([
      first.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      second.leadingAnchor.constraint(equalTo: first.trailingAnchor, constant: 52),
    ])
    root.layoutIfNeeded()
    let isRightToLeft =
      attribute == .unspecified ? isDeviceRightToLeft : attribute == .forceRightToLeft
    #expect(first.frame.minX == (isRightToLeft ? 383 : 10))
    #expect(second.frame.minX == (isRightToLeft ? 331 : 62))
    withExtendedLifetime(stage) {}
  }

  /// A view with only an upper limit is as small as it can be, and so is a view with only a lower limit, as
  /// in Stevia 6's `EquationTests` on iOS.
  @Test(arguments: [1000, 999, 250] as [Float])
  func `limits alone leave a view small`(priority: Float) {
    let root = island(393, 852)
    let (low, high) = (root.adding(UIView()), root.adding(UIView()))
    NSLayoutConstraint.activate([
      low.widthAnchor.constraint(lessThanOrEqualToConstant: 341).at(priority),
      low.heightAnchor.constraint(lessThanOrEqualToConstant: 70).at(priority),
      high.widthAnchor.constraint(greaterThanOrEqualToConstant: 341).at(priority),
      high.heightAnchor.constraint(greaterThanOrEqualTo: root.heightAnchor, constant: -52)
        .at(priority),
    ])
    root.layoutIfNeeded()
    #expect(low.frame.size == .zero)
    #expect(high.frame.size == CGSize(width: 341, height: 800))
  }

  @Test func `custom guides take part, margins and safe area are guides too`() {
    let root = island()
    root.layoutMargins = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    let view = root.adding(UIView())
    NSLayoutConstraint.activate([
      guide.leftAnchor.constraint(equalTo: root.layoutMarginsGuide.leftAnchor),
      guide.topAnchor.constraint(equalTo: root.layoutMarginsGuide.topAnchor),
      guide.widthAnchor.constraint(equalToConstant: 50),
      guide.heightAnchor.constraint(equalToConstant: 60),
      view.leftAnchor.constraint(equalTo: guide.rightAnchor),
      view.topAnchor.constraint(equalTo: guide.bottomAnchor),
      NSLayoutConstraint(
        item: view, attribute: .right, relatedBy: .equal, toItem: root, attribute: .rightMargin,
        multiplier: 1, constant: 0),
      view.bottomAnchor.constraint(equalTo: root.safeAreaLayoutGuide.bottomAnchor),
    ])
    root.layoutIfNeeded()
    #expect(guide.layoutFrame == CGRect(x: 20, y: 10, width: 50, height: 60))
    #expect(view.frame == CGRect(x: 70, y: 70, width: 210, height: 410))
    root.layoutMargins.right = 60
    root.setSafeAreaInsets(UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 70, y: 70, width: 190, height: 376))
    root.removeLayoutGuide(guide)
    #expect(root.layoutGuides == [])
    #expect(root.constraints.count == 2)
  }

  @Test func `a view placed by hand can be constrained against`() {
    let root = island()
    let known = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    root.addSubview(known)
    let view = root.adding(UIView())
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: known.rightAnchor, constant: 5),
      view.topAnchor.constraint(equalTo: known.bottomAnchor),
      view.widthAnchor.constraint(equalTo: known.widthAnchor),
      view.heightAnchor.constraint(equalToConstant: 10),
    ])
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 45, y: 60, width: 30, height: 10))
    known.center.x += 100
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 145, y: 60, width: 30, height: 10))
    known.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 55, y: 50, width: 50, height: 10))
  }

  @Test func `a constraint out of an island joins it to its surroundings`() {
    let root = island()
    let box = UIView(frame: CGRect(x: 100, y: 100, width: 80, height: 80))
    root.addSubview(box)
    let inner = box.adding(UIView())
    let outer = root.adding(UIView())
    let crossing = outer.leftAnchor.constraint(equalTo: inner.rightAnchor, constant: 3)
    NSLayoutConstraint.activate([
      inner.leftAnchor.constraint(equalTo: box.leftAnchor, constant: 7),
      inner.topAnchor.constraint(equalTo: box.topAnchor),
      inner.widthAnchor.constraint(equalToConstant: 20),
      inner.heightAnchor.constraint(equalToConstant: 20),
      outer.topAnchor.constraint(equalTo: root.topAnchor),
      outer.widthAnchor.constraint(equalToConstant: 10),
      outer.heightAnchor.constraint(equalToConstant: 10),
    ])
    root.layoutIfNeeded()
    #expect(inner.frame == CGRect(x: 7, y: 0, width: 20, height: 20))
    crossing.isActive = true
    root.layoutIfNeeded()
    #expect(outer.frame == CGRect(x: 130, y: 0, width: 10, height: 10))
    box.frame.origin.x = 0
    root.layoutIfNeeded()
    #expect(outer.frame.minX == 30)
    crossing.isActive = false
    root.layoutIfNeeded()
    #expect(inner.frame == CGRect(x: 7, y: 0, width: 20, height: 20))
  }

  @Test func `distances are dimensions`() {
    let root = island(300, 100)
    let view = root.adding(UIView())
    NSLayoutConstraint.activate([
      root.leftAnchor.anchorWithOffset(to: view.leftAnchor)
        .constraint(
          equalTo: view.rightAnchor.anchorWithOffset(to: root.rightAnchor), multiplier: 2),
      view.widthAnchor.constraint(equalToConstant: 60),
      view.topAnchor.constraint(equalTo: root.topAnchor),
      view.heightAnchor.constraint(equalToConstant: 10),
    ])
    root.layoutIfNeeded()
    #expect(view.frame.minX == 160)
  }

  @Test func `alignment rectangles are what constraints see`() {
    final class Shadowed: UIView {
      override var alignmentRectInsets: UIEdgeInsets {
        UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      }
    }
    let root = island(100, 100)
    let view = root.adding(Shadowed())
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10),
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
      view.widthAnchor.constraint(equalToConstant: 20),
      view.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -10),
    ])
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 8, y: 9, width: 26, height: 84))
  }

  @Test func `a transformed view keeps its transform`() {
    let root = island(100, 100)
    let view = root.adding(UIView())
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 40),
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 40),
      view.widthAnchor.constraint(equalToConstant: 20),
      view.heightAnchor.constraint(equalToConstant: 20),
    ])
    root.layoutIfNeeded()
    #expect(view.bounds.size == CGSize(width: 20, height: 20))
    #expect(view.frame == CGRect(x: 30, y: 30, width: 40, height: 40))
  }
}

extension NSLayoutConstraint {
  @MainActor func at(_ priority: Float) -> NSLayoutConstraint {
    self.priority = UILayoutPriority(priority)
    return self
  }
}
