import CoreGraphics

/// What page view controllers read.
@MainActor
extension NibCoder {
  /// The transition style is only taken where pages scroll: another one is reported.
  func decode(pageViewController: UIPageViewController) {
    let spacing = element.optionalNumber("pageSpacing") ?? 0
    let isVertical = element["navigationOrientation"] == "vertical"
    pageViewController.use(isVertical ? .vertical : .horizontal, spacing: spacing)
    _ = element["spineLocation"]
    if element.attributes["transitionStyle"] == "scroll" { _ = element["transitionStyle"] }
  }
}
