import UIKit

/// The table's own header: an empty view that keeps the room below which the rows begin.
///
/// A table tells VoiceOver of its own header, which may be this one, and not of views that float over it.
/// So the header that the app gave is among this view's accessibility elements.
final class HeaderSpacer: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    isAccessibilityElement = false
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("A spacer is never archived.") }
}

/// Cuts a header's content off at the header's edges, where content isn't as tall as the header. For
/// touches it is not there.
final class HeaderClip: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("A clip is never archived.") }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}
