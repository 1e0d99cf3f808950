import CoreGraphics
import Foundation

/// A view of a collection view that can be reused for another element: a header, a footer, a decoration
/// or a cell.
@preconcurrency @MainActor open class UICollectionReusableView: UIView {
  var reuseState = ReuseState()

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    reuseState.identifier = (coder as? NibCoder)?.reuseIdentifier
    ObjectArchives.read(UICollectionReusableView.self, of: self, from: coder)
  }

  open var reuseIdentifier: String? { reuseState.identifier }

  /// Called before the view is used for another element.
  open dynamic func prepareForReuse() {}

  /// Applies attributes that differ from the present ones. The view already has its position, size,
  /// transform and alpha; subclasses apply the attributes that they added.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// Returns the attributes that the view prefers, for layouts with self-sizing elements.
  ///
  /// By default these are the given attributes, with the size that the view's constraints ask for or,
  /// without constraints, `sizeThatFits(_:)`.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let size = fittingSize(layoutAttributes.size, fixed: layoutAttributes.fixedAxes)
    guard size != layoutAttributes.size else { return layoutAttributes }
    return layoutAttributes.with { $0.size = size }
  }

  open func willTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}
  open func didTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}

  /// The view whose constraints determine the size.
  var sizedView: UIView { self }

  /// Places that view. Its margins depend on its place, which is that of the former width before the next layout.
  func placeSizedView() {}

  /// Applies the view's position in a list.
  func takePlace(_ place: ListPlace?) {}
}

/// The state of a reusable view in its collection view.
struct ReuseState {
  var identifier: String?
  /// The queue that the view waits in while it isn't shown.
  @BackReference var queue: ReuseQueue?
  @BackReference var collectionView: UICollectionView?
  /// The attributes that were last applied.
  var attributes: UICollectionViewLayoutAttributes?
  /// The transform that attributes last set. Equal ones leave the view's own transform, with which apps turn
  /// cells of lists that begin at the bottom.
  var transform = CATransform3DIdentity
  /// The distance by which a swipe has moved the view to the right.
  var shift: CGFloat = 0
}

extension UICollectionReusableView {
  /// Creates a view of the dynamic class. See `NSObject.makeDynamic()` for how and why.
  @_silgen_name("ooze_UICollectionReusableView_allocate")
  static func makeDynamic(frame: CGRect) -> Self

  @_silgen_name("ooze_UICollectionReusableView_allocate")
  convenience init(_frame: CGRect) {
    self.init(frame: _frame)
  }

  /// Applies attributes unless they equal the present ones.
  func take(_ attributes: UICollectionViewLayoutAttributes) {
    guard reuseState.attributes != attributes else { return }
    reuseState.attributes = attributes.isMovedByAnimator ? attributes.with() : attributes
    takeGeometry(attributes)
    if alpha != attributes.alpha { alpha = attributes.alpha }
    if isHidden != attributes.isHidden { isHidden = attributes.isHidden }
    apply(attributes)
  }

  func takeGeometry(_ attributes: UICollectionViewLayoutAttributes) {
    if bounds.size != attributes.size {
      bounds = CGRect(origin: bounds.origin, size: attributes.size)
    }
    let place = CGPoint(x: attributes.center.x + reuseState.shift, y: attributes.center.y)
    if center != place { center = place }
    if !CATransform3DEqualToTransform(reuseState.transform, attributes.transform3D) {
      reuseState.transform = attributes.transform3D
      transform3D = attributes.transform3D
    }
    swipedRow?.place = attributes.frame
    takePlace(attributes.list)
  }

  private func fittingSize(_ size: CGSize, fixed: UIAxis) -> CGSize {
    let sized = sizedView
    if size.width == bounds.width { placeSizedView() }
    var fitting =
      sized.autoLayout.constrainedSubviews > 0 || sized is any UIContentView
      ? sized.systemLayoutSizeFitting(
        size,
        withHorizontalFittingPriority: fixed.contains(.horizontal) ? .required : .fittingSizeLevel,
        verticalFittingPriority: fixed.contains(.vertical) ? .required : .fittingSizeLevel)
      : sizeThatFits(size)
    if fixed.contains(.horizontal) { fitting.width = size.width }
    if fixed.contains(.vertical) { fitting.height = size.height }
    return fitting
  }
}
