import Foundation
import QuartzCore

extension UIEvent {
  /// The subtype of a motion or remote-control event.
  public enum EventSubtype: Int, Sendable {
    case none = 0
    case motionShake = 1
    case remoteControlPlay = 100
    case remoteControlPause = 101
    case remoteControlStop = 102
    case remoteControlTogglePlayPause = 103
    case remoteControlNextTrack = 104
    case remoteControlPreviousTrack = 105
    case remoteControlBeginSeekingBackward = 106
    case remoteControlEndSeekingBackward = 107
    case remoteControlBeginSeekingForward = 108
    case remoteControlEndSeekingForward = 109
  }
}

/// An event for a shake of the device.
final class ShakeEvent: UIEvent {
  override var type: EventType { .motion }
  override var subtype: EventSubtype { .motionShake }
}

extension UIApplication {
  /// Reports a shake of the device to the first responder, or to the key window if there is none.
  package func shake() {
    guard !isIgnoringInteractionEvents,
      let responder: UIResponder = _keyWindow?.firstResponder ?? _keyWindow
    else { return }
    let event = ShakeEvent(touches: [])
    responder.motionBegan(.motionShake, with: event)
    responder.motionEnded(.motionShake, with: event)
  }
}
