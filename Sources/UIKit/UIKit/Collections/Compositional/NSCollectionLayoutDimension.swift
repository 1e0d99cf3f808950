import CoreGraphics
import Foundation

/// A width or a height of an item, of a group or of a supplementary view.
@preconcurrency @MainActor open class NSCollectionLayoutDimension: NSObject {
  enum Kind: Equatable {
    case fractionalWidth
    case fractionalHeight
    case absolute
    case estimated
  }

  private(set) var kind = Kind.absolute
  /// The fraction, or the number of points.
  open private(set) var dimension: CGFloat = 0

  private class func make(_ kind: Kind, _ value: CGFloat) -> Self {
    precondition(
      value.isFinite && value >= 0,
      "NSCollectionLayoutDimension: \(value) is neither a fraction nor a length")
    let dimension = makeDynamic()
    dimension.kind = kind
    dimension.dimension = value
    return dimension
  }

  /// Returns a fraction of the container's width.
  open class func fractionalWidth(_ fractionalWidth: CGFloat) -> Self {
    make(.fractionalWidth, fractionalWidth)
  }

  /// Returns a fraction of the container's height.
  open class func fractionalHeight(_ fractionalHeight: CGFloat) -> Self {
    make(.fractionalHeight, fractionalHeight)
  }

  /// Returns a number of points.
  open class func absolute(_ absoluteDimension: CGFloat) -> Self {
    make(.absolute, absoluteDimension)
  }

  /// Returns a number of points that is used until the view has been measured.
  open class func estimated(_ estimatedDimension: CGFloat) -> Self {
    make(.estimated, estimatedDimension)
  }

  open var isFractionalWidth: Bool { kind == .fractionalWidth }
  open var isFractionalHeight: Bool { kind == .fractionalHeight }
  open var isAbsolute: Bool { kind == .absolute }
  open var isEstimated: Bool { kind == .estimated }

  /// Returns the length in a container, in points; an estimate counts as its value.
  func length(in container: CGSize) -> CGFloat {
    switch kind {
    case .fractionalWidth: dimension * container.width
    case .fractionalHeight: dimension * container.height
    case .absolute, .estimated: dimension
    }
  }
}
