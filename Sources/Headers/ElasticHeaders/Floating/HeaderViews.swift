import UIKit

/// The table's own header: an empty view that reserves the space above the rows.
///
/// A table reports its own header to VoiceOver, but not views that float above it. So this view's accessibility
/// elements include the app's header.
final class HeaderSpacer: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    isAccessibilityElement = false
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("A spacer is never archived.") }
}

/// A view that clips a header's content at the header's edges when the content isn't as tall as the header. It
/// ignores touches.
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
