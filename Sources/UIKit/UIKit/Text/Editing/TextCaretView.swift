import CoreGraphics
import QuartzCore

/// The caret: it blinks by the screen's clock, and stands still for a moment wherever it was put.
final class TextCaretView: PartView {
  /// Seconds that it is seen, and that it is not (quoted).
  static let blinkInterval: CFTimeInterval = 0.5

  private var blinking: ScheduledAction?

  /// Whether a finger holds it: it doesn't blink then.
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

  /// Shows it at a place, or nowhere.
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
