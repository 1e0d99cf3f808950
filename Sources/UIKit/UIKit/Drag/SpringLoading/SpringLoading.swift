import CoreGraphics
import QuartzCore

/// An interaction that a drag activates by resting above it.
@MainActor final class SpringLoading {
  private weak var conduct: DragConduct?
  private var context: Context?
  private var deadline: ScheduledAction?
  private var rest = CGPoint.zero

  /// The drag above one interaction's view.
  private final class Context: NSObject, UISpringLoadedInteractionContext {
    weak var interaction: UISpringLoadedInteraction?
    weak var conduct: DragConduct?
    var state = UISpringLoadedInteractionEffectState.inactive
    weak var targetView: UIView?
    var targetItem: Any?

    init(_ interaction: UISpringLoadedInteraction, _ conduct: DragConduct) {
      self.interaction = interaction
      self.conduct = conduct
      targetView = interaction.view
      super.init()
    }

    func location(in view: UIView?) -> CGPoint {
      guard let conduct else { return .zero }
      guard let view else { return conduct.session.point }
      return conduct.session.location(in: view)
    }

    func enter(_ state: UISpringLoadedInteractionEffectState) {
      guard self.state != state, let interaction else { return }
      self.state = state
      interaction.interactionEffect.interaction(interaction, didChangeWith: self)
    }
  }

  init(_ conduct: DragConduct) {
    self.conduct = conduct
  }

  /// Called when the drag is above a view, or moves there.
  func update(_ view: UIView?) {
    guard let conduct else { return }
    let found = find(from: view, conduct)
    if found?.interaction !== context?.interaction
      || found?.targetItem as? AnyHashable != context?.targetItem as? AnyHashable
    {
      stop()
      context = found
      found?.enter(.possible)
      wait(conduct)
    } else if rest.distance(to: conduct.session.point) > DragMetrics.springMovement,
      context?.state == .possible
    {
      wait(conduct)
    }
  }

  private func find(from view: UIView?, _ conduct: DragConduct) -> Context? {
    guard let view else { return nil }
    for current in view.andSuperviews {
      for case let interaction as UISpringLoadedInteraction in current.interactions {
        let context = Context(interaction, conduct)
        if interaction.interactionBehavior.shouldAllow(interaction, with: context) {
          return context
        }
      }
    }
    return nil
  }

  /// Waits until the finger has rested long enough, and then for the flash.
  private func wait(_ conduct: DragConduct) {
    deadline?.cancel()
    deadline = nil
    guard let context else { return }
    rest = conduct.session.point
    deadline = RenderLoop.current.schedule(after: DragMetrics.springRest) { [weak self] in
      MainActor.assumeIsolated {
        context.enter(.activating)
        self?.deadline = RenderLoop.current.schedule(after: DragMetrics.springFlash) {
          MainActor.assumeIsolated { self?.activate(context) }
        }
      }
    }
  }

  private func activate(_ context: Context) {
    guard self.context === context, let interaction = context.interaction else { return }
    context.enter(.activated)
    interaction.activate(interaction, context)
  }

  func stop() {
    deadline?.cancel()
    deadline = nil
    guard let last = context else { return }
    context = nil
    last.enter(.inactive)
    if let interaction = last.interaction {
      interaction.interactionBehavior.interactionDidFinish(interaction)
    }
  }
}
