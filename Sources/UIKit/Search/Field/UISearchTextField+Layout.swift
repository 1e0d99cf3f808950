import CoreGraphics
import Foundation

/// Where icon, tokens and text stand.
extension UISearchTextField {
  /// The icon is where reading begins, and so is mirrored, unlike in other text fields.
  func _sideRect(_ view: UIView?, in bounds: CGRect, isLeading: Bool) -> CGRect {
    guard let view else { return CGRect(x: bounds.minX, y: bounds.minY, width: 0, height: 0) }
    var size = view.bounds.size
    if size.width == 0 || size.height == 0 {
      size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    }
    let isOnLeft = isLeading != _isRightToLeft
    let margin = SearchBarMetrics.iconMargin
    let place = CGRect(
      x: isOnLeft ? bounds.minX + margin : bounds.maxX - margin - size.width,
      y: bounds.midY - size.height / 2, width: size.width, height: size.height)
    let icon: UISearchBar.Icon =
      isLeading ? .search : _search.bar?.showsSearchResultsButton == true ? .resultsList : .bookmark
    return _search.moved(place, icon)
  }

  /// Between the icon and what stands at the other end.
  func _searchTextRect(_ rect: CGRect) -> CGRect {
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
      .offsetBy(dx: _search.textAdjustment.horizontal, dy: _search.textAdjustment.vertical)
  }

  /// Gives each token its room in the line again.
  func _sizeTokens() {
    let font = _field.font
    for attachment in _attachments { size(attachment, in: font) }
    _sizeDidChange()
  }

  func size(_ attachment: SearchTokenAttachment, in font: UIFont) {
    attachment.bounds = SearchTokenMetrics.bounds(of: attachment.token, in: font)
  }

  /// Places the views of the tokens over their characters.
  func _layOutTokens() {
    let attachments = _attachments
    let shown = Set(attachments.map { ObjectIdentifier($0) })
    for (id, view) in _tokenViews where !shown.contains(id) {
      view.removeFromSuperview()
      _tokenViews[id] = nil
    }
    let selection = isEditing ? _editor.selection : NSRange(location: 0, length: 0)
    for (index, attachment) in attachments.enumerated() {
      let id = ObjectIdentifier(attachment)
      let view = _tokenViews[id] ?? SearchTokenView(attachment.token)
      if _tokenViews[id] == nil {
        _tokenViews[id] = view
        _clip.insertSubview(view, at: 0)
      }
      let line = firstRect(for: TextSpan(NSRange(location: index, length: 1)))
      let height = attachment.bounds.height
      let place = CGRect(
        x: line.minX + SearchTokenMetrics.gap, y: line.midY - height / 2,
        width: max(0, line.width - 2 * SearchTokenMetrics.gap), height: height)
      view.frame = _clip.convert(place, from: self)
      let isSelected = selection.contains(index)
      view.show(
        isSelected ? tintColor : tokenBackgroundColor, font: _field.font,
        isRightToLeft: _isRightToLeft)
    }
  }
}
