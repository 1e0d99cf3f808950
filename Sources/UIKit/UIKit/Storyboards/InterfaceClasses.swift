/// From the names in an Interface Builder file to classes.
@MainActor
enum InterfaceClasses {
  /// The system's class behind an element, `nil` when we don't have one.
  static func systemClass(of element: String) -> AnyClass? { systemClasses[element] }

  private static let systemClasses: [String: AnyClass] = [
    "view": UIView.self,
    "label": UILabel.self,
    "textField": UITextField.self,
    "textView": UITextView.self,
    "imageView": UIImageView.self,
    "containerView": UIView.self,
    "control": UIControl.self,
    "button": UIButton.self,
    "switch": UISwitch.self,
    "slider": UISlider.self,
    "stepper": UIStepper.self,
    "progressView": UIProgressView.self,
    "pageControl": UIPageControl.self,
    "searchBar": UISearchBar.self,
    "colorWell": UIColorWell.self,
    "segmentedControl": UISegmentedControl.self,
    "pickerView": UIPickerView.self,
    "datePicker": UIDatePicker.self,
    "activityIndicatorView": UIActivityIndicatorView.self,
    "refreshControl": UIRefreshControl.self,
    "scrollView": UIScrollView.self,
    "tableView": UITableView.self,
    "tableViewCell": UITableViewCell.self,
    "collectionView": UICollectionView.self,
    "collectionViewCell": UICollectionViewCell.self,
    "collectionReusableView": UICollectionReusableView.self,
    "collectionViewLayout": UICollectionViewLayout.self,
    "collectionViewFlowLayout": UICollectionViewFlowLayout.self,
    "constraint": NSLayoutConstraint.self,
    "visualEffectView": UIVisualEffectView.self,
    "stackView": UIStackView.self,
    "viewController": UIViewController.self,
    "tableViewController": UITableViewController.self,
    "collectionViewController": UICollectionViewController.self,
    "navigationController": UINavigationController.self,
    "pageViewController": UIPageViewController.self,
    "splitViewController": UISplitViewController.self,
    "tabBarController": UITabBarController.self,
    "tabBar": UITabBar.self,
    "tabBarItem": UITabBarItem.self,
    "navigationBar": UINavigationBar.self,
    "toolbar": UIToolbar.self,
    "navigationItem": UINavigationItem.self,
    "barButtonItem": UIBarButtonItem.self,
  ]

  /// The class that the element names as its own. Swift classes are found by `Module.Class`, in the
  /// module that the file names, else in the one that the bundle belongs to.
  static func customClass(of element: InterfaceElement, bundle: Bundle) -> AnyClass? {
    guard let name = element.string("customClass") else { return nil }
    var modules: [String] = []
    if let module = element.string("customModule") { modules.append(module) }
    modules.append(contentsOf: moduleNames(of: bundle))
    modules.append("UIKit")
    let names = modules.map { "\($0).\(name)" } + [name]
    return names.lazy.compactMap { NSClassFromString($0) }.first(where: isNameable)
  }

  /// Whether a class is UIKit's or one that it is built on, and not an app's.
  static func isSystem(_ type: AnyClass) -> Bool {
    let module = String(reflecting: type).prefix { $0 != "." }
    return ["UIKit", "QuartzCore", "CoreGraphics", "Foundation"].contains(String(module))
  }

  /// Whether a file may name the class. Of UIKit's own those may be named that iOS has; the others are parts
  /// that their owners make, and can't be made of a file.
  private static func isNameable(_ type: AnyClass) -> Bool {
    let parts = String(reflecting: type).split(separator: ".")
    guard parts.first == "UIKit" else { return true }
    return parts.count == 2 && ["UI", "NS"].contains { parts[1].hasPrefix($0) }
  }

  /// SwiftPM names a target's bundle `Package_Target.resources`; an app's module is named as its executable,
  /// with underscores for what can't stand in a name. Xcode too takes that one, whatever the file says, where
  /// the file says that the target provides the class.
  private static func moduleNames(of bundle: Bundle) -> [String] {
    var names: [String] = []
    let directory = bundle.bundleURL.deletingPathExtension().lastPathComponent
    if let underscore = directory.lastIndex(of: "_") {
      names.append(String(directory[directory.index(after: underscore)...]))
    }
    if let executable = Bundle.main.executableURL?.lastPathComponent {
      names.append(String(executable.map { $0.isLetter || $0.isNumber ? $0 : "_" }))
    }
    return names
  }
}
