import Stage
import Testing

@testable import UIKit

/// A sheet with a text field, on an iPhone 14 Pro: 393 × 852 points, 59 and 34 of them safe area; the
/// keyboard begins at 561 (F-BAR-13), so that it covers 291 − 34 = 257 above the safe area.
@MainActor @Suite struct SheetKeyboardTests {
  private static let covered: CGFloat = 852 - 561 - 34

  @MainActor private struct Scene {
    let stage = Stage()
    let root = UIViewController()
    let modal = UIViewController()
    let field = UITextField(frame: CGRect(x: 20, y: 60, width: 200, height: 34))
    let sheet: UISheetPresentationController

    init(_ detents: [UISheetPresentationController.Detent]) {
      stage.show(root)
      modal.view.addSubview(field)
      sheet = modal.sheetPresentationController!
      sheet.detents = detents
      root.present(modal, animated: false)
      stage.advance(by: 0.5)
    }

    var top: CGFloat { sheet.sheetView.frame.minY }
    var dimming: CGFloat {
      sheet.containerView?.subviews.first { $0 !== sheet.sheetView }?.alpha ?? -1
    }
  }

  @Test func aMediumSheetIsLiftedByWhatTheKeyboardCovers() {
    let scene = Scene([.medium(), .large()])
    #expect(scene.top == 426)
    let dimming = scene.dimming
    _ = scene.field.becomeFirstResponder()
    scene.stage.advance(by: 1)
    #expect(scene.top == 426 - Self.covered)
    // It extends down behind the keyboard, and changes nothing beneath.
    #expect(scene.sheet.sheetView.frame.maxY == 852)
    #expect(scene.dimming == dimming)
    #expect(scene.root.view.transform == .identity)
    #expect(scene.sheet.selectedDetentIdentifier == nil)
    scene.field.resignFirstResponder()
    scene.stage.advance(by: 1)
    #expect(scene.top == 426)
  }

  /// The lift is animated with the keyboard: no frame of it jumps.
  @Test func theLiftIsAnimated() {
    let scene = Scene([.medium()])
    _ = scene.field.becomeFirstResponder()
    var last: CGFloat = 426
    for _ in 0..<30 {
      scene.stage.advance(by: 1.0 / 60)
      let shown = (scene.sheet.sheetView.layer.presentation() ?? scene.sheet.sheetView.layer).frame
      #expect(shown.minY <= last + 0.01)
      // A quarter of a second, slow at both ends: at most twice the average speed.
      #expect(last - shown.minY <= 2 * Self.covered / (0.25 * 60) + 1)
      last = shown.minY
    }
    #expect(last == 426 - Self.covered)
  }

  @Test func aLargeSheetStays() {
    let scene = Scene([.large()])
    #expect(scene.top == 69)
    _ = scene.field.becomeFirstResponder()
    scene.stage.advance(by: 1)
    #expect(scene.top == 69)
  }

  /// As far as the highest sheet, and not further.
  @Test func aHighSheetIsLiftedToTheTop() {
    let scene = Scene([.custom { _ in 600 }])
    #expect(abs(scene.top - (852 - 600 - 34)) < 1e-9)
    _ = scene.field.becomeFirstResponder()
    scene.stage.advance(by: 1)
    #expect(scene.top == 69)
  }

  /// Typing into a field beneath an undimmed sheet doesn't move the sheet.
  @Test func aKeyboardForSomethingElseLiftsNothing() {
    let scene = Scene([.medium()])
    scene.sheet.largestUndimmedDetentIdentifier = .medium
    let other = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
    scene.root.view.addSubview(other)
    _ = other.becomeFirstResponder()
    scene.stage.advance(by: 1)
    #expect(scene.top == 426)
  }
}
