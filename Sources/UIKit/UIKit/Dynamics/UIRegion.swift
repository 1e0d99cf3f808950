import CoreGraphics
import DynamicsEngine
import Foundation

/// The part of the plane, around a field's position, in which the field acts.
@preconcurrency @MainActor open class UIRegion: _CopyingObject {
  private(set) var shape = FieldRegion.infinite

  public override init() {
    super.init()
  }

  /// Creates a circle.
  public init(radius: CGFloat) {
    shape = .circle(radius: max(Double(radius), 0))
    super.init()
  }

  /// Creates a rectangle centred at the field's position.
  public init(size: CGSize) {
    shape = .rectangle(width: max(Double(size.width), 0), height: max(Double(size.height), 0))
    super.init()
  }

  /// The region that contains everything.
  open class var infinite: UIRegion { everywhere }
  private static let everywhere = UIRegion()

  /// Returns the region that covers everything outside this one.
  open func inverse() -> Self { make(.inverse(shape)) }
  /// Returns the region that covers this region and the other.
  open func byUnion(with region: UIRegion) -> Self { make(.union(shape, region.shape)) }
  /// Returns the region that covers this region without the other.
  open func byDifference(from region: UIRegion) -> Self { make(.difference(shape, region.shape)) }
  /// Returns the region that both regions cover.
  open func byIntersection(with region: UIRegion) -> Self {
    make(.intersection(shape, region.shape))
  }

  /// Whether the region contains a point, given as an offset from the field's position.
  open func contains(_ point: CGPoint) -> Bool { shape.contains(PlaneVector(point)) }

  private func make(_ shape: FieldRegion) -> Self {
    let region = Self.makeDynamic()
    region.shape = shape
    return region
  }
}
