import UIKit

/// A list that shows placeholders while it loads, as libraries declare it: extensions of a protocol without an actor,
/// for lists alone. They use members that belong to UIKit's internal protocols too.
public protocol PlaceholderList: AnyObject {
  func freeze()
}

extension PlaceholderList where Self: UIScrollView {
  public func freeze() {
    isUserInteractionEnabled = false
    isScrollEnabled = false
    setContentOffset(CGPoint(x: 0, y: -adjustedContentInset.top), animated: false)
  }
}

extension PlaceholderList where Self: UICollectionView {
  public func selectFirst() {
    selectItem(at: IndexPath(item: 0, section: 0), animated: false, scrollPosition: [])
    freeze()
  }
}

extension UIScrollView: PlaceholderList {}
