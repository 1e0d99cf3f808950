import Stage

@testable import UIKit

/// A collection view on a 14 Pro (393 × 852 points, 3×) without insets, with data in memory.
@MainActor final class CollectionBench {
  let stage: Stage
  let controller = UIViewController()
  let view: UICollectionView
  let data: CollectionData

  init(
    _ layout: UICollectionViewLayout = UICollectionViewFlowLayout(), items: [Int] = [100],
    size: CGSize? = nil, insets: Bool = false,
    direction: UIUserInterfaceLayoutDirection = .leftToRight,
    delegate: (any UICollectionViewDelegate)? = nil,
    _ setUp: (UICollectionView, CollectionData) -> Void = { _, _ in }
  ) {
    stage = Stage(device: .iPhone14Pro, layoutDirection: direction)
    data = CollectionData(items: items)
    let frame = CGRect(origin: .zero, size: size ?? stage.device.size(in: .portrait))
    view = UICollectionView(frame: frame, collectionViewLayout: layout)
    if size == nil { controller.view = view } else { controller.view.addSubview(view) }
    if !insets { view.contentInsetAdjustmentBehavior = .never }
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    for kind in [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ] {
      view.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: kind,
        withReuseIdentifier: "view")
    }
    view.dataSource = data
    view.delegate = delegate ?? data
    setUp(view, data)
    stage.show(controller)
    stage.advance(by: 0.05)
    data.events = []
  }

  func frame() { stage.advance(by: 1 / 60) }

  func path(_ item: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  /// The items on screen, by their names in the data.
  var visible: [Int] { view.visibleCells.map(\.tag) }

  /// Whether cells, their names and their positions agree with the data and the layout.
  func check() -> Bool {
    for path in view.indexPathsForVisibleItems {
      guard let cell = view.cellForItem(at: path), cell.superview === view,
        let attributes = view.layoutAttributesForItem(at: path),
        cell.frame.isClose(to: attributes.frame), cell.frame.intersects(view.bounds),
        cell.alpha == attributes.alpha, cell.tag == data.items[path.section][path.item],
        view.indexPath(for: cell) == path
      else { return false }
    }
    let cells = view.subviews.filter { $0 is UICollectionViewCell }
    return cells.count == view.indexPathsForVisibleItems.count
  }
}

/// Items named by numbers, which record the delegate's calls about selection.
@MainActor
final class CollectionData: NSObject, UICollectionViewDataSource,
  UICollectionViewDelegate
{
  var items: [[Int]]
  var events: [String] = []
  var cellsAsked = 0
  var allowsHighlight = true
  var allowsSelect = true
  var allowsDeselect = true
  var moves: [[IndexPath]] = []
  /// The names of items that can't be lifted.
  var unmovable: Set<Int> = []
  var configure: ((UICollectionViewCell, IndexPath) -> Void)?

  init(items: [Int]) {
    self.items = items.enumerated().map { section, count in
      (0..<count).map { section * 1_000_000 + $0 }
    }
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { items.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { items[section].count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    cellsAsked += 1
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    cell.tag = items[indexPath.section][indexPath.item]
    configure?(cell, indexPath)
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "view", for: indexPath)
    view.tag = indexPath.section
    return view
  }

  func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool { !unmovable.contains(items[indexPath.section][indexPath.item]) }

  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    moves.append([sourceIndexPath, destinationIndexPath])
    let name = items[sourceIndexPath.section].remove(at: sourceIndexPath.item)
    items[destinationIndexPath.section].insert(name, at: destinationIndexPath.item)
  }

  func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool {
    events.append("shouldHighlight \(indexPath.item)")
    return allowsHighlight
  }
  func collectionView(
    _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
  ) { events.append("didHighlight \(indexPath.item)") }
  func collectionView(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) { events.append("didUnhighlight \(indexPath.item)") }
  func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    events.append("shouldSelect \(indexPath.item)")
    return allowsSelect
  }
  func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool {
    events.append("shouldDeselect \(indexPath.item)")
    return allowsDeselect
  }
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    events.append("didSelect \(indexPath.item)")
  }
  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    events.append("didDeselect \(indexPath.item)")
  }
}
