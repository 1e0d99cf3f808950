import Foundation

extension UIView {
  /// A text size that the view's limits put in the place of another; nil where they don't.
  func limited(_ category: UIContentSizeCategory) -> UIContentSizeCategory? {
    var result = category
    if let minimum = viewState.minimumContentSizeCategory, result < minimum { result = minimum }
    if let maximum = viewState.maximumContentSizeCategory, result > maximum { result = maximum }
    return result == category ? nil : result
  }

  /// The limits of the view's text size, its own and those of the views around it, for debugging.
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
