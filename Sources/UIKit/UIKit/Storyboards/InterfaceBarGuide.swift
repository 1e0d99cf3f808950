/// A guide of older files for what the bars cover: `<viewControllerLayoutGuide type="top" …/>`.
///
/// The top guide reaches from the view's top to the safe area's, the bottom one from the safe area's
/// bottom to the view's (Apple, `UIViewController.topLayoutGuide`: replaced by the safe area).
enum InterfaceBarGuide: String {
  case top
  case bottom

  /// The item to which a constraint on the guide's edge holds: the safe area for the edge inside of the
  /// view, else the view.
  @MainActor
  func item(for attribute: String?, in view: UIView) -> AnyObject {
    attribute == innerEdge ? view.safeAreaLayoutGuide : view
  }

  /// The attribute of that item; `nil` for what is no edge of the guide.
  func attribute(for name: String) -> NSLayoutConstraint.Attribute? {
    guard name == "top" || name == "bottom" else { return nil }
    return self == .top ? .top : .bottom
  }

  private var innerEdge: String { self == .top ? "bottom" : "top" }
}
