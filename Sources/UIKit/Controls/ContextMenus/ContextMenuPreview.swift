import CoreGraphics
import QuartzCore

/// A lifted preview: a picture of a view, or a controller's view, on a plate with a shadow.
final class ContextMenuPreview: UIView {
  private let plate = UIView(frame: .zero)
  /// The view that is laid out at its own size, and scaled with the plate.
  private let content: UIView
  private let contentSize: CGSize
  /// The corners that the content has by itself.
  private var ownRadius: CGFloat = 0
  /// Whether the corners of what is lifted may be rounder.
  private var isRounded: Bool

  /// Whether it is above the screen: it has a shadow then, and round corners (own choice).
  var isLifted = false {
    didSet {
      layer.shadowOpacity = isLifted ? 0.2 : 0
      plate.layer.cornerRadius =
        isLifted && isRounded ? max(ownRadius, MenuMetrics.cornerRadius) : ownRadius
      setNeedsLayout()
    }
  }

  /// Shows a picture of what is lifted, or the view itself where it is nowhere else.
  ///
  /// - Parameter isRounded: whether the corners become round as it is lifted.
  init(_ preview: UITargetedPreview, isRounded: Bool = true) {
    self.isRounded = isRounded
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
      self.isRounded = false
    } else {
      ownRadius = preview.view.layer.cornerRadius
    }
    setUp()
  }

  /// Shows a controller's view, of the size that it prefers.
  init(_ controller: UIViewController, width: CGFloat) {
    isRounded = true
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
    plate.layer.cornerRadius = ownRadius
    plate.addSubview(content)
    addSubview(plate)
    layer.shadowRadius = 16
    layer.shadowOffset = CGSize(width: 0, height: 4)
  }

  /// Says for how many items the menu is, if for several.
  func showBadge(_ count: Int) {
    guard count > 1 else { return }
    let badge = DragBadge(frame: .zero)
    badge.show(count: count, .move)
    addSubview(badge)
    self.badge = badge
  }

  private weak var badge: DragBadge?

  /// The size that the content has by itself.
  var fittingSize: CGSize { contentSize }

  override func layoutSubviews() {
    super.layoutSubviews()
    plate.frame = bounds
    badge?.center = CGPoint(
      x: effectiveUserInterfaceLayoutDirection == .rightToLeft ? 0 : bounds.maxX, y: 0)
    let scale = contentSize.width > 0 ? bounds.width / contentSize.width : 1
    content.transform = CGAffineTransform(scaleX: scale, y: scale)
    content.center = CGPoint(x: bounds.midX, y: bounds.midY)
    layer.shadowPath = CGPath(
      roundedRect: bounds, cornerWidth: plate.layer.cornerRadius,
      cornerHeight: plate.layer.cornerRadius, transform: nil)
  }
}
