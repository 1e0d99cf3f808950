import Foundation

/// A control's values for its states. A state without a value of its own uses that of the normal state.
struct ControlStateValues<Value> {
  private var values: [UIControl.State: Value] = [:]

  subscript(state: UIControl.State) -> Value? {
    get { values[state] ?? values[.normal] }
    set { values[state] = newValue }
  }

  /// Returns the value that was set for exactly this state.
  func own(_ state: UIControl.State) -> Value? { values[state] }
}
