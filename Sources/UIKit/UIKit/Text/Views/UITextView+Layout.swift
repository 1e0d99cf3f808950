import CoreGraphics
import Foundation

extension UITextView {
  /// Sets the container's size if it follows that of the view.
  func trackSize() {
    let inset = textContainerInset
    if textContainer.widthTracksTextView {
      let width = max(0, bounds.width - inset.left - inset.right)
      if width != textContainer.size.width { textContainer.size.width = width }
    }
    if textContainer.heightTracksTextView {
      let height = max(0, bounds.height - inset.top - inset.bottom)
      if height != textContainer.size.height { textContainer.size.height = height }
    }
  }

  func textSizeDidChange() {
    tiles?.setNeedsDisplay()
    setNeedsLayout()
    if !isScrollEnabled { invalidateIntrinsicContentSize() }
  }

  /// The size of the text, including insets.
  var canvasSize: CGSize {
    let inset = textContainerInset
    let height = geometry.size.height + inset.top + inset.bottom
    let used = layoutManager.usedRect(for: textContainer)
    let width =
      textContainer.widthTracksTextView ? bounds.width : used.maxX + inset.left + inset.right
    return CGSize(width: max(width, 0), height: traitCollection.pixelGrid.up(height))
  }

  /// Returns the size for a width. It is that of the text, at most the width.
  func fittingSize(_ width: CGFloat) -> CGSize {
    let inset = textContainerInset
    let padding = 2 * textContainer.lineFragmentPadding
    let column = column(forWidth: width)
    let geometry = layoutManager.geometry(width: column)
    // Next to shapes, lines are where the space is and need the full width.
    let isPlaced = geometry.hasFragments && column.isFinite
    let used = geometry.lines.reduce(0) { max($0, isPlaced ? $1.right : $1.right - $1.left) }
    let grid = traitCollection.pixelGrid
    return CGSize(
      width: min(width, grid.up(used + padding + inset.left + inset.right)),
      height: grid.up(geometry.size.height + inset.top + inset.bottom))
  }

  /// Returns the width of the text in a view of the given width.
  private func column(forWidth width: CGFloat) -> CGFloat {
    let inset = textContainerInset
    guard width < 1e6 else { return .infinity }
    return max(0, width - inset.left - inset.right - 2 * textContainer.lineFragmentPadding)
  }

  func baselines(in size: CGSize) -> TextBaselines {
    let lines = layoutManager.geometry(width: column(forWidth: size.width)).lines
    let top = textContainerInset.top
    return TextBaselines(
      first: top + (lines.first?.baseline ?? 0), last: top + (lines.last?.baseline ?? 0), share: 0)
  }

  func show(_ range: NSRange) {
    layoutIfNeeded()
    let range = editor.clamped(range)
    var rect = _firstRect(for: TextSpan(range))
    if range.length > 0 {
      rect = selectionRects(for: TextSpan(range)).map(\.rect).reduce(rect) { $0.union($1) }
    }
    // Includes the inset above the first line and below the last one.
    if range.location == 0 { rect.origin.y -= textContainerInset.top }
    if range.upperBound == editor.length { rect.size.height += textContainerInset.bottom }
    scrollRectToVisible(rect, animated: false)
  }

  // MARK: Drawing

  /// Draws the text and the selection in a rectangle of the content.
  func drawContent(in rect: CGRect, _ context: CGContext) {
    if isFirstResponder, editor.selection.length > 0 {
      context.setFillColor(tintColor.withAlphaComponent(TextSelectionLook.alpha).cgColor)
      for part in selectionRects(for: _selectedRange) where part.rect.intersects(rect) {
        context.fill(part.rect)
      }
    }
    let geometry = self.geometry
    let origin = columnOrigin
    let count = geometry.layout.lines.count
    guard count > 0 else { return }
    let lines = geometry.lines(from: rect.minY - origin.y, to: rect.maxY - origin.y)
    geometry.layout.draw(
      geometry.text, in: context, at: origin, color: UIColor.label,
      lines: min(lines.lowerBound, count)..<min(lines.upperBound, count))
  }
}
