import CoreGraphics
import Foundation

/// The appearance and behavior of a list, which is a section of a compositional layout or all of it.
///
///     var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
///     configuration.headerMode = .supplementary
///     let layout = UICollectionViewCompositionalLayout.list(using: configuration)
public struct UICollectionLayoutListConfiguration {
  public enum Appearance: Sendable {
    /// Items from edge to edge, with pinned headers.
    case plain
    /// Sections separated by space.
    case grouped
    /// Sections with rounded backgrounds and a margin at their sides.
    case insetGrouped
    /// Items without separators, as in a sidebar.
    case sidebar
    /// A sidebar from edge to edge.
    case sidebarPlain
  }

  public enum HeaderMode: Sendable {
    case none
    /// A view of the kind `UICollectionView.elementKindSectionHeader`.
    case supplementary
    /// The section's first item looks like a header.
    case firstItemInSection
  }

  public enum FooterMode: Sendable {
    case none
    /// A view of the kind `UICollectionView.elementKindSectionFooter`.
    case supplementary
  }

  /// A closure that returns the actions for a swipe over an item; `nil` for none.
  public typealias SwipeActionsConfigurationProvider = (_ indexPath: IndexPath) ->
    UISwipeActionsConfiguration?

  /// A closure that changes the separators of one item from those of its section.
  public typealias ItemSeparatorHandler = (
    _ itemIndexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration
  ) -> UIListSeparatorConfiguration

  public let appearance: Appearance
  /// Whether there are separators between items: true by default, except in sidebars.
  public var showsSeparators: Bool
  public var separatorConfiguration: UIListSeparatorConfiguration
  /// Called whenever an item comes close to the visible part.
  public var itemSeparatorHandler: ItemSeparatorHandler?
  /// The colour behind the items; `nil` for that of the appearance.
  public var backgroundColor: UIColor?
  public var headerMode = HeaderMode.none
  public var footerMode = FooterMode.none
  /// The space above a section's header, in points; `nil` for that of the appearance.
  public var headerTopPadding: CGFloat?
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

  public init(appearance: Appearance) {
    self.appearance = appearance
    showsSeparators = appearance != .sidebar && appearance != .sidebarPlain
    separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
  }
}
