import CoreGraphics
import Foundation

/// A view of a collection view that can be used again for another place: a header, a footer, a
/// decoration or a cell.
@preconcurrency @MainActor open class UICollectionReusableView: UIView {
  var reuseState = ReuseState()

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    reuseState.identifier = (coder as? NibCoder)?.reuseIdentifier
  }

  open var reuseIdentifier: String? { reuseState.identifier }

  /// Called before the view is used for another element.
  open func prepareForReuse() {}

  /// Takes over attributes that differ from the present ones. The view has its place, size,
  /// transform and alpha already; subclasses take what they added to the attributes.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// The attributes that the view would like, for layouts that let elements size themselves.
  ///
  /// By default those that it is given, in the size that its constraints ask for or, without
  /// constraints, `sizeThatFits(_:)`.
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

  /// The view whose constraints give the size.
  var sizedView: UIView { self }

  /// Takes over what the view is in a list.
  func takePlace(_ place: ListPlace?) {}
}

/// A reusable view's knowledge of its collection view.
struct ReuseState {
  var identifier: String?
  /// The queue that the view waits in while it isn't shown.
  @BackReference var queue: ReuseQueue?
  @BackReference var collectionView: UICollectionView?
  /// As they were last applied.
  var attributes: UICollectionViewLayoutAttributes?
  /// How far a swipe has moved the view to the right of its place.
  var shift: CGFloat = 0
}

extension UICollectionReusableView {
  /// Makes a view of the dynamic class. See `NSObject.makeDynamic()` for how and why.
  @_silgen_name("ooze_UICollectionReusableView_allocate")
  static func makeDynamic(frame: CGRect) -> Self

  @_silgen_name("ooze_UICollectionReusableView_allocate")
  convenience init(_frame: CGRect) {
    self.init(frame: _frame)
  }

  /// Applies attributes unless they are those that the view has.
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
    transform3D = attributes.transform3D
    swipedRow?.place = attributes.frame
    takePlace(attributes.list)
  }

  private func fittingSize(_ size: CGSize, fixed: UIAxis) -> CGSize {
    let sized = sizedView
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
