import CoreGraphics
import Foundation

extension NSCollectionLayoutSection {
  /// A section of rows of the whole width, of which each is as high as its cell asks for.
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
    // Cells of plain and grouped lists reach from edge to edge; their contents keep clear.
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
  /// A layout all of whose sections are lists of one look.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { _, environment in
      .list(using: configuration, layoutEnvironment: environment)
    }
  }
}

/// Sizes of lists in points; those of tables where there are any.
enum ListMetrics {
  /// The height that headers and footers are thought to take until they are asked (quoted).
  static let headerHeight: CGFloat = 38
  /// At the sides of a sidebar's items (quoted).
  static let sidebarMargin: CGFloat = 8
  /// Between two accessories (quoted).
  static let accessorySpacing: CGFloat = 10
  /// The width of `UICellAccessory.LayoutDimension.standard` (quoted).
  static let standardAccessoryWidth = CellMetrics.editControlDiameter
  /// The part of a cell's width that a label beside the content gets at most while texts are of an
  /// accessibility size (an own choice).
  static let greatestLabelShare: CGFloat = 0.4
  /// How small such a label's text becomes at least, of its size, before it is cut off (an own choice).
  static let minimumLabelScale: CGFloat = 0.4
}
