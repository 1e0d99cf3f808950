import Stage
import Testing
import UIKit

@MainActor @Suite struct ViewHierarchyTests {
  /// Records its calls in order.
  final class Listener: UIView {
    nonisolated(unsafe) static var log: [String] = []
    var name = ""

    convenience init(_ name: String) {
      self.init(frame: .zero)
      self.name = name
    }

    private func say(_ what: String) { Self.log.append("\(name) \(what)") }

    override func willMove(toSuperview newSuperview: UIView?) {
      say("willMove(\((newSuperview as? Listener)?.name ?? "nil"))")
    }
    override func didMoveToSuperview() {
      say("didMove(\((superview as? Listener)?.name ?? "nil"))")
    }
    override func willMove(toWindow newWindow: UIWindow?) {
      say("willMove(window: \(newWindow != nil))")
    }
    override func didMoveToWindow() { say("didMove(window: \(window != nil))") }
    override func didAddSubview(_ subview: UIView) {
      say("didAdd(\((subview as! Listener).name))")
    }
    override func willRemoveSubview(_ subview: UIView) {
      say("willRemove(\((subview as! Listener).name))")
    }
  }

  @Test func callbacksComeInOrder() {
    Listener.log = []
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let a = Listener("a")
    let b = Listener("b")
    a.addSubview(b)
    #expect(Listener.log == ["b willMove(a)", "b didMove(a)", "a didAdd(b)"])
    Listener.log = []
    window.addSubview(a)
    #expect(
      Listener.log == [
        "a willMove(window: true)", "b willMove(window: true)", "a willMove(nil)",
        "a didMove(window: true)", "b didMove(window: true)", "a didMove(nil)",
      ])
    Listener.log = []
    b.removeFromSuperview()
    #expect(
      Listener.log == [
        "a willRemove(b)", "b willMove(window: false)", "b willMove(nil)",
        "b didMove(window: false)", "b didMove(nil)",
      ])
  }

  @Test func orderFollowsEveryOperationAndTheLayersFollowTheViews() {
    let parent = UIView()
    let views = (0..<4).map { tag in
      let view = UIView()
      view.tag = tag
      return view
    }
    func expect(_ order: [Int], _ comment: Comment) {
      #expect(parent.subviews.map(\.tag) == order, comment)
      let layers = parent.layer.sublayers ?? []
      #expect(
        layers.map(ObjectIdentifier.init) == parent.subviews.map { ObjectIdentifier($0.layer) })
    }
    for view in views { parent.addSubview(view) }
    expect([0, 1, 2, 3], "added")
    parent.bringSubviewToFront(views[1])
    expect([0, 2, 3, 1], "to front")
    parent.sendSubviewToBack(views[3])
    expect([3, 0, 2, 1], "to back")
    parent.exchangeSubview(at: 0, withSubviewAt: 2)
    expect([2, 0, 3, 1], "exchanged")
    parent.insertSubview(views[1], belowSubview: views[0])
    expect([2, 1, 0, 3], "below")
    parent.insertSubview(views[2], aboveSubview: views[3])
    expect([1, 0, 3, 2], "above")
    parent.insertSubview(views[2], at: 0)
    expect([2, 1, 0, 3], "at")
    parent.addSubview(views[2])
    expect([1, 0, 3, 2], "again")
  }

  /// A view in front is in front of layers without views too. Floaty draws the circle of a button as a sublayer, and
  /// its README shows the icon on it.
  @Test func theViewInFrontCoversLayersWithoutViews() {
    let parent = UIView()
    let (a, b) = (UIView(), UIView())
    parent.addSubview(a)
    let circle = CALayer()
    parent.layer.addSublayer(circle)
    parent.addSubview(b)
    #expect(parent.layer.sublayers == [a.layer, circle, b.layer])
    parent.layer.addSublayer(circle)
    #expect(parent.layer.sublayers == [a.layer, b.layer, circle])
    parent.bringSubviewToFront(b)
    #expect(parent.layer.sublayers == [a.layer, circle, b.layer])
    parent.bringSubviewToFront(a)
    #expect(parent.layer.sublayers == [circle, b.layer, a.layer])
  }

  /// Apple's documentation leaves open what happens if there is no such index or sibling. An app doesn't crash.
  @Test(arguments: [-1, 0, 1, 2, 3, 99, Int.max, Int.min])
  func placesBeyondTheLastAreTheLast(_ index: Int) {
    for isSubview in [false, true] {
      let parent = UIView()
      let (a, b, new) = (UIView(), UIView(), UIView())
      for view in [a, b] + (isSubview ? [new] : []) { parent.addSubview(view) }
      parent.insertSubview(new, at: index)
      #expect(parent.subviews.firstIndex(of: new) == min(max(index, 0), 2))
      #expect(parent.layer.sublayers?.count == 3)
    }
  }

  @Test func besideAStrangerIsOnTop() {
    let parent = UIView()
    let (a, new) = (UIView(), UIView())
    parent.addSubview(a)
    parent.insertSubview(new, belowSubview: UIView())
    #expect(parent.subviews == [a, new])
  }

  @Test func aLayerOfNoViewStaysInItsPlace() {
    let parent = UIView()
    let (a, b) = (UIView(), UIView())
    let stranger = CALayer()
    parent.addSubview(a)
    parent.layer.addSublayer(stranger)
    parent.insertSubview(b, aboveSubview: a)
    let layers = parent.layer.sublayers ?? []
    #expect(layers.count == 3)
    #expect(layers[0] === a.layer)
    #expect(layers[1] === b.layer)
    #expect(layers[2] === stranger)
  }

  @Test func aViewLeavesItsOldSuperview() {
    let (a, b, view) = (UIView(), UIView(), UIView())
    a.addSubview(view)
    b.addSubview(view)
    #expect(a.subviews.isEmpty)
    #expect(view.superview === b)
    #expect(a.layer.sublayers?.isEmpty ?? true)
  }

  @Test func tagsAreFoundDepthFirst() {
    let root = UIView()
    let (left, right, deep) = (UIView(), UIView(), UIView())
    root.addSubview(left)
    left.addSubview(deep)
    root.addSubview(right)
    (deep.tag, right.tag) = (7, 7)
    #expect(root.viewWithTag(7) === deep)
    #expect(root.viewWithTag(0) === root)
    #expect(root.viewWithTag(9) == nil)
  }

  /// Apps add views while the screen is laid out, and are asked once. On iOS 11 and later this ends (PinLayout, issue
  /// 124), and the demo of NVActivityIndicatorView is built on it.
  @Test func viewsThatAreAddedDuringALayoutRequestNoOther() {
    final class Screen: UIViewController {
      var layouts = 0
      override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        layouts += 1
        view.subviews.first?.removeFromSuperview()
        view.addSubview(UIView())
        view.layer.addSublayer(CALayer())
      }
    }
    final class Tags: UIView {
      var layouts = 0
      override func layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
        for view in subviews { view.removeFromSuperview() }
        let row = UIView()
        addSubview(row)
        row.addSubview(UIView())
      }
    }
    let stage = Stage(device: .iPhone14Pro)
    let screen = Screen()
    let tags = Tags(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    stage.show(screen)
    stage.advance(by: 0.1)
    let first = screen.layouts
    stage.advance(by: 0.5)
    #expect(screen.layouts == first)
    screen.view.setNeedsLayout()
    stage.advance(by: 0.5)
    #expect(screen.layouts == first + 1)
    screen.view.addSubview(tags)
    stage.advance(by: 0.5)
    #expect(tags.layouts == 1)
    tags.addSubview(UIView())
    stage.advance(by: 0.5)
    #expect(tags.layouts == 2)
  }

  @Test func viewsAreReleasedWithTheirHierarchy() {
    weak var weakRoot: UIView?
    weak var weakLeaf: UIView?
    do {
      let root = UIView()
      let leaf = UIView()
      root.addSubview(leaf)
      (weakRoot, weakLeaf) = (root, leaf)
    }
    #expect(weakRoot == nil)
    #expect(weakLeaf == nil)
  }

  @Test func theLayerIsOfTheAskedClass() {
    final class Shape: CAShapeLayer {
      var isOwn = false
      override init() {
        super.init()
        isOwn = true
      }
      override init(layer: Any) { super.init(layer: layer) }
      required init?(coder: NSCoder) { super.init(coder: coder) }
    }
    final class ShapeView: UIView {
      override class var layerClass: AnyClass { Shape.self }
    }
    #expect((ShapeView().layer as? Shape)?.isOwn == true)
  }
}
