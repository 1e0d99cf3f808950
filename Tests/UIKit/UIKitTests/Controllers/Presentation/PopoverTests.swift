import Stage
import Testing

@testable import UIKit

/// Popovers next to views and items, on tablets and phones.
///
/// Sources: Apple's reference of `UIPopoverPresentationController`,
/// `UIPopoverPresentationControllerDelegate` and `UIModalPresentationStyle.popover`.
@MainActor @Suite(.serialized) struct PopoverTests {
  private final class Delegate: NSObject, UIPopoverPresentationControllerDelegate {
    var style: UIModalPresentationStyle?
    var allows = true
    var calls: [String] = []
    /// A replacement for the source when the popover moves.
    var nextSource: (rect: CGRect, view: UIView)?
    var offered: [(rect: CGRect, view: UIView)] = []

    func popoverPresentationController(
      _ popoverPresentationController: UIPopoverPresentationController,
      willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
      in view: AutoreleasingUnsafeMutablePointer<UIView>
    ) {
      offered.append((rect.pointee, view.pointee))
      guard let nextSource else { return }
      rect.pointee = nextSource.rect
      view.pointee = nextSource.view
    }

    func adaptivePresentationStyle(
      for controller: UIPresentationController
    ) -> UIModalPresentationStyle { style ?? .automatic }

    func prepareForPopoverPresentation(
      _ popoverPresentationController: UIPopoverPresentationController
    ) { calls.append("prepare") }

    func presentationControllerShouldDismiss(
      _ presentationController: UIPresentationController
    ) -> Bool { allows }

    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
      calls.append("will")
    }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
      calls.append("did")
    }

    func presentationControllerDidAttemptToDismiss(
      _ presentationController: UIPresentationController
    ) { calls.append("attempt") }
  }

  /// Apple, "Popover presentation controllers": the example configures the popover after the call that
  /// presents it.
  @Test(arguments: [true, false], [true, false])
  func theSourceMayBeSaidAfterThePresenting(animated: Bool, isItem: Bool) {
    let stage = Stage(device: .iPad10)
    let presenter = UIViewController()
    let button = UIButton(frame: CGRect(x: 300, y: 400, width: 80, height: 40))
    presenter.view.addSubview(button)
    let item = UIBarButtonItem(title: "Item", image: nil, target: nil, action: nil)
    presenter.navigationItem.rightBarButtonItem = item
    stage.show(UINavigationController(rootViewController: presenter))
    stage.advance(by: 0.1)
    func frame(early: Bool) -> CGRect? {
      let content = UIViewController()
      content.preferredContentSize = CGSize(width: 200, height: 100)
      content.modalPresentationStyle = .popover
      func point() {
        if isItem {
          content.popoverPresentationController?.barButtonItem = item
        } else {
          content.popoverPresentationController?.sourceView = button
        }
      }
      if early { point() }
      presenter.present(content, animated: animated)
      if !early { point() }
      stage.advance(by: 1)
      let frame = content.view.window.map { content.view.convert(content.view.bounds, to: $0) }
      content.dismiss(animated: false)
      stage.advance(by: 1)
      return frame
    }
    let expected = frame(early: true)
    #expect(expected != nil)
    #expect(frame(early: false) == expected)
  }

  @MainActor
  private final class Bench {
    let stage: Stage
    let presenter = UIViewController()
    let button = UIButton(type: .system)
    let content = UIViewController()
    let delegate = Delegate()
    var taps = 0

    init(_ device: Stage.Device, at frame: CGRect, size: CGSize = CGSize(width: 200, height: 150)) {
      stage = Stage(device: device)
      presenter.view.backgroundColor = .systemTeal
      button.setTitle("Source", for: .normal)
      button.frame = frame
      presenter.view.addSubview(button)
      stage.show(presenter)
      button.addAction(UIAction { [unowned self] _ in taps += 1 }, for: .touchUpInside)
      content.view.backgroundColor = .systemYellow
      content.preferredContentSize = size
      content.modalPresentationStyle = .popover
      let popover = content.popoverPresentationController
      popover?.sourceView = button
      popover?.delegate = delegate
    }

    var popover: UIPopoverPresentationController? { content.popoverPresentationController }

    func present() {
      presenter.present(content, animated: true)
      stage.advance(by: 1)
    }

    /// The frame of the content on the screen.
    var frame: CGRect { content.view.convert(content.view.bounds, to: nil) }
  }

  // MARK: Placement

  /// For each source and each set of directions the popover has the requested size, is inside the available
  /// area and next to the source on a permitted side, and the arrow's tip is as near to the source as the
  /// corners allow.
  @Test(arguments: [
    UIPopoverArrowDirection.any, .up, .down, .left, .right, [.left, .right], [.up, .down],
  ])
  func placement(_ permitted: UIPopoverArrowDirection) {
    let room = CGRect(x: 10, y: 34, width: 800, height: 1100)
    let size = CGSize(width: 220, height: 300)
    for x in stride(from: 0 as CGFloat, through: 780, by: 39) {
      for y in stride(from: 0 as CGFloat, through: 1140, by: 57) {
        let source = CGRect(x: x, y: y, width: 40, height: 30)
        let found = PopoverPlacement(
          source: source, size: size, room: room, permitted: permitted, mayCover: false)
        #expect(permitted.contains(found.direction))
        #expect(room.contains(found.frame) || found.frame.isEmpty, "\(source) \(found)")
        #expect(!found.frame.insetBy(dx: 0.01, dy: 0.01).intersects(source))
        let gap: CGFloat =
          switch found.direction {
          case .up: found.frame.minY - max(source.maxY, room.minY)
          case .down: min(source.minY, room.maxY) - found.frame.maxY
          case .left: found.frame.minX - max(source.maxX, room.minX)
          default: min(source.minX, room.maxX) - found.frame.maxX
          }
        if !found.frame.isEmpty { #expect(abs(gap - 13) < 0.01, "\(source) \(found)") }
        let isVertical = found.direction == .up || found.direction == .down
        let side = isVertical ? found.frame.width : found.frame.height
        let aim = isVertical ? source.midX - found.frame.minX : source.midY - found.frame.minY
        let margin = min(13 + 18.5, side / 2)
        #expect(abs(found.arrowPlace - max(margin, min(aim, side - margin))) < 0.01)
        // If one side has space for all of it, it has its size.
        if permitted == .any { #expect(found.frame.size == size, "\(source) \(found)") }
      }
    }
  }

  @Test func onATabletItLiesBesideItsSource() throws {
    let bench = Bench(.iPadPro11, at: CGRect(x: 300, y: 200, width: 100, height: 40))
    #expect(bench.popover?.arrowDirection == .unknown)
    bench.present()
    #expect(bench.delegate.calls == ["prepare"])
    #expect(bench.popover?.arrowDirection == .up)
    #expect(bench.frame == CGRect(x: 250, y: 253, width: 200, height: 150))
    #expect(bench.button.window != nil)
    // It follows the content's preferred size, and its source.
    bench.content.preferredContentSize = CGSize(width: 300, height: 100)
    bench.stage.advance(by: 1)
    #expect(bench.frame == CGRect(x: 200, y: 253, width: 300, height: 100))
    bench.popover?.permittedArrowDirections = .left
    bench.popover?.sourceRect = CGRect(x: 0, y: 0, width: 10, height: 10)
    bench.stage.advance(by: 0.1)
    #expect(bench.frame == CGRect(x: 323, y: 155, width: 300, height: 100))
  }

  @Test func itBelongsToABarButtonItem() throws {
    let stage = Stage(device: .iPadPro11)
    let root = UIViewController()
    root.view.backgroundColor = .systemBackground
    let item = UIBarButtonItem(title: "More", style: .plain, target: nil, action: nil)
    root.navigationItem.rightBarButtonItem = item
    stage.show(UINavigationController(rootViewController: root))
    stage.advance(by: 0.1)
    let content = UIViewController()
    content.modalPresentationStyle = .popover
    content.preferredContentSize = CGSize(width: 240, height: 300)
    content.popoverPresentationController?.barButtonItem = item
    root.present(content, animated: true)
    stage.advance(by: 1)
    let frame = content.view.convert(content.view.bounds, to: nil)
    #expect(frame.maxX == stage.device.size(in: .portrait).width - 10)
    #expect(frame.minY > 40, "\(frame)")
    #expect(frame.minY < 110, "\(frame)")
    #expect(content.popoverPresentationController?.arrowDirection == .up)
  }

  // MARK: Dismissing

  @Test func aTapBesideItDismisses() {
    let bench = Bench(.iPadPro11, at: CGRect(x: 300, y: 200, width: 100, height: 40))
    bench.present()
    bench.delegate.calls = []
    bench.delegate.allows = false
    bench.stage.tap(at: CGPoint(x: 350, y: 220))
    bench.stage.advance(by: 1)
    #expect(bench.delegate.calls == ["attempt"])
    #expect(bench.content.presentingViewController != nil)
    bench.delegate.allows = true
    // A tap inside has no effect.
    bench.stage.tap(at: CGPoint(x: 350, y: 300))
    bench.stage.advance(by: 1)
    #expect(bench.content.presentingViewController != nil)
    bench.stage.tap(at: CGPoint(x: 350, y: 220))
    bench.stage.advance(by: 1)
    #expect(bench.delegate.calls == ["attempt", "will", "did"])
    #expect(bench.content.presentingViewController == nil)
    // Views behind the popover receive no taps.
    #expect(bench.taps == 0)
    bench.stage.tap(at: CGPoint(x: 350, y: 220))
    bench.stage.advance(by: 0.1)
    #expect(bench.taps == 1)
  }

  @Test func viewsThatAreToBePassedTakeTouches() {
    let bench = Bench(.iPadPro11, at: CGRect(x: 300, y: 200, width: 100, height: 40))
    bench.popover?.passthroughViews = [bench.button]
    bench.present()
    bench.stage.tap(at: CGPoint(x: 350, y: 220))
    bench.stage.advance(by: 1)
    #expect(bench.taps == 1)
    #expect(bench.content.presentingViewController != nil)
  }

  // MARK: Adaptation

  /// On a phone it is a sheet, or the delegate's style, and becomes a popover again.
  @Test(arguments: [nil, UIModalPresentationStyle.none, .fullScreen, .pageSheet])
  func onAPhone(_ style: UIModalPresentationStyle?) throws {
    let bench = Bench(.iPhone14Pro, at: CGRect(x: 20, y: 700, width: 100, height: 40))
    bench.delegate.style = style
    for _ in 0..<2 {
      let popover = try #require(bench.popover)
      popover.sourceView = bench.button
      popover.delegate = bench.delegate
      bench.present()
      #expect(bench.popover === popover)
      let active = bench.content.presentationController
      switch style {
      case .none?:
        #expect(active === popover)
        #expect(popover.arrowDirection == .down)
        #expect(bench.frame == CGRect(x: 10, y: 537, width: 200, height: 150))
      case .fullScreen?:
        #expect(active?.presentationStyle == .fullScreen)
        #expect(bench.frame == CGRect(x: 0, y: 0, width: 393, height: 852))
      default:
        #expect(active is UISheetPresentationController)
        #expect(bench.frame.width == 393)
        #expect(bench.frame.minY > 40)
      }
      bench.content.dismiss(animated: true)
      bench.stage.advance(by: 1)
      #expect(bench.content.presentingViewController == nil)
    }
  }

  @Test func whichControllersHaveOne() {
    let controller = UIViewController()
    #expect(controller.popoverPresentationController == nil)
    controller.modalPresentationStyle = .popover
    let popover = controller.popoverPresentationController
    #expect(popover != nil)
    #expect(popover === controller.presentationController)
    #expect(popover?.presentationStyle == .popover)
    let child = UIViewController()
    controller.addChild(child)
    #expect(child.popoverPresentationController === popover)
    controller.modalPresentationStyle = .pageSheet
    #expect(controller.popoverPresentationController == nil)
  }

  /// When the device rotates, the delegate is called once with the popover's source, and may replace it.
  ///
  /// Source: Apple, `popoverPresentationController(_:willRepositionPopoverTo:in:)`.
  @Test(arguments: [false, true], [false, true])
  func turnsAskForTheSource(isOther: Bool, hasRect: Bool) throws {
    let bench = Bench(.iPad10, at: CGRect(x: 100, y: 200, width: 80, height: 40))
    let other = UIView(frame: CGRect(x: 500, y: 400, width: 50, height: 50))
    bench.presenter.view.addSubview(other)
    let rect = CGRect(x: 10, y: 5, width: 20, height: 20)
    if hasRect { bench.popover?.sourceRect = rect }
    if isOther { bench.delegate.nextSource = (CGRect(x: 0, y: 0, width: 30, height: 30), other) }
    bench.present()
    #expect(bench.delegate.offered.isEmpty)
    bench.stage.rotate(to: .landscapeLeft)
    bench.stage.advance(by: 1)
    #expect(bench.delegate.offered.count == 1)
    let offered = try #require(bench.delegate.offered.first)
    #expect(offered.view === bench.button)
    #expect(offered.rect == (hasRect ? rect : bench.button.bounds))
    let popover = try #require(bench.popover)
    #expect(popover.sourceView === (isOther ? other : bench.button))
    // It is next to the effective source.
    let source = isOther ? other : bench.button
    let near = source.convert(source.bounds, to: nil).insetBy(dx: -40, dy: -40)
    #expect(bench.frame.intersects(near))
    // Another layout of the same container makes no call.
    popover.containerView?.setNeedsLayout()
    bench.stage.advance(by: 0.1)
    #expect(bench.delegate.offered.count == 1)
  }
}
