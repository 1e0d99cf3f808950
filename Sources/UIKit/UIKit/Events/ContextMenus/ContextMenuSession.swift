import CoreGraphics
import QuartzCore

/// One presentation of an interaction's menu, from the request for it to its end. The views on the
/// screen retain it.
@MainActor final class ContextMenuSession {
  private weak var interaction: UIContextMenuInteraction?
  private let configuration: UIContextMenuConfiguration
  private weak var view: UIView?
  private let controller: UIViewController?
  private var presentation: ContextMenuPresentation?
  private var lifted: UITargetedPreview?
  private let ended: (ContextMenuSession) -> Void
  private var isEnding = false

  init(
    interaction: UIContextMenuInteraction, _ configuration: UIContextMenuConfiguration,
    _ view: UIView, ended: @escaping (ContextMenuSession) -> Void
  ) {
    self.interaction = interaction
    self.configuration = configuration
    self.view = view
    self.ended = ended
    controller = configuration.previewProvider?()
  }

  func begin() {
    guard let view, let window = view.window else { return end() }
    let menu = configuration.actionProvider?([])
    guard menu?.children.isEmpty == false || controller != nil else { return end() }
    // Any of the calls may have removed the view.
    guard let lifted = highlightPreview() ?? UITargetedPreview(shown: view) else { return end() }
    self.lifted = lifted
    let preview =
      controller.map { ContextMenuPreview($0, width: window.bounds.width - 2 * MenuMetrics.margin) }
      ?? ContextMenuPreview(lifted)
    let others = configuration.secondaryItemIdentifiers
    preview.showBadge(
      configuration.badgeCount > 0 || others.isEmpty ? configuration.badgeCount : others.count + 1)
    let presentation = ContextMenuPresentation(
      preview, source: place(of: lifted, in: window), in: window,
      didChoose: { [weak view] action in action.carryOut(sender: view) },
      didTap: { self.commit() }, didEnd: { self.finish() })
    self.presentation = presentation
    controller?.beginAppearanceIfNeeded(true, animated: true)
    let animator = ContextMenuAnimator(controller)
    tell { $0.contextMenuInteraction($1, willDisplayMenuFor: configuration, animator: animator) }
    presentation.begin(
      menu, keepsOrder: configuration.preferredMenuElementOrder == .fixed, along: animator.animate,
      ended: { [weak self] in
        self?.controller?.endAppearanceTransition()
        animator.complete()
      })
  }

  @discardableResult private func tell<Answer>(
    _ question: (any UIContextMenuInteractionDelegate, UIContextMenuInteraction) -> Answer
  ) -> Answer? {
    guard let interaction, let delegate = interaction.delegate else { return nil }
    return question(delegate, interaction)
  }

  private func highlightPreview() -> UITargetedPreview? {
    tell {
      $0.contextMenuInteraction(
        $1, configuration: configuration,
        highlightPreviewForItemWithIdentifier: configuration.identifier)
        ?? $0.contextMenuInteraction(
          $1, previewForHighlightingMenuWithConfiguration: configuration)
    } ?? nil
  }

  private func dismissalPreview() -> UITargetedPreview? {
    tell {
      $0.contextMenuInteraction(
        $1, configuration: configuration,
        dismissalPreviewForItemWithIdentifier: configuration.identifier)
        ?? $0.contextMenuInteraction(
          $1, previewForDismissingMenuWithConfiguration: configuration)
    } ?? nil
  }

  /// Returns the frame of a preview's target, in the window.
  private func place(of preview: UITargetedPreview, in window: UIWindow) -> CGRect {
    let bounds = preview.parameters.visiblePath?.bounds ?? CGRect(origin: .zero, size: preview.size)
    if preview.view.window === window { return preview.view.convert(bounds, to: window) }
    let center = preview.target.container.convert(preview.target.center, to: window)
    return CGRect(middle: center, size: bounds.size)
  }

  private func place(of preview: UITargetedPreview?) -> CGRect? {
    guard let preview, let window = view?.window else { return nil }
    return place(of: preview, in: window)
  }

  // MARK: Dismissing

  func dismiss() { presentation?.dismiss() }
  /// The menu while it is shown.
  var menu: MenuPresentation? { presentation?.menu }

  /// Dismisses the menu; the preview goes back.
  private func finish() {
    guard !isEnding else { return }
    isEnding = true
    let animator = ContextMenuAnimator(controller)
    tell { $0.contextMenuInteraction($1, willEndFor: configuration, animator: animator) }
    leave(to: place(of: dismissalPreview() ?? lifted), animator)
  }

  /// Handles a tap on the preview.
  private func commit() {
    guard !isEnding else { return }
    isEnding = true
    let animator = ContextMenuAnimator(controller)
    tell {
      $0.contextMenuInteraction(
        $1, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    }
    let ending = ContextMenuAnimator(controller)
    tell { $0.contextMenuInteraction($1, willEndFor: configuration, animator: ending) }
    animator.addAnimations(ending.animate)
    animator.addCompletion(ending.complete)
    leave(to: animator.preferredCommitStyle == .pop ? nil : place(of: lifted), animator)
  }

  private func leave(to target: CGRect?, _ animator: ContextMenuAnimator) {
    controller?.beginAppearanceIfNeeded(false, animated: true)
    presentation?.end(to: target, along: animator.animate) { [controller] in
      controller?.endAppearanceTransition()
      animator.complete()
    }
    presentation = nil
    end()
  }

  private func end() { ended(self) }
}
