import CoreGraphics
import Foundation

/// The part of the plane, around a field's position, in which the field acts.
@preconcurrency @MainActor open class UIRegion: _CopyingObject {
  private(set) var shape = FieldRegion.infinite

  public override init() {
    super.init()
  }

  /// A circle.
  public init(radius: CGFloat) {
    shape = .circle(radius: max(Double(radius), 0))
    super.init()
  }

  /// A rectangle with its middle at the field's position.
  public init(size: CGSize) {
    shape = .rectangle(width: max(Double(size.width), 0), height: max(Double(size.height), 0))
    super.init()
  }

  /// Everywhere.
  open class var infinite: UIRegion { everywhere }
  private static let everywhere = UIRegion()

  /// Where this region isn't.
  open func inverse() -> Self { make(.inverse(shape)) }
  /// Where one of the two is.
  open func byUnion(with region: UIRegion) -> Self { make(.union(shape, region.shape)) }
  /// Where this region is and the other isn't.
  open func byDifference(from region: UIRegion) -> Self { make(.difference(shape, region.shape)) }
  /// Where both are.
  open func byIntersection(with region: UIRegion) -> Self {
    make(.intersection(shape, region.shape))
  }

  /// Whether a point, given from the field's position, lies in it.
  open func contains(_ point: CGPoint) -> Bool { shape.contains(PlaneVector(point)) }

  private func make(_ shape: FieldRegion) -> Self {
    let region = Self.makeDynamic()
    region.shape = shape
    return region
  }
}
