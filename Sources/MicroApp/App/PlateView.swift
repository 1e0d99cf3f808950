import UIKit

/// A rounded plate that carries one view: a card among cards, or words over the water.
@available(iOS 16, *)
class PlateView: UIView {
  /// The radius of all round corners, in points.
  static let cornerRadius: CGFloat = 16

  /// - Parameters:
  ///   - content: What lies on it.
  ///   - margins: Between the plate's edges and the content's, in points.
  init(
    _ content: UIView, colour: UIColor,
    margins: NSDirectionalEdgeInsets = NSDirectionalEdgeInsets(
      top: 12, leading: 16, bottom: 12, trailing: 16)
  ) {
    super.init(frame: .zero)
    backgroundColor = colour
    layer.cornerRadius = Self.cornerRadius
    layer.cornerCurve = .continuous
    embed(content, margins: margins)
  }

  required init?(coder: NSCoder) { fatalError("made in code") }
}

@available(iOS 16, *)
extension UIView {
  /// Adds a view that fills this one but for margins.
  ///
  /// - Parameter guide: What it fills instead of the view's bounds.
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
}
