import Stage
import Testing

/// A list is covered by another screen, the device is rotated, and the list is shown again. Its rows then have the
/// heights of a list that was never covered.
///
/// Apple, "automaticDimension" and "estimatedRowHeight": a self-sizing row has the height that its content needs in the
/// width of the table. The expected heights are those of a fresh list in the same orientation.
@MainActor @Suite(.serialized) struct CoveredRotationGridTests {
  enum Kind: String, CaseIterable, Sendable {
    case plain, grouped, insetGrouped, constrained, list, compositional
  }
  enum Cover: CaseIterable, Sendable { case pushed, fullScreen, tab }
  enum Reload: CaseIterable, Sendable { case never, beforeAppearing }

  struct Arrangement: Sendable, CustomStringConvertible {
    var kind: Kind
    var cover: Cover
    var reload: Reload
    var hasHeader: Bool
    var isReadable: Bool

    var description: String {
      "\(kind), \(cover), reload \(reload), header \(hasHeader), readable \(isReadable)"
    }
  }

  private nonisolated static let arrangements: [Arrangement] = Kind.allCases.flatMap { kind in
    Cover.allCases.flatMap { cover in
      Reload.allCases.flatMap { reload in
        [(false, false), (true, true)].map {
          Arrangement(
            kind: kind, cover: cover, reload: reload, hasHeader: $0.0, isReadable: $0.1)
        }
      }
    }
  }

  @Test(arguments: arrangements) func heightsAreThoseOfAFreshList(_ arrangement: Arrangement) {
    let stage = Stage(device: .iPhone14Pro)
    let list = TextList(arrangement)
    let navigation = UINavigationController(rootViewController: list)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation, UIViewController()]
    stage.show(tabs)
    stage.advance(by: 0.5)
    for orientation in [UIInterfaceOrientation.landscapeLeft, .portrait, .landscapeRight] {
      switch arrangement.cover {
      case .pushed: navigation.pushViewController(UIViewController(), animated: true)
      case .tab: tabs.selectedIndex = 1
      case .fullScreen:
        let screen = UIViewController()
        screen.modalPresentationStyle = .fullScreen
        tabs.present(screen, animated: true)
      }
      stage.advance(by: 1)
      stage.rotate(to: orientation)
      stage.advance(by: 0.5)
      switch arrangement.cover {
      case .pushed: navigation.popViewController(animated: true)
      case .tab: tabs.selectedIndex = 0
      case .fullScreen: tabs.dismiss(animated: true)
      }
      stage.advance(by: 1)
      let heights = list.heights
      #expect(heights == Self.freshHeights(arrangement, orientation), "\(orientation.rawValue)")
      #expect(heights.max() ?? 0 < 200)
      stage.makeCurrent()
    }
  }

  private static func freshHeights(
    _ arrangement: Arrangement, _ orientation: UIInterfaceOrientation
  ) -> [CGFloat] {
    let stage = Stage(device: .iPhone14Pro, orientation: orientation)
    let list = TextList(arrangement)
    let tabs = UITabBarController()
    tabs.viewControllers = [
      UINavigationController(rootViewController: list), UIViewController(),
    ]
    stage.show(tabs)
    stage.advance(by: 0.5)
    return list.heights
  }

  // MARK: The list

  private nonisolated static let texts = (0..<30).map { row in
    Array(repeating: "Amoeba", count: 1 + row * 7 % 19).joined(separator: " ")
  }

  /// A list of texts of one to several lines.
  private final class TextList: UIViewController, UITableViewDataSource,
    UICollectionViewDataSource
  {
    private let arrangement: Arrangement
    private var table: UITableView?
    private var collection: UICollectionView?

    init(_ arrangement: Arrangement) {
      self.arrangement = arrangement
      super.init(nibName: nil, bundle: nil)
      tabBarItem = UITabBarItem(title: "List", image: nil, tag: 0)
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() {
      let layout: UICollectionViewLayout
      switch arrangement.kind {
      case .plain, .constrained: return makeTable(.plain)
      case .grouped: return makeTable(.grouped)
      case .insetGrouped: return makeTable(.insetGrouped)
      case .list:
        layout = UICollectionViewCompositionalLayout.list(
          using: UICollectionLayoutListConfiguration(appearance: .insetGrouped))
      case .compositional:
        let size = NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .estimated(50))
        layout = UICollectionViewCompositionalLayout(
          section: NSCollectionLayoutSection(
            group: .vertical(
              layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])))
      }
      let collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
      collection.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "cell")
      collection.dataSource = self
      self.collection = collection
      view = collection
    }

    private func makeTable(_ style: UITableView.Style) {
      let table = UITableView(frame: .zero, style: style)
      table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      table.dataSource = self
      table.cellLayoutMarginsFollowReadableWidth = arrangement.isReadable
      if arrangement.hasHeader {
        table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 260))
      }
      self.table = table
      view = table
    }

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      guard arrangement.reload == .beforeAppearing else { return }
      table?.reloadData()
      collection?.reloadData()
    }

    /// The heights of all rows, from top to bottom, after each was visible.
    var heights: [CGFloat] {
      texts.indices.map { row in
        let path = IndexPath(item: row, section: 0)
        if let table {
          table.scrollToRow(at: path, at: .middle, animated: false)
          table.layoutIfNeeded()
          return table.rectForRow(at: path).height
        }
        collection?.scrollToItem(at: path, at: .centeredVertically, animated: false)
        collection?.layoutIfNeeded()
        return collection?.layoutAttributesForItem(at: path)?.size.height ?? 0
      }
    }

    private func content(_ row: Int) -> UIListContentConfiguration {
      var content = UIListContentConfiguration.subtitleCell()
      content.text = texts[row]
      content.secondaryText = "\(row)"
      content.image = UIImage(systemName: "heart")
      content.imageProperties.reservedLayoutSize = CGSize(width: 28, height: 28)
      return content
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      texts.count
    }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      cell.accessoryType = .disclosureIndicator
      guard arrangement.kind == .constrained else {
        cell.contentConfiguration = content(indexPath.row)
        return cell
      }
      let label = cell.contentView.subviews.first as? UILabel ?? UILabel()
      if label.superview == nil {
        label.numberOfLines = 0
        cell.contentView.adding(label)
        let margins = cell.contentView.layoutMarginsGuide
        NSLayoutConstraint.activate([
          label.topAnchor.constraint(equalTo: margins.topAnchor),
          label.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
          label.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
          label.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
        ])
      }
      label.text = texts[indexPath.row]
      return cell
    }

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { texts.count }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      (cell as? UICollectionViewListCell)?.contentConfiguration = content(indexPath.item)
      return cell
    }
  }
}
