import UIKit

/// A section that scrolls sideways, a mosaic of nested groups, and self-sizing rows, with pinned headers.
final class CompositionalLayoutScreen: UIViewController {
  private enum Section: Int, CaseIterable {
    case cards, mosaic, rows

    var title: String {
      switch self {
      case .cards: "Sideways, page by page"
      case .mosaic: "Groups in groups"
      case .rows: "Rows that size themselves"
      }
    }
  }

  private var dataSource: UICollectionViewDiffableDataSource<Section, Int>?

  override func viewDidLoad() {
    super.viewDidLoad()
    let layout = UICollectionViewCompositionalLayout { index, _ in
      let section =
        switch Section(rawValue: index) {
        case .cards: Self.cards()
        case .mosaic: Self.mosaic()
        default: Self.rows()
        }
      section.boundarySupplementaryItems = [Self.header()]
      return section
    }
    let collection = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    collection.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collection.backgroundColor = .systemBackground
    view.addSubview(collection)
    makeDataSource(of: collection)
  }

  // MARK: Sections

  private static func header() -> NSCollectionLayoutBoundarySupplementaryItem {
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .estimated(36)),
      elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
    header.pinToVisibleBounds = true
    return header
  }

  private static func cards() -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    item.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 6, bottom: 0, trailing: 6)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(0.8), heightDimension: .absolute(120)),
      subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .groupPagingCentered
    section.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 0, bottom: 12, trailing: 0)
    return section
  }

  private static func mosaic() -> NSCollectionLayoutSection {
    func item(_ width: CGFloat, _ height: CGFloat) -> NSCollectionLayoutItem {
      let item = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(width), heightDimension: .fractionalHeight(height)))
      item.contentInsets = NSDirectionalEdgeInsets(top: 3, leading: 3, bottom: 3, trailing: 3)
      return item
    }
    let pair = NSCollectionLayoutGroup.vertical(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(0.4), heightDimension: .fractionalHeight(1)),
      subitems: [item(1, 0.5)])
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(0.4)),
      subitems: [item(0.6, 1), pair])
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 13, bottom: 12, trailing: 13)
    return section
  }

  private static func rows() -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 6
    section.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 16, bottom: 12, trailing: 16)
    return section
  }

  // MARK: Data

  private func makeDataSource(of collection: UICollectionView) {
    let cells = UICollectionView.CellRegistration<UICollectionViewCell, Int> { cell, path, number in
      var content = UIListContentConfiguration.cell()
      content.text =
        Section(rawValue: path.section) == .rows
        ? String(repeating: "Words that wrap. ", count: 1 + number % 4) : "\(number)"
      content.textProperties.alignment =
        Section(rawValue: path.section) == .rows ? .natural : .center
      cell.contentConfiguration = content
      var background = UIBackgroundConfiguration.listPlainCell()
      let colors: [UIColor] = [.systemTeal, .systemIndigo, .systemOrange]
      background.backgroundColor = colors[path.section].withAlphaComponent(0.3)
      background.cornerRadius = 10
      cell.backgroundConfiguration = background
    }
    let headers = UICollectionView.SupplementaryRegistration<UICollectionViewCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { header, _, path in
      var content = UIListContentConfiguration.plainHeader()
      content.text = Section(rawValue: path.section)?.title
      header.contentConfiguration = content
      header.backgroundConfiguration = .listPlainHeaderFooter()
    }
    let source = UICollectionViewDiffableDataSource<Section, Int>(collectionView: collection) {
      collection, path, number in
      collection.dequeueConfiguredReusableCell(using: cells, for: path, item: number)
    }
    source.supplementaryViewProvider = { collection, _, path in
      collection.dequeueConfiguredReusableSupplementary(using: headers, for: path)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Section, Int>()
    snapshot.appendSections(Section.allCases)
    snapshot.appendItems(Array(1...6), toSection: .cards)
    snapshot.appendItems(Array(11...16), toSection: .mosaic)
    snapshot.appendItems(Array(21...32), toSection: .rows)
    source.apply(snapshot, animatingDifferences: false)
    dataSource = source
  }
}
