import QuartzCore
import Stage
import Testing

@testable import UIKit

/// On an iPhone 14 Pro, 393 × 852 points with 59 above and 34 below.
@MainActor
struct AlertTests {
  @MainActor
  struct Scene {
    let stage = Stage()
    let root = RecordingController("root")
    let alert: UIAlertController
    let journal = Journal()

    @MainActor
    init(_ style: UIAlertController.Style, title: String? = "Title", message: String? = "Message") {
      alert = UIAlertController(title: title, message: message, preferredStyle: style)
      stage.show(root)
      stage.advance(by: 0.1)
    }

    @MainActor
    func add(_ titles: [(String, UIAlertAction.Style)]) {
      for (title, style) in titles {
        alert.addAction(
          UIAlertAction(title: title, style: style) { [journal, root] in
            let isGone = root.presentedViewController == nil
            journal.write("\($0.title ?? "")\(isGone ? "" : " too early")")
          })
      }
    }

    @MainActor
    func present() {
      root.present(alert, animated: true)
      stage.advance(by: 1)
    }

    @MainActor var view: AlertView { alert.shownRoot as! AlertView }

    @MainActor
    func row(_ title: String) -> CGRect {
      let row = view.rows.first { $0.action.title == title }!
      return row.convert(row.bounds, to: nil)
    }

    @MainActor
    func tap(_ title: String) {
      let frame = row(title)
      stage.tap(at: CGPoint(x: frame.midX, y: frame.midY))
      stage.advance(by: 1)
    }
  }

  /// Whether the numbers are equal up to the rounding of sums.
  private func isSame(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) < 1e-9 }

  // MARK: Layout

  @Test("Two short buttons are side by side with Cancel first; others are stacked, Cancel last")
  func arrangement() {
    let long = "A button that is too long"
    let cases: [([(String, UIAlertAction.Style)], Bool, [String])] = [
      ([("OK", .default)], false, ["OK"]),
      ([("OK", .default), ("Cancel", .cancel)], true, ["Cancel", "OK"]),
      ([("Cancel", .cancel), ("OK", .default)], true, ["Cancel", "OK"]),
      ([("A", .default), ("B", .destructive)], true, ["A", "B"]),
      ([(long, .default), ("Cancel", .cancel)], false, [long, "Cancel"]),
      ([("Cancel", .cancel), ("A", .default), ("B", .default)], false, ["A", "B", "Cancel"]),
    ]
    for (actions, isPaired, order) in cases {
      let scene = Scene(.alert)
      scene.add(actions)
      scene.present()
      let frames = order.map(scene.row)
      for (before, after) in zip(frames, frames.dropFirst()) {
        if isPaired {
          #expect(isSame(before.minY, after.minY))
          #expect(isSame(before.maxX, after.minX))
        } else {
          #expect(isSame(before.maxY, after.minY))
          #expect(isSame(before.minX, after.minX))
        }
      }
      // 270 points wide, buttons 44 high.
      #expect(frames.allSatisfy { isSame($0.height, 44) && isSame($0.width, isPaired ? 135 : 270) })
      #expect(scene.view.panel.frame.width == 270)
    }
  }

  @Test("In a right-to-left language the pair changes sides")
  func rightToLeft() {
    let layout = AlertLayout(
      style: .alert, size: CGSize(width: 393, height: 852), safeArea: .zero, title: 20.5,
      cancel: 50, others: [30])
    let frames = layout.frames()
    let mirrored = AlertLayout.mirrored(frames, width: 270)
    #expect(frames.cancel == CGRect(x: 0, y: 0, width: 135, height: 44))
    #expect(mirrored.cancel == frames.others[0])
    #expect(mirrored.others[0] == frames.cancel)
  }

  @Test("An alert is in the middle of the safe area, an action sheet above its lower edge")
  func place() {
    for count in 0...8 {
      for hasCancel in [false, true] {
        for style in [UIAlertController.Style.alert, .actionSheet] {
          var layout = AlertLayout(
            style: style, size: CGSize(width: 393, height: 852),
            safeArea: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
          layout.title = 20.5
          layout.others = Array(repeating: 100, count: count)
          layout.cancel = hasCancel ? 60 : nil
          let frames = layout.frames()
          #expect(frames.panel.minX == (393 - layout.width) / 2)
          if style == .alert {
            #expect(isSame(frames.panel.midY, 438.5))
            // The middle of 59 and 818. Title 20.5, 20 above and below it, then the buttons.
            let rows = frames.isPaired ? 1 : count + (hasCancel ? 1 : 0)
            #expect(isSame(frames.panel.height, 60.5 + CGFloat(rows) * 44))
          } else {
            #expect(layout.width == 377)
            // 818 is the safe area's lower edge; Cancel is 57 high and 8 apart.
            #expect(isSame(frames.panel.maxY, hasCancel ? 818 - 57 - 8 : 818))
            #expect(frames.cancelPanel?.maxY == (hasCancel ? 818 : nil))
            #expect(isSame(frames.panel.height, 48.5 + CGFloat(count) * 57))
          }
          #expect(frames.others.count == count)
          #expect((frames.cancel != nil) == hasCancel)
        }
      }
    }
  }

  @Test("More buttons than fit scroll, and the alert stays on the screen")
  func overflow() {
    for style in [UIAlertController.Style.alert, .actionSheet] {
      let scene = Scene(style)
      scene.add((0..<30).map { ("Button \($0)", .default) } + [("Cancel", .cancel)])
      scene.present()
      #expect(scene.view.panel.frame.minY >= 59)
      #expect(scene.view.panel.frame.maxY <= 818)
      #expect(scene.view.panel.scrollView.isScrollEnabled)
    }
  }

  // MARK: Choosing

  @Test("A tap on a button dismisses the alert and then runs the handler", arguments: [0, 1])
  func choosing(style: Int) {
    let scene = Scene(style == 0 ? .alert : .actionSheet)
    scene.add([("OK", .default), ("Cancel", .cancel), ("Delete", .destructive)])
    for title in ["OK", "Delete", "Cancel"] {
      scene.present()
      #expect(scene.root.presentedViewController === scene.alert)
      scene.tap(title)
      #expect(scene.root.presentedViewController == nil)
    }
    #expect(scene.journal.lines == ["OK", "Delete", "Cancel"])
    #expect(scene.root.messages == [.willAppear, .didAppear])
  }

  @Test("A disabled button can't be chosen until it is enabled")
  func disabled() {
    let scene = Scene(.alert)
    scene.add([("OK", .default)])
    scene.alert.actions[0].isEnabled = false
    scene.present()
    scene.tap("OK")
    #expect(scene.journal.lines.isEmpty)
    #expect(scene.root.presentedViewController != nil)
    scene.alert.actions[0].isEnabled = true
    scene.tap("OK")
    #expect(scene.journal.lines == ["OK"])
  }

  @Test("The finger may slide from one button to another, and off them")
  func sliding() {
    let scene = Scene(.alert)
    scene.add([("A", .default), ("B", .default), ("C", .default)])
    scene.present()
    let (first, second) = (scene.row("A"), scene.row("B"))
    let start = CGPoint(x: first.midX, y: first.midY)
    scene.stage.touchDown(at: start)
    let rows = scene.view.rows
    #expect(rows.map(\.isHighlighted) == [true, false, false])
    scene.stage.touchMove(to: CGPoint(x: second.midX, y: second.midY))
    #expect(rows.map(\.isHighlighted) == [false, true, false])
    scene.stage.touchMove(to: CGPoint(x: 10, y: 100))
    #expect(rows.map(\.isHighlighted) == [false, false, false])
    scene.stage.touchUp()
    scene.stage.advance(by: 1)
    #expect(scene.journal.lines.isEmpty)
    #expect(scene.root.presentedViewController != nil)
    scene.stage.touchDown(at: start)
    scene.stage.touchMove(to: CGPoint(x: second.midX, y: second.midY))
    scene.stage.touchUp()
    scene.stage.advance(by: 1)
    #expect(scene.journal.lines == ["B"])
  }

  @Test("A tap outside cancels an action sheet that has a Cancel button, and nothing else")
  func tapBeside() {
    for style in [UIAlertController.Style.alert, .actionSheet] {
      for hasCancel in [false, true] {
        let scene = Scene(style)
        scene.add([("A", .default)] + (hasCancel ? [("Cancel", .cancel)] : []))
        scene.present()
        scene.stage.tap(at: CGPoint(x: 200, y: 100))
        scene.stage.advance(by: 1)
        let goes = style == .actionSheet && hasCancel
        #expect((scene.root.presentedViewController == nil) == goes)
        #expect(scene.journal.lines == (goes ? ["Cancel"] : []))
      }
    }
  }

  // MARK: Appearance

  @Test("The preferred button is semibold, or else Cancel; destructive ones are red")
  func emphasis() throws {
    func weights(_ scene: Scene) -> [Bool] {
      scene.view.rows.map { row in
        let font = (row.subviews.first as? UILabel)?.font
        return font == .systemFont(ofSize: 17, weight: .semibold)
      }
    }
    let scene = Scene(.alert)
    scene.add([("A", .default), ("B", .destructive), ("Cancel", .cancel)])
    scene.present()
    #expect(weights(scene) == [false, false, true])
    #expect((scene.view.rows[1].subviews.first as? UILabel)?.textColor == .systemRed)
    scene.alert.preferredAction = scene.alert.actions[0]
    #expect(weights(scene) == [true, false, false])
  }

  @Test("Changing the title or message of a visible alert lays it out again")
  func changing() {
    let scene = Scene(.alert, message: nil)
    scene.add([("OK", .default)])
    scene.present()
    let before = scene.view.panel.frame.height
    scene.alert.message = "More to know"
    scene.stage.advance(by: 0.1)
    // A line of 13 points is 13 × 1.193359 = 15.51 high, 15.667 in thirds, 4 below the title.
    #expect(abs(scene.view.panel.frame.height - before - 19.667) < 0.01)
  }
}
