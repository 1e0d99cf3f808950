import UIKit

@available(iOS 16, *)
typealias FormSection = TableSection<FormRow>

/// A row of a form, which tells what it shows and what it does.
@available(iOS 16, *)
struct FormRow {
  enum Kind {
    case plain
    /// Leads to another screen.
    case disclosure
    case button
    case destructive
    case check(isOn: Bool)
    case toggle(isOn: Bool, change: @MainActor (Bool) -> Void)
    case slider(FormSlider)
    case stepper(FormStepper)
    case text(FormText)
  }

  /// For tests, the same in every language; one row of a form has it.
  let identifier: String
  let title: String
  var detail: String?
  var image: UIImage?
  var kind: Kind = .plain
  /// The effect of a tap; `nil` for rows that can't be tapped.
  var action: (@MainActor () -> Void)?
}

/// A number that slides.
@available(iOS 16, *)
struct FormSlider {
  let value: Float
  let range: ClosedRange<Float>
  /// How a value is written.
  let text: @MainActor (Float) -> String
  /// Hears of each value; `continuing` for all but the first of one gesture.
  let change: @MainActor (_ value: Float, _ continuing: Bool) -> Void
}

/// A text that is typed.
@available(iOS 16, *)
struct FormText {
  let value: String
  /// Hears of the text when it is finished.
  let change: @MainActor (String) -> Void
}

/// A number that goes up and down in steps.
@available(iOS 16, *)
struct FormStepper {
  let value: Double
  let range: ClosedRange<Double>
  let step: Double
  let change: @MainActor (Double) -> Void
}
