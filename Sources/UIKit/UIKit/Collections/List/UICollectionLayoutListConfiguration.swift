import CoreGraphics
import Foundation

/// How a list looks that is a section of a compositional layout, or all of it.
///
///     var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
///     configuration.headerMode = .supplementary
///     let layout = UICollectionViewCompositionalLayout.list(using: configuration)
public struct UICollectionLayoutListConfiguration {
  public enum Appearance: Sendable {
    /// Items from edge to edge; headers stay in sight.
    case plain
    /// Sections set off from each other.
    case grouped
    /// Sections as rounded plates with a margin at their sides.
    case insetGrouped
    /// Items without lines between them, as beside a document.
    case sidebar
    /// The same from edge to edge.
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

  /// The actions that a swipe over an item shows; `nil` for none.
  public typealias SwipeActionsConfigurationProvider = (_ indexPath: IndexPath) ->
    UISwipeActionsConfiguration?

  /// Changes the lines of one item from those of its section.
  public typealias ItemSeparatorHandler = (
    _ itemIndexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration
  ) -> UIListSeparatorConfiguration

  public let appearance: Appearance
  /// Whether lines stand between items: by default everywhere but in sidebars.
  public var showsSeparators: Bool
  public var separatorConfiguration: UIListSeparatorConfiguration
  /// Asked whenever an item comes near to what is seen.
  public var itemSeparatorHandler: ItemSeparatorHandler?
  /// Behind the items; `nil` for the appearance's own colour.
  public var backgroundColor: UIColor?
  public var headerMode = HeaderMode.none
  public var footerMode = FooterMode.none
  /// The free space above a section's header, in points; `nil` for as much as the appearance has.
  public var headerTopPadding: CGFloat?
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

  public init(appearance: Appearance) {
    self.appearance = appearance
    showsSeparators = appearance != .sidebar && appearance != .sidebarPlain
    separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
  }
}
