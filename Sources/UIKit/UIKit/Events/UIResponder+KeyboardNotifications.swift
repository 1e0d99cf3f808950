import Foundation

extension UIResponder {
  /// Posted before the keyboard appears. The keys below give its frames and its animation.
  nonisolated public static let keyboardWillShowNotification =
    NSNotification.Name("UIKeyboardWillShowNotification")
  nonisolated public static let keyboardDidShowNotification =
    NSNotification.Name("UIKeyboardDidShowNotification")
  nonisolated public static let keyboardWillHideNotification =
    NSNotification.Name("UIKeyboardWillHideNotification")
  nonisolated public static let keyboardDidHideNotification =
    NSNotification.Name("UIKeyboardDidHideNotification")
  /// Posted before the keyboard appears, disappears or changes its height.
  nonisolated public static let keyboardWillChangeFrameNotification =
    NSNotification.Name("UIKeyboardWillChangeFrameNotification")
  nonisolated public static let keyboardDidChangeFrameNotification =
    NSNotification.Name("UIKeyboardDidChangeFrameNotification")

  /// An `NSValue` with the keyboard's frame before the change, in the screen's coordinates.
  nonisolated public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  /// An `NSValue` with the keyboard's frame after the change, in the screen's coordinates.
  nonisolated public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// An `NSNumber` with the duration in seconds.
  nonisolated public static let keyboardAnimationDurationUserInfoKey =
    "UIKeyboardAnimationDurationUserInfoKey"
  /// An `NSNumber` with the raw value of a `UIView.AnimationCurve`.
  nonisolated public static let keyboardAnimationCurveUserInfoKey =
    "UIKeyboardAnimationCurveUserInfoKey"
  /// An `NSNumber` that says whether the keyboard belongs to this application. It is always true.
  nonisolated public static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}
