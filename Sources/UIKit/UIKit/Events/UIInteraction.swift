import Foundation

/// A reusable behaviour that can be added to a view. It is notified when it is added or removed.
@preconcurrency @MainActor public protocol UIInteraction: NSObjectProtocol {
  /// The view that has the interaction, or nil.
  var view: UIView? { get }
  func willMove(to view: UIView?)
  func didMove(to view: UIView?)
}

extension UIView {
  func _addInteraction(_ interaction: any UIInteraction) {
    guard interaction.view !== self else { return }
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    withState { $0.interactions = ($0.interactions ?? []) + [interaction] }
    interaction.didMove(to: self)
  }

  func _removeInteraction(_ interaction: any UIInteraction) {
    guard interactions.contains(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    withState { state in
      state.interactions?.removeAll { $0 === interaction }
      if state.interactions?.isEmpty == true { state.interactions = nil }
    }
    interaction.didMove(to: nil)
  }
}
