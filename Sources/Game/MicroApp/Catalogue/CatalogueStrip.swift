import UIKit

/// A strip below the bar with a segment for each part of the catalogue.
@available(iOS 16, *)
final class CatalogueStrip: UIView {
  /// Called with the touched segment.
  var onChoice: ((Int) -> Void)?
  private let blur = UIVisualEffectView(effect: UIBlurEffect(style: .systemChromeMaterial))
  private let segments = UISegmentedControl()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(blur)
    addSubview(segments)
    segments.accessibilityIdentifier = "catalogue-parts"
    segments.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        onChoice?(segments.selectedSegmentIndex)
      }, for: .valueChanged)
    isSeparate = false
  }

  required init?(coder: NSCoder) { fatalError("made in code") }

  /// The segment of the visible part.
  var choice: Int {
    get { segments.selectedSegmentIndex }
    set {
      guard newValue < segments.numberOfSegments, newValue != segments.selectedSegmentIndex else {
        return
      }
      segments.selectedSegmentIndex = newValue
    }
  }

  /// Whether it covers rows that scroll below it, rather than a picture.
  var isSeparate = true {
    didSet { if isSeparate != oldValue { blur.isHidden = !isSeparate } }
  }

  /// The height that it needs: that of a segment, at least 44 points for a finger, plus 8 points above and below.
  var height: CGFloat { max(segments.intrinsicContentSize.height, 44) + 16 }

  func show(_ titles: [String]) {
    guard titles != (0..<segments.numberOfSegments).map({ segments.titleForSegment(at: $0) })
    else { return }
    let choice = max(segments.selectedSegmentIndex, 0)
    segments.removeAllSegments()
    for (place, title) in titles.enumerated() {
      segments.insertSegment(withTitle: title, at: place, animated: false)
    }
    segments.selectedSegmentIndex = choice
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    blur.frame = bounds
    let room = bounds.inset(
      by: UIEdgeInsets(
        top: 8, left: 16 + safeAreaInsets.left, bottom: 8, right: 16 + safeAreaInsets.right))
    // At most as wide as the rows below it.
    let width = min(room.width, readableContentGuide.layoutFrame.width)
    segments.frame = CGRect(
      x: room.midX - width / 2, y: room.minY, width: width, height: room.height)
  }
}
