import CoreGraphics
import Foundation

extension NSCollectionLayoutSection {
  /// Returns a section of rows of the full width, each as high as its cell asks for.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(TableMetrics.rowHeight))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    section.list = configuration
    section.contentInsets = configuration.insets(
      width: layoutEnvironment.container.effectiveContentSize.width)
    // Cells of plain and grouped lists extend from edge to edge; their contents are inset.
    switch configuration.appearance {
    case .plain, .grouped, .sidebarPlain: section.contentInsetsReference = .none
    case .insetGrouped, .sidebar: break
    }
    if configuration.headerMode == .supplementary {
      section.boundarySupplementaryItems.append(
        edge(UICollectionView.elementKindSectionHeader, .top, configuration))
    }
    if configuration.footerMode == .supplementary {
      section.boundarySupplementaryItems.append(
        edge(UICollectionView.elementKindSectionFooter, .bottom, configuration))
    }
    return section
  }

  private static func edge(
    _ kind: String, _ alignment: NSRectAlignment,
    _ configuration: UICollectionLayoutListConfiguration
  ) -> NSCollectionLayoutBoundarySupplementaryItem {
    let item = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .estimated(ListMetrics.headerHeight)),
      elementKind: kind, alignment: alignment)
    item.pinToVisibleBounds = configuration.appearance == .plain
    return item
  }
}

extension UICollectionViewCompositionalLayout {
  /// Returns a layout whose sections are all lists with the same configuration.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { _, environment in
      .list(using: configuration, layoutEnvironment: environment)
    }
  }
}

/// The lengths of lists in points; those of tables if there are any.
enum ListMetrics {
  /// The estimated height of headers and footers (quoted).
  static let headerHeight: CGFloat = 38
  /// The margin at the sides of a sidebar's items (quoted).
  static let sidebarMargin: CGFloat = 8
  /// The distance between two accessories (quoted).
  static let accessorySpacing: CGFloat = 10
  /// The width of `UICellAccessory.LayoutDimension.standard` (quoted).
  static let standardAccessoryWidth = CellMetrics.editControlDiameter
  /// The greatest part of a cell's width for a label next to the content, at accessibility text sizes
  /// (an own choice).
  static let greatestLabelShare: CGFloat = 0.4
  /// The smallest scale of such a label's text before it is cut off (an own choice).
  static let minimumLabelScale: CGFloat = 0.4
}
