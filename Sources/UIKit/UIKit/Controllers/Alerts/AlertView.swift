import QuartzCore

/// The view around an alert's root view: it fills the screen, lays out the panels and follows the finger over the
/// buttons. The root view is its main panel.
///
/// A touch, or code that retains the view, may keep it longer than its controller exists. Then it stays as it
/// was, and its buttons have no effect.
final class AlertView: UIView {
  private weak var controller: UIAlertController?
  private let style: UIAlertController.Style
  let panel: AlertPanel
  let cancelPanel: AlertPanel
  private let titleLabel = UILabel(frame: .zero)
  private let messageLabel = UILabel(frame: .zero)
  private(set) var rows: [AlertActionView] = []
  private(set) var fieldViews: [AlertFieldView] = []

  init(controller: UIAlertController) {
    self.controller = controller
    style = controller.preferredStyle
    let isAlert = style == .alert
    let radius = isAlert ? AlertMetrics.alertRadius : AlertMetrics.sheetRadius
    panel = AlertPanel(radius: radius)
    cancelPanel = AlertPanel(radius: radius)
    super.init(frame: UIViewController.initialFrame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    accessibilityViewIsModal = true
    for label in [titleLabel, messageLabel] {
      label.numberOfLines = 0
      label.textAlignment = .center
      panel.header.addSubview(label)
    }
    // Alerts don't become smaller than at the usual text size (Flutter's measurements on iOS).
    minimumContentSizeCategory = .large
    titleLabel.textColor = isAlert ? .label : .secondaryLabel
    messageLabel.textColor = isAlert ? .label : .secondaryLabel
    addSubview(panel)
    addSubview(cancelPanel)
    panel.onTint = { [weak self] in self?.cancelPanel.tintColor = $0 }
    keyboardLayoutGuide.onMove = { [weak self] in self?.setNeedsLayout() }
    reload()
  }

  required init?(coder: NSCoder) { nil }

  /// Reads texts and buttons again.
  func reload() {
    guard let controller else { return }
    let isAlert = style == .alert
    titleLabel.font = titleFont
    messageLabel.font = messageFont
    if let text = controller.attributedTitle {
      titleLabel.attributedText = text
    } else {
      titleLabel.text = controller.title
    }
    if let text = controller.attributedMessage {
      messageLabel.attributedText = text
    } else {
      messageLabel.text = controller.message
    }
    if let content = controller.contentViewController?.view, content.superview !== panel.header {
      panel.header.addSubview(content)
    }
    for row in rows { row.removeFromSuperview() }
    let fields = controller.fields
    if fieldViews.map(\.field) != fields {
      for view in fieldViews { view.removeFromSuperview() }
      fieldViews = fields.map { AlertFieldView(field: $0) }
      for view in fieldViews { panel.header.addSubview(view) }
    }
    let strong = isAlert ? controller.preferredAction ?? controller.cancelAction : nil
    rows = controller.actions.map { action in
      AlertActionView(
        action: action, fontSize: buttonFontSize,
        isStrong: action === strong || (!isAlert && action.style == .cancel),
        wraps: category.isAccessibilityCategory)
    }
    setNeedsLayout()
  }

  private var category: UIContentSizeCategory { traitCollection.preferredContentSizeCategory }

  private var titleFont: UIFont {
    .systemFont(ofSize: fontSize(style == .alert ? .headline : .footnote), weight: .semibold)
  }

  private var messageFont: UIFont { .systemFont(ofSize: fontSize(.footnote)) }

  private func fontSize(_ style: UIFont.TextStyle) -> CGFloat {
    DynamicType.measure(of: style, at: category).size
  }

  private var buttonFontSize: CGFloat {
    style == .alert ? fontSize(.body) : AlertMetrics.sheetFontSize(at: category)
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if previousTraitCollection?.preferredContentSizeCategory != category { reload() }
  }

  private var cancelRow: AlertActionView? { rows.first { $0.action.style == .cancel } }
  private var isInPopover: Bool { controller?.isInPopover == true }

  /// The size in a popover.
  var popoverSize: CGSize {
    let layout = makeLayout(in: CGSize(width: AlertMetrics.popoverWidth, height: 10_000))
    return CGSize(width: layout.width, height: layout.frames().panel.height)
  }

  private var otherRows: [AlertActionView] { rows.filter { $0.action.style != .cancel } }

  override func layoutSubviews() {
    super.layoutSubviews()
    let layout = makeLayout(in: bounds.size)
    var frames = layout.frames()
    if isRightToLeft {
      frames = AlertLayout.mirrored(frames, width: layout.width)
    }
    apply(frames)
  }

  private func makeLayout(in size: CGSize) -> AlertLayout {
    var layout = AlertLayout(style: style, size: size, safeArea: safeAreaInsets)
    layout.isInPopover = isInPopover
    layout.isAccessibilitySize = category.isAccessibilityCategory
    // The alert uses the area above the keyboard.
    layout.safeArea.bottom = keyboardLayoutGuide.bottomInset(of: self)
    layout.fields = fieldViews.map(\.height)
    layout.content = contentHeight(width: layout.width)
    layout.title = height(
      of: titleLabel, controller?.attributedTitle == nil ? titleFont : nil, layout.textWidth)
    layout.message = height(
      of: messageLabel, controller?.attributedMessage == nil ? messageFont : nil, layout.textWidth)
    layout.cancel = isInPopover ? nil : cancelRow?.textWidth
    layout.others = otherRows.map(\.textWidth)
    let padding =
      style == .alert
      ? AlertMetrics.actionPadding : AlertMetrics.sheetActionPadding(fontSize: buttonFontSize)
    func rowHeight(_ row: AlertActionView) -> CGFloat {
      (row.textHeight(width: layout.width) + 2 * padding).rounded(.up)
    }
    layout.cancelHeight = layout.cancel == nil ? 0 : cancelRow.map(rowHeight) ?? 0
    layout.otherHeights = otherRows.map(rowHeight)
    return layout
  }

  /// Returns the height that the other controller prefers, or else the one that its constraints require.
  private func contentHeight(width: CGFloat) -> CGFloat {
    guard let content = controller?.contentViewController, let view = content.view else { return 0 }
    if content.preferredContentSize.height > 0 { return content.preferredContentSize.height }
    return view.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }

  /// Returns the height of a text, with words that fit into the width; `nil` without one.
  ///
  /// - Parameter font: The font of a text without attributes.
  private func height(of label: UILabel, _ font: UIFont?, _ width: CGFloat) -> CGFloat? {
    guard let text = label.text, !text.isEmpty else { return nil }
    if let font { label.font = font.fittingWords(of: text, in: width) }
    return label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
  }

  private func apply(_ frames: AlertLayout.Frames) {
    panel.bounds.size = frames.panel.size
    panel.center = CGPoint(x: frames.panel.midX, y: frames.panel.midY)
    titleLabel.frame = frames.title
    messageLabel.frame = frames.message
    for (view, frame) in zip(fieldViews, frames.fields) { view.frame = frame }
    var placed = zip(otherRows, frames.others).map { (view: $0 as UIView, frame: $1) }
    cancelPanel.isHidden = frames.cancelPanel == nil
    if let cancelRow, let frame = frames.cancel {
      if let own = frames.cancelPanel {
        cancelPanel.frame = own
        cancelPanel.place(
          [(cancelRow, frame)], area: CGRect(origin: .zero, size: own.size),
          contentHeight: frame.height)
      } else {
        placed.append((cancelRow, frame))
      }
    }
    panel.place(
      placed, area: frames.buttons, contentHeight: frames.buttonsHeight,
      headerHeight: frames.headerHeight)
    // The panel has resized the header around it.
    controller?.contentViewController?.view.frame = frames.content
    if let active = fieldViews.first(where: { $0.field.isFirstResponder }) {
      panel.header.scrollRectToVisible(active.frame, animated: false)
    }
  }

  // MARK: Touches

  /// Returns the button under the finger, even if the finger came from another one.
  private func row(at touch: UITouch?) -> AlertActionView? {
    guard let touch else { return nil }
    return rows.first { row in
      row.action.isEnabled && row.window != nil && row.bounds.contains(touch.location(in: row))
    }
  }

  private func highlight(_ highlighted: AlertActionView?) {
    for row in rows where row.isHighlighted != (row === highlighted) {
      row.isHighlighted = row === highlighted
    }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    highlight(row(at: touches.first))
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    highlight(row(at: touches.first))
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    let chosen = row(at: touches.first)
    highlight(nil)
    if let chosen {
      controller?.choose(chosen.action)
    } else if isOutside(touches.first), style == .actionSheet,
      let cancel = controller?.cancelAction
    {
      controller?.choose(cancel)
    }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { highlight(nil) }

  private func isOutside(_ touch: UITouch?) -> Bool {
    guard let point = touch?.location(in: self) else { return false }
    return ![panel, cancelPanel].contains { !$0.isHidden && $0.frame.contains(point) }
  }
}
