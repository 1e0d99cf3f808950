import CoreGraphics
import QuartzCore

/// The region below the pointer and its visible effect.
@MainActor final class PointerRegions {
  private weak var interaction: UIPointerInteraction?
  private var region: UIPointerRegion?
  private var effect: PointerEffectView?
  private weak var hit: UIView?
  private var point = CGPoint.zero

  /// Moves the pointer over a view, or over none.
  func move(over view: UIView?, at point: CGPoint) {
    hit = view
    self.point = point
    let found = find(from: view)
    if found?.interaction !== interaction || !same(found?.region, region) {
      leave()
      if let found { enter(found.interaction, found.region) }
    }
  }

  private func find(from view: UIView?) -> (
    interaction: UIPointerInteraction, region: UIPointerRegion
  )? {
    var view = view
    while let current = view {
      for case let interaction as UIPointerInteraction in current.interactions.reversed()
      where interaction.isEnabled {
        guard let window = current.window else { return nil }
        let place = window.convert(point, to: current)
        let usual = UIPointerRegion(rect: current.bounds)
        let region =
          interaction.delegate?.pointerInteraction(
            interaction, regionFor: UIPointerRegionRequest(location: place), defaultRegion: usual)
          ?? (interaction.delegate == nil ? usual : nil)
        if let region { return (interaction, region) }
      }
      view = current.superview
    }
    return nil
  }

  private func same(_ one: UIPointerRegion?, _ other: UIPointerRegion?) -> Bool {
    guard let one, let other else { return one == nil && other == nil }
    return one.rect == other.rect && one.identifier == other.identifier
  }

  private func enter(_ interaction: UIPointerInteraction, _ region: UIPointerRegion) {
    self.interaction = interaction
    self.region = region
    let style =
      if let delegate = interaction.delegate {
        delegate.pointerInteraction(interaction, styleFor: region)
      } else {
        interaction.view.flatMap { UITargetedPreview(shown: $0) }
          .map { UIPointerStyle(effect: .automatic($0)) }
      }
    let animator = CompanionAnimator()
    interaction.delegate?.pointerInteraction(interaction, willEnter: region, animator: animator)
    // The delegate that was notified may have removed the view.
    guard self.interaction === interaction, interaction.view?.window != nil else { return }
    effect = style?.effect.flatMap { PointerEffectView($0) }
    effect?.begin()
    animator.run(duration: PointerMetrics.duration)
  }

  func leave() {
    guard let last = interaction, let region else { return forget() }
    let effect = effect
    forget()
    let animator = CompanionAnimator()
    last.delegate?.pointerInteraction(last, willExit: region, animator: animator)
    effect?.end()
    animator.run(duration: PointerMetrics.duration)
  }

  private func forget() {
    effect?.end()
    (interaction, region, effect) = (nil, nil, nil)
  }

  func leave(_ interaction: UIPointerInteraction) {
    if self.interaction === interaction { leave() }
  }

  func invalidate(_ interaction: UIPointerInteraction) {
    guard self.interaction === interaction else { return }
    leave()
    move(over: hit, at: point)
  }
}
