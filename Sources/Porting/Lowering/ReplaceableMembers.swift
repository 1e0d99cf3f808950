/// The members of UIKit's classes that apps override in extensions: `extension UITableViewCell { override open
/// var canBecomeFirstResponder … }`.
///
/// In Objective-C such a category adds the member to the class, or replaces the existing one. This UIKit
/// declares these members `dynamic` in every class that has one, so that they can be replaced. A test compares
/// the list with UIKit's sources.
enum ReplaceableMembers {
  /// The members, each with the classes that declare it.
  static let owners: [String: Set<String>] = {
    var result: [String: Set<String>] = [:]
    for (members, classes) in rows {
      for member in members.split(separator: " ") {
        result[String(member)] = Set(classes.split(separator: " ").map(String.init))
      }
    }
    return result
  }()

  /// Returns the class that declares the member which objects of a UIKit class have: the class itself, or its
  /// nearest superclass.
  static func owner(of member: Member, for type: String) -> String? {
    guard !member.isStatic, let owners = owners[member.fullName] else { return nil }
    return sequence(first: type) { AppleClasses.superclass(of: $0) }.first(where: owners.contains)
  }

  private static let rows = [
    ("canBecomeFirstResponder", "UIPickerView UIResponder UISearchBar UITextField UITextView"),
    (
      "canPerformAction(_:withSender:)",
      "UINavigationController UIResponder UITextField UITextView"
    ),
    ("inputView", "UIResponder UITextField UITextView"),
    ("inputAccessoryView", "UIResponder UISearchBar UITextField UITextView"),
    (
      """
      touchesBegan(_:with:) touchesMoved(_:with:) touchesEnded(_:with:) \
      touchesCancelled(_:with:)
      """,
      "UICollectionView UIControl UIResponder UITableView"
    ),
    ("motionBegan(_:with:) motionEnded(_:with:) motionCancelled(_:with:)", "UIResponder"),
    ("keyCommands", "UIResponder UIViewController"),
    (
      "layoutSubviews()",
      """
      UIButton UICalendarView UICollectionView UICollectionViewCell UICollectionViewListCell \
      UIColorWell UIDatePicker UIImageView UIListContentView UINavigationBar UIPageControl \
      UIPickerView UIProgressView UIRefreshControl UIScrollView UISearchBar UISearchTextField \
      UISegmentedControl UISlider UIStepper UITabBar UITableView UITableViewCell \
      UITableViewHeaderFooterView UITextField UITextView UIToolbar UIView
      """
    ),
    ("sizeToFit() hitTest(_:with:)", "UIView"),
    (
      "sizeThatFits(_:)",
      """
      UIActivityIndicatorView UIButton UICalendarView UIColorWell UIDatePicker UIImageView \
      UILabel UIListContentView UINavigationBar UIPageControl UIPickerView UIProgressView \
      UISearchBar UISegmentedControl UISlider UIStepper UISwitch UITabBar UITableViewCell \
      UITableViewHeaderFooterView UITextField UITextView UIToolbar UIView
      """
    ),
    (
      "intrinsicContentSize",
      """
      UIActivityIndicatorView UIButton UICalendarView UIColorWell UIDatePicker UIImageView \
      UILabel UIListContentView UINavigationBar UIPageControl UIPickerView UIProgressView \
      UISearchBar UISegmentedControl UISlider UIStepper UISwitch UITabBar UITextField \
      UITextView UIToolbar UIView
      """
    ),
    ("point(inside:with:)", "UINavigationBar UIView"),
    ("didMoveToWindow()", "UICollectionView UIProgressView UIScrollView UITableView UIView"),
    ("didMoveToSuperview()", "UIRefreshControl UIView"),
    (
      "tintColorDidChange()",
      """
      UIButton UICollectionViewListCell UIImageView UIListContentView UIProgressView \
      UISearchBar UISlider UITextView UIView
      """
    ),
    (
      "traitCollectionDidChange(_:)",
      """
      UINavigationBar UINavigationController UITabBar UITabBarController UIToolbar UIView \
      UIViewController UIWindowScene
      """
    ),
    ("isEnabled", "UIControl UILabel UISearchBar"),
    (
      "isHighlighted",
      "UICollectionViewCell UIColorWell UIControl UIImageView UILabel UITableViewCell"
    ),
    ("isSelected", "UICollectionViewCell UIControl UITableViewCell"),
    (
      "viewDidLoad()",
      """
      UIImagePickerController UINavigationController UISearchContainerViewController \
      UIViewController
      """
    ),
    (
      "viewWillAppear(_:)",
      """
      UICollectionViewController UIImagePickerController UITableViewController \
      UIViewController
      """
    ),
    (
      "viewDidAppear(_:)",
      "UIAlertController UICollectionViewController UITableViewController UIViewController"
    ),
    (
      "viewWillDisappear(_:)",
      """
      UIActivityViewController UIAlertController UIColorPickerViewController \
      UIImagePickerController UIViewController
      """
    ),
    (
      "viewDidDisappear(_:)",
      """
      UIActivityViewController UIColorPickerViewController UIImagePickerController \
      UIViewController
      """
    ),
    ("viewDidLayoutSubviews()", "UIViewController"),
    (
      "viewWillLayoutSubviews()",
      """
      UINavigationController UIPageViewController UISearchContainerViewController \
      UITabBarController UIViewController
      """
    ),
    (
      "shouldAutorotate preferredStatusBarStyle prefersStatusBarHidden",
      "UINavigationController UITabBarController UIViewController"
    ),
    (
      "supportedInterfaceOrientations",
      """
      UINavigationController UIPageViewController UISplitViewController UITabBarController \
      UIViewController
      """
    ),
    (
      "childForStatusBarStyle childForStatusBarHidden",
      """
      UINavigationController UIPageViewController UISearchController UISplitViewController \
      UITabBarController UIViewController
      """
    ),
    (
      "preferredInterfaceOrientationForPresentation",
      """
      UINavigationController UIPageViewController UISplitViewController UITabBarController \
      UIViewController
      """
    ),
  ]
}
