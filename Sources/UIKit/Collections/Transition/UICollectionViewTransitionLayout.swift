import CoreGraphics
import Foundation
import QuartzCore

/// The layout between two layouts while a finger goes from one to the other.
///
/// Every element is on the straight way from its place in ``currentLayout`` to the one in
/// ``nextLayout``, as far as ``transitionProgress`` says. Set that from a gesture.
@preconcurrency @MainActor open class UICollectionViewTransitionLayout: UICollectionViewLayout {
  open private(set) var currentLayout: UICollectionViewLayout
  open private(set) var nextLayout: UICollectionViewLayout
  private var values: [String: CGFloat] = [:]
  /// Where the content was, and where it comes to rest.
  var offsets = (from: CGPoint.zero, to: CGPoint.zero)

  public init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) {
    self.currentLayout = currentLayout
    nextLayout = newLayout
    super.init()
  }

  /// Traps: transitions are made while they are needed, and kept in no archive.
  public required init?(coder: NSCoder) {
    preconditionFailure("a transition layout is in no archive")
  }

  /// From 0, the current layout, to 1, the next one; beyond both for a gesture that overshoots.
  open var transitionProgress: CGFloat = 0 {
    didSet {
      invalidateLayout()
      collectionView?.contentOffset = offset
    }
  }

  /// Keeps a value of the app's own that goes with the progress.
  open func updateValue(_ value: CGFloat, forAnimatedKey key: String) {
    values[key] = value
    invalidateLayout()
  }

  /// 0 for a key that was not set.
  open func value(forAnimatedKey key: String) -> CGFloat { values[key] ?? 0 }

  private var offset: CGPoint {
    CGPoint(
      x: between(offsets.from.x, offsets.to.x), y: between(offsets.from.y, offsets.to.y))
  }

  // MARK: The layout

  open override func prepare() {
    super.prepare()
    currentLayout.prepare()
    nextLayout.prepare()
  }

  open override var collectionViewContentSize: CGSize {
    let (a, b) = (currentLayout.collectionViewContentSize, nextLayout.collectionViewContentSize)
    return CGSize(width: between(a.width, b.width), height: between(a.height, b.height))
  }

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    // The content near the finger is near it in both layouts.
    let here = offset
    func attributes(
      _ layout: UICollectionViewLayout, _ offset: CGPoint
    ) -> [UICollectionViewLayoutAttributes] {
      layout.layoutAttributesForElements(
        in: rect.offsetBy(dx: offset.x - here.x, dy: offset.y - here.y)) ?? []
    }
    let near = attributes(currentLayout, offsets.from) + attributes(nextLayout, offsets.to)
    return Set(near.map(\.element)).sorted(by: ElementID.precedes).compactMap { between($0) }
  }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { between(.item(indexPath)) }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    between(ElementID(.supplementaryView, elementKind, indexPath))
  }

  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    between(ElementID(.decorationView, elementKind, indexPath))
  }

  override var asksForPreferredAttributes: Bool { false }

  // MARK: Between

  private func between(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * transitionProgress }

  /// An element that only one of the layouts has fades where it is.
  private func between(_ element: ElementID) -> UICollectionViewLayoutAttributes? {
    let (start, end) = (currentLayout.attributes(of: element), nextLayout.attributes(of: element))
    guard let a = start ?? end, let b = end ?? start else { return nil }
    return b.with {
      $0.center = CGPoint(x: between(a.center.x, b.center.x), y: between(a.center.y, b.center.y))
      $0.size = CGSize(
        width: max(0, between(a.size.width, b.size.width)),
        height: max(0, between(a.size.height, b.size.height)))
      $0.alpha = between(start == nil ? 0 : a.alpha, end == nil ? 0 : b.alpha)
      $0.transform3D = between(a.transform3D, b.transform3D)
      $0.zIndex = transitionProgress < 0.5 ? a.zIndex : b.zIndex
      $0.isHidden = a.isHidden && b.isHidden
    }
  }

  private func between(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
    CATransform3D(
      m11: between(a.m11, b.m11), m12: between(a.m12, b.m12), m13: between(a.m13, b.m13),
      m14: between(a.m14, b.m14), m21: between(a.m21, b.m21), m22: between(a.m22, b.m22),
      m23: between(a.m23, b.m23), m24: between(a.m24, b.m24), m31: between(a.m31, b.m31),
      m32: between(a.m32, b.m32), m33: between(a.m33, b.m33), m34: between(a.m34, b.m34),
      m41: between(a.m41, b.m41), m42: between(a.m42, b.m42), m43: between(a.m43, b.m43),
      m44: between(a.m44, b.m44))
  }
}
