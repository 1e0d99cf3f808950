import CoreGraphics
import Foundation

/// A view for an app's own keys, or for what stands above the keys, which can look as the keyboard does.
@preconcurrency @MainActor open class UIInputView: UIView {
  /// The look of an input view.
  public enum Style: Int, Sendable {
    /// No background of its own.
    case `default`
    /// The keyboard's background.
    case keyboard
  }

  open private(set) var inputViewStyle = Style.default

  /// Whether the keyboard asks the view's constraints for its height, and not its frame.
  open var allowsSelfSizing = false

  public init(frame: CGRect, inputViewStyle: UIInputView.Style) {
    super.init(frame: frame)
    self.inputViewStyle = inputViewStyle
    guard inputViewStyle == .keyboard else { return }
    backgroundColor = UIColor { KeyPlaneView.background(isDark: $0.userInterfaceStyle == .dark) }
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}
