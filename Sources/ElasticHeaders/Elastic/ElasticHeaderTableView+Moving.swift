import UIKit

extension ElasticHeaderTableView {
  /// Of animated changes of the header's height, in seconds: that of a table's own changes. [?]
  static let resizeDuration: TimeInterval = 0.3

  func moveHeader(isWhole: Bool, animated: Bool) {
    layoutIfNeeded()
    guard let header else { return }
    let top = -adjustedContentInset.top
    guard settings.geometry.expansion == .topOnly || contentOffset.y <= top else {
      header.reveal(isWhole)
      setNeedsLayout()
      return animated
        ? UIView.animate(withDuration: Self.resizeDuration) { self.layoutIfNeeded() }
        : layoutIfNeeded()
    }
    let minimum = min(minimumHeaderHeight.length, header.restingHeight)
    let collapsed = top + header.restingHeight - minimum
    let target = isWhole ? top : max(min(collapsed, lowestOffset), contentOffset.y)
    if target != contentOffset.y {
      setContentOffset(CGPoint(x: contentOffset.x, y: target), animated: animated)
    }
  }

  /// The offset at which the end of the content is at the bottom of what is seen.
  var lowestOffset: CGFloat {
    let insets = adjustedContentInset
    return max(-insets.top, contentSize.height + insets.bottom - bounds.height)
  }
}
