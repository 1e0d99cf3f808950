import CoreGraphics
import Foundation
import ListEngine

extension UITableView: UISpringLoadedInteractionSupporting, SpringLoadedList {
  /// Whether a drag that rests above a row chooses it; `false` by default.
  public var isSpringLoaded: Bool {
    get { springsRows }
    set { springsRows = newValue }
  }

  func springTarget(at point: CGPoint) -> (path: IndexPath, cell: UIView)? {
    indexPathForRow(at: point).flatMap { path in cellForRow(at: path).map { (path, $0) } }
  }

  func mayChoose(_ path: IndexPath, _ context: any UISpringLoadedInteractionContext) -> Bool {
    delegate?.tableView(self, shouldSpringLoadRowAt: path, with: context) ?? true
  }

  func chooseByDrag(_ path: IndexPath) {
    if let row = RowID(path) { selectByTouch(row) }
  }
}
