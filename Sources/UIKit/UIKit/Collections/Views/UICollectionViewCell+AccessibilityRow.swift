import Foundation

extension UICollectionViewCell: AccessibilityRow {
  var rowInList: (list: UIView, path: IndexPath)? {
    guard let list = reuseState.collectionView, let attributes = reuseState.attributes else {
      return nil
    }
    return (list, attributes.indexPath)
  }
}
