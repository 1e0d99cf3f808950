import Stage
import Testing

@MainActor @Suite struct AutoLayoutPassTests {
  final class UpdatingView: UIView {
    var updates = 0
    var onUpdate: (() -> Void)?

    override func updateConstraints() {
      updates += 1
      onUpdate?()
      super.updateConstraints()
    }
  }

  @Test func `only the views whose frames change are laid out`() {
    let window = island()
    let root = CountingView(frame: window.bounds)
    window.addSubview(root)
    let boxes = (0..<10).map { _ in root.adding(CountingView()) }
    let leaves = boxes.map { $0.adding(CountingView()) }
    var insets: [NSLayoutConstraint] = []
    for (index, (box, leaf)) in zip(boxes, leaves).enumerated() {
      insets.append(leaf.leftAnchor.constraint(equalTo: box.leftAnchor, constant: 5))
      NSLayoutConstraint.activate([
        box.leftAnchor.constraint(equalTo: root.leftAnchor),
        box.rightAnchor.constraint(equalTo: root.rightAnchor),
        box.topAnchor.constraint(equalTo: root.topAnchor, constant: CGFloat(index) * 20),
        box.heightAnchor.constraint(equalToConstant: 20),
        insets[index], leaf.widthAnchor.constraint(equalToConstant: 10),
        leaf.topAnchor.constraint(equalTo: box.topAnchor),
        leaf.heightAnchor.constraint(equalTo: box.heightAnchor),
      ])
    }
    window.layoutIfNeeded()
    let views = [root] + boxes + leaves
    for view in views { view.layouts = 0 }
    LayoutCounts.current = LayoutCounts()
    insets[3].constant = 7
    window.layoutIfNeeded()
    #expect(leaves[3].frame.minX == 7)
    #expect(LayoutCounts.current.framesChanged == 1)
    // The island's root, and the superview that moves the leaf; moving the leaf doesn't lay it out.
    #expect(views.filter { $0.layouts > 0 } == [root, boxes[3]])
    #expect(views.map(\.layouts).max() == 1)
    for view in views { view.layouts = 0 }
    window.layoutIfNeeded()
    #expect(views.allSatisfy { $0.layouts == 0 })
  }

  @Test func `constraints are updated from the inside out, once, before layout`() {
    let root = island()
    let outer = root.adding(UpdatingView())
    let inner = outer.adding(UpdatingView())
    var order: [String] = []
    outer.onUpdate = { order.append("outer") }
    inner.onUpdate = {
      order.append("inner")
      inner.widthAnchor.constraint(equalToConstant: 33).isActive = true
    }
    inner.topAnchor.constraint(equalTo: outer.topAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(order == ["inner", "outer"])
    #expect(inner.frame.width == 33)
    root.layoutIfNeeded()
    root.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(order == ["inner", "outer"])
    inner.onUpdate = nil
    inner.setNeedsUpdateConstraints()
    #expect(inner.needsUpdateConstraints())
    root.layoutIfNeeded()
    #expect(inner.updates == 2)
    #expect(!inner.needsUpdateConstraints())
  }

  @Test func `views without constraints are not asked to update any`() {
    let root = island()
    let view = UpdatingView(frame: root.bounds)
    root.addSubview(view)
    root.layoutIfNeeded()
    #expect(view.updates == 0)
    view.setNeedsUpdateConstraints()
    view.updateConstraintsIfNeeded()
    #expect(view.updates == 1)
  }

  @Test func `views come and go without a rebuild`() {
    let root = island()
    let first = root.adding(ContentView(10, 10))
    first.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    root.layoutIfNeeded()
    LayoutCounts.current = LayoutCounts()
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    let leaf = box.adding(ContentView(20, 20))
    NSLayoutConstraint.activate([
      leaf.topAnchor.constraint(equalTo: box.topAnchor, constant: 2),
      leaf.leftAnchor.constraint(equalTo: box.leftAnchor),
      leaf.bottomAnchor.constraint(equalTo: box.bottomAnchor),
    ])
    for _ in 0..<3 {
      root.addSubview(box)
      NSLayoutConstraint.activate([
        box.topAnchor.constraint(equalTo: first.bottomAnchor),
        box.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 1),
        box.rightAnchor.constraint(equalTo: root.rightAnchor),
      ])
      root.layoutIfNeeded()
      #expect(box.frame == CGRect(x: 1, y: 10, width: 319, height: 22))
      #expect(leaf.frame == CGRect(x: 0, y: 2, width: 20, height: 20))
      box.removeFromSuperview()
      root.layoutIfNeeded()
      #expect(root.constraints.count == 1)
      #expect(box.constraints.count == 3)
    }
    #expect(LayoutCounts.current.islandsBuilt == 0)
    box.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
    #expect(root.brokenLayoutInvariants == [])
  }

  @Test func `a constant that waits when its system is given up can be changed again`() {
    let root = island()
    let view = root.adding(UIView())
    let left = view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10)
    left.isActive = true
    root.layoutIfNeeded()
    left.constant = 20
    root.semanticContentAttribute = .forceRightToLeft
    root.layoutIfNeeded()
    #expect(view.frame.minX == 20)
    left.constant = 30
    root.layoutIfNeeded()
    #expect(view.frame.minX == 30)
  }

  @Test func `a priority may change while the constraint is active`() {
    let root = island()
    let view = root.adding(UIView())
    let narrow = view.widthAnchor.constraint(equalToConstant: 60).at(750)
    let wide = view.widthAnchor.constraint(equalToConstant: 140).at(749)
    NSLayoutConstraint.activate([narrow, wide])
    root.layoutIfNeeded()
    #expect(view.frame.width == 60)
    wide.priority = .required
    root.layoutIfNeeded()
    #expect(view.frame.width == 140)
    wide.priority = UILayoutPriority(1)
    root.layoutIfNeeded()
    #expect(view.frame.width == 60)
  }

  @Test func `layout in an animation moves from where views are`() {
    let stage = Stage(device: .iPhone14Pro)
    let controller = UIViewController()
    stage.show(controller)
    let root = controller.view!
    let view = root.adding(UIView())
    let top = view.topAnchor.constraint(equalTo: root.topAnchor, constant: 100)
    NSLayoutConstraint.activate([
      top, view.leftAnchor.constraint(equalTo: root.leftAnchor),
      view.widthAnchor.constraint(equalToConstant: 40),
      view.heightAnchor.constraint(equalToConstant: 40),
    ])
    stage.advance(by: 0.1)
    #expect(view.frame.minY == 100)
    UIView.animate(withDuration: 1) {
      top.constant = 300
      root.layoutIfNeeded()
    }
    #expect(view.frame.minY == 300)
    stage.advance(by: 0.5)
    let middle = view.layer.presentation()?.frame.minY ?? 0
    #expect(middle > 190)
    #expect(middle < 210)
    stage.advance(by: 0.6)
    #expect(view.layer.presentation()?.frame.minY == 300)
  }

  /// FloatingPanel replaces a constraint whenever its view was laid out, and comes to rest on iOS.
  @Test func `an equal constraint from viewDidLayoutSubviews doesn't lay out again`() {
    final class Panel: UIViewController {
      var layouts = 0
      var height: NSLayoutConstraint?
      lazy var sheet = view.adding(UIView())
      var value: CGFloat = 200

      override func viewDidLoad() {
        NSLayoutConstraint.activate([
          sheet.leftAnchor.constraint(equalTo: view.leftAnchor),
          sheet.rightAnchor.constraint(equalTo: view.rightAnchor),
          sheet.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
      }

      override func viewDidLayoutSubviews() {
        layouts += 1
        height?.isActive = false
        height = sheet.heightAnchor.constraint(equalToConstant: value)
        height?.isActive = true
      }
    }
    let stage = Stage(device: .iPhone14Pro)
    let panel = Panel()
    stage.show(panel)
    stage.advance(by: 0.1)
    #expect(panel.sheet.frame.height == 200)
    let layouts = panel.layouts
    #expect(layouts < 5)
    stage.advance(by: 0.1)
    #expect(panel.layouts == layouts)
    panel.value = 300
    panel.view.setNeedsLayout()
    stage.advance(by: 0.1)
    #expect(panel.sheet.frame == CGRect(x: 0, y: 552, width: 393, height: 300))
    #expect(panel.layouts <= layouts + 2)
  }

  @Test func `a guide that moves lays out its owner`() {
    let window = island()
    let root = CountingView(frame: window.bounds)
    window.addSubview(root)
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    let left = guide.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 5)
    left.isActive = true
    window.layoutIfNeeded()
    root.layouts = 0
    left.constant = 9
    window.layoutIfNeeded()
    #expect(root.layouts == 1)
    #expect(guide.layoutFrame.minX == 9)
    left.constant = 9
    window.layoutIfNeeded()
    #expect(root.layouts == 1)
  }

  @Test func `an offscreen view finds its own size`() {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    let content = view.adding(ContentView(30, 40))
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: view.topAnchor),
      content.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      content.leftAnchor.constraint(equalTo: view.leftAnchor),
      view.widthAnchor.constraint(equalToConstant: 77),
    ])
    view.layoutIfNeeded()
    #expect(view.bounds.size == CGSize(width: 77, height: 40))
    #expect(content.frame.height == 40)
  }
}
