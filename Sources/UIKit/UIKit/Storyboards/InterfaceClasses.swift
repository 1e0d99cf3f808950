import InterfaceFiles

/// A mapping from names in an Interface Builder file to classes.
@MainActor
enum InterfaceClasses {
  /// Returns the system class of an element, or `nil` if the class isn't supported.
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

  /// Returns the custom class that the element names.
  ///
  /// Swift classes are looked up as `Module.Class`, first in the module that the file names, then in the
  /// bundle's module.
  static func customClass(of element: InterfaceElement, bundle: Bundle) -> AnyClass? {
    guard let name = element.string("customClass") else { return nil }
    var modules: [String] = []
    if let module = element.string("customModule") { modules.append(module) }
    modules.append(contentsOf: moduleNames(of: bundle))
    modules.append("UIKit")
    let names = modules.map { "\($0).\(name)" } + [name]
    return names.lazy.compactMap { NSClassFromString($0) }.first(where: isNameable)
  }

  /// Returns whether a class belongs to UIKit or a framework below it, instead of an app.
  static func isSystem(_ type: AnyClass) -> Bool {
    let module = String(reflecting: type).prefix { $0 != "." }
    return ["UIKit", "QuartzCore", "CoreGraphics", "Foundation"].contains(String(module))
  }

  /// Returns whether a file may name the class. In UIKit, these are the classes that exist on iOS. The others
  /// are internal parts, which can't be created from a file.
  private static func isNameable(_ type: AnyClass) -> Bool {
    let parts = String(reflecting: type).split(separator: ".")
    guard parts.first == "UIKit" else { return true }
    return parts.count == 2 && ["UI", "NS"].contains { parts[1].hasPrefix($0) }
  }

  /// Returns the possible module names of a bundle.
  ///
  /// SwiftPM names a target's bundle `Package_Target.resources`. An app's module has the name of its
  /// executable, with underscores in place of characters that aren't allowed. If the file says that the
  /// target provides the class, Xcode also uses that module, whatever module the file names.
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
