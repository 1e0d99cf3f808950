import CoreGraphics
import Foundation

/// Says how many columns and rows a picker has.
@preconcurrency @MainActor public protocol UIPickerViewDataSource: NSObjectProtocol {
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// Provides the contents and sizes of a picker's rows, and is called when one is chosen. All methods are
/// optional. For a row's content the picker asks for a view, then for an attributed title, then for a title.
@preconcurrency @MainActor public protocol UIPickerViewDelegate: NSObjectProtocol {
  /// In points; the picker shares its width out where this is left out.
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
  /// In points, the same for all rows of a component.
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat

  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String?
  func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString?
  /// `view` is a view of a row that has gone out of sight, to be used again.
  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: UIView?
  ) -> UIView

  /// The user has brought another row to the front, and the wheel rests.
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

// A default that stands for "not implemented" tells the picker so: there is no other way to ask.
extension UIPickerViewDelegate {
  public func pickerView(
    _ pickerView: UIPickerView, widthForComponent component: Int
  ) -> CGFloat {
    pickerView.missingMethods.insert(.width)
    return 0
  }
  public func pickerView(
    _ pickerView: UIPickerView, rowHeightForComponent component: Int
  ) -> CGFloat {
    pickerView.missingMethods.insert(.height)
    return 0
  }
  public func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { nil }
  public func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString? { nil }
  public func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: UIView?
  ) -> UIView {
    pickerView.missingMethods.insert(.view)
    return UIView(frame: .zero)
  }
  public func pickerView(
    _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
  ) {}
}

/// Says what assistive software calls a picker's columns. Every method may be left out; an attributed text
/// goes before a plain one.
@preconcurrency @MainActor
public protocol UIPickerViewAccessibilityDelegate: UIPickerViewDelegate {
  func pickerView(
    _ pickerView: UIPickerView, accessibilityLabelForComponent component: Int
  ) -> String?
  func pickerView(
    _ pickerView: UIPickerView, accessibilityHintForComponent component: Int
  ) -> String?
  func pickerView(
    _ pickerView: UIPickerView, accessibilityUserInputLabelsForComponent component: Int
  ) -> [String]
  func pickerView(
    _ pickerView: UIPickerView, accessibilityAttributedLabelForComponent component: Int
  ) -> NSAttributedString?
  func pickerView(
    _ pickerView: UIPickerView, accessibilityAttributedHintForComponent component: Int
  ) -> NSAttributedString?
  func pickerView(
    _ pickerView: UIPickerView, accessibilityAttributedUserInputLabelsForComponent component: Int
  ) -> [NSAttributedString]
}

extension UIPickerViewAccessibilityDelegate {
  public func pickerView(
    _ pickerView: UIPickerView, accessibilityLabelForComponent component: Int
  ) -> String? { nil }
  public func pickerView(
    _ pickerView: UIPickerView, accessibilityHintForComponent component: Int
  ) -> String? { nil }
  public func pickerView(
    _ pickerView: UIPickerView, accessibilityUserInputLabelsForComponent component: Int
  ) -> [String] { [] }
  public func pickerView(
    _ pickerView: UIPickerView, accessibilityAttributedLabelForComponent component: Int
  ) -> NSAttributedString? { nil }
  public func pickerView(
    _ pickerView: UIPickerView, accessibilityAttributedHintForComponent component: Int
  ) -> NSAttributedString? { nil }
  public func pickerView(
    _ pickerView: UIPickerView, accessibilityAttributedUserInputLabelsForComponent component: Int
  ) -> [NSAttributedString] { [] }
}

/// Methods of a picker's delegate that decide by being there.
struct PickerDelegateMethods: OptionSet, Sendable {
  let rawValue: Int
  static let width = PickerDelegateMethods(rawValue: 1)
  static let height = PickerDelegateMethods(rawValue: 2)
  static let view = PickerDelegateMethods(rawValue: 4)
}
