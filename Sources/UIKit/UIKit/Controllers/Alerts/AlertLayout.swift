import QuartzCore

/// The measures of alerts, in points and in one place, since Apple documents none of them: quoted, for
/// iOS 13 to 18.
enum AlertMetrics {
  static let alertWidth: CGFloat = 270
  static let alertRadius: CGFloat = 14
  /// The margins left and right of an alert's text, above and below it, and between title and message.
  static let alertMargin: CGFloat = 16
  static let alertPadding: CGFloat = 20
  static let textSpacing: CGFloat = 4
  static let alertActionHeight: CGFloat = 44
  /// The distance of a button's image and mark from its sides (own choice: Apple documents neither).
  static let partInset: CGFloat = 16
  /// The font size in text fields, and the padding around their text.
  static let fieldFontSize: CGFloat = 13
  static let fieldPadding = CGSize(width: 6, height: 5)
  static let fieldRadius: CGFloat = 5
  /// The distance between the text fields and the texts above.
  static let fieldGap: CGFloat = 16

  /// The distance at the sides of an action sheet and between its two parts.
  static let sheetMargin: CGFloat = 8
  static let sheetRadius: CGFloat = 13
  static let sheetPadding: CGFloat = 14
  static let sheetActionHeight: CGFloat = 57
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

  struct Frames: Equatable {
    /// The main panel, in the container's coordinates.
    var panel = CGRect.zero
    /// The panel of an action sheet that contains only the cancel button.
    var cancelPanel: CGRect?
    /// In the main panel's coordinates: the texts, the area of the buttons, and the buttons within it. If the
    /// cancel button has a panel of its own, its frame is in that panel.
    var title = CGRect.zero
    var message = CGRect.zero
    var fields: [CGRect] = []
    var content = CGRect.zero
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
    return style == .alert
      ? AlertMetrics.alertWidth
      : max(0, min(size.width, size.height) - 2 * AlertMetrics.sheetMargin)
  }

  /// The width of the texts.
  var textWidth: CGFloat { width - 2 * AlertMetrics.alertMargin }

  func frames() -> Frames {
    var frames = Frames()
    let header = placeTexts(in: &frames)
    style == .alert
      ? placeAlert(in: &frames, header: header) : placeSheet(in: &frames, header: header)
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

  private func placeAlert(in frames: inout Frames, header: CGFloat) {
    let height = AlertMetrics.alertActionHeight
    let widths = others + (cancel.map { [$0] } ?? [])
    let half = width / 2
    // Both texts have to fit in half of the alert.
    frames.isPaired = widths.count == 2 && widths.allSatisfy { $0 <= half - 16 }
    if frames.isPaired {
      let pair = [
        CGRect(x: 0, y: 0, width: half, height: height),
        CGRect(x: half, y: 0, width: half, height: height),
      ]
      // Cancel is on the leading side.
      frames.cancel = cancel == nil ? nil : pair[0]
      frames.others = cancel == nil ? pair : [pair[1]]
      frames.buttonsHeight = height
    } else {
      frames.others = others.indices.map { row($0, height: height) }
      frames.cancel = cancel.map { _ in row(others.count, height: height) }
      frames.buttonsHeight = CGFloat(widths.count) * height
    }
    let room = size.height - safeArea.top - safeArea.bottom - 2 * AlertMetrics.sheetMargin
    let total = placeButtons(in: &frames, header: header, room: room - header, least: height)
    let middle = (safeArea.top + size.height - safeArea.bottom) / 2
    frames.panel = CGRect(
      x: (size.width - width) / 2, y: middle - total / 2, width: width, height: total)
  }

  /// Returns the frame of a button below `index` others.
  private func row(_ index: Int, height: CGFloat) -> CGRect {
    CGRect(x: 0, y: CGFloat(index) * height, width: width, height: height)
  }

  /// Places the buttons in as much of `room` as they need, but in at least the height `least` if they need it.
  /// Returns the height of the main panel.
  private func placeButtons(
    in frames: inout Frames, header: CGFloat, room: CGFloat, least: CGFloat
  ) -> CGFloat {
    let visible = max(min(frames.buttonsHeight, room), min(frames.buttonsHeight, least))
    frames.buttons = CGRect(x: 0, y: header, width: width, height: visible)
    return header + visible
  }

  private func placeSheet(in frames: inout Frames, header: CGFloat) {
    let height = AlertMetrics.sheetActionHeight
    let margin = AlertMetrics.sheetMargin
    let x = (size.width - width) / 2
    var bottom = size.height - (isInPopover ? 0 : max(safeArea.bottom, margin))
    if cancel != nil {
      frames.cancelPanel = CGRect(x: x, y: bottom - height, width: width, height: height)
      frames.cancel = row(0, height: height)
      bottom -= height + margin
    }
    frames.others = others.indices.map { row($0, height: height) }
    frames.buttonsHeight = CGFloat(others.count) * height
    let room = bottom - (isInPopover ? 0 : max(safeArea.top, margin)) - header
    let total = placeButtons(in: &frames, header: header, room: room, least: height)
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
