import Stage
import Testing

@testable import UIKit

/// Presentations that adapt while they are shown.
///
/// Source: Apple, UIAdaptivePresentationControllerDelegate and UIPopoverPresentationController.
@MainActor @Suite(.serialized) struct AdaptationTests {
  private final class Delegate: NSObject, UIPopoverPresentationControllerDelegate {
    var compact = UIModalPresentationStyle.automatic
    var wraps = false
    var log: [String] = []

    func adaptivePresentationStyle(
      for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
      traitCollection.horizontalSizeClass == .compact ? compact : .none
    }

    func presentationController(
      _ controller: UIPresentationController,
      viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController? {
      log.append("controller for \(style.rawValue)")
      return wraps
        ? UINavigationController(rootViewController: controller.presentedViewController) : nil
    }

    func presentationController(
      _ presentationController: UIPresentationController,
      willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
      transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
    ) { log.append("will \(style.rawValue)") }
  }

  /// A phone whose width is regular in landscape: sheets and popovers alternate.
  @Test(
    arguments: [UIModalPresentationStyle.automatic, .fullScreen, .overFullScreen], [false, true])
  func rotation(_ style: UIModalPresentationStyle, _ wraps: Bool) {
    let stage = Stage(device: .iPhone8Plus)
    let presenter = RecordingController("presenter")
    stage.show(presenter)
    stage.advance(by: 0.1)
    let source = UIView(frame: CGRect(x: 20, y: 40, width: 60, height: 30))
    presenter.view.addSubview(source)
    let content = RecordingController("content")
    content.preferredContentSize = CGSize(width: 200, height: 100)
    content.modalPresentationStyle = .popover
    let delegate = Delegate()
    delegate.compact = style
    delegate.wraps = wraps
    let popover = content.popoverPresentationController
    popover?.sourceView = source
    popover?.delegate = delegate
    presenter.present(content, animated: true)
    stage.advance(by: 1)
    let adapted: UIModalPresentationStyle = style == .automatic ? .formSheet : style
    #expect(delegate.log == ["controller for \(adapted.rawValue)", "will \(adapted.rawValue)"])
    for turn in 0..<3 {
      // Compact: the adapted style.
      let active = presenter.presentation?.controller
      #expect(active?.presentationStyle == adapted, "\(turn)")
      #expect((active is UISheetPresentationController) == (style == .automatic))
      #expect((content.navigationController != nil) == wraps)
      #expect(content.view.window != nil)
      #expect(content.view.convert(content.view.bounds, to: nil).width == 414)
      #expect((presenter.view.window == nil) == (style == .fullScreen))
      delegate.log = []
      stage.rotate(to: .landscapeRight)
      stage.advance(by: 0.5)
      // Regular: the popover.
      #expect(delegate.log == ["will -1"])
      #expect(presenter.presentation?.controller === popover)
      #expect(content.navigationController == nil)
      #expect(popover?.arrowDirection == .up)
      #expect(content.view.bounds.size == CGSize(width: 200, height: 100))
      #expect(presenter.view.window != nil)
      #expect(presenter.presentedViewController === content)
      delegate.log = []
      stage.rotate(to: .portrait)
      stage.advance(by: 0.5)
      #expect(delegate.log == ["controller for \(adapted.rawValue)", "will \(adapted.rawValue)"])
    }
    // A controller that stays visible gets no disappearance call in between.
    if !wraps { #expect(content.messages == [.willAppear, .didAppear]) }
    presenter.dismiss(animated: true)
    stage.advance(by: 1)
    #expect(presenter.presentedViewController == nil)
    #expect(content.view.window == nil)
    #expect(content.messages.last == .didDisappear)
    #expect(presenter.view.window != nil)
    #expect(presenter.messages.last == .didAppear)
  }

  @Test(
    "On a tablet a form sheet stands in the middle, and a page sheet is narrower than the screen")
  func tablets() {
    for (style, expected) in [
      (UIModalPresentationStyle.formSheet, CGSize(width: 540, height: 620)),
      (.pageSheet, CGSize(width: 704, height: 1106)),
    ] {
      let stage = Stage(device: .iPadPro11)
      let presenter = UIViewController()
      stage.show(presenter)
      let content = UIViewController()
      content.modalPresentationStyle = style
      presenter.present(content, animated: true)
      stage.advance(by: 1)
      let frame = content.view.convert(content.view.bounds, to: nil)
      #expect(frame.width == expected.width, "\(frame)")
      #expect(abs(frame.midX - 417) <= 0.5, "\(frame)")
      #expect(abs(frame.midY - 597) <= 0.5, "\(frame)")
      if style == .formSheet { #expect(frame.height == expected.height) }
      // A drag downwards dismisses it.
      stage.drag(
        from: CGPoint(x: frame.midX, y: frame.minY + 20), by: CGVector(dx: 0, dy: 700),
        duration: 0.3)
      stage.advance(by: 1)
      #expect(content.presentingViewController == nil)
    }
  }

  @Test(
    "An action sheet on a tablet is a popover without a cancel button; a touch beside it cancels")
  func actionSheet() throws {
    let stage = Stage(device: .iPadPro11)
    let presenter = UIViewController()
    stage.show(presenter)
    let source = UIView(frame: CGRect(x: 300, y: 300, width: 80, height: 40))
    presenter.view.addSubview(source)
    stage.advance(by: 0.1)
    let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .actionSheet)
    var chosen: [String] = []
    for (title, style) in [
      ("Delete", UIAlertAction.Style.destructive), ("Copy", .default), ("Cancel", .cancel),
    ] {
      alert.addAction(UIAlertAction(title: title, style: style) { _ in chosen.append(title) })
    }
    alert.popoverPresentationController?.sourceView = source
    presenter.present(alert, animated: true)
    stage.advance(by: 1)
    let frame = alert.view.convert(alert.view.bounds, to: nil)
    #expect(frame.minY == 353, "\(frame)")
    #expect(frame.midX == 340, "\(frame)")
    #expect(frame.height > 114)
    #expect(frame.height < 200)
    stage.tap(at: CGPoint(x: 100, y: 900))
    stage.advance(by: 1)
    #expect(chosen == ["Cancel"])
    #expect(alert.presentingViewController == nil)
    presenter.present(alert, animated: true)
    stage.advance(by: 1)
    stage.tap(at: CGPoint(x: 340, y: frame.maxY - 20))
    stage.advance(by: 1)
    #expect(chosen == ["Cancel", "Copy"])
    #expect(alert.presentingViewController == nil)
  }

  @Test("Escape dismisses a popover")
  func escape() {
    let stage = Stage(device: .iPadPro11)
    let presenter = UIViewController()
    stage.show(presenter)
    let content = UIViewController()
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    content.view.addSubview(field)
    content.modalPresentationStyle = .popover
    content.popoverPresentationController?.sourceView = presenter.view
    content.popoverPresentationController?.sourceRect = CGRect(
      x: 200, y: 200, width: 10, height: 10)
    presenter.present(content, animated: false)
    stage.advance(by: 0.5)
    field.becomeFirstResponder()
    #expect(content.view.superview?.superview?.superview?.accessibilityPerformEscape() == true)
    stage.advance(by: 1)
    #expect(content.presentingViewController == nil)
  }
}
