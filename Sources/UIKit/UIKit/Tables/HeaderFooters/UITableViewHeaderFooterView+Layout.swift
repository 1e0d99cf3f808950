import CoreGraphics

extension UITableViewHeaderFooterView {
  // MARK: Table settings

  /// Takes over the look of the table that shows the view.
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

  /// Returns the text style of titles for a table style.
  static func titleStyle(_ style: UITableView.Style) -> UIFont.TextStyle {
    style == .plain ? .headline : .footnote
  }

  // MARK: Layout

  /// Returns the content's inset on each side in a table with plates, which aligns the content with the
  /// rows.
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

  /// Returns the distance from each side of the safe area to the text. A plate's title is aligned with
  /// the text of its rows.
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

  /// Returns the height of the title for a table width and safe area, or `nil` without a title.
  func titleTextHeight(width: CGFloat, safeArea: UIEdgeInsets) -> CGFloat? {
    guard let label = headerFooterState.label, configurations.contentView == nil else {
      return nil
    }
    let room = titleRoom(width: width, safeArea: safeArea)
    return label.sizeThatFits(CGSize(width: room, height: .greatestFiniteMagnitude)).height
  }

  /// Lays out the labels. A plain title is vertically centred, and a group's header is at the bottom.
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
