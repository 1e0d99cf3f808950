import Stage

extension Stage.Device {
  /// The widths and heights that a page's window may give a stage, in points: from less than the smallest phone
  /// to a display of 5120 × 2880. A page with a smaller window shows the stage scaled down; one with a larger
  /// window shows it in the middle.
  package static let windowWidths: ClosedRange<CGFloat> = 320...5120
  package static let windowHeights: ClosedRange<CGFloat> = 240...2880

  /// The maximum part of each side that may be covered at the display's edges.
  private static let largestCover: CGFloat = 0.25

  /// Returns a stage device for the page's window.
  ///
  /// The stage has an integer number of pixels per point, as every device has: the display's ratio rounded up,
  /// at most three.
  package static func window(_ viewport: ClientMessage.Viewport) -> Stage.Device {
    func limited(_ value: CGFloat, _ range: ClosedRange<CGFloat>) -> CGFloat {
      value.rounded().clamped(range.lowerBound, range.upperBound)
    }
    let size = CGSize(
      width: limited(viewport.size.width, windowWidths),
      height: limited(viewport.size.height, windowHeights))
    let across = (size.width * largestCover).rounded(.down)
    let down = (size.height * largestCover).rounded(.down)
    let cover = viewport.safeArea
    return window(
      size: size, scale: limited(viewport.pixelRatio.rounded(.up), 1...3),
      safeArea: UIEdgeInsets(
        top: limited(cover.top, 0...down), left: limited(cover.left, 0...across),
        bottom: limited(cover.bottom, 0...down), right: limited(cover.right, 0...across)))
  }
}
