import ElasticHeaders
import UIKit

/// A stretchy header above the items of a collection view.
///
/// A collection view has no header for all of its items. The header is a subview above them, in the
/// room that `contentInset` makes.
@available(iOS 16, *)
final class CollectionController: UICollectionViewController {
  private let header = StretchyTableHeaderView(frame: .zero)
  private let picture = UIImageView(image: UIImage(named: "PondLife", in: .module, with: nil))
  private let layout = UICollectionViewFlowLayout()

  init() {
    layout.itemSize = CGSize(width: 104, height: 104)
    layout.sectionInset = UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 16)
    super.init(collectionViewLayout: layout)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("This screen is made in code.") }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "Drop")
    collectionView.alwaysBounceVertical = true
    collectionView.backgroundColor = .systemBackground
    collectionView.accessibilityIdentifier = "collection"
    header.accessibilityIdentifier = "header"
    picture.contentMode = .scaleAspectFill
    picture.clipsToBounds = true
    picture.frame = header.contentView.bounds
    picture.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    header.contentView.addSubview(picture)
    collectionView.addSubview(header)
    collectionView.contentInset.top = 220
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    header.frame = CGRect(x: 0, y: -220, width: collectionView.bounds.width, height: 220)
  }

  override func scrollViewDidScroll(_ scrollView: UIScrollView) {
    header.scrollViewDidScroll(scrollView)
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
