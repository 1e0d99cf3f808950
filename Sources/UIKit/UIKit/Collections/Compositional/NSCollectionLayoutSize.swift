import CoreGraphics
import Foundation
import ListEngine

/// The width and the height of an item, of a group or of a supplementary view.
@preconcurrency @MainActor open class NSCollectionLayoutSize: NSObject {
  public init(
    widthDimension width: NSCollectionLayoutDimension,
    heightDimension height: NSCollectionLayoutDimension
  ) {
    widthDimension = width
    heightDimension = height
    super.init()
  }

  open private(set) var widthDimension: NSCollectionLayoutDimension
  open private(set) var heightDimension: NSCollectionLayoutDimension

  var value: GroupSize { GroupSize(width: widthDimension.value, height: heightDimension.value) }
}
