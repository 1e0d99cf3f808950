import Stage
import UIKit

/// A grid of three columns with either of two layouts.
final class GridController: UICollectionViewController {
  private let count: Int

  init(count: Int, layout: UICollectionViewLayout) {
    self.count = count
    super.init(collectionViewLayout: layout)
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
  }

  required init?(coder: NSCoder) { nil }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { count }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    cell.backgroundColor = indexPath.item.isMultiple(of: 2) ? .systemTeal : .systemIndigo
    return cell
  }

  /// Items of 125 by 80 points, 9 apart, with flow layout.
  static var flow: UICollectionViewLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 125, height: 80)
    layout.minimumLineSpacing = 9
    layout.minimumInteritemSpacing = 9
    return layout
  }

  /// The same positions, as groups of three items.
  static var compositional: UICollectionViewLayout {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .absolute(125), heightDimension: .absolute(80)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(80)),
      repeatingSubitem: item, count: 3)
    group.interItemSpacing = .fixed(9)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 9
    return UICollectionViewCompositionalLayout(section: section)
  }
}
