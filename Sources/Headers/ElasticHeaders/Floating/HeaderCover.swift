import UIKit

/// The part of a header that bars, notches and the app's insets cover.
struct HeaderCover {
  /// The margins that keep content clear of bars and notches when the app adds no inset. The header is measured
  /// with these margins.
  let restingMargins: NSDirectionalEdgeInsets
  /// The margins including the app's own inset, which moves the content and doesn't change its height.
  let margins: NSDirectionalEdgeInsets
  /// The height in points of the part under the bars.
  let underlap: CGFloat

  @MainActor
  init(of scrollView: UIScrollView, _ settings: HeaderSettings) {
    let safe = scrollView.safeAreaInsets
    let underlaps = settings.geometry.underlapsTopInset
    // The part of the safe area that became an inset: none when the app adjusts its insets itself.
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
