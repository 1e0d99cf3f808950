import UIKit

/// A flow layout that begins below a header: the layout of ``ElasticHeaderCollectionView``.
///
/// It scrolls vertically. Its own section headers don't pin: `sectionHeadersPinToVisibleBounds` would have
/// them where the header is.
@MainActor
open class ElasticHeaderFlowLayout: UICollectionViewFlowLayout {
  /// Points at the top of the content that are left to the header.
  var room: CGFloat = 0 {
    didSet { if room != oldValue { invalidateLayout() } }
  }

  open override var collectionViewContentSize: CGSize {
    let size = super.collectionViewContentSize
    return CGSize(width: size.width, height: size.height + room)
  }

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    super.layoutAttributesForElements(in: rect.offsetBy(dx: 0, dy: -room))?.compactMap(moved)
  }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    moved(super.layoutAttributesForItem(at: indexPath))
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    moved(super.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath))
  }

  /// A copy below the header: the attributes themselves are the flow layout's.
  private func moved(
    _ attributes: UICollectionViewLayoutAttributes?
  ) -> UICollectionViewLayoutAttributes? {
    let copy = attributes?.copy() as? UICollectionViewLayoutAttributes
    copy?.frame.origin.y += room
    return copy
  }
}
