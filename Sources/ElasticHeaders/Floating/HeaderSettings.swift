import UIKit

/// The app's choices for a header, apart from the header itself.
struct HeaderSettings {
  var geometry = StretchGeometry()
  /// Points below which the header doesn't shrink; 0 for none.
  var minimumHeight: CGFloat = 0
  var refreshPolicy = RefreshPolicy.overHeader
  /// Whether touches of the header that land on none of its subviews go to what is behind it.
  var passesTouchesThrough = false

  /// The geometry that counts in this scroll view, for this user.
  @MainActor
  func geometry(in scrollView: UIScrollView) -> StretchGeometry {
    var geometry = self.geometry.respectingAccessibility
    if makesRoom(in: scrollView) { geometry.curve = .rigid }
    return geometry
  }

  /// Whether the header leaves the room above the content to a refresh control.
  @MainActor
  func makesRoom(in scrollView: UIScrollView) -> Bool {
    refreshPolicy == .insteadOfStretching && scrollView.refreshControl != nil
  }
}
