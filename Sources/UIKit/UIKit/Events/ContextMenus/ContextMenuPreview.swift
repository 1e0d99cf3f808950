import CoreGraphics
import QuartzCore

/// A lifted preview: a picture of a view, or a controller's view, on a background with a shadow.
final class ContextMenuPreview: UIView {
  private let plate = UIView(frame: .zero)
  /// The view, which is laid out at its own size and scaled with the background.
  private let content: UIView
  private let contentSize: CGSize
  /// The corner radius of the content itself.
  private var ownRadius: CGFloat = 0
  private var ownCorners = CACornerMask.all
  /// The minimum corner radius while the preview is lifted.
  private var liftedRadius: CGFloat

  /// Whether the preview is above the screen: it then has a shadow and round corners (own choice).
  var isLifted = false {
    didSet {
      layer.shadowOpacity = isLifted ? 0.2 : 0
      roundCorners()
      setNeedsLayout()
    }
  }

  /// Creates a preview with a picture of the lifted view, or with the view itself if it isn't shown
  /// elsewhere.
  ///
  /// - Parameter liftedRadius: The minimum radius, in points, of all corners while the preview is lifted.
  init(_ preview: UITargetedPreview, liftedRadius: CGFloat = MenuMetrics.cornerRadius) {
    self.liftedRadius = liftedRadius
    let path = preview.parameters.visiblePath
    let seen = path?.bounds ?? CGRect(origin: .zero, size: preview.size)
    contentSize = seen.size
    content = UIView(frame: CGRect(origin: .zero, size: seen.size))
    super.init(frame: .zero)
    content.backgroundColor = preview.parameters.backgroundColor
    let isElsewhere = preview.view.superview != nil
    let picture = isElsewhere ? preview.view.snapshotView(afterScreenUpdates: false) : preview.view
    if let picture {
      picture.frame.origin = CGPoint(x: -seen.minX, y: -seen.minY)
      content.addSubview(picture)
    }
    if let path {
      let mask = CAShapeLayer()
      mask.path = path.cgPath
      mask.position = CGPoint(x: -seen.minX, y: -seen.minY)
      content.layer.mask = mask
      self.liftedRadius = 0
    } else {
      ownRadius = preview.view.layer.cornerRadius
      ownCorners = preview.view.layer.maskedCorners
    }
    setUp()
  }

  /// Creates a preview of a controller's view, in the size that it prefers.
  init(_ controller: UIViewController, width: CGFloat) {
    liftedRadius = MenuMetrics.cornerRadius
    content = controller.view
    let preferred = controller.preferredContentSize
    contentSize =
      preferred.width > 0 && preferred.height > 0
      ? preferred : CGSize(width: width, height: width)
    super.init(frame: .zero)
    ownRadius = MenuMetrics.cornerRadius
    content.frame = CGRect(origin: .zero, size: contentSize)
    setUp()
  }

  required init?(coder: NSCoder) {
    fatalError("A preview is made by its interaction")
  }

  private func setUp() {
    isUserInteractionEnabled = false
    plate.clipsToBounds = true
    roundCorners()
    plate.addSubview(content)
    addSubview(plate)
    layer.shadowRadius = 16
    layer.shadowOffset = CGSize(width: 0, height: 4)
  }

  /// Rounds the corners. A row of a group may have two round corners, or none, in its place, and has four
  /// above the screen.
  private func roundCorners() {
    let isRounded = isLifted && liftedRadius > 0
    plate.layer.cornerRadius = isRounded ? max(ownRadius, liftedRadius) : ownRadius
    plate.layer.maskedCorners = isRounded ? .all : ownCorners
  }

  /// Shows the number of items that the menu applies to, if there are several.
  func showBadge(_ count: Int) {
    guard count > 1 else { return }
    let badge = BadgeView(frame: .zero)
    badge.show(text: "\(count)", symbol: nil, on: .systemBlue)
    addSubview(badge)
    self.badge = badge
  }

  private weak var badge: BadgeView?

  /// The size of the content itself.
  var fittingSize: CGSize { contentSize }

  override func layoutSubviews() {
    super.layoutSubviews()
    plate.frame = bounds
    badge?.center = CGPoint(x: isRightToLeft ? 0 : bounds.maxX, y: 0)
    // A controller's view with an autoresizing mask would follow its superview here too.
    content.bounds.size = contentSize
    let scale = contentSize.width > 0 ? bounds.width / contentSize.width : 1
    content.transform = CGAffineTransform(scaleX: scale, y: scale)
    content.center = bounds.middle
    layer.shadowPath = CGPath(
      roundedRect: bounds, cornerWidth: plate.layer.cornerRadius,
      cornerHeight: plate.layer.cornerRadius, transform: nil)
  }
}
