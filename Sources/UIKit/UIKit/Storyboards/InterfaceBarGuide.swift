/// An old-style layout guide for the areas that bars cover: `<viewControllerLayoutGuide type="top"
/// …/>`.
///
/// The top guide extends from the view's top to the safe area's top. The bottom guide extends from the
/// safe area's bottom to the view's bottom (Apple, `UIViewController.topLayoutGuide`: replaced by the
/// safe area).
enum InterfaceBarGuide: String {
  case top
  case bottom

  /// Returns the item for a constraint on the guide's edge: the safe area for the edge inside the view,
  /// otherwise the view.
  @MainActor
  func item(for attribute: String?, in view: UIView) -> AnyObject {
    attribute == innerEdge ? view.safeAreaLayoutGuide : view
  }

  /// Returns the attribute of that item, or `nil` if the name isn't an edge of the guide.
  func attribute(for name: String) -> NSLayoutConstraint.Attribute? {
    guard name == "top" || name == "bottom" else { return nil }
    return self == .top ? .top : .bottom
  }

  private var innerEdge: String { self == .top ? "bottom" : "top" }
}
