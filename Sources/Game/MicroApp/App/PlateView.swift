import UIKit

/// A rounded plate that carries one view: a card among cards, or text over the water.
@available(iOS 16, *)
class PlateView: UIView {
  /// The radius of all round corners, in points.
  static let cornerRadius: CGFloat = 16

  /// Creates a plate.
  ///
  /// - Parameters:
  ///   - content: The view on the plate.
  ///   - margins: The distances between the plate's edges and the content's, in points.
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
