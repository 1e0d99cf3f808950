import Stage
import Testing
import UIKit

/// Source: Apple, `UIGestureRecognizerDelegate.gestureRecognizer(_:shouldReceive:)` of an event: called
/// once, before the delegate is asked about the touches; false keeps them from the recognizer.
@MainActor @Suite struct GestureEventTests {
  private final class Chooser: NSObject, UIGestureRecognizerDelegate {
    var log: [String] = []
    var takesEvents = true
    var takesTouches = true
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent
    ) -> Bool {
      log.append("event \(event.allTouches?.count ?? 0)")
      return takesEvents
    }
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
    ) -> Bool {
      log.append("touch")
      return takesTouches
    }
  }

  @MainActor private final class Counter {
    var taps = 0
    func tapped() { taps += 1 }
  }

  @Test func theDelegateIsAskedForTheEventFirst() {
    for takesEvents in [false, true] {
      for takesTouches in [false, true] {
        let stage = Stage(device: .iPhone14Pro)
        let controller = UIViewController()
        let (chooser, counter) = (Chooser(), Counter())
        chooser.takesEvents = takesEvents
        chooser.takesTouches = takesTouches
        let tap = UITapGestureRecognizer(
          target: counter, action: Selector("tapped()", Counter.tapped))
        tap.delegate = chooser
        controller.view.addGestureRecognizer(tap)
        stage.show(controller)
        for count in 1...3 {
          chooser.log = []
          stage.tap(at: CGPoint(x: 200, y: 400))
          stage.advance(by: 1)
          #expect(chooser.log == (takesEvents ? ["event 1", "touch"] : ["event 1"]))
          #expect(counter.taps == (takesEvents && takesTouches ? count : 0))
        }
      }
    }
  }
}
