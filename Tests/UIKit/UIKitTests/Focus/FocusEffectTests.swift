import Stage
import Testing

@testable import UIKit

/// Tests of the visible focus effect.
@MainActor @Suite(.serialized) struct FocusEffectTests {
  /// Returns the ring's own bounds in the window.
  private func ring(in view: UIView) -> CGRect? {
    guard let halo = view.subviews.lazy.compactMap({ $0 as? FocusHaloView }).first else {
      return nil
    }
    return halo.layer.sublayers?.lazy.compactMap { ($0 as? CAShapeLayer)?.path?.boundingBox }.first
  }

  /// The ring is outside if there is space, and inside if it would be clipped.
  @Test(arguments: [false, true], [UIFocusHaloEffect.Position.automatic, .inside, .outside])
  func places(clips: Bool, position: UIFocusHaloEffect.Position) {
    let box = FocusBox(frame: CGRect(x: 100, y: 100, width: 100, height: 50))
    box.clipsToBounds = clips
    let effect = UIFocusHaloEffect()
    effect.position = position
    box.focusEffect = effect
    let bench = FocusBench { $0.addSubview(box) }
    #expect(ring(in: box) == nil)
    bench.press(.down)
    let isInside = position == .inside || position == .automatic && clips
    guard let place = ring(in: box) else {
      Issue.record("there is no ring")
      return
    }
    #expect(isInside ? box.bounds.contains(place) : place.contains(box.bounds))
    #expect(abs(place.midX - 50) < 0.01)
    #expect(abs(place.midY - 25) < 0.01)
    // The ring resizes with the view and disappears with the focus.
    box.frame.size = CGSize(width: 200, height: 80)
    bench.stage.advance(by: 0.1)
    #expect(ring(in: box).map { abs($0.midX - 100) < 0.01 && abs($0.midY - 40) < 0.01 } == true)
    bench.stage.tap(at: CGPoint(x: 600, y: 900))
    #expect(ring(in: box) == nil)
  }

  @Test func shapesOfTheApp() {
    let box = FocusBox(frame: CGRect(x: 100, y: 100, width: 100, height: 50))
    let picture = UIView(frame: CGRect(x: 10, y: 10, width: 30, height: 30))
    box.addSubview(picture)
    let holder = UIView(frame: CGRect(x: 0, y: 0, width: 600, height: 600))
    holder.addSubview(box)
    let bench = FocusBench { $0.addSubview(holder) }
    let rect = CGRect(x: 2, y: 3, width: 20, height: 10)
    for (effect, container) in [
      (UIFocusHaloEffect(rect: rect), nil),
      (UIFocusHaloEffect(roundedRect: rect, cornerRadius: 4, curve: .continuous), nil),
      (UIFocusHaloEffect(path: UIBezierPath(ovalIn: rect)), holder),
    ] {
      effect.containerView = container
      box.focusEffect = effect
      bench.press(.down)
      let expected = container == nil ? rect : rect.offsetBy(dx: 100, dy: 100)
      let shown = ring(in: container ?? box)
      #expect(shown?.isClose(to: expected) == true, "\(String(describing: shown)) at \(expected)")
      bench.stage.tap(at: CGPoint(x: 700, y: 900))
    }
    let copy = UIFocusHaloEffect(rect: rect)
    copy.position = .inside
    copy.containerView = holder
    let other = copy.copy() as? UIFocusHaloEffect
    #expect(other !== copy)
    #expect(other?.position == .inside)
    #expect(other?.containerView === holder)
    #expect(other?.shape?.bounds == rect)
  }

  @Test func whatShowsItByItself() {
    let box = FocusBox(frame: CGRect(x: 100, y: 100, width: 100, height: 50))
    box.focusEffect = nil
    let field = UITextField(frame: CGRect(x: 100, y: 200, width: 100, height: 50))
    let bench = FocusBench {
      $0.addSubview(box)
      $0.addSubview(field)
    }
    bench.press(.next)
    #expect(bench.focused === box)
    #expect(ring(in: box) == nil)
    bench.press(.next)
    #expect(bench.focused === field)
    #expect(ring(in: field) == nil)
    #expect(field.isFirstResponder)
  }

  /// Configurations and controls receive the focus state.
  @Test func states() {
    final class Knob: UIControl {
      override var canBecomeFocused: Bool { true }
    }
    let knob = Knob(frame: CGRect(x: 500, y: 100, width: 100, height: 50))
    var performed = 0
    knob.addAction(UIAction { _ in performed += 1 }, for: .primaryActionTriggered)
    let grid = FocusGrid(count: 6, columns: 3)
    let bench = FocusBench {
      $0.addSubview(grid.view)
      $0.addSubview(knob)
    }
    var states: [Int: Bool] = [:]
    for cell in grid.view.visibleCells {
      cell.configurationUpdateHandler = { cell, state in states[cell.tag] = state.isFocused }
    }
    bench.press(.right)
    bench.press(.right)
    #expect(states[0] == false)
    #expect(states[1] == true)
    #expect(!knob.state.contains(.focused))
    bench.press(.next)
    #expect(knob.state.contains(.focused))
    #expect(states[1] == false)
    bench.press(.keyboardReturnOrEnter)
    #expect(performed == 1)
  }
}
