import Stage

@testable import UIKit

/// A list on a 14 Pro with a diffable data source. Cells carry their item as a tag.
@MainActor final class ListBench {
  typealias Source = UICollectionViewDiffableDataSource<Int, Int>
  typealias SectionSnapshot = NSDiffableDataSourceSectionSnapshot<Int>

  let stage: Stage
  let controller = UIViewController()
  let view: UICollectionView
  let source: Source
  var configure: (UICollectionViewListCell, Int) -> Void = { _, _ in }
  var events: [String] = []
  /// A position below the status bar, so that a finger reaches the first item.
  static let top: CGFloat = 100

  init(
    _ configuration: UICollectionLayoutListConfiguration,
    direction: UIUserInterfaceLayoutDirection = .leftToRight, width: CGFloat = 393,
    height: CGFloat = 600, layout: UICollectionViewLayout? = nil
  ) {
    stage = Stage(device: .iPhone14Pro, layoutDirection: direction)
    view = UICollectionView(
      frame: CGRect(x: 0, y: Self.top, width: width, height: height),
      collectionViewLayout: layout ?? UICollectionViewCompositionalLayout.list(using: configuration)
    )
    view.contentInsetAdjustmentBehavior = .never
    view.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "cell")
    weak var bench: ListBench?
    source = Source(collectionView: view) { view, path, item in
      let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      guard let cell = cell as? UICollectionViewListCell else { return cell }
      cell.tag = item
      var content = cell.defaultContentConfiguration()
      content.text = "\(item)"
      cell.contentConfiguration = content
      bench?.configure(cell, item)
      return cell
    }
    let headers = [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ].map { kind in
      UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(elementKind: kind) {
        header, _, path in
        var content = header.defaultContentConfiguration()
        content.text = "Section \(path.section)"
        header.contentConfiguration = content
      }
    }
    source.supplementaryViewProvider = { view, kind, path in
      view.dequeueConfiguredReusableSupplementary(
        using: headers[kind == UICollectionView.elementKindSectionHeader ? 0 : 1], for: path)
    }
    controller.view.addSubview(view)
    stage.show(controller)
    bench = self
  }

  /// Shows sections with the given numbers of items; those of section s are named from 100 s on.
  func show(_ counts: [Int]) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    for (section, count) in counts.enumerated() {
      snapshot.appendSections([section])
      snapshot.appendItems((0..<count).map { section * 100 + $0 })
    }
    source.apply(snapshot, animatingDifferences: false)
    stage.advance(by: 0.1)
  }

  func cell(_ item: Int, _ section: Int = 0) -> UICollectionViewListCell? {
    view.cellForItem(at: IndexPath(item: item, section: section)) as? UICollectionViewListCell
  }

  /// The items on the screen, in order.
  var shown: [Int] { view.visibleCells.map(\.tag) }

  /// The middle of a view on the screen.
  func middle(_ view: UIView) -> CGPoint {
    let frame = view.convert(view.bounds, to: nil)
    return CGPoint(x: frame.midX, y: frame.midY)
  }

  func tap(_ view: UIView) {
    stage.tap(at: middle(view))
    stage.advance(by: 0.6)
  }

  /// Swipes with a finger that rests at the end, so that its position and not its speed decides.
  func swipe(_ cell: UIView, by distance: CGFloat) {
    let start = CGPoint(x: distance > 0 ? 40 : 350, y: middle(cell).y)
    stage.touchDown(at: start)
    stage.move(from: start, by: CGVector(dx: distance, dy: 0), duration: 0.6)
    stage.advance(by: 0.3)
    stage.touchUp()
    stage.advance(by: 0.8)
  }
}
