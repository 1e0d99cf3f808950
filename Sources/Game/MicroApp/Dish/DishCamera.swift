import Micro
import UIKit

/// Where one looks into the dish from: it follows its target smoothly, and as fast at every frame
/// rate.
@available(iOS 16, *)
struct DishCamera: Hashable, Sendable {
  /// The place in the middle of the screen, in cell lengths.
  var center: Vector
  /// Points for a cell length.
  var zoom: CGFloat
  /// The player's change of the zoom: 1 leaves it as it comes.
  var magnification: CGFloat = 1 {
    didSet {
      magnification = min(max(magnification, farthest), Self.magnifications.upperBound)
    }
  }
  /// The least that one may make of it.
  var farthest = DishCamera.magnifications.lowerBound
  static let magnifications: ClosedRange<CGFloat> = 0.4...2.5

  /// How far one sees to the nearer sides of the longer edge, in cell lengths: creatures are born
  /// beyond it.
  static let sight: CGFloat = 16
  /// The time in which two thirds of the way to the target are made, in seconds.
  private static let follow = 0.22
  private static let zooming = 0.6

  /// Whether a cell is so small on the screen that what is smaller than it is hardly seen.
  var isFar: Bool { zoom < 18 }

  /// Looks at a place with the usual zoom.
  init(center: Vector, size: CGSize) {
    self.center = center
    zoom = 1
    zoom = usualZoom(size)
  }

  /// Points for a cell length on a screen of a size.
  func usualZoom(_ size: CGSize) -> CGFloat {
    max(size.width, size.height, 1) / (2 * Self.sight) * magnification
  }

  /// Looks at a place at once, with the zoom that the player wants.
  mutating func look(at place: Vector, size: CGSize) {
    center = place
    zoom = usualZoom(size)
  }

  /// Moves on towards a target.
  ///
  /// - Parameters:
  ///   - target: In cell lengths.
  ///   - elapsed: In seconds.
  mutating func follow(_ target: Vector, size: CGSize, elapsed: TimeInterval) {
    let share = Float(1 - exp(-max(elapsed, 0) / Self.follow))
    center += (target - center) * share
    let zoomShare = CGFloat(1 - exp(-max(elapsed, 0) / Self.zooming))
    zoom += (usualZoom(size) - zoom) * zoomShare
  }

  /// Lets one see a whole dish at once.
  mutating func fit(radius: Float, size: CGSize) {
    let zoom = min(size.width, size.height) / CGFloat(2 * radius + 8)
    farthest = min(
      zoom * (2 * Self.sight) / max(size.width, size.height, 1), Self.magnifications.lowerBound)
    magnification = farthest
  }

  // MARK: Coordinates

  /// From cell lengths to points of a screen of a size.
  func transform(_ size: CGSize) -> CGAffineTransform {
    CGAffineTransform(
      a: zoom, b: 0, c: 0, d: zoom, tx: size.width / 2 - CGFloat(center.x) * zoom,
      ty: size.height / 2 - CGFloat(center.y) * zoom)
  }

  /// A place on the screen, in cell lengths.
  func place(of point: CGPoint, size: CGSize) -> Vector {
    let place = point.applying(transform(size).inverted())
    return Vector(x: Float(place.x), y: Float(place.y))
  }

  /// Whether anything of a disc can be seen.
  func sees(_ center: Vector, radius: Float, size: CGSize) -> Bool {
    let offset = center - self.center
    let reach = CGFloat(radius) * zoom
    return abs(CGFloat(offset.x)) * zoom < size.width / 2 + reach
      && abs(CGFloat(offset.y)) * zoom < size.height / 2 + reach
  }
}
