import UIKit

/// One picture on the full screen, over the blurred previous screen. Two fingers or a double tap enlarge it.
final class PictureController: UIViewController, UIScrollViewDelegate {
  let background = UIVisualEffectView(effect: nil)
  let picture: UIImageView
  private let scroll = UIScrollView()
  private let close = UIButton(type: .system)
  /// The blur that the background has while the picture is open.
  static let blur = UIBlurEffect(style: .systemUltraThinMaterialDark)

  init(image: UIImage, name: String) {
    picture = UIImageView(image: image)
    super.init(nibName: nil, bundle: nil)
    picture.isAccessibilityElement = true
    picture.accessibilityLabel = name
    picture.accessibilityIdentifier = "picture"
  }

  required init?(coder: NSCoder) { fatalError("made in code") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityViewIsModal = true
    background.effect = Self.blur
    picture.contentMode = .scaleAspectFit
    picture.isUserInteractionEnabled = true
    scroll.delegate = self
    scroll.minimumZoomScale = 1
    scroll.maximumZoomScale = 4
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.showsHorizontalScrollIndicator = false
    scroll.showsVerticalScrollIndicator = false
    scroll.addSubview(picture)
    close.setTitle("Close", for: .normal)
    close.tintColor = .white
    close.titleLabel?.font = .preferredFont(forTextStyle: .body)
    close.titleLabel?.adjustsFontForContentSizeCategory = true
    close.addAction(
      UIAction { [weak self] _ in self?.dismiss(animated: true) }, for: .touchUpInside)
    for view in [background, scroll, close] as [UIView] { self.view.addSubview(view) }
    close.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      close.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
      close.trailingAnchor.constraint(
        equalTo: view.safeAreaLayoutGuide.trailingAnchor, constant: -16),
    ])
    #if canImport(ObjectiveC)
      let tap = UITapGestureRecognizer(target: self, action: #selector(doubleTapped))
    #else
      let tap = UITapGestureRecognizer(
        target: self, action: Selector("doubleTapped(_:)", PictureController.doubleTapped))
    #endif
    tap.numberOfTapsRequired = 2
    scroll.addGestureRecognizer(tap)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    background.frame = view.bounds
    guard scroll.frame != view.bounds else { return }
    scroll.zoomScale = 1
    scroll.frame = view.bounds
    let width = view.bounds.width
    picture.frame = CGRect(
      origin: .zero,
      size: fitted(CGSize(width: width, height: width / Picture.aspect), into: view.bounds.size))
    scroll.contentSize = picture.frame.size
    center()
    scroll.contentOffset = CGPoint(x: -scroll.contentInset.left, y: -scroll.contentInset.top)
  }

  private func fitted(_ size: CGSize, into room: CGSize) -> CGSize {
    let scale = min(room.width / size.width, room.height / size.height)
    return CGSize(width: size.width * scale, height: size.height * scale)
  }

  // MARK: Zoom

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { picture }

  func scrollViewDidZoom(_ scrollView: UIScrollView) { center() }

  /// Insets centre content that is smaller than the screen.
  private func center() {
    let free = CGSize(
      width: max(scroll.bounds.width - scroll.contentSize.width, 0) / 2,
      height: max(scroll.bounds.height - scroll.contentSize.height, 0) / 2)
    scroll.contentInset = UIEdgeInsets(
      top: free.height, left: free.width, bottom: free.height, right: free.width)
  }

  #if canImport(ObjectiveC)
    @objc private func doubleTapped(_ tap: UITapGestureRecognizer) { toggleZoom(tap) }
  #else
    private func doubleTapped(_ tap: UITapGestureRecognizer) { toggleZoom(tap) }
  #endif

  private func toggleZoom(_ tap: UITapGestureRecognizer) {
    guard scroll.zoomScale == 1 else { return scroll.setZoomScale(1, animated: true) }
    let point = tap.location(in: picture)
    let size = CGSize(
      width: scroll.bounds.width / Self.tapScale, height: scroll.bounds.height / Self.tapScale)
    scroll.zoom(
      to: CGRect(
        x: point.x - size.width / 2, y: point.y - size.height / 2, width: size.width,
        height: size.height),
      animated: true)
  }

  private static let tapScale: CGFloat = 2.5

  override func accessibilityPerformEscape() -> Bool {
    MainActor.assumeIsolated { dismiss(animated: true) }
    return true
  }
}
