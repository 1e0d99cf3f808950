import UIKit

/// The app's choices for a header, and the insets that they apply to.
struct HeaderSettings {
  var geometry = StretchGeometry()
  /// The height in points below which the header doesn't shrink; 0 for none.
  var minimumHeight: CGFloat = 0
  var refreshPolicy = RefreshPolicy.overHeader
  /// Whether touches in the header that hit none of its subviews go to the views behind it.
  var passesTouchesThrough = false
  /// Whether to hide the effect that the system draws at the top edge while the header is there.
  var hidesTopEdgeEffect = false
  /// The current insets above the content.
  var insets = TopInsets()

  /// The effective geometry in this scroll view, with the user's accessibility settings applied.
  @MainActor
  func geometry(in scrollView: UIScrollView) -> StretchGeometry {
    var geometry = self.geometry.respectingAccessibility
    if makesRoom(in: scrollView) { geometry.curve = .rigid }
    return geometry
  }

  /// Whether the header leaves the space above the content to a refresh control.
  @MainActor
  private func makesRoom(in scrollView: UIScrollView) -> Bool {
    refreshPolicy == .insteadOfStretching && scrollView.refreshControl != nil
  }

  /// The height in points above the content that the header may cover, without the space that it leaves to a
  /// refresh control.
  @MainActor
  func topInset(in scrollView: UIScrollView) -> CGFloat {
    insets.adjusted - (makesRoom(in: scrollView) ? insets.refreshing : 0) + insets.alignment
  }

  /// The part of the adjusted inset that the app or a refresh control added.
  @MainActor
  func ownInset(in scrollView: UIScrollView) -> CGFloat {
    insets.own + (makesRoom(in: scrollView) ? 0 : insets.refreshing)
  }
}
