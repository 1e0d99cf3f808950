import Foundation

/// A width or a height of an item, of a group or of a supplementary view.
package enum GroupDimension: Equatable, Sendable {
  case fractionalWidth(CGFloat)
  case fractionalHeight(CGFloat)
  case absolute(CGFloat)
  /// A number of points that is used until the view has been measured.
  case estimated(CGFloat)

  /// The fraction, or the number of points.
  package var number: CGFloat {
    switch self {
    case .fractionalWidth(let number), .fractionalHeight(let number), .absolute(let number),
      .estimated(let number):
      number
    }
  }

  package var isEstimated: Bool {
    if case .estimated = self { true } else { false }
  }

  /// Returns the length in a container, in points; an estimate counts as its value.
  package func length(in container: CGSize) -> CGFloat {
    switch self {
    case .fractionalWidth(let fraction): fraction * container.width
    case .fractionalHeight(let fraction): fraction * container.height
    case .absolute(let points), .estimated(let points): points
    }
  }
}

/// The width and the height of an item, of a group or of a supplementary view.
package struct GroupSize: Equatable, Sendable {
  package let width: GroupDimension
  package let height: GroupDimension

  package init(width: GroupDimension, height: GroupDimension) {
    self.width = width
    self.height = height
  }

  package var hasEstimate: Bool { width.isEstimated || height.isEstimated }

  func dimension(along axis: LayoutAxis) -> GroupDimension { axis == .horizontal ? width : height }

  /// Returns the size in a container, with the measured size of a view along estimated lengths. Without one,
  /// estimates count as their values.
  package func size(in container: CGSize, measured: CGSize? = nil) -> CGSize {
    var size = CGSize(width: width.length(in: container), height: height.length(in: container))
    guard let measured else { return size }
    if width.isEstimated { size.width = measured.width }
    if height.isEstimated { size.height = measured.height }
    return size
  }
}
