import CoreGraphics

/// Reads page view controllers.
@MainActor
extension NibCoder {
  func decode(pageViewController: UIPageViewController) {
    let spacing = element.optionalNumber("pageSpacing") ?? 0
    let isVertical = element.string("navigationOrientation") == "vertical"
    let spine: UIPageViewController.SpineLocation =
      switch element.string("spineLocation") {
      case "mid": .mid
      case "max": .max
      case "min": .min
      default: .none
      }
    let style = element.string("transitionStyle")
    let isCurl = style.map { $0 != "scroll" } ?? (spine != .none)
    pageViewController.use(
      isVertical ? .vertical : .horizontal, spacing: spacing,
      style: isCurl ? .pageCurl : .scroll, spine: spine,
      isDoubleSided: element.flag("doubleSided") == true)
  }
}
