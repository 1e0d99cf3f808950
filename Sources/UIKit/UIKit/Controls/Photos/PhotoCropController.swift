import CoreGraphics

/// A controller that lets the user choose a square of a photo by moving and enlarging it. Own choice after
/// the editing step of iOS 16.
@MainActor final class PhotoCropController: UIViewController, UIScrollViewDelegate {
  var cancel: () -> Void = {}
  /// Called with the square, and its position in the photo's pixels.
  var choose: (UIImage, CGRect) -> Void = { _, _ in }
  private let photo: UIImage
  private let square = UIScrollView(frame: .zero)
  private let picture: UIImageView
  private let shades = [UIView(frame: .zero), UIView(frame: .zero)]
  private let heading = UILabel(frame: .zero)
  private let cancelButton = UIButton(type: .system)
  private let chooseButton = UIButton(type: .system)

  private static let margin: CGFloat = 16
  private static let maximumZoom: CGFloat = 4

  init(_ photo: UIImage) {
    self.photo = photo
    picture = UIImageView(image: photo)
    super.init(nibName: nil, bundle: nil)
    title = SystemText.moveAndScale.text
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .black
    view.clipsToBounds = true
    square.delegate = self
    square.clipsToBounds = false
    square.showsHorizontalScrollIndicator = false
    square.showsVerticalScrollIndicator = false
    square.contentInsetAdjustmentBehavior = .never
    square.alwaysBounceVertical = true
    square.alwaysBounceHorizontal = true
    square.layer.borderColor = UIColor.white.cgColor
    square.addSubview(picture)
    view.addSubview(square)
    for shade in shades {
      shade.backgroundColor = UIColor(white: 0, alpha: 0.5)
      shade.isUserInteractionEnabled = false
      view.addSubview(shade)
    }
    heading.text = title
    heading.textColor = .white
    heading.textAlignment = .center
    heading.font = .preferredFont(forTextStyle: .headline)
    view.addSubview(heading)
    setUp(cancelButton, SystemText.cancel.text) { $0.cancel() }
    setUp(chooseButton, SystemText.choose.text) { $0.chooseSquare() }
    picture.isAccessibilityElement = true
    picture.accessibilityLabel = SystemText.photo.text
  }

  private func setUp(
    _ button: UIButton, _ title: String, _ action: @escaping (PhotoCropController) -> Void
  ) {
    button.setTitle(title, for: .normal)
    button.setTitleColor(.white, for: .normal)
    button.titleLabel?.font = .preferredFont(forTextStyle: .body)
    button.addAction(
      UIAction { [weak self] _ in self.map(action) }, for: .touchUpInside)
    view.addSubview(button)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.setNavigationBarHidden(true, animated: animated)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    navigationController?.setNavigationBarHidden(false, animated: animated)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let bounds = view.bounds
    let safe = bounds.inset(by: view.safeAreaInsets)
    let buttonSizes = [cancelButton, chooseButton].map { $0.sizeThatFits(safe.size) }
    let height = max(44, buttonSizes[0].height, buttonSizes[1].height)
    let side = min(safe.width, safe.height - 2 * height).rounded(.down)
    let frame = CGRect(
      x: (bounds.midX - side / 2).rounded(), y: (safe.midY - side / 2).rounded(), width: side,
      height: side)
    if square.frame != frame, side > 0 { place(frame) }
    shades[0].frame = CGRect(x: 0, y: 0, width: bounds.width, height: frame.minY)
    shades[1].frame = CGRect(
      x: 0, y: frame.maxY, width: bounds.width, height: bounds.maxY - frame.maxY)
    heading.frame = CGRect(x: safe.minX, y: safe.minY, width: safe.width, height: height)
    let row = safe.maxY - height
    let (left, right) = (safe.minX + Self.margin, safe.maxX - Self.margin)
    cancelButton.frame = CGRect(x: left, y: row, width: buttonSizes[0].width, height: height)
    chooseButton.frame = CGRect(
      x: right - buttonSizes[1].width, y: row, width: buttonSizes[1].width, height: height)
  }

  /// Places the square, filled by the middle of the photo.
  private func place(_ frame: CGRect) {
    square.zoomScale = 1
    square.frame = frame
    picture.frame = CGRect(origin: .zero, size: photo.size)
    square.contentSize = photo.size
    let least = max(
      frame.width / max(photo.size.width, 1), frame.height / max(photo.size.height, 1))
    square.minimumZoomScale = least
    square.maximumZoomScale = least * Self.maximumZoom
    square.zoomScale = least
    square.contentOffset = CGPoint(
      x: (square.contentSize.width - frame.width) / 2,
      y: (square.contentSize.height - frame.height) / 2)
    square.layer.borderWidth = 1 / max(traitCollection.displayScale, 1)
  }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { picture }

  private func chooseSquare() {
    let visible = picture.convert(square.bounds, from: square)
      .intersection(CGRect(origin: .zero, size: photo.size))
    guard !visible.isEmpty else { return cancel() }
    let pixels = visible.applying(CGAffineTransform(scaleX: photo.scale, y: photo.scale)).integral
    let side = min(pixels.width, pixels.height)
    let rect = CGRect(x: pixels.minX, y: pixels.minY, width: side, height: side)
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let edited = UIGraphicsImageRenderer(size: rect.size, format: format).image { _ in
      photo.draw(
        in: CGRect(
          x: -rect.minX, y: -rect.minY, width: photo.size.width * photo.scale,
          height: photo.size.height * photo.scale))
    }
    choose(edited, rect)
  }
}
