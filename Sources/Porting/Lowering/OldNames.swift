/// UIKit's and Foundation's names from before Swift 4.2. A Swift 4 module gets declarations of these names.
enum OldNames {
  /// - Parameter declared: The names of types that the module declares itself.
  static func text(without declared: Set<String>) -> String {
    let all = types.reduce(into: others) { $0[$1.filter { $0 != "." }] = $1 }
    let aliases = all.filter { !declared.contains($0.key) }
      .map { "public typealias \($0.key) = \($0.value)\n" }
    let values =
      cases.flatMap { family in names(family).map { ($0.old, family.owner, $0.now) } }
      + values.flatMap { type, families in families.flatMap(names).map { ($0.old, type, $0.now) } }
    let constants = values.map { "public var \($0): \($1) { \($2) }\n" }
    let keys = attributes.map { name in
      "public var NS\(capitalized(name))AttributeName: NSAttributedString.Key { .\(name) }\n"
    }
    let notifications = notifications.flatMap(names)
      .map { "  static var \($0.old): NSNotification.Name { \($0.now)Notification }\n" }
    let declarations = aliases.sorted() + constants.sorted() + keys
    return "import UIKit\n\n" + declarations.joined()
      + "func UIEdgeInsetsMake(_ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat)"
      + " -> UIEdgeInsets { UIEdgeInsets(top: top, left: left, bottom: bottom, right: right) }\n"
      + "func UIEdgeInsetsInsetRect(_ rect: CGRect, _ insets: UIEdgeInsets) -> CGRect"
      + " { rect.inset(by: insets) }\n"
      + "extension NSNotification.Name {\n" + notifications.sorted().joined() + "}\n" + members
  }

  /// Names that share a prefix and end like the members of a type. `kCALineCapRound`, now
  /// `CAShapeLayerLineCap.round`, belongs to the family `("kCALineCap", "CAShapeLayerLineCap", "round")`.
  private typealias Family = (start: String, owner: String, members: String)

  private static func names(_ family: Family) -> [(old: String, now: String)] {
    family.members.split(separator: " ").map {
      (family.start + capitalized($0), "\(family.owner).\($0)")
    }
  }

  private static func capitalized(_ name: some StringProtocol) -> String {
    name.prefix(1).uppercased() + name.dropFirst()
  }

  /// Members, each with its current name.
  private static let members = """

    func UIImagePNGRepresentation(_ image: UIImage) -> Data? { image.pngData() }
    func UIImageJPEGRepresentation(_ image: UIImage, _ compressionQuality: CGFloat) -> Data? {
      image.jpegData(compressionQuality: compressionQuality)
    }
    extension UIView {
      func bringSubview(toFront view: UIView) { bringSubviewToFront(view) }
      func sendSubview(toBack view: UIView) { sendSubviewToBack(view) }
    }
    extension UIViewController {
      var childViewControllers: [UIViewController] { children }
      func addChildViewController(_ childController: UIViewController) { addChild(childController) }
      func removeFromParentViewController() { removeFromParent() }
      func willMove(toParentViewController parent: UIViewController?) { willMove(toParent: parent) }
      func didMove(toParentViewController parent: UIViewController?) { didMove(toParent: parent) }
    }
    extension NSUnderlineStyle {
      static var styleNone: NSUnderlineStyle { [] }
      static var styleSingle: NSUnderlineStyle { .single }
      static var styleThick: NSUnderlineStyle { .thick }
      static var styleDouble: NSUnderlineStyle { .double }
    }
    extension UIActivityIndicatorView {
      var activityIndicatorViewStyle: UIActivityIndicatorView.Style {
        get { style }
        set { style = newValue }
      }
      convenience init(activityIndicatorStyle style: UIActivityIndicatorView.Style) {
        self.init(style: style)
      }
    }

    """

  /// Types whose older names are these without the dot.
  private static let types = [
    "NSAttributedString.Key", "NSTextStorage.EditActions", "UIActivity.Category",
    "UIActivityIndicatorView.Style", "UIAlertAction.Style", "UIAlertController.Style",
    "UIApplication.LaunchOptionsKey", "UIApplication.OpenURLOptionsKey", "UIApplication.State",
    "UIBarButtonItem.Style", "UIBlurEffect.Style", "UICollectionView.ScrollDirection",
    "UICollectionView.ScrollPosition", "UICollisionBehavior.Mode", "UIContextualAction.Style",
    "UIControl.ContentHorizontalAlignment", "UIControl.ContentVerticalAlignment", "UIControl.State",
    "UIDatePicker.Mode", "UIDevice.BatteryState", "UIFontDescriptor.SymbolicTraits",
    "UIFont.TextStyle", "UIGestureRecognizer.State", "UIImage.Orientation",
    "UIImagePickerController.CameraCaptureMode", "UIImagePickerController.CameraDevice",
    "UIImagePickerController.CameraFlashMode", "UIImagePickerController.QualityType",
    "UIImagePickerController.SourceType", "UIImage.RenderingMode", "UIImage.ResizingMode",
    "UIInputView.Style", "UIMenuController.ArrowDirection", "UINavigationController.Operation",
    "UIPageViewController.NavigationDirection", "UIPageViewController.NavigationOrientation",
    "UIPageViewController.SpineLocation", "UIPageViewController.TransitionStyle", "UIPress.Phase",
    "UIProgressView.Style", "UIPushBehavior.Mode", "UIScrollView.ContentInsetAdjustmentBehavior",
    "UIScrollView.IndexDisplayMode", "UIScrollView.IndicatorStyle",
    "UIScrollView.KeyboardDismissMode", "UISearchBar.Icon", "UISearchBar.Style",
    "UISegmentedControl.Segment", "UISplitViewController.DisplayMode",
    "UISplitViewController.PrimaryEdge", "UIStackView.Alignment", "UIStackView.Distribution",
    "UISwipeGestureRecognizer.Direction", "UITabBar.ItemPositioning",
    "UITableViewCell.AccessoryType", "UITableViewCell.EditingStyle",
    "UITableViewCell.SelectionStyle", "UITableViewCell.SeparatorStyle", "UITableViewCell.StateMask",
    "UITableViewRowAction.Style", "UITableView.RowAnimation", "UITableView.ScrollPosition",
    "UITableView.Style", "UITextField.DidEndEditingReason", "UITextField.ViewMode", "UITouch.Phase",
    "UITouch.Properties", "UIView.AnimationCurve", "UIView.AnimationOptions",
    "UIView.AnimationTransition", "UIView.ContentMode", "UIView.KeyframeAnimationOptions",
    "UIView.TintAdjustmentMode", "UIWindow.Level",
  ]

  /// Other types, by their older names.
  private static let others = [
    "NSLayoutAttribute": "NSLayoutConstraint.Attribute",
    "NSLayoutFormatOptions": "NSLayoutConstraint.FormatOptions",
    "NSLayoutRelation": "NSLayoutConstraint.Relation", "UIActivityType": "UIActivity.ActivityType",
    "UIApplicationShortcutIconType": "UIApplicationShortcutIcon.IconType",
    "UIAttachmentBehaviorType": "UIAttachmentBehavior.AttachmentType",
    "UIBarButtonSystemItem": "UIBarButtonItem.SystemItem", "UIButtonType": "UIButton.ButtonType",
    "UICollectionElementCategory": "UICollectionView.ElementCategory",
    "UICollectionUpdateAction": "UICollectionViewUpdateItem.Action",
    "UICollectionViewDropIntent": "UICollectionViewDropProposal.Intent",
    "UIControlEvents": "UIControl.Event", "UIEventSubtype": "UIEvent.EventSubtype",
    "UIEventType": "UIEvent.EventType",
    "UIImpactFeedbackStyle": "UIImpactFeedbackGenerator.FeedbackStyle",
    "UIInterpolatingMotionEffectType": "UIInterpolatingMotionEffect.EffectType",
    "UILayoutConstraintAxis": "NSLayoutConstraint.Axis",
    "UINotificationFeedbackType": "UINotificationFeedbackGenerator.FeedbackType",
    "UIPressType": "UIPress.PressType", "UISystemAnimation": "UIView.SystemAnimation",
    "UITabBarSystemItem": "UITabBarItem.SystemItem",
    "UITableViewCellStyle": "UITableViewCell.CellStyle",
    "UITableViewDropIntent": "UITableViewDropProposal.Intent",
    "UITextBorderStyle": "UITextField.BorderStyle", "UITouchType": "UITouch.TouchType",
    "UIViewAutoresizing": "UIView.AutoresizingMask",
  ]

  /// Constants with the type that contains them now.
  private static let cases: [Family] = [
    ("UIBackgroundTask", "UIBackgroundTaskIdentifier", "invalid"),
    ("UIScrollViewDecelerationRate", "UIScrollView.DecelerationRate", "fast normal"),
    ("UIWindowLevel", "UIWindow.Level", "alert normal statusBar"),
    ("kCAFillMode", "CAMediaTimingFillMode", "backwards both forwards removed"),
    ("kCAFillRule", "CAShapeLayerFillRule", "evenOdd nonZero"),
    ("kCAGravity", "CALayerContentsGravity", "center resize resizeAspect resizeAspectFill"),
    ("kCALineCap", "CAShapeLayerLineCap", "butt round square"),
    ("kCALineJoin", "CAShapeLayerLineJoin", "bevel miter round"),
    (
      "kCAMediaTimingFunction", "CAMediaTimingFunctionName",
      "default easeIn easeInEaseOut easeOut linear"
    ),
    ("kCATransition", "CATransitionType", "fade moveIn push reveal"),
    ("kCATransition", "CATransitionSubtype", "fromBottom fromLeft fromRight fromTop"),
  ]

  /// Other constants, by type.
  private static let values: [String: [Family]] = [
    "CGFloat": [
      ("UITableView", "UITableView", "automaticDimension"),
      ("UIView", "UIView", "noIntrinsicMetric"),
    ],
    "CGSize": [
      ("UI", "UIView", "layoutFittingCompressedSize layoutFittingExpandedSize"),
      ("UICollectionViewFlowLayout", "UICollectionViewFlowLayout", "automaticSize"),
    ],
    "String": [
      (
        "UI", "UIResponder",
        """
        keyboardAnimationCurveUserInfoKey keyboardAnimationDurationUserInfoKey \
        keyboardFrameBeginUserInfoKey keyboardFrameEndUserInfoKey
        """
      ),
      ("UIApplication", "UIApplication", "openSettingsURLString"),
      ("UICollection", "UICollectionView", "elementKindSectionFooter elementKindSectionHeader"),
    ],
  ]

  /// Keys of attributed strings, by their current names: `NSFontAttributeName` is `.font`.
  private static let attributes = [
    "attachment", "backgroundColor", "baselineOffset", "expansion", "font", "foregroundColor",
    "kern", "ligature", "link", "obliqueness", "paragraphStyle", "shadow", "strikethroughColor",
    "strikethroughStyle", "strokeColor", "strokeWidth", "textEffect", "underlineColor",
    "underlineStyle", "writingDirection",
  ]

  /// Notifications, whose current names end in "Notification".
  private static let notifications: [Family] = [
    (
      "UI", "UIResponder",
      """
      keyboardDidChangeFrame keyboardDidHide keyboardDidShow keyboardWillChangeFrame \
      keyboardWillHide keyboardWillShow
      """
    ),
    (
      "UIApplication", "UIApplication",
      """
      didBecomeActive didChangeStatusBarFrame didChangeStatusBarOrientation didEnterBackground \
      didFinishLaunching didReceiveMemoryWarning significantTimeChange userDidTakeScreenshot \
      willChangeStatusBarFrame willChangeStatusBarOrientation willEnterForeground \
      willResignActive willTerminate
      """
    ),
    ("UIContentSizeCategory", "UIContentSizeCategory", "didChange"),
    (
      "UIDevice", "UIDevice",
      "batteryLevelDidChange batteryStateDidChange orientationDidChange proximityStateDidChange"
    ),
    ("UIPasteboard", "UIPasteboard", "changed removed"),
    ("UIScreen", "UIScreen", "brightnessDidChange"),
    ("UITextField", "UITextField", "textDidBeginEditing textDidChange textDidEndEditing"),
    ("UITextView", "UITextView", "textDidBeginEditing textDidChange textDidEndEditing"),
    ("UIViewController", "UIViewController", "showDetailTargetDidChange"),
    ("UIWindow", "UIWindow", "didBecomeHidden didBecomeKey didBecomeVisible didResignKey"),
  ]
}
