import UIKit

@available(iOS 16, *)
extension UIView {
  /// Adds a view that fills this one except for margins.
  ///
  /// - Parameter guide: The guide to fill instead of the view's bounds.
  func embed(
    _ content: UIView, in guide: UILayoutGuide? = nil, margins: NSDirectionalEdgeInsets = .zero
  ) {
    content.translatesAutoresizingMaskIntoConstraints = false
    addSubview(content)
    let (top, bottom) = (guide?.topAnchor ?? topAnchor, guide?.bottomAnchor ?? bottomAnchor)
    let leading = guide?.leadingAnchor ?? leadingAnchor
    let trailing = guide?.trailingAnchor ?? trailingAnchor
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: top, constant: margins.top),
      content.bottomAnchor.constraint(equalTo: bottom, constant: -margins.bottom),
      content.leadingAnchor.constraint(equalTo: leading, constant: margins.leading),
      content.trailingAnchor.constraint(equalTo: trailing, constant: -margins.trailing),
    ])
  }

  /// Adds views that constraints will place.
  func addPlaced(_ views: [UIView]) {
    for view in views {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
  }

  /// Adds a view that has the size of this one, and keeps it without constraints.
  func fill(with content: UIView) {
    content.frame = bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(content)
  }
}

@available(iOS 16, *)
extension UIStackView {
  convenience init(
    _ views: [UIView], axis: NSLayoutConstraint.Axis = .horizontal, spacing: CGFloat = 0
  ) {
    self.init(arrangedSubviews: views)
    self.axis = axis
    self.spacing = spacing
  }
}

@available(iOS 16, *)
extension NSLayoutConstraint {
  /// Returns this constraint with a priority.
  func with(_ priority: UILayoutPriority) -> NSLayoutConstraint {
    self.priority = priority
    return self
  }
}
