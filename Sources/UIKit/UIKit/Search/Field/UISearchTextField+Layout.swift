import CoreGraphics
import Foundation

/// The layout of the icon, the tokens and the text.
extension UISearchTextField {
  /// Returns the frame of a side view. The icon is at the leading end and therefore mirrored,
  /// unlike in other text fields.
  func sideRect(_ view: UIView?, in bounds: CGRect, isLeading: Bool) -> CGRect {
    let place = sideRect(
      view, in: bounds, isLeft: isLeading != isRightToLeft, margin: SearchBarMetrics.iconMargin)
    guard view != nil else { return place }
    let icon: UISearchBar.Icon =
      isLeading
      ? .search : searchFieldState.bar?.showsSearchResultsButton == true ? .resultsList : .bookmark
    return searchFieldState.moved(place, icon)
  }

  /// Returns the area between the icon and the view at the other end.
  func searchTextRect(_ rect: CGRect) -> CGRect {
    var left = bounds.minX + SearchBarMetrics.textMargin
    var right = bounds.maxX - SearchBarMetrics.textMargin
    func avoid(_ rect: CGRect) {
      if rect.midX < bounds.midX {
        left = max(left, rect.maxX + SearchBarMetrics.iconGap)
      } else {
        right = min(right, rect.minX - SearchBarMetrics.iconGap)
      }
    }
    if leftView != nil, leftViewMode.isShown(isEditing: isEditing) {
      avoid(leftViewRect(forBounds: bounds))
    }
    if rightView != nil, rightViewMode.isShown(isEditing: isEditing) {
      avoid(rightViewRect(forBounds: bounds))
    } else if clearButtonMode.isShown(isEditing: isEditing), hasText {
      avoid(clearButtonRect(forBounds: bounds))
    }
    return CGRect(x: left, y: rect.minY, width: max(0, right - left), height: rect.height)
      .offsetBy(
        dx: searchFieldState.textAdjustment.horizontal, dy: searchFieldState.textAdjustment.vertical
      )
  }

  /// Updates the space of each token in the line.
  func sizeTokens() {
    let font = textFieldState.font
    for attachment in tokenAttachments { size(attachment, in: font) }
    textSizeDidChange()
  }

  func size(_ attachment: SearchTokenAttachment, in font: UIFont) {
    attachment.bounds = SearchTokenMetrics.bounds(of: attachment.token, in: font)
  }

  /// Positions the token views over their characters.
  func layOutTokens() {
    let attachments = tokenAttachments
    let shown = Set(attachments.map { ObjectIdentifier($0) })
    for (id, view) in tokenViews where !shown.contains(id) {
      view.removeFromSuperview()
      tokenViews[id] = nil
    }
    let selection = isEditing ? editor.selection : NSRange(location: 0, length: 0)
    for (index, attachment) in attachments.enumerated() {
      let id = ObjectIdentifier(attachment)
      let view = tokenViews[id] ?? SearchTokenView(attachment.token)
      if tokenViews[id] == nil {
        tokenViews[id] = view
        clip.insertSubview(view, at: 0)
      }
      let line = firstRect(for: TextSpan(NSRange(location: index, length: 1)))
      let height = attachment.bounds.height
      let place = CGRect(
        x: line.minX + SearchTokenMetrics.gap, y: line.midY - height / 2,
        width: max(0, line.width - 2 * SearchTokenMetrics.gap), height: height)
      view.frame = clip.convert(place, from: self)
      let isSelected = selection.contains(index)
      view.show(
        isSelected ? tintColor : tokenBackgroundColor, font: textFieldState.font,
        isRightToLeft: isRightToLeft)
    }
  }
}
