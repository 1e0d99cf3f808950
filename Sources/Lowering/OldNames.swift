/// Names that UIKit and Foundation had before Swift 4.2, which sources of that language use: a
/// module of Swift 4 gets them as its own.
enum OldNames {
  /// - Parameter declared: names of types that the module has itself.
  static func text(without declared: Set<String>) -> String {
    let aliases = types.filter { !declared.contains($0.key) }.sorted { $0.key < $1.key }
      .map { "typealias \($0.key) = \($0.value)\n" }
    let values = constants.sorted { $0.key < $1.key }
      .map { "@MainActor var \($0.key): \($0.value.type) { \($0.value.name) }\n" }
    let notifications = notifications.sorted { $0.key < $1.key }
      .map { "  static var \($0.key): NSNotification.Name { \($0.value) }\n" }
    return "import UIKit\n\n" + aliases.joined() + values.joined()
      + "func UIEdgeInsetsMake(_ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat)"
      + " -> UIEdgeInsets { UIEdgeInsets(top: top, left: left, bottom: bottom, right: right) }\n"
      + "func UIEdgeInsetsInsetRect(_ rect: CGRect, _ insets: UIEdgeInsets) -> CGRect"
      + " { rect.inset(by: insets) }\n"
      + "extension NSNotification.Name {\n" + notifications.joined() + "}\n"
  }

  private static let types: [String: String] = [
    "NSAttributedStringKey": "NSAttributedString.Key",
    "UIActivityIndicatorViewStyle": "UIActivityIndicatorView.Style",
    "UIAlertActionStyle": "UIAlertAction.Style",
    "UIAlertControllerStyle": "UIAlertController.Style",
    "UIApplicationLaunchOptionsKey": "UIApplication.LaunchOptionsKey",
    "UIApplicationOpenURLOptionsKey": "UIApplication.OpenURLOptionsKey",
    "UIApplicationState": "UIApplication.State",
    "UIBarButtonItemStyle": "UIBarButtonItem.Style",
    "UIBarButtonSystemItem": "UIBarButtonItem.SystemItem",
    "UIButtonType": "UIButton.ButtonType",
    "UICollectionViewScrollDirection": "UICollectionView.ScrollDirection",
    "UICollectionViewScrollPosition": "UICollectionView.ScrollPosition",
    "UIControlContentHorizontalAlignment": "UIControl.ContentHorizontalAlignment",
    "UIControlContentVerticalAlignment": "UIControl.ContentVerticalAlignment",
    "UIControlEvents": "UIControl.Event",
    "UIControlState": "UIControl.State",
    "UIFontTextStyle": "UIFont.TextStyle",
    "UIGestureRecognizerState": "UIGestureRecognizer.State",
    "UIImageOrientation": "UIImage.Orientation",
    "UIImageRenderingMode": "UIImage.RenderingMode",
    "UILayoutConstraintAxis": "NSLayoutConstraint.Axis",
    "UINavigationControllerOperation": "UINavigationController.Operation",
    "UIPageViewControllerNavigationDirection": "UIPageViewController.NavigationDirection",
    "UIPageViewControllerNavigationOrientation": "UIPageViewController.NavigationOrientation",
    "UIPageViewControllerTransitionStyle": "UIPageViewController.TransitionStyle",
    "UIScrollViewKeyboardDismissMode": "UIScrollView.KeyboardDismissMode",
    "UIStackViewAlignment": "UIStackView.Alignment",
    "UIStackViewDistribution": "UIStackView.Distribution",
    "UITableViewCellAccessoryType": "UITableViewCell.AccessoryType",
    "UITableViewCellEditingStyle": "UITableViewCell.EditingStyle",
    "UITableViewCellSelectionStyle": "UITableViewCell.SelectionStyle",
    "UITableViewCellStyle": "UITableViewCell.CellStyle",
    "UITableViewRowAnimation": "UITableView.RowAnimation",
    "UITableViewScrollPosition": "UITableView.ScrollPosition",
    "UITableViewStyle": "UITableView.Style",
    "UITextBorderStyle": "UITextField.BorderStyle",
    "UITextFieldViewMode": "UITextField.ViewMode",
    "UITouchPhase": "UITouch.Phase",
    "UIViewAnimationCurve": "UIView.AnimationCurve",
    "UIViewAnimationOptions": "UIView.AnimationOptions",
    "UIViewAutoresizing": "UIView.AutoresizingMask",
    "UIViewContentMode": "UIView.ContentMode",
    "UIViewKeyframeAnimationOptions": "UIView.KeyframeAnimationOptions",
    "UIViewTintAdjustmentMode": "UIView.TintAdjustmentMode",
  ]

  private static let constants: [String: (type: String, name: String)] = [
    "UICollectionElementKindSectionFooter":
      ("String", "UICollectionView.elementKindSectionFooter"),
    "UICollectionElementKindSectionHeader":
      ("String", "UICollectionView.elementKindSectionHeader"),
    "UIKeyboardAnimationCurveUserInfoKey":
      ("String", "UIResponder.keyboardAnimationCurveUserInfoKey"),
    "UIKeyboardAnimationDurationUserInfoKey":
      ("String", "UIResponder.keyboardAnimationDurationUserInfoKey"),
    "UIKeyboardFrameBeginUserInfoKey":
      ("String", "UIResponder.keyboardFrameBeginUserInfoKey"),
    "UIKeyboardFrameEndUserInfoKey": ("String", "UIResponder.keyboardFrameEndUserInfoKey"),
    "UILayoutFittingCompressedSize": ("CGSize", "UIView.layoutFittingCompressedSize"),
    "UILayoutFittingExpandedSize": ("CGSize", "UIView.layoutFittingExpandedSize"),
    "UITableViewAutomaticDimension": ("CGFloat", "UITableView.automaticDimension"),
    "UIViewNoIntrinsicMetric": ("CGFloat", "UIView.noIntrinsicMetric"),
  ]

  private static let notifications: [String: String] = [
    "UIApplicationDidBecomeActive": "UIApplication.didBecomeActiveNotification",
    "UIApplicationDidEnterBackground": "UIApplication.didEnterBackgroundNotification",
    "UIApplicationWillEnterForeground": "UIApplication.willEnterForegroundNotification",
    "UIApplicationWillResignActive": "UIApplication.willResignActiveNotification",
    "UIContentSizeCategoryDidChange": "UIContentSizeCategory.didChangeNotification",
    "UIDeviceOrientationDidChange": "UIDevice.orientationDidChangeNotification",
    "UIKeyboardDidHide": "UIResponder.keyboardDidHideNotification",
    "UIKeyboardDidShow": "UIResponder.keyboardDidShowNotification",
    "UIKeyboardWillChangeFrame": "UIResponder.keyboardWillChangeFrameNotification",
    "UIKeyboardWillHide": "UIResponder.keyboardWillHideNotification",
    "UIKeyboardWillShow": "UIResponder.keyboardWillShowNotification",
    "UITextFieldTextDidChange": "UITextField.textDidChangeNotification",
    "UITextViewTextDidChange": "UITextView.textDidChangeNotification",
  ]
}
