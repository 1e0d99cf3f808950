import Foundation
import Stage
import Testing

@testable import UIKit

/// Tests of a hovering pointer over views and interactions.
@MainActor @Suite(.serialized) struct HoverTests {
  @MainActor private final class Watcher: NSObject {
    var log: [String] = []
    let hover = UIHoverGestureRecognizer()
    let view: UIView

    init(_ view: UIView) {
      self.view = view
      super.init()
      hover.addTarget(self, action: Selector("hovered()", Watcher.hovered))
      view.addGestureRecognizer(hover)
    }

    private func hovered() {
      let place = hover.location(in: view)
      switch hover.state {
      case .began: log.append("began \(Int(place.x)) \(Int(place.y))")
      case .changed: log.append("changed \(Int(place.x)) \(Int(place.y))")
      case .ended: log.append("ended")
      case .cancelled: log.append("cancelled")
      default: log.append("\(hover.state)")
      }
    }
  }

  @MainActor private final class Pointing: NSObject, UIPointerInteractionDelegate {
    var log: [String] = []
    var lifts = true

    func pointerInteraction(
      _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
      defaultRegion: UIPointerRegion
    ) -> UIPointerRegion? {
      let half = defaultRegion.rect.width / 2
      let isLeft = request.location.x < half
      return UIPointerRegion(
        rect: CGRect(
          x: isLeft ? 0 : half, y: 0, width: half, height: defaultRegion.rect.height),
        identifier: isLeft ? "left" : "right")
    }

    func pointerInteraction(
      _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
    ) -> UIPointerStyle? {
      guard lifts, let view = interaction.view else { return nil }
      return UIPointerStyle(effect: .lift(UITargetedPreview(view: view)))
    }

    func pointerInteraction(
      _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
      animator: any UIPointerInteractionAnimating
    ) {
      log.append("enter \(region.identifier as? String ?? "")")
      animator.addCompletion { [weak self] _ in self?.log.append("entered") }
    }

    func pointerInteraction(
      _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
      animator: any UIPointerInteractionAnimating
    ) { log.append("exit \(region.identifier as? String ?? "")") }
  }

  private let stage = Stage(device: .iPadPro11)
  private let controller = UIViewController()
  private let outer = UIView(frame: CGRect(x: 100, y: 100, width: 400, height: 400))
  private let inner = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))

  init() {
    controller.view.backgroundColor = .systemBackground
    outer.backgroundColor = .systemGray6
    inner.backgroundColor = .systemBlue
    outer.addSubview(inner)
    controller.view.addSubview(outer)
    stage.show(controller)
    stage.advance(by: 0.1)
  }

  /// Source: Apple, UIHoverGestureRecognizer: began when the pointer enters, changed as it moves, ended
  /// when it leaves. An inner view doesn't take the pointer from the view around it.
  @Test func itBeginsChangesAndEnds() {
    let around = Watcher(outer)
    let inside = Watcher(inner)
    stage.hover(at: CGPoint(x: 50, y: 50))
    #expect(around.log.isEmpty)
    #expect(inside.log.isEmpty)
    stage.hover(at: CGPoint(x: 110, y: 120))
    #expect(around.log == ["began 10 20"])
    stage.hover(at: CGPoint(x: 110, y: 120))
    #expect(around.log == ["began 10 20"])
    stage.hover(at: CGPoint(x: 230, y: 240))
    #expect(around.log.last == "changed 130 140")
    #expect(inside.log == ["began 30 40"])
    #expect(inside.hover.numberOfTouches == 1)
    #expect(inside.hover.location(ofTouch: 0, in: inner).x == 30)
    stage.hover(at: CGPoint(x: 330, y: 340))
    #expect(inside.log.last == "ended")
    #expect(around.log.last == "changed 230 240")
    stage.endHover()
    #expect(around.log.last == "ended")
    #expect(around.hover.state == .possible)
    // The pointer enters again.
    stage.hover(at: CGPoint(x: 210, y: 210))
    #expect(inside.log.suffix(1) == ["began 10 10"])
  }

  @Test func fingersDoNotHover() {
    let watcher = Watcher(outer)
    var taps = 0
    let counter = TapCounter { taps += 1 }
    let tap = UITapGestureRecognizer(
      target: counter, action: Selector("tapped()", TapCounter.tapped))
    outer.addGestureRecognizer(tap)
    stage.hover(at: CGPoint(x: 150, y: 150))
    stage.tap(at: CGPoint(x: 150, y: 150))
    stage.advance(by: 0.5)
    #expect(taps == 1)
    #expect(watcher.log == ["began 50 50"])
  }

  @MainActor private final class TapCounter: NSObject {
    private let tap: () -> Void
    init(_ tap: @escaping () -> Void) { self.tap = tap }
    func tapped() { tap() }
  }

  @Test func whatLeavesOrIsTurnedOffIsTold() {
    let watcher = Watcher(inner)
    stage.hover(at: CGPoint(x: 210, y: 210))
    inner.removeFromSuperview()
    #expect(watcher.log == ["began 10 10", "cancelled"])
    stage.hover(at: CGPoint(x: 215, y: 210))
    #expect(watcher.log.count == 2)
    outer.addSubview(inner)
    stage.hover(at: CGPoint(x: 220, y: 210))
    #expect(watcher.log.last == "began 20 10")
    watcher.hover.isEnabled = false
    #expect(watcher.log.last == "cancelled")
    stage.hover(at: CGPoint(x: 225, y: 210))
    #expect(watcher.log.last == "cancelled")
  }

  /// Each view's states match whether the pointer is in it, whatever moves, appears and disappears.
  @Test(arguments: 0..<10) func randomMovesKeepTheOrder(seed: UInt64) {
    var random = SplitMix(state: 0x40FE &+ seed)
    let views = (0..<6).map { index in
      UIView(frame: CGRect(x: 60 + 90 * index, y: 120 + 40 * (index % 3), width: 140, height: 160))
    }
    for view in views { outer.superview?.addSubview(view) }
    let watchers = views.map { Watcher($0) }
    stage.advance(by: 0.1)
    for _ in 0..<80 {
      switch random.next(8) {
      case 0: stage.endHover()
      case 1: views[random.next(6)].isHidden.toggle()
      case 2: views[random.next(6)].removeFromSuperview()
      case 3: outer.superview?.addSubview(views[random.next(6)])
      default:
        let point = CGPoint(x: random.next(700), y: 60 + random.next(300))
        stage.hover(at: point)
        let hit = stage.window?.hitTest(point, with: nil)
        for watcher in watchers {
          #expect(watcher.hover.isHovering == (hit === watcher.view))
        }
      }
      for watcher in watchers {
        var isIn = false
        for word in watcher.log.map({ $0.split(separator: " ")[0] }) {
          #expect(isIn == (word != "began"))
          isIn = word == "began" || word == "changed"
        }
        #expect(isIn == watcher.hover.isHovering)
      }
    }
  }

  @Test func regionsOfAnInteractionAreEnteredAndLeft() {
    let delegate = Pointing()
    let interaction = UIPointerInteraction(delegate: delegate)
    inner.addInteraction(interaction)
    stage.hover(at: CGPoint(x: 210, y: 220))
    stage.advance(by: 0.5)
    #expect(delegate.log == ["enter left", "entered"])
    // The view is lifted.
    #expect(inner.transform.a > 1)
    #expect(inner.layer.shadowOpacity > 0)
    stage.hover(at: CGPoint(x: 220, y: 220))
    #expect(delegate.log.count == 2)
    stage.hover(at: CGPoint(x: 280, y: 220))
    stage.advance(by: 0.5)
    #expect(delegate.log.suffix(3) == ["exit left", "enter right", "entered"])
    stage.endHover()
    stage.advance(by: 0.5)
    #expect(delegate.log.last == "exit right")
    #expect(inner.transform.isIdentity)
    #expect(inner.layer.shadowOpacity == 0)
    stage.hover(at: CGPoint(x: 210, y: 220))
    interaction.isEnabled = false
    #expect(delegate.log.last == "exit left")
  }

  /// Idling costs nothing: a pointer at rest requests no frame.
  @Test func aPointerThatRestsCostsNothing() {
    _ = Watcher(inner)
    inner.addInteraction(UIPointerInteraction(delegate: nil))
    stage.hover(at: CGPoint(x: 210, y: 220))
    stage.advance(by: 1)
    #expect(!stage.renderLoop.needsFrame)
    stage.endHover()
    stage.advance(by: 1)
    #expect(!stage.renderLoop.needsFrame)
    #expect(outer.subviews == [inner])
  }

  /// Apple, `UIButton.pointerStyleProvider`, `isPointerInteractionEnabled`, `isHovered`.
  @Test(arguments: [nil, true, false]) func aButtonSaysHowThePointerLooks(answers: Bool?) {
    let button = UIButton(frame: CGRect(x: 100, y: 200, width: 120, height: 44))
    let controller = UIViewController()
    controller.view.addSubview(button)
    stage.show(controller)
    stage.advance(by: 0.1)
    #expect(!button.isPointerInteractionEnabled)
    stage.hover(at: CGPoint(x: 150, y: 220))
    stage.advance(by: 0.5)
    #expect(!button.isHovered)
    stage.endHover()
    var asked = 0
    if let answers {
      button.pointerStyleProvider = { given, effect, _ in
        asked += 1
        #expect(given === button)
        #expect(effect.preview.view === button)
        return answers ? UIPointerStyle(effect: .lift(UITargetedPreview(view: given))) : nil
      }
    } else {
      button.isPointerInteractionEnabled = true
    }
    #expect(button.isPointerInteractionEnabled)
    #expect(button.interactions.count == 1)
    stage.hover(at: CGPoint(x: 150, y: 220))
    stage.advance(by: 0.5)
    #expect(button.isHovered)
    #expect((asked > 0) == (answers != nil))
    stage.hover(at: CGPoint(x: 400, y: 600))
    stage.advance(by: 0.5)
    #expect(!button.isHovered)
    button.isPointerInteractionEnabled = false
    #expect(button.pointerStyleProvider == nil)
    #expect(button.interactions.isEmpty)
  }
}
