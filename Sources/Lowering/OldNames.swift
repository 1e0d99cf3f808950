/// Names that UIKit and Foundation had before Swift 4.2, which sources of that language use: a
/// module of Swift 4 gets them as its own.
enum OldNames {
  /// - Parameter declared: names of types that the module has itself.
  static func text(without declared: Set<String>) -> String {
    let aliases = types.filter { !declared.contains($0.key) }.sorted { $0.key < $1.key }
      .map { "public typealias \($0.key) = \($0.value)\n" }
    let values = constants.sorted { $0.key < $1.key }
      .map { "public var \($0.key): \($0.value.type) { \($0.value.name) }\n" }
    let keys = attributes.map { name in
      "public var NS\(name.prefix(1).uppercased() + name.dropFirst())AttributeName: "
        + "NSAttributedString.Key { .\(name) }\n"
    }
    let notifications = notifications.sorted { $0.key < $1.key }
      .map { "  static var \($0.key): NSNotification.Name { \($0.value) }\n" }
    return "import UIKit\n\n" + aliases.joined() + values.joined() + keys.joined()
      + "func UIEdgeInsetsMake(_ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat)"
      + " -> UIEdgeInsets { UIEdgeInsets(top: top, left: left, bottom: bottom, right: right) }\n"
      + "func UIEdgeInsetsInsetRect(_ rect: CGRect, _ insets: UIEdgeInsets) -> CGRect"
      + " { rect.inset(by: insets) }\n"
      + "extension NSNotification.Name {\n" + notifications.joined() + "}\n" + members
  }

  /// Members, each with what it is called now.
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

  private static let types: [String: String] = [
    "NSAttributedStringKey": "NSAttributedString.Key",
    "NSLayoutAttribute": "NSLayoutConstraint.Attribute",
    "NSLayoutFormatOptions": "NSLayoutConstraint.FormatOptions",
    "NSLayoutRelation": "NSLayoutConstraint.Relation",
    "NSTextStorageEditActions": "NSTextStorage.EditActions",
    "UIActivityCategory": "UIActivity.Category",
    "UIActivityIndicatorViewStyle": "UIActivityIndicatorView.Style",
    "UIActivityType": "UIActivity.ActivityType",
    "UIAlertActionStyle": "UIAlertAction.Style",
    "UIAlertControllerStyle": "UIAlertController.Style",
    "UIApplicationLaunchOptionsKey": "UIApplication.LaunchOptionsKey",
    "UIApplicationOpenURLOptionsKey": "UIApplication.OpenURLOptionsKey",
    "UIApplicationShortcutIconType": "UIApplicationShortcutIcon.IconType",
    "UIApplicationState": "UIApplication.State",
    "UIAttachmentBehaviorType": "UIAttachmentBehavior.AttachmentType",
    "UIBarButtonItemStyle": "UIBarButtonItem.Style",
    "UIBarButtonSystemItem": "UIBarButtonItem.SystemItem",
    "UIBlurEffectStyle": "UIBlurEffect.Style",
    "UIButtonType": "UIButton.ButtonType",
    "UICollectionElementCategory": "UICollectionView.ElementCategory",
    "UICollectionUpdateAction": "UICollectionViewUpdateItem.Action",
    "UICollectionViewDropIntent": "UICollectionViewDropProposal.Intent",
    "UICollectionViewScrollDirection": "UICollectionView.ScrollDirection",
    "UICollectionViewScrollPosition": "UICollectionView.ScrollPosition",
    "UICollisionBehaviorMode": "UICollisionBehavior.Mode",
    "UIContextualActionStyle": "UIContextualAction.Style",
    "UIControlContentHorizontalAlignment": "UIControl.ContentHorizontalAlignment",
    "UIControlContentVerticalAlignment": "UIControl.ContentVerticalAlignment",
    "UIControlEvents": "UIControl.Event",
    "UIControlState": "UIControl.State",
    "UIDatePickerMode": "UIDatePicker.Mode",
    "UIDeviceBatteryState": "UIDevice.BatteryState",
    "UIEventSubtype": "UIEvent.EventSubtype",
    "UIEventType": "UIEvent.EventType",
    "UIFontDescriptorSymbolicTraits": "UIFontDescriptor.SymbolicTraits",
    "UIFontTextStyle": "UIFont.TextStyle",
    "UIGestureRecognizerState": "UIGestureRecognizer.State",
    "UIImageOrientation": "UIImage.Orientation",
    "UIImagePickerControllerCameraCaptureMode": "UIImagePickerController.CameraCaptureMode",
    "UIImagePickerControllerCameraDevice": "UIImagePickerController.CameraDevice",
    "UIImagePickerControllerCameraFlashMode": "UIImagePickerController.CameraFlashMode",
    "UIImagePickerControllerQualityType": "UIImagePickerController.QualityType",
    "UIImagePickerControllerSourceType": "UIImagePickerController.SourceType",
    "UIImageRenderingMode": "UIImage.RenderingMode",
    "UIImageResizingMode": "UIImage.ResizingMode",
    "UIImpactFeedbackStyle": "UIImpactFeedbackGenerator.FeedbackStyle",
    "UIInputViewStyle": "UIInputView.Style",
    "UIInterpolatingMotionEffectType": "UIInterpolatingMotionEffect.EffectType",
    "UILayoutConstraintAxis": "NSLayoutConstraint.Axis",
    "UIMenuControllerArrowDirection": "UIMenuController.ArrowDirection",
    "UINavigationControllerOperation": "UINavigationController.Operation",
    "UINotificationFeedbackType": "UINotificationFeedbackGenerator.FeedbackType",
    "UIPageViewControllerNavigationDirection": "UIPageViewController.NavigationDirection",
    "UIPageViewControllerNavigationOrientation": "UIPageViewController.NavigationOrientation",
    "UIPageViewControllerSpineLocation": "UIPageViewController.SpineLocation",
    "UIPageViewControllerTransitionStyle": "UIPageViewController.TransitionStyle",
    "UIPressPhase": "UIPress.Phase",
    "UIPressType": "UIPress.PressType",
    "UIProgressViewStyle": "UIProgressView.Style",
    "UIPushBehaviorMode": "UIPushBehavior.Mode",
    "UIScrollViewContentInsetAdjustmentBehavior": "UIScrollView.ContentInsetAdjustmentBehavior",
    "UIScrollViewIndexDisplayMode": "UIScrollView.IndexDisplayMode",
    "UIScrollViewIndicatorStyle": "UIScrollView.IndicatorStyle",
    "UIScrollViewKeyboardDismissMode": "UIScrollView.KeyboardDismissMode",
    "UISearchBarIcon": "UISearchBar.Icon",
    "UISearchBarStyle": "UISearchBar.Style",
    "UISegmentedControlSegment": "UISegmentedControl.Segment",
    "UISplitViewControllerDisplayMode": "UISplitViewController.DisplayMode",
    "UISplitViewControllerPrimaryEdge": "UISplitViewController.PrimaryEdge",
    "UIStackViewAlignment": "UIStackView.Alignment",
    "UIStackViewDistribution": "UIStackView.Distribution",
    "UISwipeGestureRecognizerDirection": "UISwipeGestureRecognizer.Direction",
    "UISystemAnimation": "UIView.SystemAnimation",
    "UITabBarItemPositioning": "UITabBar.ItemPositioning",
    "UITabBarSystemItem": "UITabBarItem.SystemItem",
    "UITableViewCellAccessoryType": "UITableViewCell.AccessoryType",
    "UITableViewCellEditingStyle": "UITableViewCell.EditingStyle",
    "UITableViewCellSelectionStyle": "UITableViewCell.SelectionStyle",
    "UITableViewCellSeparatorStyle": "UITableViewCell.SeparatorStyle",
    "UITableViewCellStateMask": "UITableViewCell.StateMask",
    "UITableViewCellStyle": "UITableViewCell.CellStyle",
    "UITableViewDropIntent": "UITableViewDropProposal.Intent",
    "UITableViewRowActionStyle": "UITableViewRowAction.Style",
    "UITableViewRowAnimation": "UITableView.RowAnimation",
    "UITableViewScrollPosition": "UITableView.ScrollPosition",
    "UITableViewStyle": "UITableView.Style",
    "UITextBorderStyle": "UITextField.BorderStyle",
    "UITextFieldDidEndEditingReason": "UITextField.DidEndEditingReason",
    "UITextFieldViewMode": "UITextField.ViewMode",
    "UITouchPhase": "UITouch.Phase",
    "UITouchProperties": "UITouch.Properties",
    "UITouchType": "UITouch.TouchType",
    "UIViewAnimationCurve": "UIView.AnimationCurve",
    "UIViewAnimationOptions": "UIView.AnimationOptions",
    "UIViewAnimationTransition": "UIView.AnimationTransition",
    "UIViewAutoresizing": "UIView.AutoresizingMask",
    "UIViewContentMode": "UIView.ContentMode",
    "UIViewKeyframeAnimationOptions": "UIView.KeyframeAnimationOptions",
    "UIViewTintAdjustmentMode": "UIView.TintAdjustmentMode",
    "UIWindowLevel": "UIWindow.Level",
  ]

  private static let constants: [String: (type: String, name: String)] = [
    "UIApplicationOpenSettingsURLString": ("String", "UIApplication.openSettingsURLString"),
    "UIBackgroundTaskInvalid": ("UIBackgroundTaskIdentifier", "UIBackgroundTaskIdentifier.invalid"),
    "UICollectionViewFlowLayoutAutomaticSize":
      ("CGSize", "UICollectionViewFlowLayout.automaticSize"),
    "UIScrollViewDecelerationRateFast":
      ("UIScrollView.DecelerationRate", "UIScrollView.DecelerationRate.fast"),
    "UIScrollViewDecelerationRateNormal":
      ("UIScrollView.DecelerationRate", "UIScrollView.DecelerationRate.normal"),
    "kCAFillModeBackwards": ("CAMediaTimingFillMode", "CAMediaTimingFillMode.backwards"),
    "kCAFillModeBoth": ("CAMediaTimingFillMode", "CAMediaTimingFillMode.both"),
    "kCAFillModeForwards": ("CAMediaTimingFillMode", "CAMediaTimingFillMode.forwards"),
    "kCAFillModeRemoved": ("CAMediaTimingFillMode", "CAMediaTimingFillMode.removed"),
    "kCAFillRuleEvenOdd": ("CAShapeLayerFillRule", "CAShapeLayerFillRule.evenOdd"),
    "kCAFillRuleNonZero": ("CAShapeLayerFillRule", "CAShapeLayerFillRule.nonZero"),
    "kCALineCapButt": ("CAShapeLayerLineCap", "CAShapeLayerLineCap.butt"),
    "kCALineCapRound": ("CAShapeLayerLineCap", "CAShapeLayerLineCap.round"),
    "kCALineCapSquare": ("CAShapeLayerLineCap", "CAShapeLayerLineCap.square"),
    "kCALineJoinBevel": ("CAShapeLayerLineJoin", "CAShapeLayerLineJoin.bevel"),
    "kCALineJoinMiter": ("CAShapeLayerLineJoin", "CAShapeLayerLineJoin.miter"),
    "kCALineJoinRound": ("CAShapeLayerLineJoin", "CAShapeLayerLineJoin.round"),
    "kCAMediaTimingFunctionDefault":
      ("CAMediaTimingFunctionName", "CAMediaTimingFunctionName.default"),
    "kCAMediaTimingFunctionEaseIn":
      ("CAMediaTimingFunctionName", "CAMediaTimingFunctionName.easeIn"),
    "kCAMediaTimingFunctionEaseInEaseOut":
      ("CAMediaTimingFunctionName", "CAMediaTimingFunctionName.easeInEaseOut"),
    "kCAMediaTimingFunctionEaseOut":
      ("CAMediaTimingFunctionName", "CAMediaTimingFunctionName.easeOut"),
    "kCAMediaTimingFunctionLinear":
      ("CAMediaTimingFunctionName", "CAMediaTimingFunctionName.linear"),
    "kCATransitionFade": ("CATransitionType", "CATransitionType.fade"),
    "kCATransitionMoveIn": ("CATransitionType", "CATransitionType.moveIn"),
    "kCATransitionPush": ("CATransitionType", "CATransitionType.push"),
    "kCATransitionReveal": ("CATransitionType", "CATransitionType.reveal"),
    "kCATransitionFromBottom": ("CATransitionSubtype", "CATransitionSubtype.fromBottom"),
    "kCATransitionFromLeft": ("CATransitionSubtype", "CATransitionSubtype.fromLeft"),
    "kCATransitionFromRight": ("CATransitionSubtype", "CATransitionSubtype.fromRight"),
    "kCATransitionFromTop": ("CATransitionSubtype", "CATransitionSubtype.fromTop"),
    "kCAGravityCenter": ("CALayerContentsGravity", "CALayerContentsGravity.center"),
    "kCAGravityResize": ("CALayerContentsGravity", "CALayerContentsGravity.resize"),
    "kCAGravityResizeAspect": ("CALayerContentsGravity", "CALayerContentsGravity.resizeAspect"),
    "kCAGravityResizeAspectFill":
      ("CALayerContentsGravity", "CALayerContentsGravity.resizeAspectFill"),
    "UICollectionElementKindSectionFooter":
      ("String", "UICollectionView.elementKindSectionFooter"),
    "UICollectionElementKindSectionHeader":
      ("String", "UICollectionView.elementKindSectionHeader"),
    "UIWindowLevelAlert": ("UIWindow.Level", "UIWindow.Level.alert"),
    "UIWindowLevelNormal": ("UIWindow.Level", "UIWindow.Level.normal"),
    "UIWindowLevelStatusBar": ("UIWindow.Level", "UIWindow.Level.statusBar"),
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

  /// Keys of attributed strings, by what they are called now: `NSFontAttributeName` is `.font`.
  private static let attributes = [
    "attachment", "backgroundColor", "baselineOffset", "expansion", "font", "foregroundColor",
    "kern", "ligature", "link", "obliqueness", "paragraphStyle", "shadow", "strikethroughColor",
    "strikethroughStyle", "strokeColor", "strokeWidth", "textEffect", "underlineColor",
    "underlineStyle", "writingDirection",
  ]

  private static let notifications: [String: String] = [
    "UIApplicationDidBecomeActive": "UIApplication.didBecomeActiveNotification",
    "UIApplicationDidChangeStatusBarFrame": "UIApplication.didChangeStatusBarFrameNotification",
    "UIApplicationDidChangeStatusBarOrientation":
      "UIApplication.didChangeStatusBarOrientationNotification",
    "UIApplicationDidEnterBackground": "UIApplication.didEnterBackgroundNotification",
    "UIApplicationDidFinishLaunching": "UIApplication.didFinishLaunchingNotification",
    "UIApplicationDidReceiveMemoryWarning": "UIApplication.didReceiveMemoryWarningNotification",
    "UIApplicationSignificantTimeChange": "UIApplication.significantTimeChangeNotification",
    "UIApplicationUserDidTakeScreenshot": "UIApplication.userDidTakeScreenshotNotification",
    "UIApplicationWillChangeStatusBarFrame": "UIApplication.willChangeStatusBarFrameNotification",
    "UIApplicationWillChangeStatusBarOrientation":
      "UIApplication.willChangeStatusBarOrientationNotification",
    "UIApplicationWillEnterForeground": "UIApplication.willEnterForegroundNotification",
    "UIApplicationWillResignActive": "UIApplication.willResignActiveNotification",
    "UIApplicationWillTerminate": "UIApplication.willTerminateNotification",
    "UIContentSizeCategoryDidChange": "UIContentSizeCategory.didChangeNotification",
    "UIDeviceBatteryLevelDidChange": "UIDevice.batteryLevelDidChangeNotification",
    "UIDeviceBatteryStateDidChange": "UIDevice.batteryStateDidChangeNotification",
    "UIDeviceOrientationDidChange": "UIDevice.orientationDidChangeNotification",
    "UIDeviceProximityStateDidChange": "UIDevice.proximityStateDidChangeNotification",
    "UIKeyboardDidChangeFrame": "UIResponder.keyboardDidChangeFrameNotification",
    "UIKeyboardDidHide": "UIResponder.keyboardDidHideNotification",
    "UIKeyboardDidShow": "UIResponder.keyboardDidShowNotification",
    "UIKeyboardWillChangeFrame": "UIResponder.keyboardWillChangeFrameNotification",
    "UIKeyboardWillHide": "UIResponder.keyboardWillHideNotification",
    "UIKeyboardWillShow": "UIResponder.keyboardWillShowNotification",
    "UIPasteboardChanged": "UIPasteboard.changedNotification",
    "UIPasteboardRemoved": "UIPasteboard.removedNotification",
    "UIScreenBrightnessDidChange": "UIScreen.brightnessDidChangeNotification",
    "UITextFieldTextDidBeginEditing": "UITextField.textDidBeginEditingNotification",
    "UITextFieldTextDidChange": "UITextField.textDidChangeNotification",
    "UITextFieldTextDidEndEditing": "UITextField.textDidEndEditingNotification",
    "UITextViewTextDidBeginEditing": "UITextView.textDidBeginEditingNotification",
    "UITextViewTextDidChange": "UITextView.textDidChangeNotification",
    "UITextViewTextDidEndEditing": "UITextView.textDidEndEditingNotification",
    "UIViewControllerShowDetailTargetDidChange":
      "UIViewController.showDetailTargetDidChangeNotification",
    "UIWindowDidBecomeHidden": "UIWindow.didBecomeHiddenNotification",
    "UIWindowDidBecomeKey": "UIWindow.didBecomeKeyNotification",
    "UIWindowDidBecomeVisible": "UIWindow.didBecomeVisibleNotification",
    "UIWindowDidResignKey": "UIWindow.didResignKeyNotification",
  ]
}
