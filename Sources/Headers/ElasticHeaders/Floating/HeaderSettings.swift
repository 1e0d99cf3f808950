import UIKit

/// The app's choices for a header, apart from the header itself, and the insets that they apply to.
struct HeaderSettings {
  var geometry = StretchGeometry()
  /// Points below which the header doesn't shrink; 0 for none.
  var minimumHeight: CGFloat = 0
  var refreshPolicy = RefreshPolicy.overHeader
  /// Whether touches of the header that land on none of its subviews go to what is behind it.
  var passesTouchesThrough = false
  /// Whether the effect that the system draws at the top edge is hidden while the header is there.
  var hidesTopEdgeEffect = false
  /// The room above the content, as it is now.
  var insets = TopInsets()

  /// The geometry that counts in this scroll view, for this user.
  @MainActor
  func geometry(in scrollView: UIScrollView) -> StretchGeometry {
    var geometry = self.geometry.respectingAccessibility
    if makesRoom(in: scrollView) { geometry.curve = .rigid }
    return geometry
  }

  /// Whether the header leaves the room above the content to a refresh control.
  @MainActor
  private func makesRoom(in scrollView: UIScrollView) -> Bool {
    refreshPolicy == .insteadOfStretching && scrollView.refreshControl != nil
  }

  /// Points above the content that the header may cover: not the room that it leaves to a refresh
  /// control.
  @MainActor
  func topInset(in scrollView: UIScrollView) -> CGFloat {
    insets.adjusted - (makesRoom(in: scrollView) ? insets.refreshing : 0) + insets.alignment
  }

  /// The part of the adjusted inset that the app, or a refresh control, asked for.
  @MainActor
  func ownInset(in scrollView: UIScrollView) -> CGFloat {
    insets.own + (makesRoom(in: scrollView) ? 0 : insets.refreshing)
  }
}
