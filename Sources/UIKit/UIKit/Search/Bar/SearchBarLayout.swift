import CoreGraphics

/// The layout of a search bar's parts as a pure function of their sizes. The result is mirrored for
/// right-to-left text.
struct SearchBarLayout: Equatable {
  var width: CGFloat
  var place = SearchBarPlace.own
  var fieldHeight: CGFloat
  /// The safe area's insets on both sides.
  var leftInset: CGFloat = 0
  var rightInset: CGFloat = 0
  var hasPrompt = false
  /// The width of the cancel button's title, or `nil` without the button.
  var cancelWidth: CGFloat?
  var showsScope = false
  var isRightToLeft = false

  struct Frames: Equatable {
    var prompt = CGRect.zero
    var field = CGRect.zero
    /// The frame of the cancel button. While it is hidden, the button is beyond the bar's end, so that
    /// it slides in from there.
    var cancel = CGRect.zero
    var scope = CGRect.zero
  }

  private var margins: (top: CGFloat, bottom: CGFloat) {
    switch place {
    case .own: SearchBarMetrics.ownMargins
    case .stacked: SearchBarMetrics.stackedMargins
    case .active: SearchBarMetrics.activeMargins
    }
  }

  private var side: CGFloat {
    place == .own ? SearchBarMetrics.ownSide : SearchBarMetrics.stackedSide(width)
  }

  private var promptHeight: CGFloat { hasPrompt ? SearchBarMetrics.promptHeight : 0 }

  /// The height of the prompt and of the field's row together.
  var rowHeight: CGFloat { promptHeight + margins.top + fieldHeight + margins.bottom }

  var height: CGFloat { rowHeight + (showsScope ? SearchBarMetrics.scopeHeight : 0) }

  /// - Parameter hiddenCancelWidth: The button's width while it isn't shown.
  func frames(hiddenCancelWidth: CGFloat = 0) -> Frames {
    let left = leftInset + side
    let right = max(left, width - rightInset - side)
    var frames = Frames()
    frames.prompt = CGRect(x: left, y: 0, width: right - left, height: promptHeight)
    let top = promptHeight + margins.top
    let button = cancelWidth.map { min($0, (right - left) / 2) }
    let end = button.map { right - $0 - SearchBarMetrics.cancelGap } ?? right
    frames.field = CGRect(x: left, y: top, width: max(0, end - left), height: fieldHeight)
    frames.cancel = CGRect(
      x: button.map { right - $0 } ?? width, y: top, width: button ?? hiddenCancelWidth,
      height: fieldHeight)
    frames.scope = CGRect(
      x: left, y: rowHeight, width: right - left, height: SearchBarMetrics.scopeControlHeight)
    return isRightToLeft ? mirrored(frames) : frames
  }

  private func mirrored(_ frames: Frames) -> Frames {
    // The insets belong to physical sides and are mirrored with everything else. A frame computed from
    // the left with the right inset becomes correct.
    func mirror(_ rect: CGRect) -> CGRect { rect.mirrored(in: width) }
    return Frames(
      prompt: mirror(frames.prompt), field: mirror(frames.field), cancel: mirror(frames.cancel),
      scope: mirror(frames.scope))
  }
}
