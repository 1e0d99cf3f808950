import QuartzCore

/// The frames of a sheet in its container: a pure function of sizes. Heights of detents exclude the safe area
/// at the bottom, tops of sheets include it.
struct SheetLayout: Equatable {
  /// The distance from the safe area's top to the highest sheet (quoted: 54 on an iPhone X, whose safe
  /// area begins at 44).
  static let gap: CGFloat = 10
  /// The radius of the upper corners in points (quoted).
  static let cornerRadius: CGFloat = 10
  /// The distance by which the presenter's view shrinks at either side beneath the highest sheet
  /// (quoted).
  static let presenterInset: CGFloat = 16
  /// The size of the grabber, and its distance from the sheet's top (quoted).
  static let grabberSize = CGSize(width: 36, height: 5)
  static let grabberTop: CGFloat = 5

  /// The container's size and safe area.
  var size: CGSize
  var safeArea: UIEdgeInsets
  /// Whether the sheet covers the container: in a compact height, unless set otherwise.
  var coversAll = false
  /// The sheet's width if it isn't the container's.
  var width: CGFloat?

  /// The size of a sheet in the middle of a tablet, or nil.
  var centered: CGSize?

  /// The size of a form sheet, and the width of a page sheet, on tablets (quoted).
  static let formSize = CGSize(width: 540, height: 620)
  static let pageWidth: CGFloat = 704
  /// The space above and below a page sheet on tablets, in addition to the safe area. Own choice, after
  /// pictures.
  static let pageMargin: CGFloat = 20

  /// Returns the size of a sheet in the middle of a tablet: a form sheet has the content's preferred size, if
  /// there is one.
  static func centeredSize(
    isForm: Bool, preferred: CGSize, in size: CGSize, safeArea: UIEdgeInsets
  ) -> CGSize {
    let room = CGSize(
      width: size.width - 2 * pageMargin,
      height: size.height - 2 * (max(safeArea.top, safeArea.bottom) + pageMargin))
    let wanted =
      isForm
      ? CGSize(
        width: preferred.width > 0 ? preferred.width : formSize.width,
        height: preferred.height > 0 ? preferred.height : formSize.height)
      : CGSize(width: pageWidth, height: room.height)
    return CGSize(width: min(wanted.width, room.width), height: min(wanted.height, room.height))
  }

  /// The top of the highest sheet.
  var highestTop: CGFloat {
    if let centered { return ((size.height - centered.height) / 2).rounded() }
    return coversAll ? 0 : safeArea.top + Self.gap
  }

  /// The largest height of a detent.
  var maximumValue: CGFloat { max(0, size.height - highestTop - safeArea.bottom) }

  /// The height of the medium detent: including the safe area it is half of the container (own choice).
  var mediumValue: CGFloat { max(0, size.height / 2 - safeArea.bottom) }

  /// Returns the top of a sheet with a detent of height `value`.
  func top(forValue value: CGFloat) -> CGFloat {
    if centered != nil { return highestTop }
    return coversAll ? 0 : max(highestTop, size.height - value - safeArea.bottom)
  }

  /// Returns the frame of a sheet whose top is at `top`, with the height of one that begins at
  /// `heightTop`.
  func frame(top: CGFloat, heightTop: CGFloat) -> CGRect {
    if let centered {
      return CGRect(
        x: ((size.width - centered.width) / 2).rounded(), y: top, width: centered.width,
        height: centered.height)
    }
    let width = width.map { min($0, size.width) } ?? size.width
    return CGRect(
      x: (size.width - width) / 2, y: top, width: width, height: max(0, size.height - heightTop))
  }

  /// Returns the progress of a sheet at `top` from `low` to `high`, 0 to 1. The distance is zero if both are
  /// the same.
  static func progress(at top: CGFloat, from low: CGFloat, to high: CGFloat) -> CGFloat {
    low == high ? (top <= high ? 1 : 0) : ((low - top) / (low - high)).clamped(to: 0...1)
  }

  /// Returns the position of a sheet that a finger has moved by `distance` points past its last stop, by
  /// the rubber-band formula of scroll views.
  func resisted(_ distance: CGFloat) -> CGFloat {
    let extent = max(1, size.height)
    return (1 - 1 / (0.55 * distance / extent + 1)) * extent
  }

  /// Returns the transform of the presenter's view at `amount`, 0 to 1, of its way back: its top moves to the
  /// safe area's and its sides move in.
  func presenterTransform(_ amount: CGFloat) -> CGAffineTransform {
    let least = max(0, 1 - 2 * Self.presenterInset / max(1, size.width))
    let scale = 1 - (1 - least) * amount
    let lift = safeArea.top * amount - size.height * (1 - scale) / 2
    return CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: 0, ty: lift)
  }
}
