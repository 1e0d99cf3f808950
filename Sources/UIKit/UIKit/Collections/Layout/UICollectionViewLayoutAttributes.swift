import CoreGraphics
import Foundation
import QuartzCore

/// The position and appearance of one element of a collection view.
///
/// A layout makes the attributes; the collection view applies them to the element's view. Subclasses with
/// properties of their own override `copy(with:)` and `isEqual(_:)`: only attributes that differ from the
/// view's present ones are applied.
@preconcurrency @MainActor open class UICollectionViewLayoutAttributes: _CopyingObject {
  private var category = UICollectionView.ElementCategory.cell
  private var kind: String?

  public override init() {
    super.init()
  }

  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath)
  {
    self.init()
    category = .supplementaryView
    kind = elementKind
    self.indexPath = indexPath
  }

  public convenience init(
    forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath
  ) {
    self.init()
    category = .decorationView
    kind = decorationViewKind
    self.indexPath = indexPath
  }

  open var indexPath = IndexPath()
  open var representedElementCategory: UICollectionView.ElementCategory { category }
  /// The kind of a supplementary or decoration view; `nil` for a cell.
  open var representedElementKind: String? { kind }

  // MARK: Geometry

  /// The centre, in the collection view's content.
  open var center = CGPoint.zero
  /// The size before the transform, in points.
  open var size = CGSize.zero

  /// The smallest box around the transformed element. Setting it sets ``center`` and ``size``.
  open var frame: CGRect {
    get {
      let box = CGRect(
        x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
      let turned = CATransform3DIsIdentity(transform3D) ? box : box.projected(transform3D)
      return turned.offsetBy(dx: center.x, dy: center.y)
    }
    set {
      center = CGPoint(x: newValue.midX, y: newValue.midY)
      size = newValue.size
    }
  }

  /// ``size`` at the origin (0, 0). Setting another origin traps, as on iOS.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: size) }
    set {
      precondition(newValue.origin == .zero, "attributes' bounds begin at (0, 0), not \(newValue)")
      size = newValue.size
    }
  }

  open var transform: CGAffineTransform {
    get { CATransform3DGetAffineTransform(transform3D) }
    set { transform3D = CATransform3DMakeAffineTransform(newValue) }
  }

  open var transform3D = CATransform3DIdentity

  /// The shape of the element in collisions of a dynamic animator; its bounds unless overridden.
  open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  /// The outline in collisions of a dynamic animator, around the centre; for the type `path`.
  open var collisionBoundingPath: UIBezierPath { UIBezierPath() }

  // MARK: Appearance

  open var alpha: CGFloat = 1
  /// The order from back to front: elements with a greater index are in front. Equal ones have no
  /// particular order.
  open var zIndex = 0
  open var isHidden = false

  // MARK: Within the module

  /// The axes along which the layout decides the size of self-sizing views.
  var fixedAxes: UIAxis = []
  /// Whether a dynamic animator changes this object, so that its identity doesn't show whether it has
  /// changed.
  var isMovedByAnimator = false
  /// The element's section, if its items scroll across the direction of the content.
  var sidewaysSection: Int?
  /// The position of the element in its list, if it is in one.
  var list: ListPlace?

  // MARK: As a value

  override func _copy() -> Any {
    let copy = type(of: self).makeDynamic()
    copy.indexPath = indexPath
    copy.category = category
    copy.kind = kind
    copy.center = center
    copy.size = size
    copy.transform3D = transform3D
    copy.alpha = alpha
    copy.zIndex = zIndex
    copy.isHidden = isHidden
    copy.fixedAxes = fixedAxes
    copy.sidewaysSection = sidewaysSection
    copy.list = list
    return copy
  }

  override func _isEqual(to object: Any) -> Bool {
    guard let other = object as? UICollectionViewLayoutAttributes else { return false }
    return element == other.element && center == other.center && size == other.size
      && alpha == other.alpha && zIndex == other.zIndex && isHidden == other.isHidden
      && list == other.list && CATransform3DEqualToTransform(transform3D, other.transform3D)
  }

  override var _hash: Int { indexPath.hashValue }

  open override nonisolated var description: String {
    MainActor.assumeIsolated {
      "<\(type(of: self)) \(kind ?? "cell") \(indexPath.map(\.description).joined(separator: "-")); "
        + "frame = \(frame); zIndex = \(zIndex)>"
    }
  }
}

extension UICollectionViewLayoutAttributes: UIDynamicItem {}

extension UICollectionViewLayoutAttributes {
  /// The element of these attributes.
  var element: ElementID { ElementID(category, kind, indexPath) }

  /// Creates attributes of this class for an element.
  static func makeDynamic(_ element: ElementID) -> Self {
    let attributes = makeDynamic()
    attributes.category = element.category
    attributes.kind = element.category == .cell ? nil : element.kind
    attributes.indexPath = element.path
    return attributes
  }

  /// Returns a copy for another element, changed by `change`.
  func with(
    _ path: IndexPath? = nil, _ change: (UICollectionViewLayoutAttributes) -> Void = { _ in }
  ) -> UICollectionViewLayoutAttributes {
    guard let copy = copy(with: nil) as? UICollectionViewLayoutAttributes else {
      preconditionFailure("copy(with:) of \(type(of: self)) gives no attributes")
    }
    if let path { copy.indexPath = path }
    change(copy)
    return copy
  }
}

extension CGRect {
  /// Returns the box around the corners after the transform with its perspective.
  fileprivate func projected(_ t: CATransform3D) -> CGRect {
    let corners = [(minX, minY), (maxX, minY), (minX, maxY), (maxX, maxY)].map { x, y in
      let w = x * t.m14 + y * t.m24 + t.m44
      let scale = w == 0 ? 1 : 1 / w
      return CGPoint(
        x: (x * t.m11 + y * t.m21 + t.m41) * scale, y: (x * t.m12 + y * t.m22 + t.m42) * scale)
    }
    let xs = corners.map(\.x)
    let ys = corners.map(\.y)
    let left = xs.min()!
    let top = ys.min()!
    return CGRect(x: left, y: top, width: xs.max()! - left, height: ys.max()! - top)
  }
}
