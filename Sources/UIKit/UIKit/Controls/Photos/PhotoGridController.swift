import QuartzCore

/// The photos as squares, the latest at the end. Own choice after the picker of iOS 16.
@MainActor final class PhotoGridController: UICollectionViewController {
  var choose: (UIImage) -> Void = { _ in }
  var cancel: () -> Void = {}
  private let photos: [UIImage]
  private let grid = UICollectionViewFlowLayout()

  /// The distance between two photos in points.
  private static let gap: CGFloat = 2
  /// The minimum width of a photo: a phone shows three next to each other.
  private static let minimumWidth: CGFloat = 120

  init(_ photos: [UIImage]) {
    self.photos = photos
    super.init(collectionViewLayout: grid)
    title = SystemText.photos.text
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.cancel() })
    grid.minimumLineSpacing = Self.gap
    grid.minimumInteritemSpacing = Self.gap
    collectionView.backgroundColor = .systemBackground
    collectionView.alwaysBounceVertical = true
    collectionView.register(PhotoCell.self, forCellWithReuseIdentifier: PhotoCell.identifier)
    if photos.isEmpty { collectionView.backgroundView = Self.makeEmptyView() }
  }

  private static func makeEmptyView() -> UIView {
    let label = UILabel(frame: .zero)
    label.text = SystemText.noPhotos.text
    label.font = .preferredFont(forTextStyle: .title2)
    label.adjustsFontForContentSizeCategory = true
    label.textColor = .secondaryLabel
    label.textAlignment = .center
    label.numberOfLines = 0
    return label
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let width = view.bounds.width - view.safeAreaInsets.left - view.safeAreaInsets.right
    let columns = max(1, ((width + Self.gap) / (Self.minimumWidth + Self.gap)).rounded(.down))
    let side = max(1, ((width - (columns - 1) * Self.gap) / columns).rounded(.down))
    if grid.itemSize.width != side { grid.itemSize = CGSize(width: side, height: side) }
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    photos.count
  }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: PhotoCell.identifier, for: indexPath)
    (cell as? PhotoCell)?.show(photos[indexPath.item], indexPath.item + 1, of: photos.count)
    return cell
  }

  override func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    collectionView.deselectItem(at: indexPath, animated: true)
    choose(photos[indexPath.item])
  }
}

/// A photo's square, filled by the photo.
@MainActor private final class PhotoCell: UICollectionViewCell {
  static let identifier = "photo"
  private let picture = UIImageView(frame: .zero)

  override init(frame: CGRect) {
    super.init(frame: frame)
    picture.contentMode = .scaleAspectFill
    picture.clipsToBounds = true
    picture.frame = contentView.bounds
    picture.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(picture)
    isAccessibilityElement = true
    accessibilityTraits = [.image, .button]
  }

  required init?(coder: NSCoder) { nil }

  override var isHighlighted: Bool {
    didSet { picture.alpha = isHighlighted ? 0.7 : 1 }
  }

  func show(_ photo: UIImage, _ number: Int, of count: Int) {
    picture.image = photo
    accessibilityLabel = SystemText.photoOf.text(with: number, count)
  }
}
