import Stage
import Testing

@testable import UIKit

/// Tests of pans that follow wheels and trackpads.
///
/// Source: Apple, `UIPanGestureRecognizer.allowedScrollTypesMask`: the mask "enables the pan gesture to
/// recognize scroll events, like a mouse scroll movement or a two-finger scroll on a track pad", in
/// addition to touches; `UIPanGestureRecognizer`: began, changed, ended. F-GESTURE-06 gives the time
/// from the last movement to the end of the gesture.
@MainActor @Suite(.serialized) struct WheelGestureTests {
  private static let masks: [UIScrollTypeMask] = [[], .discrete, .continuous, .all]
  private static let types: [UIScrollType] = [.discrete, .continuous]

  /// A pan on a view, with the calls to its target.
  @MainActor private final class Watcher: NSObject, UIGestureRecognizerDelegate {
    var log: [String] = []
    var events: [UIEvent] = []
    var receives = true
    var begins = true
    var together = false
    let pan: UIPanGestureRecognizer

    init(
      _ view: UIView, _ mask: UIScrollTypeMask = .all,
      pan: UIPanGestureRecognizer = UIPanGestureRecognizer()
    ) {
      self.pan = pan
      super.init()
      pan.addTarget(self, action: Selector("panned()", Watcher.panned))
      pan.allowedScrollTypesMask = mask
      pan.delegate = self
      view.addGestureRecognizer(pan)
    }

    private func panned() {
      let way = pan.translation(in: nil)
      log.append("\(pan.state) \(Int(way.x)) \(Int(way.y)) \(pan.numberOfTouches)")
    }

    var states: [String] { log.map { String($0.split(separator: " ")[0]) } }

    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent
    ) -> Bool {
      events.append(event)
      return receives
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { begins }

    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { together }
  }

  private let stage = Stage(device: .iPadPro11)
  private let controller = UIViewController()
  private let outer = UIView(frame: CGRect(x: 100, y: 100, width: 400, height: 400))
  private let inner = UIView(frame: CGRect(x: 100, y: 100, width: 200, height: 200))
  private let place = CGPoint(x: 250, y: 260)

  init() {
    outer.addSubview(inner)
    controller.view.addSubview(outer)
    stage.show(controller)
    stage.advance(by: 0.1)
  }

  private func turn(
    _ x: CGFloat = 0, _ y: CGFloat = -10, _ type: UIScrollType = .continuous,
    at point: CGPoint? = nil
  ) {
    stage.wheel(at: point ?? place, by: CGVector(dx: x, dy: y), type: type)
  }

  /// Adds a scroll view to `inner` whose content is twice as high.
  private func addScrollView() -> UIScrollView {
    let view = UIScrollView(frame: inner.bounds)
    view.contentSize = CGSize(width: 200, height: 400)
    view.contentInsetAdjustmentBehavior = .never
    inner.addSubview(view)
    stage.advance(by: 0.1)
    return view
  }

  @Test func theMasksAreThoseOfTheHeaders() {
    #expect(UIScrollTypeMask.discrete.rawValue == 1 << UIScrollType.discrete.rawValue)
    #expect(UIScrollTypeMask.continuous.rawValue == 1 << UIScrollType.continuous.rawValue)
    #expect(UIScrollTypeMask.all == [.discrete, .continuous])
    #expect(UIPanGestureRecognizer().allowedScrollTypesMask == [])
    #expect(UIScrollView().panGestureRecognizer.allowedScrollTypesMask == .all)
  }

  @Test func onlyAllowedKindsArrive() {
    for mask in Self.masks {
      for type in Self.types {
        let watcher = Watcher(inner, mask)
        turn(0, -10, type)
        stage.advance(by: 1)
        let isAllowed = mask.rawValue & 1 << Int(type.rawValue) != 0
        #expect(watcher.states == (isAllowed ? ["began", "ended"] : []), "\(mask) \(type)")
        #expect(watcher.events.count == (isAllowed ? 1 : 0))
        inner.removeGestureRecognizer(watcher.pan)
      }
    }
  }

  @Test func itBeginsChangesAndEnds() {
    for type in Self.types {
      let watcher = Watcher(inner)
      turn(3, -10, type)
      #expect(watcher.log == ["began 3 -10 0"])
      #expect(watcher.pan.location(in: inner) == CGPoint(x: 50, y: 60))
      stage.advance(by: 1 / 60)
      turn(3, -10, type, at: CGPoint(x: 255, y: 260))
      #expect(watcher.log.last == "changed 6 -20 0")
      #expect(watcher.pan.location(in: inner) == CGPoint(x: 55, y: 60))
      // 10 points per frame at 60 frames per second.
      #expect(abs(watcher.pan.velocity(in: nil).y + 600) < 1)
      watcher.pan.setTranslation(.zero, in: nil)
      turn(0, 4, type)
      #expect(watcher.log.last == "changed 0 4 0")
      stage.advance(by: 0.05)
      #expect(watcher.pan.state == .changed)
      stage.advance(by: 0.1)
      #expect(watcher.states == ["began", "changed", "changed", "ended"])
      #expect(watcher.pan.state == .possible)
      // The second gesture starts from zero.
      turn(1, 1, type)
      #expect(watcher.log.last == "began 1 1 0")
      stage.advance(by: 1)
      #expect(stage.brokenInputInvariants == [])
      inner.removeGestureRecognizer(watcher.pan)
    }
  }

  /// Movements within the pause form one gesture, however many there are. Later ones form another.
  @Test func thePauseParts() {
    for gap in [1, 3, 5, 7, 10, 30] {
      let watcher = Watcher(inner)
      for _ in 0..<4 {
        turn()
        stage.advance(by: Double(gap) / 60)
      }
      stage.advance(by: 1)
      let isOne = Double(gap) / 60 < ScrollStream.pause - 1e-9
      #expect(watcher.states.count { $0 == "began" } == (isOne ? 1 : 4), "\(gap)")
      #expect(watcher.states.count { $0 == "ended" } == (isOne ? 1 : 4), "\(gap)")
      inner.removeGestureRecognizer(watcher.pan)
    }
  }

  /// Apple, `gestureRecognizer(_:shouldReceive:)` for an event, whose type identifies it.
  @Test func theDelegateIsAskedOnceForAGesture() {
    for receives in [true, false] {
      let watcher = Watcher(inner)
      watcher.receives = receives
      for _ in 0..<3 { turn() }
      #expect(watcher.events.map(\.type) == [.scroll])
      #expect(watcher.events.first?.allTouches?.isEmpty == true)
      #expect(watcher.states == (receives ? ["began", "changed", "changed"] : []))
      stage.advance(by: 1)
      turn()
      #expect(watcher.events.count == 2)
      stage.advance(by: 1)
      inner.removeGestureRecognizer(watcher.pan)
    }
  }

  @Test func oneThatMayNotBeginHasLeftTheGesture() {
    let watcher = Watcher(inner)
    watcher.begins = false
    turn()
    watcher.begins = true
    turn()
    #expect(watcher.log == [])
    stage.advance(by: 1)
    turn()
    #expect(watcher.states == ["began"])
  }

  /// F-GESTURE-03: one pan at a time, the inner one first, unless a delegate allows more.
  @Test func pansCompete() {
    for together in [false, true] {
      for innerBegins in [false, true] {
        let (below, above) = (Watcher(outer), Watcher(inner))
        below.together = together
        above.begins = innerBegins
        for _ in 0..<2 { turn() }
        stage.advance(by: 1)
        let all = ["began", "changed", "ended"]
        #expect(above.states == (innerBegins ? all : []))
        #expect(below.states == (together || !innerBegins ? all : []))
        outer.removeGestureRecognizer(below.pan)
        inner.removeGestureRecognizer(above.pan)
      }
    }
  }

  /// Apple, `require(toFail:)`: the inner pan waits for the outer one, which is asked later.
  @Test func oneWaitsForAnother() {
    for outerBegins in [false, true] {
      let (below, above) = (Watcher(outer), Watcher(inner))
      below.begins = outerBegins
      above.pan.require(toFail: below.pan)
      turn(0, -10)
      turn(0, -10)
      stage.advance(by: 1)
      #expect(below.states == (outerBegins ? ["began", "changed", "ended"] : []))
      #expect(above.log.last?.hasPrefix("ended 0 -20") == (outerBegins ? nil : true))
      outer.removeGestureRecognizer(below.pan)
      inner.removeGestureRecognizer(above.pan)
    }
  }

  /// The pointer may leave the view meanwhile. The gesture stays with the pan that began it.
  @Test func aGestureStaysWithItsPan() {
    let (below, above) = (Watcher(outer), Watcher(inner))
    turn()
    for _ in 0..<2 { turn(at: CGPoint(x: 110, y: 110)) }
    #expect(above.log.last == "changed 0 -30 0")
    #expect(below.log == [])
  }

  /// A pan around a scroll view receives what the scroll view can't use. A pan inside it takes
  /// precedence.
  @Test func scrollViewsCompeteToo() {
    let view = addScrollView()
    let around = Watcher(outer)
    turn(0, -10)
    #expect(view.contentOffset.y == 10)
    turn(0, 500)
    turn(0, 10)
    #expect(view.contentOffset.y == 0)
    #expect(around.log == [])
    stage.advance(by: 1)
    // At the end, a new gesture goes to the pan and stays with it when the direction changes.
    turn(0, 10)
    turn(0, -10)
    #expect(around.states == ["began", "changed"])
    #expect(view.contentOffset.y == 0)
    stage.advance(by: 1)
    outer.removeGestureRecognizer(around.pan)

    let content = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
    view.addSubview(content)
    for together in [false, true] {
      view.contentOffset = .zero
      let inside = Watcher(content)
      inside.together = together
      turn(0, -10)
      #expect(inside.states == ["began"])
      #expect(view.contentOffset.y == (together ? 10 : 0))
      stage.advance(by: 1)
      content.removeGestureRecognizer(inside.pan)
    }
    // A pan that waits for the scroll view to fail receives what the scroll view leaves.
    for way: CGFloat in [-10, 10] {
      view.contentOffset = .zero
      let inside = Watcher(content)
      inside.pan.require(toFail: view.panGestureRecognizer)
      turn(0, way)
      #expect(inside.states == (way < 0 ? [] : ["began"]))
      #expect(view.contentOffset.y == (way < 0 ? 10 : 0))
      stage.advance(by: 1)
      content.removeGestureRecognizer(inside.pan)
    }
  }

  /// A scroll view's own pan can decline wheel events like any other pan.
  @Test func aScrollViewMayBeDeafToTheWheel() {
    let view = addScrollView()
    for mask in Self.masks {
      for type in Self.types {
        view.contentOffset = .zero
        view.panGestureRecognizer.allowedScrollTypesMask = mask
        turn(0, -10, type)
        let isAllowed = mask.rawValue & 1 << Int(type.rawValue) != 0
        #expect(view.contentOffset.y == (isAllowed ? 10 : 0), "\(mask) \(type)")
        stage.advance(by: 1)
      }
    }
  }

  @Test func whatLeavesIsCancelled() {
    typealias Way = (String, @MainActor (Watcher) -> Void)
    let ways: [Way] = [
      ("the view", { $0.pan.view?.removeFromSuperview() }),
      ("turned off", { $0.pan.isEnabled = false }),
      ("ignored", { _ in UIApplication.shared.beginIgnoringInteractionEvents() }),
    ]
    for (name, way) in ways {
      let watcher = Watcher(inner)
      turn()
      way(watcher)
      #expect(watcher.states == ["began", "cancelled"], "\(name)")
      turn()
      stage.advance(by: 1)
      #expect(watcher.log.count == 2, "\(name)")
      #expect(stage.brokenInputInvariants == [])
      inner.removeGestureRecognizer(watcher.pan)
      outer.addSubview(inner)
      UIApplication.shared.endIgnoringInteractionEvents()
    }
  }

  /// With a finger and the wheel at once, the first one has the pan.
  @Test func touchesAndTurnsDoNotMix() {
    let watcher = Watcher(inner)
    stage.touchDown(at: place)
    turn()
    stage.touchMove(to: CGPoint(x: 250, y: 300))
    #expect(watcher.log == ["began 0 30 1"])
    stage.touchUp()
    watcher.log = []
    stage.advance(by: 1)
    turn()
    stage.touchDown(at: place)
    stage.touchMove(to: CGPoint(x: 250, y: 300))
    stage.touchUp()
    #expect(watcher.log == ["began 0 -10 0"])
    stage.advance(by: 1)
    #expect(watcher.states == ["began", "ended"])
    // Apple documents that the mask doesn't disable touches.
    stage.drag(from: place, by: CGVector(dx: 0, dy: 60), duration: 0.2)
    #expect(watcher.states.last == "ended")
    #expect(watcher.states.count > 3)
  }

  /// A pan from an edge requires the pointer there.
  @Test func theEdgeCounts() {
    let edge = UIScreenEdgePanGestureRecognizer()
    edge.edges = .left
    let watcher = Watcher(controller.view, pan: edge)
    turn(10, 0)
    stage.advance(by: 1)
    #expect(watcher.log == [])
    turn(10, 0, at: CGPoint(x: 5, y: 600))
    stage.advance(by: 1)
    #expect(watcher.states == ["began", "ended"])
  }

  /// Idling costs nothing: a movement that nobody follows requests no later frame.
  @Test func aTurnThatNobodyFollowsWakesNothing() {
    let watcher = Watcher(inner, [])
    stage.advance(by: 1)
    let deadline = stage.nextDeadline
    turn()
    #expect(stage.nextDeadline == deadline)
    stage.advance(by: 1)
    #expect(!stage.renderLoop.needsFrame)
    // While a pan follows, the end is scheduled.
    watcher.pan.allowedScrollTypesMask = .all
    turn()
    #expect(stage.nextDeadline != deadline)
    stage.advance(by: 1)
    #expect(stage.nextDeadline == deadline)
  }

  /// Each gesture begins once and ends once, whatever movements and views come and go.
  @Test(arguments: 0..<10) func randomTurnsKeepTheOrder(seed: UInt64) {
    var random = SplitMix(state: 0x5C40 &+ seed)
    let view = addScrollView()
    let watchers = [Watcher(outer), Watcher(inner, .continuous), Watcher(view)]
    for _ in 0..<120 {
      switch random.next(8) {
      case 0: stage.advance(by: Double(random.next(12)) / 60)
      case 1: watchers[random.next(3)].pan.isEnabled.toggle()
      case 2: watchers[random.next(3)].begins.toggle()
      case 3: watchers[random.next(3)].together.toggle()
      case 4: inner.removeFromSuperview()
      case 5: outer.addSubview(inner)
      default:
        turn(
          CGFloat(random.next(21)) - 10, CGFloat(random.next(21)) - 10,
          Self.types[random.next(2)],
          at: CGPoint(x: 110 + random.next(300), y: 110 + random.next(300)))
      }
      #expect(stage.brokenInputInvariants == [])
      for watcher in watchers {
        var goesOn = false
        for state in watcher.states {
          #expect(goesOn == (state != "began"))
          goesOn = state == "began" || state == "changed"
        }
      }
    }
    stage.advance(by: 1)
    #expect(stage.window?.gestures.isIdle == true)
    for watcher in watchers { #expect(watcher.pan.state == .possible) }
  }
}
