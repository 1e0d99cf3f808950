import UIKit

@available(iOS 16, *)
typealias FormSection = TableSection<FormRow>

/// A row of a form: its content and its action.
@available(iOS 16, *)
struct FormRow {
  enum Kind {
    case plain
    /// The row leads to another screen.
    case disclosure
    case button
    case destructive
    case check(isOn: Bool)
    case toggle(isOn: Bool, change: @MainActor (Bool) -> Void)
    case slider(FormSlider)
    case stepper(FormStepper)
    case text(FormText)
  }

  /// The identifier for tests, the same in every language and unique in a form.
  let identifier: String
  let title: String
  var detail: String?
  var image: UIImage?
  var kind: Kind = .plain
  /// The effect of a tap; `nil` for rows that can't be tapped.
  var action: (@MainActor () -> Void)?
}

/// A number with a slider.
@available(iOS 16, *)
struct FormSlider {
  let value: Float
  let range: ClosedRange<Float>
  /// Formats a value.
  let text: @MainActor (Float) -> String
  /// Called with each value; `continuing` is false only for the first one of a gesture.
  let change: @MainActor (_ value: Float, _ continuing: Bool) -> Void
}

/// A text field.
@available(iOS 16, *)
struct FormText {
  let value: String
  /// Called with the text when editing ends.
  let change: @MainActor (String) -> Void
}

/// A number with a stepper.
@available(iOS 16, *)
struct FormStepper {
  let value: Double
  let range: ClosedRange<Double>
  let step: Double
  let change: @MainActor (Double) -> Void
}
