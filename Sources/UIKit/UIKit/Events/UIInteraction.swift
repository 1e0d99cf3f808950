import Foundation

/// Something that a view does with touches beside what its class does: it is told of the view that it
/// is added to.
@preconcurrency @MainActor public protocol UIInteraction: NSObjectProtocol {
  /// The view that the interaction is added to, or nil.
  var view: UIView? { get }
  func willMove(to view: UIView?)
  func didMove(to view: UIView?)
}

extension UIView {
  /// The interactions that were added, in their order. Setting them removes and adds.
  public var interactions: [any UIInteraction] {
    get { viewState.interactions ?? [] }
    set {
      for old in interactions { removeInteraction(old) }
      for new in newValue { addInteraction(new) }
    }
  }

  /// Adds an interaction, and takes it away from the view that it was added to before.
  public func addInteraction(_ interaction: any UIInteraction) {
    guard interaction.view !== self else { return }
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    withState { $0.interactions = ($0.interactions ?? []) + [interaction] }
    interaction.didMove(to: self)
  }

  /// Removes an interaction of this view; others stay.
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
