import QuartzCore

/// Loading the root view.
extension UIViewController {
  /// The frame of a controller's view before it is shown: the screen's.
  static var initialFrame: CGRect { UIScreen.main.bounds }

  func loadViewOnce() {
    guard viewLoading.view == nil else { return }
    let wasLoading = viewLoading.isUnderway
    viewLoading.isUnderway = true
    loadView()
    viewLoading.isUnderway = wasLoading
    precondition(viewLoading.view != nil, "\(type(of: self)).loadView() left `view` unset")
    viewDidLoad()
  }

  func loadDefaultView() {
    if let view = viewLoading.loader?() {
      self.view = view
      return
    }
    if loadViewFromNib() { return }
    let view = UIView(frame: Self.initialFrame)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view = view
  }

  /// Connects the outlet of the root view. If the view belongs to a storyboard's scene instead of an archive that is
  /// being loaded for it, it is loaded when it is needed.
  func connect(view: UIView?) {
    if viewLoading.isUnderway { self.view = view } else { viewLoading.loader = { view } }
  }

  /// Whether UIKit decides where the root view is, and no container of the app's own.
  private var isPlacedByUIKit: Bool {
    guard let parent else { return true }
    return parent is UINavigationController || parent is UITabBarController
      || parent is UISplitViewController || parent is UIPageViewController
  }

  func replaceView(by newView: UIView?) {
    if let newView {
      precondition(
        newView.viewController == nil || newView.viewController === self,
        "\(newView) is already the view of \(String(describing: newView.viewController))")
    }
    let old = viewLoading.view
    if old?.viewController === self { old?.viewController = nil }
    viewLoading.view = newView
    newView?.viewController = self
    if let old, let newView, newView.superview == nil, isPlacedByUIKit {
      newView.frame = old.frame
      newView.autoresizingMask = old.autoresizingMask
      old.giveWay(to: newView)
    }
    newView?.layoutMarginsSourceDidChange()
    newView?.updateSafeAreaInsets()
    newView?.updateTraits()
  }
}
