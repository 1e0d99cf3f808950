/// The superclasses of Apple's classes that projects extend. A module's sources don't contain them.
enum AppleClasses {
  /// Returns the superclass of a class, or `nil` for `NSObject` and for classes that aren't listed.
  static func superclass(of name: String) -> String? { superclasses[name] }

  /// Each class with its superclass, from Apple's documentation ("Inherits From").
  static let superclasses: [String: String] = {
    var result: [String: String] = [:]
    for (superclass, names) in subclasses {
      for name in names.split(separator: " ") { result[String(name)] = superclass }
    }
    return result
  }()

  /// The protocols with optional members to which these classes conform, so that their subclasses override the members.
  static let conformances: [String: Set<String>] = [
    "UIActivityItemProvider": ["UIActivityItemSource"],
    "UICollectionViewController": ["UICollectionViewDataSource", "UICollectionViewDelegate"],
    "UICollectionViewDiffableDataSource": ["UICollectionViewDataSource"],
    "UICollectionViewLayoutAttributes": ["UIDynamicItem"],
    "UIControl": ["UIContextMenuInteractionDelegate"],
    "UIDynamicItemGroup": ["UIDynamicItem"],
    "UIPercentDrivenInteractiveTransition": ["UIViewControllerInteractiveTransitioning"],
    "UISearchBar": ["UITextInputTraits"],
    "UITabBarController": ["UITabBarDelegate"],
    "UITableViewController": ["UITableViewDataSource", "UITableViewDelegate"],
    "UITableViewDiffableDataSource": ["UITableViewDataSource"],
    "UITextField": ["UITextInput"],
    "UITextView": ["UITextInput"],
    "UIView": ["CALayerDelegate", "UIDynamicItem"],
  ]

  private static let subclasses = [
    "NSObject": """
    CAAnimation CALayer NSLayoutConstraint NSLayoutManager NSTextContainer UIBarAppearance UIBarItem \
    UICollectionViewLayout UIGestureRecognizer UILayoutGuide UIMenuElement UINavigationItem \
    UIPresentationController UIResponder UIStoryboardSegue UIBezierPath UIColor UIFont UIImage
    """,
    "CALayer": """
    CAEmitterLayer CAGradientLayer CAReplicatorLayer CAScrollLayer CAShapeLayer CATextLayer \
    CATiledLayer CATransformLayer
    """,
    "CAAnimation": "CAAnimationGroup CAPropertyAnimation CATransition",
    "CAPropertyAnimation": "CABasicAnimation CAKeyframeAnimation",
    "CABasicAnimation": "CASpringAnimation",
    "UIBarItem": "UIBarButtonItem UITabBarItem",
    "UIBarAppearance": "UINavigationBarAppearance UITabBarAppearance UIToolbarAppearance",
    "UICollectionViewLayout": """
    UICollectionViewCompositionalLayout UICollectionViewFlowLayout UICollectionViewTransitionLayout
    """,
    "UIGestureRecognizer": """
    UIHoverGestureRecognizer UILongPressGestureRecognizer UIPanGestureRecognizer \
    UIPinchGestureRecognizer UIRotationGestureRecognizer UISwipeGestureRecognizer \
    UITapGestureRecognizer
    """,
    "UIPanGestureRecognizer": "UIScreenEdgePanGestureRecognizer",
    "UIMenuElement": "UIAction UICommand UIMenu",
    "UIPresentationController": "UIPopoverPresentationController UISheetPresentationController",
    "UIResponder": "UIApplication UIScene UIView UIViewController",
    "UIScene": "UIWindowScene",
    "UIView": """
    UIActivityIndicatorView UICalendarView UICollectionReusableView UIControl UIImageView \
    UIInputView UILabel \
    UIListContentView UINavigationBar UIPickerView UIProgressView UIScrollView UISearchBar \
    UIStackView UITabBar UITableViewCell UITableViewHeaderFooterView UIToolbar UIVisualEffectView \
    UIWindow
    """,
    "UICollectionReusableView": "UICollectionViewCell",
    "UICollectionViewCell": "UICollectionViewListCell",
    "UIControl": """
    UIButton UIColorWell UIDatePicker UIPageControl UIRefreshControl UISegmentedControl UISlider \
    UIStepper UISwitch UITextField
    """,
    "UITextField": "UISearchTextField",
    "UIScrollView": "UICollectionView UITableView UITextView",
    "UIViewController": """
    UIActivityViewController UIAlertController UICollectionViewController \
    UIColorPickerViewController UIDocumentPickerViewController UIInputViewController \
    UINavigationController UIPageViewController UISearchContainerViewController UISearchController \
    UISplitViewController \
    UITabBarController UITableViewController
    """,
    "UINavigationController": "UIImagePickerController",
  ]
}
