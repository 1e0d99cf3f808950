import CoreGraphics
import Foundation

/// A handler that receives the visible cells and views of a section, and may change their appearance.
///
/// The point is the distance by which the section has been scrolled, in points.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler = (
  [NSCollectionLayoutVisibleItem], CGPoint, NSCollectionLayoutEnvironment
) -> Void

/// The layout of a section: a group that is repeated until all items are placed.
@preconcurrency @MainActor open class NSCollectionLayoutSection: NSObject {
  let group: NSCollectionLayoutGroup
  /// The configuration of the list, if the section is a list.
  var list: UICollectionLayoutListConfiguration?

  public init(group: NSCollectionLayoutGroup) {
    self.group = group
    super.init()
  }

  /// The space around the groups, in points. Headers and footers are outside of it.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// The reference for the space at the section's sides; that of the layout's configuration unless set.
  open var contentInsetsReference = UIContentInsetsReference.automatic
  /// The distance between groups, in points.
  open var interGroupSpacing: CGFloat = 0
  /// Whether headers and footers are narrowed by the same insets as the groups.
  open var supplementariesFollowContentInsets = true
  /// The reference for the space at the sides of headers and footers; that of the groups unless set.
  open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
  /// The way in which the groups scroll across the layout's direction.
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// The headers and footers of the section.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// The backgrounds of the section.
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []
  /// Called with the visible items whenever these change.
  open var visibleItemsInvalidationHandler:
    NSCollectionLayoutSectionVisibleItemsInvalidationHandler?
}
