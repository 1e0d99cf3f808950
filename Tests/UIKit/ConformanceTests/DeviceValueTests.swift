import Stage
import Testing
import UIKit

/// Values that the tests of another implementation's bindings expect of iOS, where they run.
///
/// Source: https://github.com/xamarin/xamarin-macios/tree/12d38e23899929e7bdd8db2938c5c150f030bae8/tests/monotouch-test,
/// in the files that the comments name.
@MainActor @Suite(.serialized) struct DeviceValueTests {
  private let stage = Stage(device: .iPhone14Pro)
  private let frame = CGRect(x: 10, y: 10, width: 100, height: 100)

  /// `CoreAnimation/EmitterCellTest.cs`.
  @Test func timingOfAnEmitterCell() {
    let cell = CAEmitterCell()
    #expect(cell.beginTime == 0)
    #expect(cell.duration == .infinity)
    #expect(cell.speed == 1)
    #expect(cell.timeOffset == 0)
    #expect(cell.repeatCount == 0)
    #expect(cell.repeatDuration == 0)
    #expect(!cell.autoreverses)
    #expect(cell.fillMode == .removed)
  }

  /// `CoreAnimation/LayerTest.cs`.
  @Test func actionsOfALayer() {
    let layer = CALayer()
    #expect(layer.action(forKey: "animation") == nil)
    #expect(layer.actions == nil)
    #expect(CALayer.defaultAction(forKey: "animation") == nil)
    let animation = CABasicAnimation()
    layer.actions = ["animation": animation]
    #expect(layer.action(forKey: "animation") as? CABasicAnimation === animation)
    #expect(CALayer.defaultAction(forKey: "animation") == nil)
  }

  /// `UIKit/TabBarTest.cs`: an item that isn't in the bar isn't selected.
  @Test func onlyAnItemOfTheBarIsSelected() {
    let (bar, item) = (UITabBar(), UITabBarItem())
    bar.selectedItem = item
    #expect(bar.selectedItem == nil)
    #expect(bar.items == nil)
    bar.items = [item]
    #expect(bar.selectedItem == nil)
    bar.selectedItem = item
    #expect(bar.selectedItem === item)
    bar.items = nil
    #expect(bar.items == nil)
    #expect(bar.selectedItem == nil)
  }

  /// `UIKit/TabBarTest.cs`.
  @Test func aBarIsCustomized() {
    let bar = UITabBar()
    #expect(!bar.isCustomizing)
    bar.beginCustomizingItems([UITabBarItem()])
    #expect(bar.isCustomizing)
    #expect(!bar.endCustomizing(animated: false))
    #expect(!bar.isCustomizing)
  }

  /// `UIKit/LayoutManagerTest.cs` and `UIKit/TextViewTest.cs`.
  @Test func layoutOfATextView() {
    #expect(!NSLayoutManager().allowsNonContiguousLayout)
    let manager = UITextView().layoutManager
    #expect(manager.allowsNonContiguousLayout)
    #expect(!manager.hasNonContiguousLayout)
    #expect(!manager.extraLineFragmentRect.isEmpty)
    #expect(!manager.extraLineFragmentUsedRect.isEmpty)
    #expect(manager.extraLineFragmentTextContainer != nil)
    #expect(manager.numberOfGlyphs == 0)
    #expect(manager.usesFontLeading)
  }

  /// `UIKit/TabBarControllerTest.cs`.
  @Test func anEmptyTabBarController() {
    let tabs = UITabBarController()
    #expect(tabs.selectedIndex == .max)
    #expect(tabs.selectedViewController == nil)
    #expect(tabs.viewControllers == nil)
  }

  /// `UIKit/PageViewControllerTest.cs`.
  @Test func anEmptyPageViewController() {
    let pages = UIPageViewController()
    #expect(pages.viewControllers == [])
    #expect(pages.gestureRecognizers.count == 2)
    #expect(!pages.isDoubleSided)
    #expect(pages.navigationOrientation == .horizontal)
    #expect(pages.spineLocation == .min)
    #expect(pages.transitionStyle == .pageCurl)
  }

  /// `UIKit/SearchBarTest.cs`.
  @Test func textInputOfASearchBar() {
    let bar = UISearchBar(frame: frame)
    #expect(bar.frame == frame)
    #expect(bar.autocapitalizationType == .sentences)
    #expect(bar.autocorrectionType == .no)
    #expect(bar.keyboardType == .default)
    #expect(bar.spellCheckingType == .default)
  }

  /// `UIKit/DatePickerTest.cs`.
  @Test func aDatePickerHasALocale() {
    let picker = UIDatePicker()
    #expect(picker.locale != nil)
    picker.locale = nil
    #expect(picker.locale == picker.calendar.locale ?? .current)
    #expect(picker.timeZone == nil)
  }

  /// `UIKit/ViewControllerTest.cs`.
  @Test func aControllerHasABundle() {
    let controller = UIViewController()
    #expect(controller.nibBundle == .main)
    #expect(controller.nibName == nil)
    controller.toolbarItems = [UIBarButtonItem()]
    #expect(controller.toolbarItems?.count == 1)
    controller.toolbarItems = nil
    #expect(controller.toolbarItems == nil)
  }

  /// `UIKit/EdgeInsetsTest.cs`.
  @Test func aRectangleIsInsetBelowZero() {
    let inset = CGRect(x: 1, y: 2, width: 3, height: 4)
      .inset(by: UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40))
    #expect(inset.origin == CGPoint(x: 21, y: 12))
    #expect(inset.size == CGSize(width: -57, height: -36))
  }

  /// `UIKit/PanGestureRecognizerTest.cs`, `UIKit/WindowTest.cs`, `UIKit/SegmentedControlTest.cs`.
  @Test func nothingIsAllowed() {
    let pan = UIPanGestureRecognizer()
    #expect(pan.translation(in: nil) == .zero)
    #expect(pan.velocity(in: nil) == .zero)
    let window = UIWindow()
    #expect(window.convert(CGPoint.zero, from: nil as UIWindow?) == .zero)
    #expect(window.convert(CGRect.zero, to: nil as UIWindow?) == .zero)
    #expect(UISegmentedControl().backgroundImage(for: .application, barMetrics: .default) == nil)
    #expect(UIToolbar().backgroundImage(forToolbarPosition: .any, barMetrics: .default) == nil)
  }
}
