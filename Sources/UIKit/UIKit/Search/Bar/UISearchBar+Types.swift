import CoreGraphics

extension UISearchBar {
  /// The icons that an app can replace.
  public enum Icon: Int, Sendable {
    /// The magnifier before the text.
    case search = 0
    /// The button that clears the text.
    case clear = 1
    case bookmark = 2
    case resultsList = 3
  }

  /// The visibility of the bar around its field.
  public enum Style: UInt, Sendable {
    /// The same as ``prominent``.
    case `default` = 0
    /// A bar background behind the field.
    case prominent = 1
    /// Only the field.
    case minimal = 2
  }
}

/// The state of a search bar that isn't stored in its views.
struct SearchBarState {
  var isEnabled = true
  var showsCancel = false
  var showsScope = false
  var place = SearchBarPlace.own
  /// The background images by position and metrics.
  var backgrounds: [[Int]: UIImage] = [:]
  var icons: [UISearchBar.Icon: ControlStateValues<UIImage>] = [:]
  var fieldBackgrounds = ControlStateValues<UIImage>()

  func icon(_ icon: UISearchBar.Icon, _ state: UIControl.State) -> UIImage? { icons[icon]?[state] }
}
