import CoreGraphics

/// How high titles of sections are.
///
/// The recorded heights hold for one line at the default text size; what a title is higher than that
/// line, by its lines or by its font, is added. A plain title has one line, a group's has as many as
/// it takes: how many is measured when it comes into sight.
extension UITableView {
  /// A header or footer with one line of title.
  func titleHeight(_ end: SectionEnd, _ section: Int) -> CGFloat {
    guard style != .plain else { return grown(TableMetrics.plainHeaderHeight) }
    guard end == .header else { return grown(TableMetrics.groupedFooterTitleHeight) }
    return grown(
      isTop(end, section)
        ? TableMetrics.groupedFirstTitleHeight : TableMetrics.groupedTitleHeight)
  }

  /// Whether nothing is above a header.
  private func isTop(_ end: SectionEnd, _ section: Int) -> Bool {
    end == .header && section == 0 && tableState.header == nil
  }

  /// By what the text is larger than usual.
  private func grown(_ height: CGFloat) -> CGFloat {
    let growth = titleLine(at: DynamicType.category(traitCollection)) - titleLine(at: .large)
    return quantized(height + max(0, growth))
  }

  /// One line of a title, on whole pixels.
  private func titleLine(at category: UIContentSizeCategory) -> CGFloat {
    let style = UITableViewHeaderFooterView.titleStyle(style)
    let font = UIFont(DynamicType.specification(of: style, at: category))
    return pixelGrid.up(font.lineHeight)
  }

  /// The gap where nothing is shown.
  func emptyHeight(_ end: SectionEnd, _ section: Int) -> CGFloat {
    guard style != .plain else { return 0 }
    return quantized(
      isTop(end, section) ? TableMetrics.groupedFirstHeaderHeight : TableMetrics.groupedGap)
  }

  /// The height that a header or footer view asks for when nobody gave one.
  ///
  /// - Parameter line: the height of one with one line of title.
  func measured(_ view: UIView, line: CGFloat) -> CGFloat {
    let size = view.constrainedSize(width: bounds.width)
    guard size.height.isFinite, size.height > 0 else {
      let text = (view as? UITableViewHeaderFooterView)?
        .titleTextHeight(width: bounds.width, safeArea: safeAreaInsets)
      let category = DynamicType.category(traitCollection)
      return quantized(line + max(0, (text ?? 0) - titleLine(at: category)))
    }
    return pixelGrid.up(size.height)
  }
}
