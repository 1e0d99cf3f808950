import CoreGraphics

extension UIView {
  func _focusItems(in rect: CGRect) -> [any UIFocusItem] {
    // Subviews of a view that doesn't clip may extend into the rectangle from elsewhere.
    _subviews.filter { !$0.clipsToBounds || $0.frame.intersects(rect) }
  }
}

extension UIFocusEnvironment {
  func _setNeedsFocusUpdate() {
    FocusEngine.engine(of: self)?.setNeedsUpdate(in: self)
  }

  func _updateFocusIfNeeded() {
    FocusEngine.engine(of: self)?.updateIfNeeded()
  }
}

extension UIFocusItem {
  /// Updates everything apart from the effect that depends on the focus.
  func focusDidChange() {
    switch self {
    case let row as any FocusRow: row.setNeedsUpdateConfiguration()
    case let control as UIControl: control.stateDidChange()
    default: break
    }
  }
}
