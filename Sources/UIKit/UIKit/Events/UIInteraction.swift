import Foundation

/// A reusable behaviour that can be added to a view. It is notified when it is added or removed.
@preconcurrency @MainActor public protocol UIInteraction: NSObjectProtocol {
  /// The view that has the interaction, or nil.
  var view: UIView? { get }
  func willMove(to view: UIView?)
  func didMove(to view: UIView?)
}

extension UIView {
  /// The view's interactions in the order they were added. Setting the array adds and removes
  /// interactions.
  public var interactions: [any UIInteraction] {
    get { viewState.interactions ?? [] }
    set {
      for old in interactions { removeInteraction(old) }
      for new in newValue { addInteraction(new) }
    }
  }

  /// Adds an interaction, after removing it from its previous view.
  public func addInteraction(_ interaction: any UIInteraction) {
    guard interaction.view !== self else { return }
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    withState { $0.interactions = ($0.interactions ?? []) + [interaction] }
    interaction.didMove(to: self)
  }

  /// Removes an interaction if it belongs to this view.
  public func removeInteraction(_ interaction: any UIInteraction) {
    guard interactions.contains(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    withState { state in
      state.interactions?.removeAll { $0 === interaction }
      if state.interactions?.isEmpty == true { state.interactions = nil }
    }
    interaction.didMove(to: nil)
  }
}
