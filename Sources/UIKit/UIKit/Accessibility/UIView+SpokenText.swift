extension UIView {
  /// Returns the words of the texts and pictures in a view that is read as one, such as a row or a section
  /// header; `nil` if there are none. Controls are left out, since they are read separately.
  func speakableText() -> String? {
    var labels: [String] = []
    collectLabels(into: &labels)
    return labels.isEmpty ? nil : labels.joined(separator: ", ")
  }

  private func collectLabels(into labels: inout [String]) {
    for view in subviews
    where !view.isHidden && view.alpha > 0.01 && !view.accessibilityElementsHidden {
      guard view.isAccessibilityElement else {
        view.collectLabels(into: &labels)
        continue
      }
      guard !view.accessibilityRespondsToUserInteraction else { continue }
      let texts = [view.accessibilityLabel, view.accessibilityValue].compactMap { $0 }
      labels += texts.filter { !$0.isEmpty }
    }
  }
}
