import UIKit

/// How much of a header bars, notches and the app's insets cover.
struct HeaderCover {
  /// Margins that keep content clear of bars and notches as long as the app insets nothing: what
  /// the header is measured with.
  let restingMargins: NSDirectionalEdgeInsets
  /// The same with the app's own inset: it moves content, and leaves its height alone.
  let margins: NSDirectionalEdgeInsets
  /// Points of the header that lie under the bars.
  let underlap: CGFloat

  @MainActor
  init(of scrollView: UIScrollView, _ settings: HeaderSettings) {
    let safe = scrollView.safeAreaInsets
    let underlaps = settings.geometry.underlapsTopInset
    // The part of the safe area that became an inset: none, when the app adjusts for itself.
    let system = settings.insets.system
    underlap = underlaps ? max(system, 0) : 0
    let isRightToLeft = scrollView.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let top = underlaps ? safe.top : max(safe.top - system, 0)
    restingMargins = NSDirectionalEdgeInsets(
      top: max(top, 0), leading: isRightToLeft ? safe.right : safe.left, bottom: 0,
      trailing: isRightToLeft ? safe.left : safe.right)
    var margins = restingMargins
    if underlaps {
      margins.top = max(top + max(system + settings.ownInset(in: scrollView), 0) - underlap, 0)
    }
    self.margins = margins
  }
}
