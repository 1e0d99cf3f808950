import CoreGraphics
import ListEngine

/// The heights of section titles.
///
/// The recorded heights are for one line at the default text size. The additional height of a title,
/// from more lines or a larger font, is added to them. A plain title has one line. A group's title
/// has as many as needed, which is measured when it becomes visible.
extension UITableView {
  /// Returns the height of a header or footer with a single-line title.
  func titleHeight(_ end: SectionEnd, _ section: Int) -> CGFloat {
    guard style != .plain else { return grown(TableMetrics.plainHeaderHeight) }
    guard end == .header else { return grown(TableMetrics.groupedFooterTitleHeight) }
    return grown(
      isTop(end, section)
        ? TableMetrics.groupedFirstTitleHeight : TableMetrics.groupedTitleHeight)
  }

  /// Returns whether nothing is above a header.
  private func isTop(_ end: SectionEnd, _ section: Int) -> Bool {
    end == .header && section == 0 && tableState.header == nil
  }

  /// Returns a height plus the amount by which the text is larger than at the default size.
  private func grown(_ height: CGFloat) -> CGFloat {
    let growth = titleLine(at: DynamicType.category(traitCollection)) - titleLine(at: .large)
    return quantized(height + max(0, growth))
  }

  /// Returns the height of a title line, rounded to pixels.
  private func titleLine(at category: UIContentSizeCategory) -> CGFloat {
    let style = UITableViewHeaderFooterView.titleStyle(style)
    let font = UIFont(DynamicType.specification(of: style, at: category))
    return pixelGrid.up(font.lineHeight)
  }

  /// Returns the gap for a section end without content.
  func emptyHeight(_ end: SectionEnd, _ section: Int) -> CGFloat {
    guard style != .plain else { return 0 }
    return quantized(
      isTop(end, section) ? TableMetrics.groupedFirstHeaderHeight : TableMetrics.groupedGap)
  }

  /// Returns the height that a header or footer view needs if none was specified.
  ///
  /// - Parameter line: The height of a view with a single-line title.
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
