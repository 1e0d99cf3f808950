import CoreGraphics

/// A change of one finger.
package struct TouchChange: Sendable {
  package var identifier: Int
  package var phase: UITouch.Phase
  /// The location on the screen, in points.
  package var location: CGPoint
  package var type: UITouch.TouchType
  /// The pressed buttons. A finger counts as the primary button.
  package var buttons: UIEvent.ButtonMask

  package init(
    identifier: Int, phase: UITouch.Phase, location: CGPoint, type: UITouch.TouchType = .direct,
    buttons: UIEvent.ButtonMask = .primary
  ) {
    self.identifier = identifier
    self.phase = phase
    self.location = location
    self.type = type
    self.buttons = buttons
  }
}
