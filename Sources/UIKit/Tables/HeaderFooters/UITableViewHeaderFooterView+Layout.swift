import CoreGraphics

extension UITableViewHeaderFooterView {
  // MARK: From the table

  /// The looks of the table that shows the view.
  func _adopt(style: UITableView.Style, isFooter: Bool, isReadable: Bool) {
    state.isReadable = isReadable
    state.style = style
    state.isFooter = isFooter
    styleLabels()
    updateConfigurationIfNeeded()
    let isOwnLook =
      state.label != nil || type(of: self) == UITableViewHeaderFooterView.self
    if style == .plain, state.background == nil, state.backgroundConfiguration == nil,
      backgroundColor == nil, contentView.backgroundColor == nil, isOwnLook
    {
      backgroundColor = .secondarySystemBackground
    }
  }

  // MARK: Labels

  func madeLabel(_ key: WritableKeyPath<HeaderFooterState, UILabel?>) -> UILabel {
    if let label = state[keyPath: key] { return label }
    let label = UILabel()
    label.adjustsFontForContentSizeCategory = true
    state[keyPath: key] = label
    contentView.addSubview(label)
    styleLabels()
    return label
  }

  private func styleLabels() {
    let isPlain = state.style == .plain
    state.label?.font = .preferredFont(forTextStyle: Self.titleStyle(state.style))
    if !isPlain, state.label?.numberOfLines == 1 { state.label?.numberOfLines = 0 }
    state.label?.textColor = isPlain ? .label : .secondaryLabel
    state.detailLabel?.font = .preferredFont(forTextStyle: .footnote)
    state.detailLabel?.textColor = .secondaryLabel
    setNeedsLayout()
  }

  /// The text style of titles in tables of a style.
  static func titleStyle(_ style: UITableView.Style) -> UIFont.TextStyle {
    style == .plain ? .headline : .footnote
  }

  // MARK: Layout

  /// The content's inset from each side in a table of plates: it begins where the rows do.
  func contentInset(width: CGFloat) -> CGFloat {
    guard state.style == .insetGrouped, state.configuredView != nil else { return 0 }
    return TableMetrics.plateMargin(width: width, isReadable: state.isReadable)
  }

  func layOutContent() {
    let inset = min(contentInset(width: bounds.width), bounds.width / 2)
    let content = bounds.insetBy(dx: inset, dy: 0)
    if contentView.frame != content { contentView.frame = content }
    state.background?.frame = bounds
    layOutConfiguredBackground()
    layOutLabels()
  }

  /// From each side of the safe area to the text. That of a plate's title begins where that of its rows
  /// does.
  private func titleInset(within width: CGFloat) -> CGFloat {
    if state.style == .insetGrouped {
      return TableMetrics.textInset
        + TableMetrics.plateMargin(width: width, isReadable: state.isReadable)
    }
    guard state.isReadable else { return TableMetrics.textInset }
    return max(
      TableMetrics.textInset,
      ((width - UILayoutGuide.readableWidth) / 2).rounded(.down) + TableMetrics.textInset)
  }

  private func titleRoom(width: CGFloat, safeArea: UIEdgeInsets) -> CGFloat {
    let room = width - safeArea.left - safeArea.right
    return max(0, room - 2 * titleInset(within: room))
  }

  /// How high the title is in a table of that width and safe area; `nil` without a title.
  func titleTextHeight(width: CGFloat, safeArea: UIEdgeInsets) -> CGFloat? {
    guard let label = state.label, state.configuredView == nil else { return nil }
    let room = titleRoom(width: width, safeArea: safeArea)
    return label.sizeThatFits(CGSize(width: room, height: .greatestFiniteMagnitude)).height
  }

  /// A plain title stands in the middle of the height, a group's header at its bottom.
  private func layOutLabels() {
    guard let label = state.label else { return }
    let room = bounds.width - safeAreaInsets.left - safeAreaInsets.right
    let left = safeAreaInsets.left + titleInset(within: room)
    let width = titleRoom(width: bounds.width, safeArea: safeAreaInsets)
    let size = label.sizeThatFits(CGSize(width: width, height: bounds.height))
    let height = min(size.height, bounds.height)
    let middle = traitCollection.pixelGrid.nearest((bounds.height - height) / 2)
    let y = state.style == .plain ? middle : max(0, bounds.height - height - 7)
    label.frame = CGRect(x: left, y: y, width: width, height: height)
    if let detailLabel = state.detailLabel {
      let detail = detailLabel.sizeThatFits(CGSize(width: width, height: bounds.height))
      detailLabel.frame = CGRect(
        x: left, y: y + height, width: width, height: detail.height)
    }
  }
}
