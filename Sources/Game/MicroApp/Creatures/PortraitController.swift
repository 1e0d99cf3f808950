import Micro
import UIKit

/// A creature on the full screen. Two fingers or a double tap zoom; a tap on the water or the button closes it.
@available(iOS 16, *)
final class PortraitController: UIViewController, UIScrollViewDelegate {
  let water = GradientView()
  let portrait = UIImageView()
  private let scroll = UIScrollView()
  private let close = UIButton(type: .system)
  private let genome: Genome
  private let vision: Palette.Vision

  init(genome: Genome, name: String, texts: Texts, vision: Palette.Vision) {
    self.genome = genome
    self.vision = vision
    super.init(nibName: nil, bundle: nil)
    portrait.isAccessibilityElement = true
    portrait.accessibilityLabel = texts[CreaturesText.portrait, ["name": name]]
    portrait.accessibilityIdentifier = "full-portrait"
    close.setTitle(texts[CreaturesText.close], for: .normal)
    close.accessibilityIdentifier = "close"
  }

  required init?(coder: NSCoder) { fatalError("made in code") }

  /// Sharp at the largest zoom of a phone.
  private static let pictureSize = CGSize(width: 900, height: 540)
  private static let largestZoom: CGFloat = 4
  private static let doubleTapZoom: CGFloat = 2.5

  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityViewIsModal = true
    paint()
    portrait.contentMode = .scaleAspectFit
    portrait.isUserInteractionEnabled = true
    scroll.delegate = self
    scroll.minimumZoomScale = 1
    scroll.maximumZoomScale = Self.largestZoom
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.showsHorizontalScrollIndicator = false
    scroll.showsVerticalScrollIndicator = false
    scroll.accessibilityIdentifier = "zoom"
    scroll.addSubview(portrait)
    close.tintColor = .accent
    close.titleLabel?.font = .preferredFont(forTextStyle: .headline)
    close.addAction(
      UIAction { [weak self] _ in self?.dismiss(animated: true) }, for: .touchUpInside)
    for view in [water, scroll, close] as [UIView] { self.view.addSubview(view) }
    close.translatesAutoresizingMaskIntoConstraints = false
    let area = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      close.topAnchor.constraint(equalTo: area.topAnchor, constant: 4),
      close.trailingAnchor.constraint(equalTo: area.trailingAnchor, constant: -16),
      close.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
      close.widthAnchor.constraint(greaterThanOrEqualToConstant: 44),
    ])
    scroll.addGestureRecognizer(makeDoubleTap())
  }

  /// Draws the creature and its water in the colours of light or dark mode.
  private func paint() {
    let palette = Palette(traits: traitCollection, vision: vision)
    water.show(inner: palette.water, outer: palette.deep)
    portrait.image = Portrait.image(of: genome, size: Self.pictureSize, palette: palette)
  }

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    guard isViewLoaded, previous?.userInterfaceStyle != traitCollection.userInterfaceStyle else {
      return
    }
    paint()
  }

  private func makeDoubleTap() -> UITapGestureRecognizer {
    #if canImport(ObjectiveC)
      let tap = UITapGestureRecognizer(target: self, action: #selector(doubleTapped(_:)))
    #else
      let tap = UITapGestureRecognizer(
        target: self, action: Selector("doubleTapped(_:)", PortraitController.doubleTapped))
    #endif
    tap.numberOfTapsRequired = 2
    return tap
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    water.frame = view.bounds
    guard scroll.frame != view.bounds else { return }
    scroll.zoomScale = 1
    scroll.frame = view.bounds
    portrait.frame = CGRect(origin: .zero, size: fittingSize)
    scroll.contentSize = portrait.frame.size
    center()
    scroll.contentOffset = CGPoint(x: -scroll.contentInset.left, y: -scroll.contentInset.top)
  }

  private var fittingSize: CGSize {
    let room = view.bounds.insetBy(dx: 16, dy: 16).size
    let scale = min(
      room.width / Self.pictureSize.width, room.height / Self.pictureSize.height)
    return CGSize(width: Self.pictureSize.width * scale, height: Self.pictureSize.height * scale)
  }

  // MARK: Zoom

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { portrait }

  func scrollViewDidZoom(_ scrollView: UIScrollView) { center() }

  /// Insets centre content that is smaller than the screen.
  private func center() {
    let x = max(scroll.bounds.width - scroll.contentSize.width, 0) / 2
    let y = max(scroll.bounds.height - scroll.contentSize.height, 0) / 2
    scroll.contentInset = UIEdgeInsets(top: y, left: x, bottom: y, right: x)
  }

  #if canImport(ObjectiveC)
    @objc
  #endif
  private func doubleTapped(_ tap: UITapGestureRecognizer) {
    guard scroll.zoomScale == 1 else { return scroll.setZoomScale(1, animated: true) }
    let place = tap.location(in: portrait)
    let width = scroll.bounds.width / Self.doubleTapZoom
    let height = scroll.bounds.height / Self.doubleTapZoom
    scroll.zoom(
      to: CGRect(x: place.x - width / 2, y: place.y - height / 2, width: width, height: height),
      animated: true)
  }

  override func accessibilityPerformEscape() -> Bool {
    MainActor.assumeIsolated { dismiss(animated: true) }
    return true
  }
}
