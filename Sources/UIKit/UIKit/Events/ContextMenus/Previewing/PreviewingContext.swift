import CoreGraphics
import Foundation

/// Shows previews of controllers for the API from before context menus.
///
/// Apple, `registerForPreviewing(with:sourceView:)`: context menus replace previews since iOS 13. A long
/// press opens both.
final class PreviewingContext: NSObject, UIViewControllerPreviewing,
  UIContextMenuInteractionDelegate
{
  private(set) lazy var interaction = UIContextMenuInteraction(delegate: self)
  private weak var owner: (any UIViewControllerPreviewingDelegate)?
  let sourceView: UIView
  var sourceRect: CGRect
  private var shown: UIViewController?

  init(_ delegate: any UIViewControllerPreviewingDelegate, _ sourceView: UIView) {
    owner = delegate
    self.sourceView = sourceView
    sourceRect = sourceView.bounds
    super.init()
    sourceView.addInteraction(interaction)
  }

  var delegate: any UIViewControllerPreviewingDelegate { owner ?? NobodysPreviews.shared }

  var previewingGestureRecognizerForFailureRelationship: UIGestureRecognizer { interaction.press }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    sourceRect = sourceView.bounds
    guard let controller = owner?.previewingContext(self, viewControllerForLocation: location)
    else { return nil }
    shown = controller
    return UIContextMenuConfiguration(identifier: nil) {
      controller
    } actionProvider: { _ in
      controller.previewMenu
    }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    guard sourceRect != sourceView.bounds,
      let part = sourceView.resizableSnapshotView(
        from: sourceRect, afterScreenUpdates: false, withCapInsets: .zero)
    else { return nil }
    return UITargetedPreview(
      view: part, parameters: UIPreviewParameters(),
      target: UIPreviewTarget(
        container: sourceView, center: sourceRect.middle))
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    guard let controller = shown else { return }
    animator.addCompletion { [weak self] in
      guard let self else { return }
      owner?.previewingContext(self, commit: controller)
    }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { shown = nil }
}

/// The delegate of a context whose own delegate is gone.
private final class NobodysPreviews: NSObject, UIViewControllerPreviewingDelegate {
  static let shared = NobodysPreviews()

  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
  ) -> UIViewController? { nil }

  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing,
    commit viewControllerToCommit: UIViewController
  ) {}
}
