extension UIResponder {
  /// Returns whether the tab key is typed here or moves to another text field.
  func takesTab(isBack: Bool) -> Bool {
    if self is any TextInputHost & ReturnKeyHandling { return nextField(isBack: isBack) != nil }
    return !isBack && self is any TextInputHost
  }

  /// Returns the next or previous text field in reading order.
  func nextField(isBack: Bool) -> UITextField? {
    guard let window = _window else { return nil }
    let isRightToLeft = window.isRightToLeft
    let fields = window.textFields().sorted { one, two in
      one.convert(one.bounds, to: nil).isRead(
        before: two.convert(two.bounds, to: nil), isRightToLeft: isRightToLeft)
    }
    guard let index = fields.firstIndex(where: { $0 === self }) else { return nil }
    let next = isBack ? index - 1 : index + 1
    return fields.indices.contains(next) ? fields[next] : nil
  }
}

extension UIView {
  /// Returns the editable text fields in this view.
  fileprivate func textFields() -> [UITextField] {
    if isHidden || alpha < 0.01 || !isUserInteractionEnabled { return [] }
    let own = (self as? UITextField).map { $0.isEnabled ? [$0] : [] } ?? []
    return own + subviews.flatMap { $0.textFields() }
  }
}
