import CoreGraphics
import Foundation

/// The width and the height of an item, of a group or of a supplementary view.
@preconcurrency @MainActor open class NSCollectionLayoutSize: NSObject {
  private let width: NSCollectionLayoutDimension
  private let height: NSCollectionLayoutDimension

  public init(
    widthDimension width: NSCollectionLayoutDimension,
    heightDimension height: NSCollectionLayoutDimension
  ) {
    self.width = width
    self.height = height
    super.init()
  }

  open var widthDimension: NSCollectionLayoutDimension { width }
  open var heightDimension: NSCollectionLayoutDimension { height }

  /// The size in a container; estimates are taken for what they say.
  func size(in container: CGSize) -> CGSize {
    CGSize(width: width.length(in: container), height: height.length(in: container))
  }

  /// The size in a container with what a view was found to need where it was estimated.
  func size(in container: CGSize, measured: CGSize?) -> CGSize {
    var size = size(in: container)
    guard let measured else { return size }
    if width.isEstimated { size.width = measured.width }
    if height.isEstimated { size.height = measured.height }
    return size
  }

  var hasEstimate: Bool { width.isEstimated || height.isEstimated }
}
