import CoreGraphics
import Foundation

/// An object with a coordinate system, such as a view or a screen.
@preconcurrency @MainActor public protocol UICoordinateSpace: NSObjectProtocol {
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
  var bounds: CGRect { get }
}

/// An object that tests can find by its identifier.
public protocol UIAccessibilityIdentification: NSObjectProtocol {
  /// An identifier that the user neither sees nor hears.
  var accessibilityIdentifier: String? { get set }
}
