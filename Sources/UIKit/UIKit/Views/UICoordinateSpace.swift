import CoreGraphics
import Foundation

/// Something with a coordinate system: a view or a screen.
@preconcurrency @MainActor public protocol UICoordinateSpace: NSObjectProtocol {
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
  var bounds: CGRect { get }
}

/// Something that a test finds by its name.
public protocol UIAccessibilityIdentification: NSObjectProtocol {
  /// A name that the user neither sees nor hears.
  var accessibilityIdentifier: String? { get set }
}
