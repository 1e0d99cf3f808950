import Stage

extension Stage.Device {
  /// The widths and heights that a page's window may give a stage, in points: from less than the smallest
  /// phone on either side to a display of 5120 × 2880. A page whose window is smaller shows the stage
  /// shrunk; one that is larger shows it in its middle.
  package static let windowWidths: ClosedRange<CGFloat> = 320...5120
  package static let windowHeights: ClosedRange<CGFloat> = 240...2880

  /// At most so much of each side is given away to what covers the display's edges.
  private static let largestCover: CGFloat = 0.25

  /// The page's window as a stage's.
  ///
  /// The stage has whole pixels to a point, as every device has: as many as the display has, rounded up,
  /// and at most three.
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
