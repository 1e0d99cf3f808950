import CoreGraphics
import Foundation

/// Pulls an item to a point, upright, as by a spring, and holds it there.
@preconcurrency @MainActor open class UISnapBehavior: UIDynamicBehavior {
  /// Hertz. iOS doesn't say how fast its spring is: an own choice, there in a third of a second.
  static let frequency = 3.0

  private let item: any UIDynamicItem

  public init(item: any UIDynamicItem, snapTo point: CGPoint) {
    self.item = item
    snapPoint = point
    super.init()
  }

  /// The point that the item's centre is pulled to.
  open var snapPoint: CGPoint {
    didSet { if snapPoint != oldValue { changed() } }
  }

  /// How little the item swings before it is there: from 0, the most, to 1, not at all. 0.5 by default.
  open var damping: CGFloat = 0.5 {
    didSet { if damping != oldValue { changed() } }
  }

  /// The damping ratio. Not even the least damping swings for ever: from 0.2 to 1, an own choice.
  var dampingRatio: Double { 0.2 + 0.8 * Double(damping).clamped(to: 0...1) }

  override func contribute(to builder: inout DynamicsBuilder) {
    let body = builder.index(of: item)
    builder.world.snaps.append(
      .init(
        body: body, point: PlaneVector(snapPoint), anchor: -builder.centroid(of: body),
        frequency: Self.frequency, damping: dampingRatio))
  }
}
