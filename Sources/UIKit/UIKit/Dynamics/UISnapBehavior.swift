import CoreGraphics
import DynamicsEngine
import Foundation

/// Pulls an item to a point and upright, as a spring would, and holds it there.
@preconcurrency @MainActor open class UISnapBehavior: UIDynamicBehavior {
  /// The frequency in hertz. Apple doesn't document the speed of the spring: an own choice, which gets
  /// there in a third of a second.
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

  /// The damping of the oscillation at the end: from 0, the most oscillation, to 1, none. 0.5 by default.
  open var damping: CGFloat = 0.5 {
    didSet { if damping != oldValue { changed() } }
  }

  /// The damping ratio. Even the least damping doesn't oscillate for ever: from 0.2 to 1, an own
  /// choice.
  var dampingRatio: Double { 0.2 + 0.8 * Double(damping).clamped(to: 0...1) }

  override func contribute(to builder: inout DynamicsBuilder) {
    let body = builder.index(of: item)
    builder.world.snaps.append(
      .init(
        body: body, point: PlaneVector(snapPoint), anchor: -builder.centroid(of: body),
        frequency: Self.frequency, damping: dampingRatio))
  }
}
