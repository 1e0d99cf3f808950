import CoreGraphics
import Foundation
import ListEngine

/// A table or a collection view in which a drag that rests above a row chooses it.
@MainActor protocol SpringLoadedList: UIView {
  func springTarget(at point: CGPoint) -> (path: IndexPath, cell: UIView)?
  /// Asks the delegate whether a row may be chosen.
  func mayChoose(_ path: IndexPath, _ context: any UISpringLoadedInteractionContext) -> Bool
  /// Does the same as a tap on the row.
  func chooseByDrag(_ path: IndexPath)
}

extension SpringLoadedList {
  private var rowSprings: UISpringLoadedInteraction? {
    interactions.lazy.compactMap { $0 as? UISpringLoadedInteraction }
      .first { $0.interactionBehavior is SpringLoadedRows }
  }

  var springsRows: Bool {
    get { rowSprings != nil }
    set {
      guard newValue != springsRows else { return }
      if let rowSprings { return removeInteraction(rowSprings) }
      addInteraction(
        UISpringLoadedInteraction(
          interactionBehavior: SpringLoadedRows(self), interactionEffect: nil
        ) { [weak self] _, context in
          if let path = context.targetItem as? IndexPath { self?.chooseByDrag(path) }
        })
    }
  }
}

/// Allows spring loading above the rows that the list's delegate allows.
@MainActor private final class SpringLoadedRows: NSObject, UISpringLoadedInteractionBehavior {
  private weak var list: (any SpringLoadedList)?
  /// The answer for the row below the drag: the delegate is asked when the drag arrives, not at each step.
  private var answer: (path: IndexPath, allows: Bool)?

  init(_ list: any SpringLoadedList) {
    self.list = list
    super.init()
  }

  func shouldAllow(
    _ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext
  ) -> Bool {
    guard let list, let (path, cell) = list.springTarget(at: context.location(in: list)) else {
      answer = nil
      return false
    }
    context.targetItem = path
    context.targetView = cell
    if let answer, answer.path == path { return answer.allows }
    let allows = list.mayChoose(path, context)
    answer = (path, allows)
    return allows
  }
}

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
