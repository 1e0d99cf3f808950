import QuartzCore
import Stage
import Testing

@testable import UIKit

/// On an iPhone 14 Pro the screen is 393 × 852 points with a safe area of 59 above and 34 below. The
/// highest sheet begins 10 points below the safe area's top, at 69; the medium one in the middle, at
/// 426. The gap of 10 and the half are quoted.
@MainActor
struct SheetTests {
  typealias Detent = UISheetPresentationController.Detent

  final class Listener: NSObject, UISheetPresentationControllerDelegate {
    var lines: [String] = []
    var allows = true
    func presentationControllerShouldDismiss(
      _ presentationController: UIPresentationController
    ) -> Bool {
      lines.append("should")
      return allows
    }
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
      lines.append("will")
    }
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
      lines.append("did")
    }
    func presentationControllerDidAttemptToDismiss(
      _ presentationController: UIPresentationController
    ) {
      lines.append("attempt")
    }
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
      _ sheetPresentationController: UISheetPresentationController
    ) {
      let selected = sheetPresentationController.selectedDetentIdentifier
      lines.append(selected == .large ? "large" : "medium")
    }
  }

  struct Scene {
    let stage: Stage
    let root: RecordingController
    let modal: RecordingController
    let sheet: UISheetPresentationController
    let listener: Listener
    @MainActor var top: CGFloat { sheet.sheetView.frame.minY }
  }

  private func scene(
    _ detents: [Detent], modal: RecordingController = RecordingController("modal"),
    _ configure: (UISheetPresentationController) -> Void = { _ in }
  ) throws -> Scene {
    let stage = Stage()
    let root = RecordingController("root")
    stage.show(root)
    stage.advance(by: 0.1)
    let sheet = try #require(modal.sheetPresentationController)
    let listener = Listener()
    sheet.detents = detents
    sheet.delegate = listener
    configure(sheet)
    root.present(modal, animated: true)
    stage.advance(by: 1)
    return Scene(stage: stage, root: root, modal: modal, sheet: sheet, listener: listener)
  }

  private func drag(_ scene: Scene, from y: CGFloat, by distance: CGFloat, hold: Bool = false) {
    scene.stage.touchDown(at: CGPoint(x: 200, y: y))
    scene.stage.move(
      from: CGPoint(x: 200, y: y), by: CGVector(dx: 0, dy: distance), duration: 0.5)
    // A finger that rests before it lets go has no velocity.
    scene.stage.advance(by: 0.3)
    if !hold {
      scene.stage.touchUp()
      scene.stage.advance(by: 1)
    }
  }

  // MARK: Layout

  @Test("A sheet is at its detent, as wide as the screen and down to its end")
  func place() throws {
    let cases: [(Detent, CGFloat)] = [
      (.large(), 69), (.medium(), 426),
      // 200 points and the safe area below.
      (.custom { _ in 200 }, 852 - 234),
      // Half of the highest sheet without the safe area: (852 − 69 − 34) / 2.
      (.custom { $0.maximumDetentValue / 2 }, 852 - 34 - 374.5),
      // No sheet is higher than the large one.
      (.custom { _ in 5000 }, 69),
    ]
    for (detent, top) in cases {
      let scene = try scene([detent])
      #expect(scene.sheet.sheetView.frame == CGRect(x: 0, y: top, width: 393, height: 852 - top))
      #expect(scene.modal.view.frame == scene.sheet.sheetView.bounds)
      let safeArea = UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0)
      #expect(scene.modal.view.safeAreaInsets == safeArea)
      #expect(scene.modal.traitCollection.userInterfaceLevel == .elevated)
      #expect(scene.root.messages == [.willAppear, .didAppear])
    }
  }

  @Test("The lowest detent is chosen first, and another one by name; changes are animated")
  func selection() throws {
    let scene = try scene([.large(), .medium()])
    #expect(scene.top == 426)
    scene.sheet.selectedDetentIdentifier = .large
    scene.stage.advance(by: 0.1)
    #expect(scene.top == 69)
    scene.sheet.animateChanges { scene.sheet.selectedDetentIdentifier = .medium }
    #expect(scene.top == 426)
    scene.stage.advance(by: 0.05)
    let shown = try #require(scene.sheet.sheetView.layer.presentation())
    #expect(shown.frame.minY > 69)
    #expect(shown.frame.minY < 426)
    scene.stage.advance(by: 1)
    // Only the user's changes are reported.
    #expect(scene.listener.lines.isEmpty)
  }

  @Test("In a compact height a sheet covers everything, or is attached below on request")
  func compact() throws {
    let covering = try scene([.large()])
    covering.stage.rotate(to: .landscapeLeft)
    covering.stage.advance(by: 0.1)
    #expect(covering.sheet.sheetView.frame == CGRect(x: 0, y: 0, width: 852, height: 393))
    covering.stage.rotate(to: .portrait)
    covering.stage.advance(by: 0.1)
    #expect(covering.top == 69)

    covering.modal.preferredContentSize = CGSize(width: 500, height: 300)
    covering.sheet.prefersEdgeAttachedInCompactHeight = true
    covering.sheet.widthFollowsPreferredContentSizeWhenEdgeAttached = true
    covering.stage.rotate(to: .landscapeLeft)
    covering.stage.advance(by: 0.1)
    // In landscape there is no safe area above, so the sheet begins at 10.
    #expect(covering.sheet.sheetView.frame == CGRect(x: 176, y: 10, width: 500, height: 383))
  }

  @Test("The presenter moves back only beneath the highest sheet, and comes forward again")
  func presenter() throws {
    let scene = try scene([.medium(), .large()])
    #expect(scene.root.view.transform.isIdentity)
    scene.sheet.selectedDetentIdentifier = .large
    scene.stage.advance(by: 0.1)
    let shown = scene.root.view.frame
    // 16 points in at either side, its top at the safe area's.
    #expect(abs(shown.minX - 16) < 0.001)
    #expect(abs(shown.width - 361) < 0.001)
    #expect(abs(shown.minY - 59) < 0.001)
    #expect(scene.root.view.layer.cornerRadius == 10)
    #expect(scene.root.view.safeAreaInsets.top == 59)
    scene.modal.dismiss(animated: true)
    scene.stage.advance(by: 1)
    #expect(scene.root.view.transform.isIdentity)
    #expect(scene.root.view.layer.cornerRadius == 0)
    #expect(!scene.root.view.layer.masksToBounds)
  }

  @Test("Above the highest sheet the screen is black, and the status bar is light")
  func statusBar() throws {
    let scene = try scene([.medium(), .large()])
    let manager = scene.stage.window?.windowScene?.statusBarManager
    #expect(manager?.statusBarStyle == .default)
    scene.sheet.animateChanges { scene.sheet.selectedDetentIdentifier = .large }
    #expect(manager?.statusBarStyle == .lightContent)
    scene.modal.dismiss(animated: true)
    scene.stage.advance(by: 1)
    #expect(manager?.statusBarStyle == .default)
  }

  @Test("The presenter is dimmed above the largest undimmed detent, and below it takes touches")
  func undimmed() throws {
    for undimmed in [nil, Detent.Identifier.medium, .large] {
      for selected in [Detent.Identifier.medium, .large] {
        let scene = try scene([.medium(), .large()]) {
          $0.largestUndimmedDetentIdentifier = undimmed
          $0.selectedDetentIdentifier = selected
        }
        let isDim = undimmed == nil || (undimmed == .medium && selected == .large)
        let hit = scene.stage.window?.hitTest(CGPoint(x: 200, y: 62), with: nil)
        #expect((hit === scene.root.view) == !isDim, "\(String(describing: undimmed)) \(selected)")
      }
    }
  }

  // MARK: Dragging

  @Test("A finger moves the sheet, resizes it between detents, and leaves it at the nearest")
  func detents() throws {
    let scene = try scene([.medium(), .large()])
    drag(scene, from: 440, by: -210, hold: true)
    // The first 10 of the 210 points recognize the drag.
    #expect(abs(scene.top - 226) < 0.001)
    #expect(abs(scene.modal.view.bounds.height - 626) < 0.001)
    scene.stage.touchUp()
    scene.stage.advance(by: 1)
    #expect(scene.top == 69)
    #expect(scene.sheet.selectedDetentIdentifier == .large)
    #expect(scene.listener.lines == ["large"])

    drag(scene, from: 90, by: 100)
    #expect(scene.top == 69)
    #expect(scene.listener.lines == ["large"])
    drag(scene, from: 90, by: 250)
    #expect(scene.top == 426)
    #expect(scene.listener.lines == ["large", "medium"])
    #expect(scene.modal.messages == [.willAppear, .didAppear])
  }

  @Test("A drag below the lowest detent dismisses, with calls; a short one doesn't")
  func dismissal() throws {
    let scene = try scene([.medium()])
    drag(scene, from: 440, by: 60)
    #expect(scene.top == 426)
    #expect(scene.listener.lines == ["should", "will"])
    #expect(
      scene.modal.messages == [
        .willAppear, .didAppear, .willDisappear, .willAppear, .didAppear,
      ])
    #expect(scene.root.presentedViewController === scene.modal)

    scene.listener.lines = []
    drag(scene, from: 440, by: 330)
    #expect(scene.listener.lines == ["should", "will", "did"])
    #expect(scene.modal.isGone)
    #expect(scene.modal.isBalanced)
    #expect(scene.root.presentedViewController == nil)
    #expect(scene.stage.window?.subviews.count == 1)
    #expect(scene.root.view.window != nil)
  }

  @Test("A dismissal by the app makes no delegate calls")
  func appDismissal() throws {
    let scene = try scene([.medium()])
    scene.modal.dismiss(animated: true)
    scene.stage.advance(by: 1)
    #expect(scene.listener.lines.isEmpty)
    #expect(scene.modal.isGone)
  }

  @Test("A sheet that can't be dismissed gives way a little, and the attempt is reported")
  func modal() throws {
    for refusesByDelegate in [false, true] {
      let scene = try scene([.medium()])
      scene.modal.isModalInPresentation = !refusesByDelegate
      scene.listener.allows = false
      drag(scene, from: 440, by: 380, hold: true)
      // A rubber band: past its place, but not as far as the finger's 370 points.
      #expect(scene.top > 426)
      #expect(scene.top < 426 + 370 * 0.55)
      scene.stage.touchUp()
      scene.stage.advance(by: 1)
      #expect(scene.top == 426)
      #expect(!scene.modal.isGone)
      #expect(scene.listener.lines == (refusesByDelegate ? ["should", "attempt"] : ["attempt"]))
    }
  }

  @Test("A tap on the dimmed area dismisses, if that is allowed")
  func tapBeside() throws {
    let scene = try scene([.medium()])
    scene.modal.isModalInPresentation = true
    scene.stage.tap(at: CGPoint(x: 200, y: 200))
    scene.stage.advance(by: 1)
    #expect(!scene.modal.isGone)
    #expect(scene.listener.lines == ["attempt"])
    scene.modal.isModalInPresentation = false
    scene.stage.tap(at: CGPoint(x: 200, y: 200))
    scene.stage.advance(by: 1)
    #expect(scene.modal.isGone)
    #expect(scene.listener.lines == ["attempt", "should", "will", "did"])
  }

  // MARK: Scrolling inside

  @Test("Content in a sheet scrolls, and at its top the finger moves the sheet instead")
  func scrolling() throws {
    for expands in [true, false] {
      let scene = try scene([.medium(), .large()], modal: ScrollingController("modal")) {
        $0.prefersScrollingExpandsWhenScrolledToEdge = expands
      }
      let content = try #require(scene.modal.view as? UIScrollView)
      drag(scene, from: 700, by: -300)
      #expect(scene.top == (expands ? 69 : 426))
      #expect((content.contentOffset.y > 200) == !expands)
      // At the highest detent content scrolls.
      if expands { drag(scene, from: 700, by: -300) }
      #expect(content.contentOffset.y > 200)
      // Away from its top it scrolls back.
      let before = content.contentOffset.y
      drag(scene, from: 600, by: 100)
      #expect(content.contentOffset.y < before)
      #expect(scene.top == (expands ? 69 : 426))
    }
  }

  @Test("The sheet follows the finger without a jump at any time of a drag and after it")
  func continuity() throws {
    let scene = try scene([.medium(), .large()])
    var last = scene.top
    var most: CGFloat = 0
    func look() {
      let shown = scene.sheet.sheetView.layer.presentation()?.frame.minY ?? last
      most = max(most, abs(shown - last))
      last = shown
    }
    scene.stage.touchDown(at: CGPoint(x: 200, y: 440))
    // 10 points a frame, 600 a second: past the highest detent, back, and below the lowest.
    for step in 0..<100 {
      let y = 440 + (step < 40 ? -CGFloat(step) * 10 : CGFloat(step - 80) * 10)
      scene.stage.touchMove(to: CGPoint(x: 200, y: y))
      scene.stage.advance(by: 1.0 / 60)
      look()
    }
    // The drag's first ten points are taken back at once, so a frame may move by twenty.
    #expect(most <= 20.001)
    scene.stage.touchUp()
    most = 0
    for _ in 0..<60 {
      scene.stage.advance(by: 1.0 / 60)
      look()
    }
    // On to 852 by a spring of half a second: ωD = 9.23, whose fastest frame from rest covers 9.23 / e
    // / 30 of the 246 points, 28; the finger's 10 points a frame are added to that.
    #expect(most < 28 + 10)
  }
}
