import CoreGraphics

/// The images that replace a segmented control's background and dividers, and their positions.
struct SegmentImages: Equatable {
  private struct DividerKey: Hashable {
    var left: UIControl.State
    var right: UIControl.State
    var metrics: UIBarMetrics
  }

  private struct PlaceKey: Hashable {
    var place: UISegmentedControl.Segment
    var metrics: UIBarMetrics
  }

  var backgrounds = BarItemLooks.Values<UIImage>()
  private var dividers: [DividerKey: UIImage] = [:]
  private var adjustments: [PlaceKey: UIOffset] = [:]

  /// The value that was set for exactly these states.
  subscript(
    left left: UIControl.State, right right: UIControl.State, metrics: UIBarMetrics
  ) -> UIImage? {
    get { dividers[DividerKey(left: left, right: right, metrics: metrics)] }
    set { dividers[DividerKey(left: left, right: right, metrics: metrics)] = newValue }
  }

  subscript(place: UISegmentedControl.Segment, metrics: UIBarMetrics) -> UIOffset? {
    get { adjustments[PlaceKey(place: place, metrics: metrics)] }
    set { adjustments[PlaceKey(place: place, metrics: metrics)] = newValue }
  }

  /// Returns the image between two segments: that of their states, or that of normal segments.
  func divider(_ left: UIControl.State, _ right: UIControl.State) -> UIImage? {
    for left in [left, .normal] {
      for right in [right, .normal] {
        if let image = self[left: left, right: right, .default] { return image }
      }
    }
    return nil
  }

  /// Returns the offset of a segment's content from its usual position.
  func adjustment(at index: Int, of count: Int) -> UIOffset {
    let place: UISegmentedControl.Segment =
      count == 1 ? .alone : index == 0 ? .left : index == count - 1 ? .right : .center
    return self[place, .default] ?? self[.any, .default] ?? .zero
  }

  /// Whether images replace the control's own background.
  var replaceBackground: Bool { backgrounds[.normal, .default] != nil }
}

/// The image behind one segment, cut off at the ends that touch other segments.
final class SegmentCellView: PartView {
  private let picture = UIImageView(frame: .zero)
  private var isFirst = false
  private var isLast = false

  override func prepare() {
    isUserInteractionEnabled = false
    clipsToBounds = true
    addSubview(picture)
  }

  func show(_ image: UIImage?, isFirst: Bool, isLast: Bool) {
    picture.image = image
    self.isFirst = isFirst
    self.isLast = isLast
    setNeedsLayout()
  }

  /// Lays out the image. Its ends are the image's caps, or half of an image without caps.
  override func layoutSubviews() {
    super.layoutSubviews()
    guard let image = picture.image else { return }
    let half = max(0, (image.size.width - 1) / 2)
    let left = image.capInsets == .zero ? half : image.capInsets.left
    let right = image.capInsets == .zero ? half : image.capInsets.right
    picture.frame = CGRect(
      x: isFirst ? 0 : -left, y: 0,
      width: bounds.width + (isFirst ? 0 : left) + (isLast ? 0 : right), height: bounds.height)
  }
}
