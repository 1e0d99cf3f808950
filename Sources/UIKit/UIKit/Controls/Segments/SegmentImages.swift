import CoreGraphics

/// The pictures that a segmented control was given in place of its plate and lines, and where they lie.
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

  /// The value that was set for exactly these.
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

  /// The picture between two segments: of their states, or that of segments at rest.
  func divider(_ left: UIControl.State, _ right: UIControl.State) -> UIImage? {
    for left in [left, .normal] {
      for right in [right, .normal] {
        if let image = self[left: left, right: right, .default] { return image }
      }
    }
    return nil
  }

  /// How far the content of a segment lies from its usual place.
  func adjustment(at index: Int, of count: Int) -> UIOffset {
    let place: UISegmentedControl.Segment =
      count == 1 ? .alone : index == 0 ? .left : index == count - 1 ? .right : .center
    return self[place, .default] ?? self[.any, .default] ?? .zero
  }

  /// Whether pictures take the place of the control's own background.
  var replaceBackground: Bool { backgrounds[.normal, .default] != nil }
}

/// The picture behind one segment, of which the ends that touch other segments are cut off.
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

  /// The ends are the picture's caps; half of a picture without caps.
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
