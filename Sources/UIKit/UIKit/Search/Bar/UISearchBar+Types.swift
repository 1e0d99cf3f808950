import CoreGraphics

extension UISearchBar {
  /// Icons that an app may exchange.
  public enum Icon: Int, Sendable {
    /// The magnifier before the text.
    case search = 0
    /// The button that clears the text.
    case clear = 1
    case bookmark = 2
    case resultsList = 3
  }

  /// How much of a bar is seen besides its field.
  public enum Style: UInt, Sendable {
    /// As ``prominent``.
    case `default` = 0
    /// A bar's background behind the field.
    case prominent = 1
    /// The field alone.
    case minimal = 2
  }
}

/// The state of a search bar besides that of its views.
struct SearchBarState {
  var isEnabled = true
  var showsCancel = false
  var showsScope = false
  var place = SearchBarLayout.Place.own
  /// By position and metrics.
  var backgrounds: [[Int]: UIImage] = [:]
  var icons: [UISearchBar.Icon: ButtonStateValues<UIImage>] = [:]
  var fieldBackgrounds = ButtonStateValues<UIImage>()

  func icon(_ icon: UISearchBar.Icon, _ state: UIControl.State) -> UIImage? { icons[icon]?[state] }
}
