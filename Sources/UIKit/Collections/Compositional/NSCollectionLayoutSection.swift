import CoreGraphics
import Foundation

/// Looks at the cells and views of a section that are in sight, and may change how they look.
///
/// The point is how far the section has been scrolled, in points.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler = (
  [NSCollectionLayoutVisibleItem], CGPoint, NSCollectionLayoutEnvironment
) -> Void

/// The layout of a section: a group, over again until all items have a place.
@preconcurrency @MainActor open class NSCollectionLayoutSection: NSObject {
  let group: NSCollectionLayoutGroup
  /// What the section was made of, if it is a list.
  var list: UICollectionLayoutListConfiguration?

  public init(group: NSCollectionLayoutGroup) {
    self.group = group
    super.init()
  }

  /// The room around the groups, in points. Headers and footers lie outside of it.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// What the section's sides keep clear of; as the layout's configuration unless it is set.
  open var contentInsetsReference = UIContentInsetsReference.automatic
  /// The distance between groups, in points.
  open var interGroupSpacing: CGFloat = 0
  /// Whether headers and footers are as much narrower as the groups are.
  open var supplementariesFollowContentInsets = true
  /// What headers and footers keep clear of; as the groups unless it is set.
  open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
  /// How the groups scroll across the layout's direction.
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// Headers and footers.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// Backgrounds.
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []
  /// Called with what is in sight, whenever that changes.
  open var visibleItemsInvalidationHandler:
    NSCollectionLayoutSectionVisibleItemsInvalidationHandler?
}
