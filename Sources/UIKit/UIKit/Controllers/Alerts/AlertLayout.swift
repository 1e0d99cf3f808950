import QuartzCore

/// The measures of alerts, in points and in one place, since Apple documents none of them: quoted, for
/// iOS 13 to 18.
enum AlertMetrics {
  static let alertWidth: CGFloat = 270
  /// The width of an alert at the accessibility text sizes, and the heights of the buttons that stay visible next to
  /// long texts at the other sizes: Flutter's measurements on iOS (`dialog.dart`).
  static let accessibilityAlertWidth: CGFloat = 310
  static let leastAlertActions: CGFloat = 67.8
  static let leastSheetActions: CGFloat = 84
  static let alertRadius: CGFloat = 14
  /// The margins left and right of an alert's text, above and below it, and between title and message.
  static let alertMargin: CGFloat = 16
  static let alertPadding: CGFloat = 20
  static let textSpacing: CGFloat = 4
  static let alertActionHeight: CGFloat = 44
  /// The least distance of a button's text from its edges.
  static let actionPadding: CGFloat = 8
  /// The distance of a button's image and mark from its sides (own choice: Apple documents neither).
  static let partInset: CGFloat = 16
  /// The padding around the text of text fields.
  static let fieldPadding = CGSize(width: 6, height: 5)
  static let fieldRadius: CGFloat = 5
  /// The distance between the text fields and the texts above.
  static let fieldGap: CGFloat = 16

  /// The distance at the sides of an action sheet and between its two parts.
  static let sheetMargin: CGFloat = 8
  static let sheetRadius: CGFloat = 13
  static let sheetPadding: CGFloat = 14
  static let sheetActionHeight: CGFloat = 57

  /// Returns the font size of an action sheet's buttons at the text sizes from large on: Flutter's measurements on iOS
  /// (`dialog.dart`), apart from the first.
  static func sheetFontSize(at category: UIContentSizeCategory) -> CGFloat {
    switch category {
    case .extraLarge: 23
    case .extraExtraLarge, .extraExtraExtraLarge: 24
    case _ where category.isAccessibilityCategory:
      DynamicType.measure(of: .body, at: category).size
    default: 20
    }
  }

  /// Returns the distance of a sheet's button's text from its upper and lower edges: Flutter's measurements on iOS.
  static func sheetActionPadding(fontSize: CGFloat) -> CGFloat { 0.4 * fontSize + 1.8 }

  /// The width of an action sheet in a popover.
  static let popoverWidth: CGFloat = 304

  /// The duration of an alert's appearance and disappearance, in seconds.
  static let duration: TimeInterval = 0.3
  /// The scale at the beginning of an alert's appearance.
  static let comingScale: CGFloat = 1.15
}

/// The frames of an alert's parts: a pure function of the sizes of its texts.
struct AlertLayout {
  var style: UIAlertController.Style
  /// The container's size and its safe area, without the keyboard.
  var size: CGSize
  var safeArea: UIEdgeInsets
  /// Whether it is an action sheet that fills a popover.
  var isInPopover = false
  /// Whether the text size is one of the accessibility sizes.
  var isAccessibilitySize = false
  /// The heights of the texts at the width `textWidth`; nil for missing ones.
  var title: CGFloat?
  var message: CGFloat?
  /// The heights of the text fields.
  var fields: [CGFloat] = []
  /// The height of another controller's view below the texts and fields.
  var content: CGFloat = 0
  /// The widths of the buttons' texts: that of the cancel button, and those of the others in order.
  var cancel: CGFloat?
  var others: [CGFloat] = []
  /// The heights that these buttons need in the whole width, if they are more than the usual ones.
  var cancelHeight: CGFloat = 0
  var otherHeights: [CGFloat] = []

  struct Frames: Equatable {
    /// The main panel, in the container's coordinates.
    var panel = CGRect.zero
    /// The panel of an action sheet that contains only the cancel button.
    var cancelPanel: CGRect?
    /// The height of the part above the buttons; if it is more than that of its area, it scrolls.
    var headerHeight: CGFloat = 0
    /// The texts and fields within this part.
    var title = CGRect.zero
    var message = CGRect.zero
    var fields: [CGRect] = []
    var content = CGRect.zero
    /// In the main panel's coordinates: the area of the buttons, and the buttons within it. If the cancel button has a
    /// panel of its own, its frame is in that panel.
    var buttons = CGRect.zero
    var others: [CGRect] = []
    var cancel: CGRect?
    /// Whether two buttons are side by side.
    var isPaired = false
    /// The total height of the buttons; if it is more than that of their area, they scroll.
    var buttonsHeight: CGFloat = 0
  }

  /// The width of the main panel.
  var width: CGFloat {
    if isInPopover { return size.width }
    let most = max(0, min(size.width, size.height) - 2 * AlertMetrics.sheetMargin)
    guard style == .alert else { return most }
    return isAccessibilitySize
      ? min(AlertMetrics.accessibilityAlertWidth, most) : AlertMetrics.alertWidth
  }

  /// The width of the texts.
  var textWidth: CGFloat { width - 2 * AlertMetrics.alertMargin }

  func frames() -> Frames {
    var frames = Frames()
    frames.headerHeight = placeTexts(in: &frames)
    style == .alert ? placeAlert(in: &frames) : placeSheet(in: &frames)
    return frames
  }

  /// Returns the height of the part above the buttons.
  private func placeTexts(in frames: inout Frames) -> CGFloat {
    let padding = style == .alert ? AlertMetrics.alertPadding : AlertMetrics.sheetPadding
    guard title != nil || message != nil || !fields.isEmpty else {
      frames.content = CGRect(x: 0, y: 0, width: width, height: content)
      return content
    }
    var y = padding
    func take(_ height: CGFloat, gap: CGFloat) -> CGRect {
      if y > padding { y += gap }
      defer { y += height }
      return CGRect(x: AlertMetrics.alertMargin, y: y, width: textWidth, height: height)
    }
    if let title { frames.title = take(title, gap: 0) }
    if let message { frames.message = take(message, gap: AlertMetrics.textSpacing) }
    for (index, field) in fields.enumerated() {
      frames.fields.append(take(field, gap: index == 0 ? AlertMetrics.fieldGap : 0))
    }
    frames.content = CGRect(x: 0, y: y + padding, width: width, height: content)
    return frames.content.maxY
  }

  /// The heights of the buttons in the whole width.
  private var heights: (cancel: CGFloat, others: [CGFloat]) {
    let least = style == .alert ? AlertMetrics.alertActionHeight : AlertMetrics.sheetActionHeight
    return (
      max(least, cancelHeight),
      others.indices.map { max(least, otherHeights.indices.contains($0) ? otherHeights[$0] : 0) }
    )
  }

  private func placeAlert(in frames: inout Frames) {
    let heights = heights
    let widths = others + (cancel.map { [$0] } ?? [])
    let half = width / 2
    // Both texts have to fit in half of the alert.
    frames.isPaired = widths.count == 2 && widths.allSatisfy { $0 <= half - 16 }
    if frames.isPaired {
      let height = (heights.others + (cancel == nil ? [] : [heights.cancel])).max() ?? 0
      let pair = [
        CGRect(x: 0, y: 0, width: half, height: height),
        CGRect(x: half, y: 0, width: half, height: height),
      ]
      // Cancel is on the leading side.
      frames.cancel = cancel == nil ? nil : pair[0]
      frames.others = cancel == nil ? pair : [pair[1]]
      frames.buttonsHeight = height
    } else {
      stackOthers(heights.others, in: &frames)
      if cancel != nil {
        frames.cancel = row(y: frames.buttonsHeight, height: heights.cancel)
        frames.buttonsHeight += heights.cancel
      }
    }
    let room = size.height - safeArea.top - safeArea.bottom - 2 * AlertMetrics.sheetMargin
    let total = share(room, in: &frames, least: AlertMetrics.leastAlertActions)
    let middle = (safeArea.top + size.height - safeArea.bottom) / 2
    frames.panel = CGRect(
      x: (size.width - width) / 2, y: middle - total / 2, width: width, height: total)
  }

  private func row(y: CGFloat, height: CGFloat) -> CGRect {
    CGRect(x: 0, y: y, width: width, height: height)
  }

  /// Places the buttons except for the cancel button one below the other.
  private func stackOthers(_ heights: [CGFloat], in frames: inout Frames) {
    for height in heights {
      frames.others.append(row(y: frames.buttonsHeight, height: height))
      frames.buttonsHeight += height
    }
  }

  /// Divides a height between the texts and the buttons. If it isn't enough for both, the buttons get the height
  /// `least`, or half of all at the accessibility sizes, and more if the texts leave it (Flutter's measurements).
  /// Returns the height of the main panel.
  private func share(_ height: CGFloat, in frames: inout Frames, least: CGFloat) -> CGFloat {
    let least = min(frames.buttonsHeight, isAccessibilitySize ? height / 2 : least)
    let header = max(0, min(frames.headerHeight, height - least))
    let visible = max(0, min(frames.buttonsHeight, height - header))
    frames.buttons = CGRect(x: 0, y: header, width: width, height: visible)
    return header + visible
  }

  private func placeSheet(in frames: inout Frames) {
    let heights = heights
    let margin = AlertMetrics.sheetMargin
    let x = (size.width - width) / 2
    var bottom = size.height - (isInPopover ? 0 : max(safeArea.bottom, margin))
    let top = isInPopover ? 0 : max(safeArea.top, margin)
    if cancel != nil {
      // A long text scrolls in half of the height.
      let height = min(heights.cancel, max(0, bottom - top) / 2)
      frames.cancelPanel = CGRect(x: x, y: bottom - height, width: width, height: height)
      frames.cancel = row(y: 0, height: heights.cancel)
      bottom -= height + margin
    }
    stackOthers(heights.others, in: &frames)
    let total = share(max(0, bottom - top), in: &frames, least: AlertMetrics.leastSheetActions)
    frames.panel = CGRect(
      x: x, y: isInPopover ? 0 : bottom - total, width: width, height: total)
  }

  /// Returns the frames for right-to-left text: the pair of buttons changes sides.
  static func mirrored(_ frames: Frames, width: CGFloat) -> Frames {
    var result = frames
    result.others = frames.others.map { $0.mirrored(in: width) }
    result.cancel = frames.cancel?.mirrored(in: width)
    return result
  }
}
