import Stage
import Testing
import UIKit

/// An alert's root view is its card, to which apps add pickers, fields and pictures.
///
/// Source: apps that do so; Apple calls the view hierarchy private. The card is 270 wide, as in published
/// screenshots.
@MainActor @Suite struct AlertCardTests {
  private func present(_ style: UIAlertController.Style, on stage: Stage) -> UIAlertController {
    let root = UIViewController()
    stage.show(root)
    let alert = UIAlertController(title: "Title", message: "\n\n\n\n\n", preferredStyle: style)
    alert.addAction(UIAlertAction(title: "Go", style: .default))
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    root.present(alert, animated: true)
    stage.advance(by: 1)
    return alert
  }

  @Test func theRootViewIsTheCard() {
    let stage = Stage(device: .iPhone14Pro)
    let alert = present(.alert, on: stage)
    #expect(alert.view.bounds.width == 270)
    #expect(alert.view.bounds.height < 400)
    let middle = alert.view.convert(alert.view.bounds, to: nil)
    #expect(middle.midX == stage.screen.bounds.midX)
    #expect(alert.view.window != nil)
  }

  @Test func anOwnViewIsInTheCard() {
    let stage = Stage(device: .iPhone14Pro)
    let alert = present(.alert, on: stage)
    let button = UIButton(frame: CGRect(x: 10, y: 60, width: 250, height: 40))
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    alert.view.addSubview(button)
    stage.advance(by: 0.1)
    let frame = button.convert(button.bounds, to: nil)
    #expect(alert.view.convert(alert.view.bounds, to: nil).contains(frame))
    stage.tap(at: CGPoint(x: frame.midX, y: frame.midY))
    stage.advance(by: 1)
    #expect(taps == 1)
    #expect(alert.presentingViewController != nil)
  }

  /// The buttons still work, and an alert can be presented again.
  @Test(arguments: [UIAlertController.Style.alert, .actionSheet])
  func theAlertComesAgain(style: UIAlertController.Style) {
    let stage = Stage(device: .iPhone14Pro)
    let alert = present(style, on: stage)
    let root = alert.presentingViewController!
    let first = alert.view.convert(alert.view.bounds, to: nil)
    alert.dismiss(animated: true)
    stage.advance(by: 1)
    #expect(alert.view.window == nil)
    root.present(alert, animated: true)
    stage.advance(by: 1)
    #expect(alert.view.convert(alert.view.bounds, to: nil) == first)
  }

  /// The tint colour and the appearance of the controller also reach the cancel button, which is beside the card.
  @Test func theTintReachesTheCancelButton() throws {
    let stage = Stage(device: .iPhone14Pro)
    let alert = present(.actionSheet, on: stage)
    alert.view.tintColor = .red
    let whole = try #require(alert.view.superview)
    for view in whole.subviews { #expect(view.tintColor == .red) }
  }
}
