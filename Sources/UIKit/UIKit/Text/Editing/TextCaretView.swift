import CoreGraphics
import QuartzCore
import TextEngine

/// The caret. It blinks with the screen's clock, and stays visible for a moment after it has moved.
final class TextCaretView: PartView {
  /// The duration in seconds for which it is visible, and invisible (quoted).
  static let blinkInterval: CFTimeInterval = 0.5

  private var blinking: ScheduledAction?

  /// Whether a finger holds the caret, which stops the blinking.
  var isHeld = false {
    didSet {
      guard isHeld != oldValue, !isHidden else { return }
      alpha = 1
      blink()
    }
  }

  override func prepare() {
    isUserInteractionEnabled = false
    layer.cornerRadius = TextGeometry.caretWidth / 2
    isHidden = true
  }

  /// Shows the caret in a rectangle, or hides it.
  func show(at rect: CGRect?) {
    guard let rect, rect.width > 0, rect.height > 0 else {
      blinking?.cancel()
      blinking = nil
      isHidden = true
      return
    }
    frame = rect
    backgroundColor = tintColor
    isHidden = false
    alpha = 1
    blink()
  }

  private func blink() {
    blinking?.cancel()
    guard !isHeld else { return }
    blinking = RenderLoop.current.schedule(after: Self.blinkInterval) { [weak self] in
      MainActor.assumeIsolated {
        guard let self, !self.isHidden, self.window != nil else { return }
        self.alpha = self.alpha == 1 ? 0 : 1
        self.blink()
      }
    }
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    backgroundColor = tintColor
  }
}
