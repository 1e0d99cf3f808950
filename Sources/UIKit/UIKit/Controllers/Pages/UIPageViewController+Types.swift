import QuartzCore

extension UIPageViewController {
  /// The direction in which pages change.
  public enum NavigationDirection: Int, Sendable {
    /// The new page comes from the trailing edge, or from below.
    case forward = 0
    /// The new page comes from the leading edge, or from above.
    case reverse = 1
  }

  /// The axis along which pages are arranged.
  public enum NavigationOrientation: Int, Sendable {
    /// Next to each other, in the direction of text.
    case horizontal = 0
    /// Below each other.
    case vertical = 1
  }

  /// The position of a book's spine.
  public enum SpineLocation: Int, Sendable {
    /// Nowhere, as always for pages that scroll.
    case none = 0
    /// At the left or the upper edge: one page is shown.
    case min = 1
    /// In the middle: two pages are shown.
    case mid = 2
    /// At the right or the lower edge: one page is shown.
    case max = 3
  }

  /// The way in which pages change.
  public enum TransitionStyle: Int, Sendable {
    /// They scroll under a finger, one at a time.
    case scroll = 1
    /// They are turned like a book's, one or two at a time. A page is folded and doesn't roll.
    case pageCurl = 0
  }

  /// An option for creating a page view controller.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A number, the raw value of a `SpineLocation`: the side at which pages are bound; `.min` by default.
    public static let spineLocation = Self(rawValue: "UIPageViewControllerOptionSpineLocationKey")
    /// A number: the points between pages that scroll; none by default.
    public static let interPageSpacing = Self(
      rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
  }
}
