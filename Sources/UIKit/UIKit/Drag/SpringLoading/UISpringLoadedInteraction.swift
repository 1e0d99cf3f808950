import CoreGraphics
import Foundation

/// How far a drag that rests above something has come in activating it.
public enum UISpringLoadedInteractionEffectState: Int, Sendable {
  case inactive = 0
  /// The drag is above it.
  case possible = 1
  /// It is about to act.
  case activating = 2
  case activated = 3
}

/// A drag above a view that is spring-loaded.
@preconcurrency @MainActor public protocol UISpringLoadedInteractionContext: NSObjectProtocol {
  var state: UISpringLoadedInteractionEffectState { get }
  /// The view that is highlighted; the interaction's view unless it is set.
  var targetView: UIView? { get set }
  /// The part of the view that the drag is above, as the behaviour says.
  var targetItem: Any? { get set }
  func location(in view: UIView?) -> CGPoint
}

/// Says above which parts of a view a drag activates something.
@preconcurrency @MainActor public protocol UISpringLoadedInteractionBehavior: NSObjectProtocol {
  func shouldAllow(
    _ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext
  ) -> Bool
  /// May be left out.
  func interactionDidFinish(_ interaction: UISpringLoadedInteraction)
}

extension UISpringLoadedInteractionBehavior {
  public func interactionDidFinish(_ interaction: UISpringLoadedInteraction) {}
}

/// Shows how far it has come.
@preconcurrency @MainActor public protocol UISpringLoadedInteractionEffect: NSObjectProtocol {
  func interaction(
    _ interaction: UISpringLoadedInteraction,
    didChangeWith context: any UISpringLoadedInteractionContext)
}

/// A view that can be activated by a drag that rests above it.
@preconcurrency @MainActor public protocol UISpringLoadedInteractionSupporting: NSObjectProtocol {
  var isSpringLoaded: Bool { get set }
}

/// Activates a view above which a drag rests, as a tap would.
///
///     view.addInteraction(UISpringLoadedInteraction { _, _ in self.open() })
@preconcurrency @MainActor open class UISpringLoadedInteraction: NSObject, UIInteraction {
  open private(set) weak var view: UIView?
  open private(set) var interactionBehavior: any UISpringLoadedInteractionBehavior
  open private(set) var interactionEffect: any UISpringLoadedInteractionEffect
  let activate: (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void

  /// - Parameters:
  ///   - interactionBehavior: nil allows it everywhere in the view.
  ///   - interactionEffect: nil flashes.
  public init(
    interactionBehavior: (any UISpringLoadedInteractionBehavior)?,
    interactionEffect: (any UISpringLoadedInteractionEffect)?,
    activationHandler handler:
      @escaping (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void
  ) {
    self.interactionBehavior = interactionBehavior ?? SpringEverywhere()
    self.interactionEffect = interactionEffect ?? SpringFlash()
    activate = handler
    super.init()
  }

  public convenience init(
    activationHandler handler:
      @escaping (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void
  ) {
    self.init(interactionBehavior: nil, interactionEffect: nil, activationHandler: handler)
  }

  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
}

/// Allows it everywhere in the view.
@MainActor private final class SpringEverywhere: NSObject, UISpringLoadedInteractionBehavior {
  func shouldAllow(
    _ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext
  ) -> Bool { true }
}

/// Darkens the view while it is possible, and flashes twice when it activates.
@MainActor private final class SpringFlash: NSObject, UISpringLoadedInteractionEffect {
  private weak var shade: UIView?

  func interaction(
    _ interaction: UISpringLoadedInteraction,
    didChangeWith context: any UISpringLoadedInteractionContext
  ) {
    switch context.state {
    case .possible:
      guard let view = context.targetView, shade == nil else { return }
      let shade = UIView(frame: view.bounds)
      shade.backgroundColor = .systemFill
      shade.layer.cornerRadius = view.layer.cornerRadius
      shade.isUserInteractionEnabled = false
      view.addSubview(shade)
      self.shade = shade
    case .activating:
      guard let shade else { return }
      UIView.animate(
        withDuration: DragMetrics.springFlash / 4, delay: 0,
        options: [.repeat, .autoreverse, .allowUserInteraction]
      ) {
        shade.alpha = 0
      }
    case .inactive, .activated:
      shade?.removeFromSuperview()
    }
  }
}
