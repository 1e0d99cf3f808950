import Foundation

/// Takes drops for a view, or a controller, by its paste configuration.
///
/// The interaction is not among the view's own: a view that has a drop interaction decides by that
/// alone.
@MainActor final class PasteDrop: NSObject, UIDropInteractionDelegate {
  private static let key = UnsafeRawPointer(
    UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

  private weak var responder: UIResponder?
  private lazy var interaction = UIDropInteraction(delegate: self)

  private init(_ responder: UIResponder) { self.responder = responder }

  /// The interaction of a view with a configuration, or of the controller whose view it is.
  static func interaction(of view: UIView) -> UIDropInteraction? {
    guard let responder = responder(of: view),
      !view.interactions.contains(where: { $0 is UIDropInteraction })
    else { return nil }
    if let known = objc_getAssociatedObject(view, key) as? PasteDrop, known.responder === responder
    {
      return known.interaction
    }
    let drop = PasteDrop(responder)
    drop.interaction.didMove(to: view)
    objc_setAssociatedObject(view, key, drop, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    return drop.interaction
  }

  private static func responder(of view: UIView) -> UIResponder? {
    if view.pasteConfiguration != nil { return view }
    guard let controller = view.next as? UIViewController else { return nil }
    return controller.pasteConfiguration == nil ? nil : controller
  }

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
