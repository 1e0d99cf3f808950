import Foundation

/// A button's values for its states. A state without a value of its own uses that of the normal state.
struct ButtonStateValues<Value> {
  private var values: [UIControl.State: Value] = [:]

  subscript(state: UIControl.State) -> Value? {
    get { values[state] ?? values[.normal] }
    set { values[state] = newValue }
  }

  /// Returns the value that was set for exactly this state.
  func own(_ state: UIControl.State) -> Value? { values[state] }
}

/// A button's values by state.
struct ButtonStates {
  var titles = ButtonStateValues<String>()
  var attributedTitles = ButtonStateValues<NSAttributedString>()
  var titleColors = ButtonStateValues<UIColor>()
  var titleShadowColors = ButtonStateValues<UIColor>()
  var images = ButtonStateValues<UIImage>()
  var backgroundImages = ButtonStateValues<UIImage>()
  var symbols = ButtonStateValues<UIImage.SymbolConfiguration>()
}
