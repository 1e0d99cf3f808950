import CoreGraphics
import Foundation
import ListEngine

/// A width or a height of an item, of a group or of a supplementary view.
@preconcurrency @MainActor open class NSCollectionLayoutDimension: NSObject {
  private(set) var value = GroupDimension.absolute(0)
  /// The fraction, or the number of points.
  open var dimension: CGFloat { value.number }

  private class func make(_ value: GroupDimension) -> Self {
    precondition(
      value.number.isFinite && value.number >= 0,
      "NSCollectionLayoutDimension: \(value.number) is neither a fraction nor a length")
    let dimension = makeDynamic()
    dimension.value = value
    return dimension
  }

  /// Returns a fraction of the container's width.
  open class func fractionalWidth(_ fractionalWidth: CGFloat) -> Self {
    make(.fractionalWidth(fractionalWidth))
  }

  /// Returns a fraction of the container's height.
  open class func fractionalHeight(_ fractionalHeight: CGFloat) -> Self {
    make(.fractionalHeight(fractionalHeight))
  }

  /// Returns a number of points.
  open class func absolute(_ absoluteDimension: CGFloat) -> Self {
    make(.absolute(absoluteDimension))
  }

  /// Returns a number of points that is used until the view has been measured.
  open class func estimated(_ estimatedDimension: CGFloat) -> Self {
    make(.estimated(estimatedDimension))
  }

  open var isFractionalWidth: Bool { value == .fractionalWidth(dimension) }
  open var isFractionalHeight: Bool { value == .fractionalHeight(dimension) }
  open var isAbsolute: Bool { value == .absolute(dimension) }
  open var isEstimated: Bool { value.isEstimated }
}
