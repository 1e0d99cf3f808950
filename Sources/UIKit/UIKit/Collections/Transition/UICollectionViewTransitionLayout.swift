import CoreGraphics
import Foundation
import QuartzCore

/// The layout between two layouts while a finger moves from one to the other.
///
/// Every element is on the straight line from its position in ``currentLayout`` to that in
/// ``nextLayout``, at ``transitionProgress``. Set that from a gesture.
@preconcurrency @MainActor open class UICollectionViewTransitionLayout: UICollectionViewLayout {
  open private(set) var currentLayout: UICollectionViewLayout
  open private(set) var nextLayout: UICollectionViewLayout
  private var values: [String: CGFloat] = [:]
  /// The content offset before the transition, and the one at its end.
  var offsets = (from: CGPoint.zero, to: CGPoint.zero)

  public init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) {
    self.currentLayout = currentLayout
    nextLayout = newLayout
    super.init()
  }

  /// Traps: transitions are created when needed, and never archived.
  public required init?(coder: NSCoder) {
    preconditionFailure("a transition layout is in no archive")
  }

  /// The progress from 0, the current layout, to 1, the next one; outside of this range for a gesture
  /// that overshoots.
  open var transitionProgress: CGFloat = 0 {
    didSet {
      invalidateLayout()
      collectionView?.contentOffset = offset
    }
  }

  /// Stores a custom value that belongs to the progress.
  open func updateValue(_ value: CGFloat, forAnimatedKey key: String) {
    values[key] = value
    invalidateLayout()
  }

  /// Returns a custom value; 0 for a key that wasn't set.
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

  /// Returns the attributes between the layouts; an element that only one of them has fades at its
  /// place.
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
    let (a, b, part) = (a.rows, b.rows, Double(transitionProgress))
    func row(_ a: SIMD4<Double>, _ b: SIMD4<Double>) -> SIMD4<Double> { a + (b - a) * part }
    return CATransform3D(rows: (row(a.0, b.0), row(a.1, b.1), row(a.2, b.2), row(a.3, b.3)))
  }
}
