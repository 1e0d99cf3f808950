import CoreGraphics
import Foundation

/// A view for an app's own keys or for the area above the keys, optionally with the keyboard's look.
@preconcurrency @MainActor open class UIInputView: UIView {
  /// The look of an input view.
  public enum Style: Int, Sendable {
    /// No background.
    case `default`
    /// The keyboard's background.
    case keyboard
  }

  open private(set) var inputViewStyle = Style.default

  /// Whether the view's constraints determine its height instead of its frame.
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

/// An input view that clicks when the user taps it. Keys make no sound here.
@preconcurrency @MainActor public protocol UIInputViewAudioFeedback: NSObjectProtocol {
  /// Whether the view clicks. The default is false.
  var enableInputClicksWhenVisible: Bool { get }
}

extension UIInputViewAudioFeedback {
  public var enableInputClicksWhenVisible: Bool { false }
}
