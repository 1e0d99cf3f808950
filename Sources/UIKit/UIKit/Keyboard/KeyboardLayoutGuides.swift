import CoreGraphics

/// The keyboard layout guides of an application, which follow the keyboard.
@MainActor final class KeyboardLayoutGuides {
  private struct Entry {
    weak var guide: UIKeyboardLayoutGuide?
  }

  private var entries: [Entry] = []

  func add(_ guide: UIKeyboardLayoutGuide) {
    entries.removeAll { $0.guide == nil }
    entries.append(Entry(guide: guide))
  }

  /// Moves all guides at once, so that an animation around this call includes the views that depend
  /// on them.
  func keyboardDidMove(to frame: CGRect) {
    var windows: [UIWindow] = []
    for guide in entries.compactMap(\.guide) {
      guard let view = guide.owningView else { continue }
      guide.keyboardFrame = frame
      guide.onMove?()
      view.autoLayoutSafeAreaOrMarginsDidChange()
      if let window = view.window, !windows.contains(window) { windows.append(window) }
    }
    for window in windows { window.layoutIfNeeded() }
  }
}
