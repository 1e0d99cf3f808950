/// How the groups of a section scroll across the layout's direction.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  /// They don't: groups follow each other in the layout's direction.
  case none = 0
  /// Freely.
  case continuous = 1
  /// Freely, and they come to rest with the leading edge of a group at the section's.
  case continuousGroupLeadingBoundary = 2
  /// By the width of the section.
  case paging = 3
  /// By one group.
  case groupPaging = 4
  /// By one group, which comes to rest in the middle.
  case groupPagingCentered = 5
}
