import Foundation

/// Accepts drops for a view, or for its controller, by the paste configuration.
///
/// Its interaction acts for the view without being in the view's list of interactions: if a view has a drop
/// interaction, only that one decides. The responder retains it, so that it is asked once for each drag.
@MainActor final class PasteDrop: NSObject, UIDropInteractionDelegate {
  private static let key = UnsafeRawPointer(
    UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

  private weak var responder: UIResponder?
  private lazy var interaction = UIDropInteraction(delegate: self)

  private init(_ responder: UIResponder) { self.responder = responder }

  /// Returns the interactions for the paste configurations at a view, in the order in which they are asked:
  /// the view's, then its controller's, as in the responder chain.
  static func interactions(of view: UIView) -> [UIDropInteraction] {
    guard !view.interactions.contains(where: { $0 is UIDropInteraction }) else { return [] }
    let responders: [UIResponder?] = [view, view.viewController]
    return responders.compactMap { responder in
      guard let responder, responder.pasteConfiguration != nil else { return nil }
      return interaction(of: responder, at: view)
    }
  }

  private static func interaction(of responder: UIResponder, at view: UIView) -> UIDropInteraction {
    let known = objc_getAssociatedObject(responder, key) as? PasteDrop
    let drop = known ?? PasteDrop(responder)
    if known == nil {
      objc_setAssociatedObject(responder, key, drop, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
    // A controller may have a different view by now.
    if drop.interaction.view !== view { drop.interaction.didMove(to: view) }
    return drop.interaction
  }

  // MARK: Delegate

  private func providers(_ session: any UIDropSession) -> [NSItemProvider] {
    session.items.map(\.itemProvider)
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, canHandle session: any UIDropSession
  ) -> Bool { responder?.canPaste(providers(session)) ?? false }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal { UIDropProposal(operation: .copy) }

  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
    responder?.paste(itemProviders: providers(session))
  }
}
