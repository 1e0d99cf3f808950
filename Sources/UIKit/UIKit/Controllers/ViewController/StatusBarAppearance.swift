import QuartzCore

/// The animation of the status bar.
public enum UIStatusBarAnimation: Int, Sendable {
  /// No animation.
  case none = 0
  /// It fades.
  case fade = 1
  /// It moves up and down.
  case slide = 2
}

/// The controllers' preferences for the status bar and the home indicator.
package struct StatusBarAppearance: Equatable, Sendable {
  /// The style of its text.
  package var style = UIStatusBarStyle.default
  /// Whether it is hidden.
  package var isHidden = false
  /// Whether the home indicator is hidden.
  package var hidesHomeIndicator = false
}

extension UIWindowScene {
  /// Reads the preferences for the status bar again, because the window whose controllers had set them may be
  /// gone. The key window's controllers decide, otherwise those of the frontmost window.
  func updateStatusBarAppearance() {
    let window = keyWindow ?? windows.last(where: \.isShown)
    window?.rootViewController?.updateStatusBarAppearance()
  }
}

extension UIViewController {
  /// The preferences of the child or presented controller that decides about the status bar under this
  /// controller.
  package var statusBarAppearance: StatusBarAppearance {
    var decider = self
    var liesOnBlack = false
    var above: UIViewController? = self
    while let controller = above {
      if controller === self || controller.coversStatusBar {
        decider = controller
        liesOnBlack = false
      }
      let next = controller.presentation
      above = next?.phase == .dismissing ? nil : next?.presented
      if above != nil, next?.controller.leavesBlackAbove == true { liesOnBlack = true }
    }
    return StatusBarAppearance(
      style: liesOnBlack
        ? .lightContent : decider.following(\.childForStatusBarStyle).preferredStatusBarStyle,
      isHidden: decider.following(\.childForStatusBarHidden).prefersStatusBarHidden,
      hidesHomeIndicator: decider.following(\.childForHomeIndicatorAutoHidden)
        .prefersHomeIndicatorAutoHidden)
  }

  private var coversStatusBar: Bool {
    modalPresentationCapturesStatusBarAppearance
      || presentedBy?.presentation?.controller.shouldRemovePresentersView == true
  }

  private func following(_ child: KeyPath<UIViewController, UIViewController?>) -> UIViewController
  {
    var controller = self
    while let next = controller[keyPath: child], next !== controller { controller = next }
    return controller
  }

  func updateStatusBarAppearance() {
    // A covered controller has no window, but the one that covers it does.
    let window = viewIfLoaded?.window ?? outermost.topmostPresented.viewIfLoaded?.window
    guard let window, let root = window.rootViewController else { return }
    guard let scene = window.windowScene else { return }
    var appearance = root.statusBarAppearance
    if !ApplicationManifest.main.controllersDecideStatusBar {
      appearance.style = scene.statusBarAppearance.style
      appearance.isHidden = scene.statusBarAppearance.isHidden
    }
    scene.statusBarAppearance = appearance
  }
}
