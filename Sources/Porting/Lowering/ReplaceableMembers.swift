/// The members of UIKit's classes that apps override in extensions (`extension UITableViewCell { override open
/// var canBecomeFirstResponder … }`), or whose implementations they exchange.
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

  /// Returns the first of the members with a name that a UIKit class declares or inherits.
  ///
  /// - Parameter labels: The labels of the parameters, if they are written.
  static func name(
    _ baseName: String, labels: [String]?, isProperty: Bool, of lineage: [String]
  ) -> String? {
    let known = declarations.keys.filter { name in
      guard let parenthesis = name.firstIndex(of: "(") else { return name == baseName }
      return name[..<parenthesis] == baseName
        && (labels.map {
          name.dropFirst(baseName.count) == "(" + $0.map { $0 + ":" }.joined() + ")"
        }
          ?? true)
    }
    let found = known.filter {
      $0.hasSuffix(")") != isProperty && !owners[$0]!.isDisjoint(with: lineage)
    }
    return found.min()
  }

  /// The declarations of the members, by name.
  static let declarations: [String: String] = [
    "add(_:forKey:)": "func add(_ anim: CAAnimation, forKey key: String?)",
    "addSubview(_:)": "func addSubview(_ view: UIView)",
    "awakeFromNib()": "func awakeFromNib()",
    "becomeFirstResponder()": "@discardableResult func becomeFirstResponder() -> Bool",
    "canBecomeFirstResponder": "var canBecomeFirstResponder: Bool { get }",
    "canPerformAction(_:withSender:)":
      "func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool",
    "childForHomeIndicatorAutoHidden":
      "var childForHomeIndicatorAutoHidden: UIViewController? { get }",
    "childForStatusBarHidden": "var childForStatusBarHidden: UIViewController? { get }",
    "childForStatusBarStyle": "var childForStatusBarStyle: UIViewController? { get }",
    "childViewControllerForPointerLock":
      "var childViewControllerForPointerLock: UIViewController? { get }",
    "contentOffset": "var contentOffset: CGPoint { get set }",
    "contentSize": "var contentSize: CGSize { get set }",
    "copy(_:)": "func copy(_ sender: Any?)",
    "didAddSubview(_:)": "func didAddSubview(_ subview: UIView)",
    "didMove(toParent:)": "func didMove(toParent parent: UIViewController?)",
    "didMoveToSuperview()": "func didMoveToSuperview()",
    "didMoveToWindow()": "func didMoveToWindow()",
    "dismiss(animated:completion:)":
      "func dismiss(animated flag: Bool, completion: (() -> Void)? = nil)",
    "editingRect(forBounds:)": "func editingRect(forBounds bounds: CGRect) -> CGRect",
    "gestureRecognizerShouldBegin(_:)":
      "func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool",
    "hitTest(_:with:)": "func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView?",
    "image": "var image: UIImage? { get set }",
    "intrinsicContentSize": "var intrinsicContentSize: CGSize { get }",
    "isEnabled": "var isEnabled: Bool { get set }",
    "isHighlighted": "var isHighlighted: Bool { get set }",
    "isSelected": "var isSelected: Bool { get set }",
    "keyCommands": "var keyCommands: [UIKeyCommand]? { get }",
    "layoutMargins": "var layoutMargins: UIEdgeInsets { get set }",
    "layoutSubviews()": "func layoutSubviews()",
    "loadView()": "func loadView()",
    "motionBegan(_:with:)":
      "func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?)",
    "motionCancelled(_:with:)":
      "func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?)",
    "motionEnded(_:with:)":
      "func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?)",
    "next": "var next: UIResponder? { get }",
    "paste(_:)": "func paste(_ sender: Any?)",
    "point(inside:with:)": "func point(inside point: CGPoint, with event: UIEvent?) -> Bool",
    "popViewController(animated:)":
      "@discardableResult func popViewController(animated: Bool) -> UIViewController?",
    "preferredInterfaceOrientationForPresentation":
      "var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { get }",
    "preferredScreenEdgesDeferringSystemGestures":
      "var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { get }",
    "preferredStatusBarStyle": "var preferredStatusBarStyle: UIStatusBarStyle { get }",
    "preferredStatusBarUpdateAnimation":
      "var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { get }",
    "prefersHomeIndicatorAutoHidden": "var prefersHomeIndicatorAutoHidden: Bool { get }",
    "prefersStatusBarHidden": "var prefersStatusBarHidden: Bool { get }",
    "prepareForReuse()": "func prepareForReuse()",
    "present(_:animated:completion:)":
      "func present(_ viewControllerToPresent: UIViewController, animated flag: Bool, "
      + "completion: (() -> Void)? = nil)",
    "pushViewController(_:animated:)":
      "func pushViewController(_ viewController: UIViewController, animated: Bool)",
    "reloadData()": "func reloadData()",
    "removeFromSuperview()": "func removeFromSuperview()",
    "resignFirstResponder()": "@discardableResult func resignFirstResponder() -> Bool",
    "safeAreaInsetsDidChange()": "func safeAreaInsetsDidChange()",
    "sendAction(_:to:for:)":
      "func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?)",
    "sendAction(_:to:from:for:)":
      "@discardableResult func sendAction(_ action: Selector, to target: Any?, from sender: Any?, "
      + "for event: UIEvent?) -> Bool",
    "sendEvent(_:)": "func sendEvent(_ event: UIEvent)",
    "setContentOffset(_:animated:)":
      "func setContentOffset(_ contentOffset: CGPoint, animated: Bool)",
    "shouldAutorotate": "var shouldAutorotate: Bool { get }",
    "sizeThatFits(_:)": "func sizeThatFits(_ size: CGSize) -> CGSize",
    "sizeToFit()": "func sizeToFit()",
    "supportedInterfaceOrientations":
      "var supportedInterfaceOrientations: UIInterfaceOrientationMask { get }",
    "textRect(forBounds:)": "func textRect(forBounds bounds: CGRect) -> CGRect",
    "tintColorDidChange()": "func tintColorDidChange()",
    "touchesBegan(_:with:)": "func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?)",
    "touchesCancelled(_:with:)":
      "func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?)",
    "touchesEnded(_:with:)": "func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?)",
    "touchesMoved(_:with:)": "func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?)",
    "traitCollectionDidChange(_:)":
      "func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)",
    "updateConstraints()": "func updateConstraints()",
    "viewDidAppear(_:)": "func viewDidAppear(_ animated: Bool)",
    "viewDidDisappear(_:)": "func viewDidDisappear(_ animated: Bool)",
    "viewDidLayoutSubviews()": "func viewDidLayoutSubviews()",
    "viewDidLoad()": "func viewDidLoad()",
    "viewIsAppearing(_:)": "func viewIsAppearing(_ animated: Bool)",
    "viewWillAppear(_:)": "func viewWillAppear(_ animated: Bool)",
    "viewWillDisappear(_:)": "func viewWillDisappear(_ animated: Bool)",
    "viewWillLayoutSubviews()": "func viewWillLayoutSubviews()",
    "viewWillTransition(to:with:)":
      "func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)",
    "willMove(toParent:)": "func willMove(toParent parent: UIViewController?)",
    "willMove(toSuperview:)": "func willMove(toSuperview newSuperview: UIView?)",
    "willMove(toWindow:)": "func willMove(toWindow newWindow: UIWindow?)",
    "willRemoveSubview(_:)": "func willRemoveSubview(_ subview: UIView)",
  ]

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
    (
      "becomeFirstResponder() resignFirstResponder()",
      "UIResponder UISearchBar UISearchTextField UITextField UITextView"
    ),
    ("copy(_:) paste(_:)", "UIResponder UISearchTextField UITextField UITextView"),
    ("sendAction(_:to:from:for:)", "UIApplication"),
    ("sendEvent(_:)", "UIApplication UIWindow"),
    ("sendAction(_:to:for:)", "UIControl"),
    ("reloadData()", "UICollectionView UITableView"),
    ("setContentOffset(_:animated:)", "UIScrollView"),
    ("image", "UIImageView"),
    ("addSubview(_:) removeFromSuperview() willMove(toWindow:)", "UIView"),
    ("willMove(toSuperview:)", "UIRefreshControl UIView"),
    (
      """
      present(_:animated:completion:) dismiss(animated:completion:) \
      childForHomeIndicatorAutoHidden childViewControllerForPointerLock \
      prefersHomeIndicatorAutoHidden
      """,
      "UIViewController"
    ),
    ("pushViewController(_:animated:) popViewController(animated:)", "UINavigationController"),
    ("add(_:forKey:)", "CALayer"),
    ("next", "UIApplication UIResponder UIScene UIView UIViewController UIWindow"),
    ("awakeFromNib()", "UIResponder"),
    ("contentOffset contentSize", "UIScrollView"),
    ("didAddSubview(_:) layoutMargins", "UIView"),
    ("willRemoveSubview(_:) updateConstraints()", "UIStackView UIView"),
    (
      "gestureRecognizerShouldBegin(_:) safeAreaInsetsDidChange()",
      "UICollectionView UIScrollView UITableView UIView"
    ),
    ("textRect(forBounds:) editingRect(forBounds:)", "UISearchTextField UITextField"),
    (
      "prepareForReuse()",
      """
      UICollectionReusableView UICollectionViewCell UICollectionViewListCell UITableViewCell \
      UITableViewHeaderFooterView
      """
    ),
    (
      "loadView()",
      """
      UIActivityViewController UIAlertController UICollectionViewController \
      UIColorPickerViewController UINavigationController UIPageViewController \
      UISearchController UISplitViewController UITabBarController UITableViewController \
      UIViewController
      """
    ),
    (
      """
      didMove(toParent:) preferredScreenEdgesDeferringSystemGestures \
      preferredStatusBarUpdateAnimation viewWillTransition(to:with:) willMove(toParent:)
      """,
      "UIViewController"
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
    ("viewDidLayoutSubviews() viewIsAppearing(_:)", "UIViewController"),
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
