import Foundation
import Stage
import Testing

@testable import UIKit

/// Keys that Apple doesn't document and that apps use all the same.
///
/// The names come from public sources; Apple documents none of them, and iOS 16 answers all of them.
@MainActor @Suite(.serialized) struct UndocumentedKeyTests {
  private let stage = Stage(device: .iPhone14Pro)

  /// Shows a controller and waits until it has appeared.
  private func show(_ controller: UIViewController) {
    stage.show(controller)
    stage.advance(by: 0.6)
  }

  @Test func anItemOfABarHasAView() throws {
    let controller = UIViewController()
    let item = UIBarButtonItem(title: "Eel", style: .plain, target: nil, action: nil)
    let custom = UIBarButtonItem(customView: UISwitch())
    controller.navigationItem.rightBarButtonItems = [item, custom]
    let tabs = UITabBarController()
    controller.tabBarItem = UITabBarItem(title: "Sea", image: nil, tag: 0)
    tabs.viewControllers = [UINavigationController(rootViewController: controller)]
    show(tabs)
    let view = try #require(item.value(forKey: "view") as? UIView)
    #expect(view.window === stage.window)
    #expect(view.convert(view.bounds, to: nil).width > 0)
    #expect(custom.value(forKey: "view") as? UIView === custom.customView)
    let tab = try #require(tabs.tabBar.items?.first?.value(forKey: "view") as? UIView)
    #expect(tab.superview === tabs.tabBar)
    #expect(UIBarButtonItem().value(forKey: "view") == nil)
  }

  @Test func aButtonOfAnAlertHasLooks() throws {
    let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .actionSheet)
    let action = UIAlertAction(title: "Delete", style: .default)
    alert.addAction(action)
    let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image { _ in }
    action.setValue(UIColor.systemGreen, forKey: "titleTextColor")
    action.setValue(image, forKey: "image")
    action.setValue(UIColor.systemPink, forKey: "imageTintColor")
    action.setValue(true, forKey: "checked")
    let root = UIViewController()
    show(root)
    root.present(alert, animated: false)
    stage.advance(by: 0.5)
    let row = try #require((alert.shownRoot as? AlertView)?.rows.first)
    let label = try #require(row.subviews.compactMap { $0 as? UILabel }.first)
    let images = row.subviews.compactMap { $0 as? UIImageView }
    #expect(label.textColor == .systemGreen)
    #expect(label.textAlignment == .center)
    #expect(images.first?.image === image)
    #expect(images.first?.tintColor == .systemPink)
    #expect(images.first?.frame == CGRect(x: 16, y: 23.5, width: 20, height: 10))
    #expect(images.last?.image != nil)
    #expect(images.last.map { $0.frame.maxX } == row.bounds.width - 16)
    for value in [CATextLayerAlignmentMode.left, NSTextAlignment.left.rawValue] as [Any] {
      action.setValue(NSTextAlignment.right.rawValue, forKey: "titleTextAlignment")
      #expect(label.textAlignment == .right)
      action.setValue(value, forKey: "titleTextAlignment")
      #expect(label.textAlignment == .left)
    }
    row.layoutIfNeeded()
    #expect(label.frame.minX == 52)
    #expect(action.value(forKey: "titleTextColor") as? UIColor == .systemGreen)
    #expect(action.value(forKey: "checked") as? Bool == true)
    action.setValue(nil, forKey: "titleTextColor")
    #expect(label.textColor != .systemGreen)
  }

  @Test func anAlertShowsAnotherController() throws {
    let alert = UIAlertController(title: "Title", message: "Text", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    let content = UIViewController()
    content.preferredContentSize = CGSize(width: 200, height: 90)
    alert.setValue(content, forKey: "contentViewController")
    alert.setValue(
      NSAttributedString(string: "Loud", attributes: [.foregroundColor: UIColor.red]),
      forKey: "attributedTitle")
    alert.setValue(NSAttributedString(string: "Soft"), forKey: "attributedMessage")
    let root = UIViewController()
    show(root)
    root.present(alert, animated: false)
    stage.advance(by: 0.5)
    #expect(content.parent === alert)
    #expect(content.view.isDescendant(of: alert.view))
    #expect(content.view.bounds.size == CGSize(width: 270, height: 90))
    let panel = try #require(alert.view as? AlertPanel)
    let labels = panel.header.subviews.compactMap { $0 as? UILabel }
    #expect(labels.map(\.text) == ["Loud", "Soft"])
    #expect(content.view.frame.minY > labels[1].frame.maxY)
    #expect(panel.bounds.height == content.view.frame.maxY + 44)
    content.preferredContentSize.height = 50
    stage.advance(by: 0.1)
    #expect(content.view.bounds.height == 50)
    #expect(panel.bounds.height == content.view.frame.maxY + 44)
    alert.setValue(nil, forKey: "contentViewController")
    stage.advance(by: 0.1)
    #expect(content.parent == nil)
    #expect(!content.isViewLoaded || content.view.superview == nil)
  }

  @Test func aSearchBarHasParts() throws {
    let bar = UISearchBar()
    let field = try #require(bar.value(forKey: "searchField") as? UITextField)
    #expect(field === bar.searchTextField)
    let button = try #require(bar.value(forKey: "cancelButton") as? UIButton)
    bar.setValue("Done", forKey: "cancelButtonText")
    #expect(button.title(for: .normal) == "Done")
    #expect(bar.value(forKey: "cancelButtonText") as? String == "Done")
    #expect(field.value(forKey: "clearButton") is UIButton)
  }

  @Test func aPlaceholderHasAColorAndAFont() throws {
    let field = UITextField()
    field.placeholder = "Name"
    let font = UIFont.boldSystemFont(ofSize: 9)
    field.setValue(UIColor.red, forKeyPath: "placeholderLabel.textColor")
    field.setValue(font, forKeyPath: "placeholderLabel.font")
    func attribute(_ key: NSAttributedString.Key) -> Any? {
      field.attributedPlaceholder?.attribute(key, at: 0, effectiveRange: nil)
    }
    #expect(attribute(.foregroundColor) as? UIColor == .red)
    #expect(attribute(.font) as? UIFont == font)
    // A placeholder that is set later has them too.
    field.placeholder = "Town"
    #expect(attribute(.foregroundColor) as? UIColor == .red)
    field.attributedPlaceholder = NSAttributedString(string: "Own")
    let label = try #require(field.value(forKey: "placeholderLabel") as? UILabel)
    #expect(label.text == "Own")
    label.textColor = .blue
    #expect(attribute(.foregroundColor) as? UIColor == .blue)
    #expect(field.placeholder == "Own")
  }

  @Test func barsHideTheirLine() {
    for bar in [UINavigationBar(), UITabBar(), UIToolbar()] as [UIView] {
      #expect(bar.value(forKey: "hidesShadow") as? Bool == false)
      bar.setValue(true, forKey: "hidesShadow")
      #expect(bar.value(forKey: "hidesShadow") as? Bool == true)
    }
    let background = BarBackgroundView(frame: .zero)
    let appearance = UINavigationBarAppearance()
    appearance.shadowColor = .red
    background.show(appearance)
    let line = background.subviews[3]
    #expect(!line.isHidden)
    background.hidesShadow = true
    #expect(line.isHidden)
    background.show(appearance)
    #expect(line.isHidden)
    background.hidesShadow = false
    #expect(!line.isHidden)
  }

  @Test func wheelsHaveAColor() throws {
    let picker = UIDatePicker()
    picker.preferredDatePickerStyle = .wheels
    picker.setValue(UIColor.red, forKey: "textColor")
    #expect(picker.value(forKey: "textColor") as? UIColor == .red)
    let controller = UIViewController()
    controller.view.addSubview(picker)
    show(controller)
    func labels(_ view: UIView) -> [UILabel] {
      (view as? UILabel).map { [$0] } ?? view.subviews.flatMap(labels)
    }
    func colors() -> Set<UIColor> {
      Set(
        labels(picker).compactMap {
          $0.attributedText?.length ?? 0 > 0
            ? $0.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
            : nil
        })
    }
    #expect(colors().contains(.red))
    picker.setValue(UIColor.blue, forKeyPath: "textColor")
    stage.advance(by: 0.1)
    #expect(colors().contains(.blue))
    #expect(!colors().contains(.red))
  }

  /// Source: the numbers of interface orientations, which apps set although the key is the device's.
  @Test func theDeviceTurnsTheInterface() {
    let controller = UIViewController()
    show(controller)
    let device = UIDevice.current
    device.setValue(UIInterfaceOrientation.landscapeRight.rawValue, forKey: "orientation")
    stage.advance(by: 1)
    #expect(controller.view.bounds.size == CGSize(width: 852, height: 393))
    device.setValue(UIInterfaceOrientation.portrait.rawValue, forKey: "orientation")
    stage.advance(by: 1)
    #expect(controller.view.bounds.size == CGSize(width: 393, height: 852))
  }

  @Test func aNavigationControllerTakesAnotherBar() {
    final class OwnBar: UINavigationBar {}
    final class OwnToolbar: UIToolbar {}
    for isLoaded in [false, true] {
      let root = UIViewController()
      root.title = "Root"
      let navigation = UINavigationController(rootViewController: root)
      if isLoaded { show(navigation) }
      let (bar, toolbar) = (OwnBar(), OwnToolbar())
      navigation.setValue(bar, forKey: "navigationBar")
      navigation.setValue(toolbar, forKey: "toolbar")
      #expect(navigation.navigationBar === bar)
      #expect(navigation.toolbar === toolbar)
      if !isLoaded { show(navigation) }
      stage.advance(by: 0.1)
      #expect(bar.superview === navigation.view)
      #expect(bar.topItem === root.navigationItem)
      #expect(bar.frame.height > 0)
      #expect(navigation.view.subviews.count { $0 is UINavigationBar } == 1)
      #expect(navigation.view.subviews.count { $0 is UIToolbar } == 1)
      navigation.pushViewController(UIViewController(), animated: false)
      stage.advance(by: 0.1)
      #expect(bar.items?.count == 2)
      bar.backHandler?()
      stage.advance(by: 1)
      #expect(navigation.viewControllers == [root])
    }
  }

  enum WayToPop: CaseIterable {
    case byTarget, byTargets, byDelegate
  }

  /// Apps let a pan from anywhere pop: with the target of UIKit's recognizer, with all of its targets, or with its
  /// delegate, and the action `handleNavigationTransition:`.
  @Test(arguments: WayToPop.allCases)
  func anotherPanPops(_ way: WayToPop) throws {
    let root = UIViewController()
    let top = UIViewController()
    let navigation = UINavigationController(rootViewController: root)
    show(navigation)
    navigation.pushViewController(top, animated: false)
    stage.advance(by: 0.5)
    let own = try #require(navigation.interactivePopGestureRecognizer)
    let action = Selector("handleNavigationTransition:")
    let pan = UIPanGestureRecognizer()
    switch way {
    case .byTarget:
      let list = try #require(own.value(forKey: "_targets") as? NSMutableArray)
      let first = try #require(list.firstObject as? NSObject)
      pan.addTarget(try #require(first.value(forKey: "target")), action: action)
    case .byTargets:
      pan.setValue(own.value(forKey: "targets"), forKey: "targets")
      #expect(pan.targets.count == 1)
    case .byDelegate:
      pan.addTarget(try #require(own.delegate), action: action)
    }
    own.isEnabled = false
    top.view.addGestureRecognizer(pan)
    stage.advance(by: 0.1)
    stage.drag(
      from: CGPoint(x: 150, y: 400), by: CGVector(dx: 220, dy: 0), duration: 0.3)
    stage.advance(by: 1)
    #expect(navigation.viewControllers == [root])
  }

  @Test func aWindowHasAFirstResponder() {
    let controller = UIViewController()
    let field = UITextField(frame: CGRect(x: 0, y: 100, width: 100, height: 30))
    controller.view.addSubview(field)
    show(controller)
    #expect(stage.window?.value(forKey: "firstResponder") == nil)
    field.becomeFirstResponder()
    #expect(stage.window?.value(forKey: "firstResponder") as? UIView === field)
  }
}
