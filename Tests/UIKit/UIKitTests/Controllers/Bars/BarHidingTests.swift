import Stage
import Testing

@testable import UIKit

/// Bars that hide in landscape and with the keyboard, on a 14 Pro: a bar in landscape has 32 points
/// (F-BAR-11), the toolbar 32 and 21 of safe area.
@MainActor @Suite(.serialized) struct BarHidingTests {
  private let stage = Stage(device: .iPhone14Pro)
  private let content = UIViewController()
  private let navigation: UINavigationController

  init() {
    navigation = UINavigationController(rootViewController: content)
    content.title = "Title"
    content.toolbarItems = [UIBarButtonItem(systemItem: .add)]
  }

  private func show(toolbar: Bool) {
    navigation.isToolbarHidden = !toolbar
    stage.show(navigation)
    stage.advance(by: 0.1)
  }

  private func turn(_ orientation: UIInterfaceOrientation) {
    stage.rotate(to: orientation)
    stage.advance(by: 1)
  }

  /// Whether both bars are visible, checked by their frames.
  private func barsAreShown(toolbar: Bool) -> Bool {
    let size = stage.window?.bounds.size ?? .zero
    let isShown = !navigation.isNavigationBarHidden
    let bar = navigation.navigationBar
    let height: CGFloat = size.width > size.height ? 32 : 44
    #expect(bar.isHidden != isShown)
    #expect(bar.frame.height == height)
    // In portrait the bar begins above the safe area's edge: `IslandTests`.
    let orientation: UIInterfaceOrientation = size.height > size.width ? .portrait : .landscapeRight
    let overlap = isShown ? stage.device.barOverlap(in: orientation) : 0
    let safe = navigation.view.safeAreaInsets.top - overlap + (isShown ? height : 0)
    #expect(abs(content.view.safeAreaInsets.top - safe) < 1e-9)
    #expect(navigation.isToolbarHidden == !(isShown && toolbar))
    let bottom = isShown && toolbar ? height : 0
    #expect(content.view.safeAreaInsets.bottom == navigation.view.safeAreaInsets.bottom + bottom)
    return isShown
  }

  @Test(arguments: [false, true], [false, true])
  func landscapeHidesThem(isOn: Bool, toolbar: Bool) {
    navigation.hidesBarsWhenVerticallyCompact = isOn
    #expect(navigation.hidesBarsWhenVerticallyCompact == isOn)
    show(toolbar: toolbar)
    for orientation in [UIInterfaceOrientation.landscapeLeft, .landscapeRight, .portrait] {
      turn(orientation)
      #expect(barsAreShown(toolbar: toolbar) == (!isOn || orientation == .portrait))
    }
  }

  /// A tap at the bars' place shows them again, and one elsewhere doesn't (UINavigationController.h); they
  /// aren't hidden again before the next rotation.
  @Test(arguments: [false, true]) func aTapInTheirPlaceBringsThemBack(atBottom: Bool) {
    navigation.hidesBarsWhenVerticallyCompact = true
    show(toolbar: true)
    turn(.landscapeLeft)
    // 393 points high: 21 of safe area at the bottom.
    for (y, isShown) in [(100.0, false), (200, false), (atBottom ? 350 : 20, true), (200, true)] {
      stage.tap(at: CGPoint(x: 400, y: y))
      stage.advance(by: 1)
      #expect(barsAreShown(toolbar: true) == isShown, "\(y)")
    }
    turn(.portrait)
    #expect(barsAreShown(toolbar: true))
    turn(.landscapeRight)
    #expect(!barsAreShown(toolbar: true))
  }

  @Test func aTapOnAControlIsTheControls() {
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 300, y: 0, width: 200, height: 44)
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    navigation.hidesBarsWhenVerticallyCompact = true
    show(toolbar: false)
    content.view.addSubview(button)
    turn(.landscapeLeft)
    stage.tap(at: CGPoint(x: 400, y: 20))
    stage.advance(by: 1)
    #expect(taps == 1)
    #expect(navigation.isNavigationBarHidden)
  }

  /// Bars hidden by the app stay hidden.
  @Test func barsThatWereHiddenStaySo() {
    navigation.hidesBarsWhenVerticallyCompact = true
    show(toolbar: true)
    navigation.setNavigationBarHidden(true, animated: false)
    turn(.landscapeLeft)
    turn(.portrait)
    #expect(navigation.isNavigationBarHidden)
    #expect(!navigation.isToolbarHidden)
  }

  /// Also if the screen is low from the beginning, and if the property is set later.
  @Test(arguments: [false, true]) func itBeginsInLandscape(isSetLater: Bool) {
    stage.rotate(to: .landscapeLeft)
    if !isSetLater { navigation.hidesBarsWhenVerticallyCompact = true }
    show(toolbar: false)
    navigation.hidesBarsWhenVerticallyCompact = true
    stage.advance(by: 1)
    #expect(!barsAreShown(toolbar: false))
    navigation.hidesBarsWhenVerticallyCompact = false
    stage.advance(by: 1)
    #expect(barsAreShown(toolbar: false))
  }

  /// The keyboard hides the bars; they stay hidden when it disappears, until a tap on the content.
  @Test(arguments: [false, true]) func theKeyboardHidesThem(isOn: Bool) {
    navigation.hidesBarsWhenKeyboardAppears = isOn
    #expect(navigation.hidesBarsWhenKeyboardAppears == isOn)
    show(toolbar: false)
    let field = UITextField(frame: CGRect(x: 20, y: 300, width: 200, height: 34))
    content.view.addSubview(field)
    field.becomeFirstResponder()
    stage.advance(by: 1)
    #expect(barsAreShown(toolbar: false) == !isOn)
    field.resignFirstResponder()
    stage.advance(by: 1)
    #expect(barsAreShown(toolbar: false) == !isOn)
    stage.tap(at: CGPoint(x: 200, y: 600))
    stage.advance(by: 1)
    #expect(barsAreShown(toolbar: false))
    navigation.hidesBarsWhenKeyboardAppears = false
    field.becomeFirstResponder()
    stage.advance(by: 1)
    #expect(barsAreShown(toolbar: false))
  }

  /// A toolbar takes part only if it has items (documentation of `hidesBarsOnSwipe`).
  @Test func anEmptyToolbarStays() {
    content.toolbarItems = nil
    navigation.hidesBarsOnTap = true
    show(toolbar: true)
    stage.tap(at: CGPoint(x: 200, y: 600))
    stage.advance(by: 1)
    #expect(navigation.isNavigationBarHidden)
    #expect(!navigation.isToolbarHidden)
  }
}
