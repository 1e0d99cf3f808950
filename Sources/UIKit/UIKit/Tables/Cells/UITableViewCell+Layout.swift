import CoreGraphics
import QuartzCore

extension UITableViewCell {
  /// The safe area's insets at the left and right of the cell's place in its table.
  ///
  /// The table determines them, because it measures a cell before it adds it.
  var sideInsets: UIEdgeInsets {
    guard let table = cellState.table else {
      return UIEdgeInsets(top: 0, left: safeAreaInsets.left, bottom: 0, right: safeAreaInsets.right)
    }
    guard table.insetsContentViewsToSafeArea else { return .zero }
    let (insets, margins) = (table.safeAreaInsetsForSubviews, table.rowMargins)
    return UIEdgeInsets(
      top: 0, left: max(0, insets.left - margins.left), bottom: 0,
      right: max(0, insets.right - margins.right))
  }

  /// Places the content view and the accessory.
  private func placeContent() {
    var box = bounds.inset(by: sideInsets)
    let indent = editingIndent
    let grip = reorderControlWidth
    box.size.width = max(0, box.width - indent - grip)
    box.origin.x += isRightToLeft ? grip : indent
    var content = box
    if let accessory = visibleAccessory {
      let size = size(of: accessory)
      let taken = size.width + CellMetrics.accessoryMargin
      let x = isRightToLeft ? box.minX + CellMetrics.accessoryMargin : box.maxX - taken
      accessory.frame = CGRect(
        x: x, y: pixel((bounds.height - size.height) / 2), width: size.width, height: size.height)
      content.size.width = max(0, content.width - taken - CellMetrics.accessoryGap)
      if isRightToLeft { content.origin.x = box.maxX - content.width }
    }
    if contentView.frame != content { contentView.frame = content }
  }

  func layOutCell() {
    placeContent()
    cellState.background?.frame = bounds
    cellState.selectedBackground?.frame = bounds
    cellState.multipleSelectionBackground?.frame = bounds
    layOutConfiguredBackground()
    layOutEditControls()
    layOutLabels(in: contentView.bounds.size)
    layOutSeparator(sideInsets)
  }

  private func size(of accessory: UIView) -> CGSize {
    (accessory as? CellSign)?.size(in: traitCollection) ?? accessory.bounds.size
  }

  /// The inset on each side that limits content to a readable width.
  var readableInset: CGFloat {
    guard cellState.table?.cellLayoutMarginsFollowReadableWidth ?? false else { return 0 }
    let inner = bounds.width - sideInsets.left - sideInsets.right - 2 * CellMetrics.textInset
    return max(0, pixel((inner - CellMetrics.readableWidth) / 2))
  }

  func pixel(_ value: CGFloat) -> CGFloat { traitCollection.pixelGrid.nearest(value) }

  // MARK: Labels

  private var indentation: CGFloat { CGFloat(indentationLevel) * indentationWidth }

  private var imageStart: CGFloat { CellMetrics.textInset + indentation + readableInset }

  /// The size of the built-in image, which is at most as high as the content.
  private var imageSize: CGSize {
    guard let view = cellState.imageView, view.image != nil else { return .zero }
    let size = view.intrinsicContentSize
    guard size.height > 0 else { return CGSize(width: 0, height: size.height) }
    let height = min(size.height, contentView.bounds.height)
    return CGSize(width: size.width * height / size.height, height: height)
  }

  /// The start of the built-in labels, measured from the content's leading edge.
  private var labelsStart: CGFloat {
    cellState.imageView?.image == nil
      ? imageStart : imageStart + imageSize.width + CellMetrics.imageGap
  }

  /// Lays out the built-in labels from left to right, and mirrors them in right-to-left layouts.
  private func layOutLabels(in size: CGSize) {
    guard cellState.textLabel != nil || cellState.detailLabel != nil || cellState.imageView != nil
    else { return }
    let start = labelsStart
    if let view = cellState.imageView {
      let image = imageSize
      let frame = CGRect(
        x: imageStart, y: pixel((size.height - image.height) / 2), width: image.width,
        height: image.height)
      if view.image == nil { view.frame = .zero } else { place(view, frame, size) }
    }
    let area = CGRect(
      x: start, y: 0, width: max(0, size.width - start - trailingInset), height: size.height)
    switch cellState.style {
    case .default: place(cellState.textLabel, area, size)
    case .subtitle: layOutSubtitle(area, size)
    case .value1: layOutValue1(area, size)
    case .value2: layOutValue2(area, size)
    }
  }

  private var trailingInset: CGFloat {
    (visibleAccessory == nil ? CellMetrics.textInset : 0) + readableInset
  }

  private func place(_ view: UIView?, _ frame: CGRect, _ size: CGSize) {
    guard let view else { return }
    var frame = frame
    if isRightToLeft { frame.origin.x = size.width - frame.maxX }
    if view.frame != frame { view.frame = frame }
  }

  private func layOutSubtitle(_ area: CGRect, _ size: CGSize) {
    let first = fitting(cellState.textLabel, area.width)
    let second = fitting(cellState.detailLabel, area.width)
    let top = pixel((area.height - first.height - second.height) / 2)
    place(
      cellState.textLabel,
      CGRect(x: area.minX, y: top, width: min(first.width, area.width), height: first.height), size)
    place(
      cellState.detailLabel,
      CGRect(
        x: area.minX, y: top + first.height, width: min(second.width, area.width),
        height: second.height), size)
  }

  private func layOutValue1(_ area: CGRect, _ size: CGSize) {
    let second = fitting(cellState.detailLabel, area.width)
    let room = max(0, area.width - (second.width > 0 ? second.width + CellMetrics.labelGap : 0))
    let first = fitting(cellState.textLabel, area.width)
    // The main label comes first. The detail label gets the remaining width, at least a third.
    let main = min(first.width, max(room, area.width * 2 / 3))
    place(
      cellState.textLabel,
      CGRect(
        x: area.minX, y: pixel((area.height - first.height) / 2), width: main,
        height: first.height), size)
    let left = max(0, area.width - (main > 0 ? main + CellMetrics.labelGap : 0))
    let width = min(second.width, left)
    place(
      cellState.detailLabel,
      CGRect(
        x: area.maxX - width, y: pixel((area.height - second.height) / 2), width: width,
        height: second.height), size)
  }

  private func layOutValue2(_ area: CGRect, _ size: CGSize) {
    let width = min(CellMetrics.value2LabelWidth, area.width)
    place(cellState.textLabel, CGRect(x: area.minX, y: 0, width: width, height: area.height), size)
    let x = area.minX + width + CellMetrics.labelGap
    place(
      cellState.detailLabel,
      CGRect(x: x, y: 0, width: max(0, area.maxX - x), height: area.height), size)
  }

  private func fitting(_ label: UILabel?, _ width: CGFloat) -> CGSize {
    label?.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)) ?? .zero
  }

  // MARK: Own height

  /// Returns the height from the content view's constraints, or from the built-in labels if it has
  /// none.
  func fittingHeight(width: CGFloat) -> CGFloat {
    constrainedHeight(width: width) ?? labelsHeight(inContentWidth: contentWidth(of: width))
  }

  /// Returns the height from the content view's constraints; `nil` if they don't give one.
  func constrainedHeight(width: CGFloat) -> CGFloat? {
    // Margins of the content depend on its place in the cell, which is that of the former width before the next layout.
    if width == bounds.width { placeContent() }
    let fitted = contentView.constrainedSize(width: max(0, contentWidth(of: width)))
    guard fitted.height > 0, fitted.height.isFinite else { return nil }
    return contentView is UIListContentView
      ? max(TableMetrics.rowHeight, fitted.height) : fitted.height
  }

  /// Returns the width that the content view's constraints ask for, with what is beside the content view; that of
  /// `size` without constraints.
  func constrainedWidth(near size: CGSize, _ priority: UILayoutPriority) -> CGFloat {
    guard contentView.autoLayout.constrainedSubviews > 0 else { return size.width }
    let sides = -contentWidth(of: 0)
    let fitted = contentView.systemLayoutSizeFitting(
      CGSize(width: max(0, size.width - sides), height: size.height),
      withHorizontalFittingPriority: priority, verticalFittingPriority: .fittingSizeLevel)
    return fitted.width + sides
  }

  /// Returns the width of the content view in a cell of the given width.
  private func contentWidth(of width: CGFloat) -> CGFloat {
    let sides = sideInsets
    let inner = width - sides.left - sides.right - editingIndent - reorderControlWidth
    guard let accessory = visibleAccessory else { return inner }
    return inner - size(of: accessory).width - CellMetrics.accessoryMargin
      - CellMetrics.accessoryGap
  }

  private func labelsHeight(inContentWidth width: CGFloat) -> CGFloat {
    max(TableMetrics.rowHeight, labelsHeight(width: width))
  }

  private func labelsHeight(width: CGFloat) -> CGFloat {
    var room = width - CellMetrics.textInset - indentation - trailingInset
    if let image = cellState.imageView?.image { room -= image.size.width + CellMetrics.imageGap }
    let first = fitting(cellState.textLabel, max(0, room)).height
    let second = fitting(cellState.detailLabel, max(0, room)).height
    guard first > 0 || second > 0 else { return 0 }
    if cellState.style == .subtitle { return first + second + 2 * CellMetrics.verticalPadding }
    return max(first, second) + 2 * CellMetrics.singleLinePadding
  }

  // MARK: Separator

  /// Places the separator, one device pixel high, in the last pixel row, from the inset to the edge.
  private func layOutSeparator(_ sides: UIEdgeInsets) {
    guard let table = cellState.table, table.separatorStyle != .none,
      table.style != .insetGrouped || !cellState.place.isLast
    else {
      cellState.separator?.isHidden = true
      return
    }
    if cellState.separator == nil {
      cellState.separator = SeparatorLine(
        in: self, addsLayer: { layer.addSublayer($0) },
        addsView: { [weak self] in self?.addSubview($0) })
      updateSeparatorColor()
    }
    var inset = shownSeparatorInset(table)
    inset.left += sides.left
    inset.right += sides.right
    if isRightToLeft { (inset.left, inset.right) = (inset.right, inset.left) }
    // The separator of a group's last row ends the group, from edge to edge.
    if table.style == .grouped, cellState.place.isLast { inset = .zero }
    let height = 1 / max(1, traitCollection.displayScale)
    let frame = CGRect(
      x: inset.left, y: bounds.height - height,
      width: max(0, bounds.width - inset.left - inset.right), height: height)
    cellState.separator?.isHidden = false
    cellState.separator?.frame = frame
  }

  /// Returns the separator inset inside the safe area, measured from the edges or from the start of
  /// the content.
  private func shownSeparatorInset(_ table: UITableView) -> UIEdgeInsets {
    var inset = separatorInset
    let isOwn = cellState.separatorInset != nil || table.tableState.separatorInset != nil
    if !isOwn {
      inset.left = automaticSeparatorStart ?? inset.left + readableInset
    } else if table.separatorInsetReference == .fromAutomaticInsets {
      inset.left += automaticSeparatorStart ?? CellMetrics.textInset
    }
    inset.left += editingIndent
    return inset
  }

  /// The start of the text behind an image, measured from the content's leading edge, or `nil`
  /// without an image.
  private var automaticSeparatorStart: CGFloat? {
    if let view = configurations.contentView as? UIListContentView {
      return view.showsImage ? view.textStart(width: contentView.bounds.width) : nil
    }
    guard configurations.contentView == nil, cellState.imageView?.image != nil else { return nil }
    return labelsStart
  }

  func updateSeparatorColor() {
    cellState.separator?.style(as: cellState.table)
  }
}

extension UITableView {
  func separatorsDidChange() {
    for row in tableState.tiling.rows {
      row.cell.updateSeparatorColor()
      row.cell.setNeedsLayout()
    }
    setNeedsLayout()
  }
}
