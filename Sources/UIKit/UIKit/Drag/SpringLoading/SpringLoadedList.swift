import CoreGraphics
import Foundation

/// A table or a collection view in which a drag that rests above a row chooses it.
@preconcurrency @MainActor protocol SpringLoadedList: UIView {
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
