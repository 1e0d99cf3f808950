import UIKit

/// The effect that iOS 26 and later draw at the top edge of a scroll view, over the header.
extension HeaderHost {
  /// Hides the effect while the header covers everything under the bars, and restores it when rows get there.
  /// An effect that the app hid is left alone.
  func updateTopEdgeEffect() {
    guard keeper.settings.hidesTopEdgeEffect || keeper.hidTopEdgeEffect,
      let effect = keeper.later.topEdgeEffect(self)
    else { return }
    let hides = keeper.settings.hidesTopEdgeEffect && isHeaderUnderBars
    guard hides != keeper.hidTopEdgeEffect else { return }
    if hides {
      guard !effect.isHidden else { return }
      effect.isHidden = true
    } else {
      effect.isHidden = false
    }
    keeper.hidTopEdgeEffect = hides
  }

  private var isHeaderUnderBars: Bool {
    guard headerUnderlapsTopInset, let header, header.isInPlace, let state = header.state else {
      return false
    }
    let line = bounds.minY + adjustedContentInset.top
    return state.phase != .offscreen && state.containerFrame.maxY >= line - .roundingError
  }
}
