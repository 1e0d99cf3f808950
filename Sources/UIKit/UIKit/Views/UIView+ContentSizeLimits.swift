import Foundation

extension UIView {
  /// Returns the text size within the view's limits, or nil if the limits don't change it.
  func limited(_ category: UIContentSizeCategory) -> UIContentSizeCategory? {
    var result = category
    if let minimum = viewState.minimumContentSizeCategory, result < minimum { result = minimum }
    if let maximum = viewState.maximumContentSizeCategory, result > maximum { result = maximum }
    return result == category ? nil : result
  }

  /// The text size limits of the view and its ancestors, for debugging.
  var limitsDescription: String {
    let lines = sequence(first: self, next: \.superview).compactMap { view -> String? in
      let minimum = view.viewState.minimumContentSizeCategory?.rawValue
      let maximum = view.viewState.maximumContentSizeCategory?.rawValue
      guard minimum != nil || maximum != nil else { return nil }
      return "\(type(of: view)): minimum \(minimum ?? "none"), maximum \(maximum ?? "none")"
    }
    return lines.joined(separator: "\n")
  }
}
