import Foundation
import Stage
import Testing

@testable import UIKit

/// The events of a control against a model, along random finger paths.
@MainActor @Suite struct ControlPathTests {
  /// The events that Apple documents (UIControl.Event), as a state machine.
  private struct Model {
    var isDown = false
    var isInside = false
    var log: [String] = []

    mutating func down() {
      (isDown, isInside) = (true, true)
      log.append("down")
    }

    mutating func move(inside: Bool) {
      guard isDown else { return }
      if inside != isInside { log.append(inside ? "enter" : "exit") }
      isInside = inside
      log.append(inside ? "dragInside" : "dragOutside")
    }

    mutating func up(inside: Bool) {
      guard isDown else { return }
      isDown = false
      log.append(inside ? "upInside" : "upOutside")
    }

    mutating func cancel() {
      guard isDown else { return }
      isDown = false
      log.append("cancel")
    }
  }

  @Test func everyPathGivesTheDocumentedEvents() {
    var random = SplitMix(state: 0xC0DE_F00D)
    let control = UIControl(frame: CGRect(x: 150, y: 300, width: 60, height: 40))
    let stage = Stage(device: .iPhone14Pro)
    let controller = UIViewController()
    controller.view.addSubview(control)
    stage.show(controller)
    var log: [String] = []
    let names: [(UIControl.Event, String)] = [
      (.touchDown, "down"), (.touchDragInside, "dragInside"), (.touchDragOutside, "dragOutside"),
      (.touchDragEnter, "enter"), (.touchDragExit, "exit"), (.touchUpInside, "upInside"),
      (.touchUpOutside, "upOutside"), (.touchCancel, "cancel"),
    ]
    for (event, name) in names {
      control.addAction(UIAction { _ in log.append(name) }, for: event)
    }
    // A tolerance of seventy points; the positions stay a point away from that edge.
    let reach = control.frame.insetBy(dx: -70, dy: -70)
    for path in 0..<60 {
      var model = Model()
      log = []
      var point = CGPoint(x: 180, y: 320)
      stage.touchDown(at: point)
      model.down()
      for _ in 0..<Int(random.next() % 12) {
        repeat {
          point = CGPoint(x: CGFloat(random.next() % 390), y: CGFloat(random.next() % 800) + 20)
        } while reach.insetBy(dx: -1, dy: -1).contains(point)
          != reach.insetBy(dx: 1, dy: 1).contains(point)
        stage.touchMove(to: point)
        model.move(inside: reach.contains(point))
        #expect(control.isTouchInside == model.isInside)
        #expect(control.isHighlighted == model.isInside)
      }
      if random.next() % 4 == 0 {
        stage.touchCancel()
        model.cancel()
      } else {
        stage.touchUp()
        model.up(inside: reach.contains(point))
      }
      #expect(log == model.log, "path \(path)")
      #expect(!control.isTracking)
      #expect(!control.isHighlighted)
      #expect(control.state == .normal)
      stage.advance(by: 1)
    }
  }
}
