import CoreGraphics

/// Something that happened to a finger.
package struct TouchChange: Sendable {
  package var identifier: Int
  package var phase: UITouch.Phase
  /// On the screen, in points.
  package var location: CGPoint
  package var type: UITouch.TouchType
  /// The buttons that are pressed; a finger is the primary one.
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
