/// The way in which the groups of a section scroll across the layout's direction.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  /// They don't scroll: groups follow each other in the layout's direction.
  case none = 0
  /// They scroll freely.
  case continuous = 1
  /// They scroll freely, and rest with the leading edge of a group at that of the section.
  case continuousGroupLeadingBoundary = 2
  /// A flick scrolls by the width of the section.
  case paging = 3
  /// A flick scrolls by one group.
  case groupPaging = 4
  /// A flick scrolls by one group, which rests in the middle.
  case groupPagingCentered = 5
}
