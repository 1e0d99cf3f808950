import Micro
import UIKit

/// The camera of the dish. It follows its target smoothly, at the same speed at every frame rate.
@available(iOS 16, *)
struct DishCamera: Hashable, Sendable {
  /// The place in the middle of the screen, in cell lengths.
  var center: Vector
  /// Points per cell length.
  var zoom: CGFloat
  /// The player's factor of the zoom; 1 is the default.
  var magnification: CGFloat = 1 {
    didSet {
      magnification = min(max(magnification, farthest), Self.magnifications.upperBound)
    }
  }
  /// The smallest factor that the player can choose.
  var farthest = DishCamera.magnifications.lowerBound
  static let magnifications: ClosedRange<CGFloat> = 0.4...2.5

  /// The visible distance to the nearer sides of the longer edge, in cell lengths. Creatures are born beyond it.
  static let sight: CGFloat = 16
  /// The time for two thirds of the way to the target, in seconds.
  private static let follow = 0.22
  private static let zooming = 0.6

  /// Whether cells are so small on the screen that smaller things are hardly visible.
  var isFar: Bool { zoom < 18 }

  /// Creates a camera that looks at a place with the usual zoom.
  init(center: Vector, size: CGSize) {
    self.center = center
    zoom = 1
    zoom = usualZoom(size)
  }

  /// Returns the usual points per cell length on a screen of a size.
  func usualZoom(_ size: CGSize) -> CGFloat {
    max(size.width, size.height, 1) / (2 * Self.sight) * magnification
  }

  /// Looks at a place at once, with the player's zoom.
  mutating func look(at place: Vector, size: CGSize) {
    center = place
    zoom = usualZoom(size)
  }

  /// Moves towards a target.
  ///
  /// - Parameters:
  ///   - target: The target, in cell lengths.
  ///   - elapsed: The time, in seconds.
  mutating func follow(_ target: Vector, size: CGSize, elapsed: TimeInterval) {
    let share = Float(1 - exp(-max(elapsed, 0) / Self.follow))
    center += (target - center) * share
    let zoomShare = CGFloat(1 - exp(-max(elapsed, 0) / Self.zooming))
    zoom += (usualZoom(size) - zoom) * zoomShare
  }

  /// Zooms so that the whole dish is visible.
  mutating func fit(radius: Float, size: CGSize) {
    let zoom = min(size.width, size.height) / CGFloat(2 * radius + 8)
    farthest = min(
      zoom * (2 * Self.sight) / max(size.width, size.height, 1), Self.magnifications.lowerBound)
    magnification = farthest
  }

  // MARK: Coordinates

  /// Returns the transform from cell lengths to points of a screen of a size.
  func transform(_ size: CGSize) -> CGAffineTransform {
    CGAffineTransform(
      a: zoom, b: 0, c: 0, d: zoom, tx: size.width / 2 - CGFloat(center.x) * zoom,
      ty: size.height / 2 - CGFloat(center.y) * zoom)
  }

  /// Converts a point on the screen to cell lengths.
  func place(of point: CGPoint, size: CGSize) -> Vector {
    let place = point.applying(transform(size).inverted())
    return Vector(x: Float(place.x), y: Float(place.y))
  }

  /// Returns whether any part of a disc is visible.
  func sees(_ center: Vector, radius: Float, size: CGSize) -> Bool {
    let offset = center - self.center
    let reach = CGFloat(radius) * zoom
    return abs(CGFloat(offset.x)) * zoom < size.width / 2 + reach
      && abs(CGFloat(offset.y)) * zoom < size.height / 2 + reach
  }
}
