import CoreGraphics
import QuartzCore

/// The edit menu of an item: a finger that rests on it opens the commands that the delegate allows.
extension UICollectionView {
  func addItemMenus() {
    let press = UILongPressGestureRecognizer(
      target: self, action: Selector("itemWasPressed(_:)", UICollectionView.itemWasPressed))
    collectionState.menuPress = press
    addGestureRecognizer(press)
  }

  /// Whether a resting finger opens a menu: asks the delegate, if there is an item.
  func itemMenuMayBegin(_ press: UIGestureRecognizer) -> Bool {
    guard !collectionState.isEditing, let path = path(at: press.location(in: self)) else {
      return false
    }
    return delegate?.collectionView(self, shouldShowMenuForItemAt: path) ?? false
  }

  private func itemWasPressed(_ press: UILongPressGestureRecognizer) {
    guard press.state == .began, let path = path(at: press.location(in: self)),
      let cell = cellForItem(at: path)
    else { return }
    cell.isHighlighted = true
    let menu = ListEditMenu(
      may: { [weak self] action, sender in
        guard let self, let delegate else { return false }
        return delegate.collectionView(
          self, canPerformAction: action, forItemAt: path, withSender: sender)
      },
      perform: { [weak self] action, sender in
        guard let self else { return }
        delegate?.collectionView(
          self, performAction: action, forItemAt: path, withSender: sender)
      })
    menu.show(on: cell) { [weak cell] in cell?.isHighlighted = false }
  }
}
