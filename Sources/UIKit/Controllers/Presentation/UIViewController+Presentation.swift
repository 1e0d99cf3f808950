import QuartzCore

/// Presenting and dismissing.
extension UIViewController {
  func startPresenting(
    _ controller: UIViewController, animated: Bool, completion: (() -> Void)?
  ) {
    let presenter = presenter(for: controller)
    let problem: String? =
      if controller === presenter || controller.presentedBy != nil || controller.parent != nil {
        "it is already in use"
      } else if presenter.presentation != nil {
        "\(presenter) is already presenting \(presenter.presentedViewController!)"
      } else if presenter.viewIfLoaded?.superview == nil {
        "the view of \(presenter) is in no hierarchy"
      } else {
        nil
      }
    if let problem {
      _report("Attempt to present \(controller) on \(self): \(problem)")
      return
    }
    let presentation = Presentation(presenter: presenter, presented: controller)
    presentation.present(
      in: presenter.view.superview!, animated: animated && UIView.areAnimationsEnabled,
      completion: completion)
  }

  func startDismissing(animated: Bool, completion: (() -> Void)?) {
    let own = sequence(first: self, next: \.parent).lazy.compactMap(\.presentation).first
    let presentation = own ?? presentingViewController?.presentation
    guard let presentation else {
      completion?()
      return
    }
    presentation.dismiss(
      animated: animated && UIView.areAnimationsEnabled, completion: completion)
  }

  /// Who is covered: the nearest controller that defines a context, if the style asks for one, or
  /// the outermost.
  private func presenter(for controller: UIViewController) -> UIViewController {
    if controller.modalPresentationStyle.looksForContext {
      let context = sequence(first: self, next: \.parent).first(where: \.definesPresentationContext)
      if let context { return context }
    }
    return outermost
  }

  /// The size change or presentation that this controller itself takes part in.
  var presentationTransition: TransitionCoordinator? {
    ownTransition ?? presentation?.runningCoordinator
      ?? presentedBy?.presentation?.runningCoordinator
  }

  /// The controller that covers this one completely or partly, followed up to the last.
  var topmostPresented: UIViewController {
    var controller = self
    while let presentation = controller.presentation, presentation.phase != .dismissing {
      controller = presentation.presented
    }
    return controller
  }

  /// Says on the standard error what iOS writes into its log: a call that had no effect.
  func _report(_ message: String) {
    FileHandle.standardError.write(Data("UIKit: \(message)\n".utf8))
  }
}
