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
  /// The configuration from which the section was made, if it is a list.
  var list: UICollectionLayoutListConfiguration?

  public init(group: NSCollectionLayoutGroup) {
    self.group = group
    super.init()
  }

  /// The room around the groups, in points. Headers and footers lie outside of it.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// The edges that the section's sides keep clear of; those of the layout's configuration unless set.
  open var contentInsetsReference = UIContentInsetsReference.automatic
  /// The distance between groups, in points.
  open var interGroupSpacing: CGFloat = 0
  /// Whether headers and footers are as much narrower as the groups are.
  open var supplementariesFollowContentInsets = true
  /// The edges that headers and footers keep clear of; those of the groups unless set.
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
