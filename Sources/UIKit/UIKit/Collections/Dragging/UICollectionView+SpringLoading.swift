import CoreGraphics
import Foundation
import ListEngine

extension UICollectionView: UISpringLoadedInteractionSupporting, SpringLoadedList {
  /// Whether a drag that rests above an item chooses it; `false` by default.
  public var isSpringLoaded: Bool {
    get { springsRows }
    set { springsRows = newValue }
  }

  func springTarget(at point: CGPoint) -> (path: IndexPath, cell: UIView)? {
    path(at: point).flatMap { path in cellForItem(at: path).map { (path, $0) } }
  }

  func mayChoose(_ path: IndexPath, _ context: any UISpringLoadedInteractionContext) -> Bool {
    delegate?.collectionView(self, shouldSpringLoadItemAt: path, with: context) ?? true
  }

  func chooseByDrag(_ path: IndexPath) {
    guard let row = RowID(path), maySelect,
      delegate?.collectionView(self, shouldSelectItemAt: path) ?? true
    else { return }
    selectByTouch(row)
    performPrimaryAction(row)
  }
}
