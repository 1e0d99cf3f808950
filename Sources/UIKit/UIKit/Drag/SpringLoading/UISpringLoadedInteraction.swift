import CoreGraphics
import Foundation

/// The progress of a resting drag towards the activation.
public enum UISpringLoadedInteractionEffectState: Int, Sendable {
  case inactive = 0
  /// The drag is above the view.
  case possible = 1
  /// The view is about to be activated.
  case activating = 2
  case activated = 3
}

/// A drag above a spring-loaded view.
@preconcurrency @MainActor public protocol UISpringLoadedInteractionContext: NSObjectProtocol {
  var state: UISpringLoadedInteractionEffectState { get }
  /// The highlighted view; the interaction's view unless set.
  var targetView: UIView? { get set }
  /// The part of the view below the drag, as the behavior determines it.
  var targetItem: Any? { get set }
  func location(in view: UIView?) -> CGPoint
}

/// Decides above which parts of a view a drag activates the interaction.
@preconcurrency @MainActor public protocol UISpringLoadedInteractionBehavior: NSObjectProtocol {
  func shouldAllow(
    _ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext
  ) -> Bool
  /// Optional.
  func interactionDidFinish(_ interaction: UISpringLoadedInteraction)
}

extension UISpringLoadedInteractionBehavior {
  public func interactionDidFinish(_ interaction: UISpringLoadedInteraction) {}
}

/// Shows the progress towards the activation.
@preconcurrency @MainActor public protocol UISpringLoadedInteractionEffect: NSObjectProtocol {
  func interaction(
    _ interaction: UISpringLoadedInteraction,
    didChangeWith context: any UISpringLoadedInteractionContext)
}

/// A view that a resting drag can activate.
@preconcurrency @MainActor public protocol UISpringLoadedInteractionSupporting: NSObjectProtocol {
  var isSpringLoaded: Bool { get set }
}

/// Activates a view when a drag rests above it, as a tap would.
///
///     view.addInteraction(UISpringLoadedInteraction { _, _ in self.open() })
@preconcurrency @MainActor open class UISpringLoadedInteraction: NSObject, UIInteraction {
  open private(set) weak var view: UIView?
  open private(set) var interactionBehavior: any UISpringLoadedInteractionBehavior
  open private(set) var interactionEffect: any UISpringLoadedInteractionEffect
  let activate: (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void

  /// Creates an interaction.
  ///
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

/// Darkens the view while activation is possible, and flashes twice when it activates.
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
