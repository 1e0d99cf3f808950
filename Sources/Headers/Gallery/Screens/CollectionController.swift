import ElasticHeaders
import UIKit

/// An elastic header above the items of a collection view. It needs another class for the collection view, and
/// one for its flow layout.
@available(iOS 16, *)
final class CollectionController: UICollectionViewController {
  private let layout = ElasticHeaderFlowLayout()

  init() {
    layout.itemSize = CGSize(width: 104, height: 104)
    layout.sectionInset = UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 16)
    super.init(collectionViewLayout: layout)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("This screen is made in code.") }

  override func viewDidLoad() {
    super.viewDidLoad()
    let collection = ElasticHeaderCollectionView(frame: .zero, collectionViewLayout: layout)
    collection.headerView = PondHeader(title: "Forty drops", subtitle: "Pull me down")
    collection.dataSource = self
    collection.delegate = self
    collection.alwaysBounceVertical = true
    collection.backgroundColor = .systemBackground
    collection.accessibilityIdentifier = "collection"
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "Drop")
    collectionView = collection
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { Inhabitant.all.count }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "Drop", for: indexPath)
    var background = UIBackgroundConfiguration.clear()
    background.backgroundColor = UIColor(
      hue: 0.45 + CGFloat(indexPath.item % 9) / 60, saturation: 0.6, brightness: 0.7, alpha: 1)
    background.cornerRadius = 16
    cell.backgroundConfiguration = background
    return cell
  }
}
