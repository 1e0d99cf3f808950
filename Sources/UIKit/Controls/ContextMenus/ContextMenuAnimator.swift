import QuartzCore

/// Collects what runs along with a context menu's coming or going, and runs it.
@MainActor
final class ContextMenuAnimator: EditMenuAnimator, UIContextMenuInteractionCommitAnimating {
  let previewViewController: UIViewController?
  var preferredCommitStyle = UIContextMenuInteractionCommitStyle.dismiss

  init(_ previewViewController: UIViewController?) {
    self.previewViewController = previewViewController
    super.init()
  }
}
