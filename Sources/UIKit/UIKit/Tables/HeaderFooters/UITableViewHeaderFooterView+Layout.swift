import CoreGraphics

extension UITableViewHeaderFooterView {
  // MARK: From the table

  /// The looks of the table that shows the view.
  func adopt(style: UITableView.Style, isFooter: Bool, isReadable: Bool) {
    headerFooterState.isReadable = isReadable
    headerFooterState.style = style
    headerFooterState.isFooter = isFooter
    styleLabels()
    updateConfigurationIfNeeded()
    let isOwnLook =
      headerFooterState.label != nil || type(of: self) == UITableViewHeaderFooterView.self
    if style == .plain, backgroundView == nil, configurations.background == nil,
      backgroundColor == nil, contentView.backgroundColor == nil, isOwnLook
    {
      backgroundColor = .secondarySystemBackground
    }
  }

  // MARK: Labels

  func madeLabel(_ key: WritableKeyPath<HeaderFooterState, UILabel?>) -> UILabel {
    if let label = headerFooterState[keyPath: key] { return label }
    let label = UILabel()
    label.adjustsFontForContentSizeCategory = true
    headerFooterState[keyPath: key] = label
    contentView.addSubview(label)
    styleLabels()
    return label
  }

  private func styleLabels() {
    let isPlain = headerFooterState.style == .plain
    headerFooterState.label?.font = .preferredFont(
      forTextStyle: Self.titleStyle(headerFooterState.style))
    if !isPlain, headerFooterState.label?.numberOfLines == 1 {
      headerFooterState.label?.numberOfLines = 0
    }
    headerFooterState.label?.textColor = isPlain ? .label : .secondaryLabel
    headerFooterState.detailLabel?.font = .preferredFont(forTextStyle: .footnote)
    headerFooterState.detailLabel?.textColor = .secondaryLabel
    setNeedsLayout()
  }

  /// The text style of titles in tables of a style.
  static func titleStyle(_ style: UITableView.Style) -> UIFont.TextStyle {
    style == .plain ? .headline : .footnote
  }

  // MARK: Layout

  /// The content's inset from each side in a table of plates: it begins where the rows do.
  func contentInset(width: CGFloat) -> CGFloat {
    guard headerFooterState.style == .insetGrouped, configurations.contentView != nil else {
      return 0
    }
    return TableMetrics.plateMargin(width: width, isReadable: headerFooterState.isReadable)
  }

  func layOutContent() {
    let inset = min(contentInset(width: bounds.width), bounds.width / 2)
    let content = bounds.insetBy(dx: inset, dy: 0)
    if contentView.frame != content { contentView.frame = content }
    backgroundView?.frame = bounds
    layOutConfiguredBackground()
    layOutLabels()
  }

  /// From each side of the safe area to the text. That of a plate's title begins where that of its rows
  /// does.
  private func titleInset(within width: CGFloat) -> CGFloat {
    if headerFooterState.style == .insetGrouped {
      return TableMetrics.textInset
        + TableMetrics.plateMargin(width: width, isReadable: headerFooterState.isReadable)
    }
    guard headerFooterState.isReadable else { return TableMetrics.textInset }
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
    guard let label = headerFooterState.label, configurations.contentView == nil else {
      return nil
    }
    let room = titleRoom(width: width, safeArea: safeArea)
    return label.sizeThatFits(CGSize(width: room, height: .greatestFiniteMagnitude)).height
  }

  /// A plain title stands in the middle of the height, a group's header at its bottom.
  private func layOutLabels() {
    guard let label = headerFooterState.label else { return }
    let room = bounds.width - safeAreaInsets.left - safeAreaInsets.right
    let left = safeAreaInsets.left + titleInset(within: room)
    let width = titleRoom(width: bounds.width, safeArea: safeAreaInsets)
    let size = label.sizeThatFits(CGSize(width: width, height: bounds.height))
    let height = min(size.height, bounds.height)
    let middle = traitCollection.pixelGrid.nearest((bounds.height - height) / 2)
    let y = headerFooterState.style == .plain ? middle : max(0, bounds.height - height - 7)
    label.frame = CGRect(x: left, y: y, width: width, height: height)
    if let detailLabel = headerFooterState.detailLabel {
      let detail = detailLabel.sizeThatFits(CGSize(width: width, height: bounds.height))
      detailLabel.frame = CGRect(
        x: left, y: y + height, width: width, height: detail.height)
    }
  }
}
