import QuartzCore

/// Loading the root view.
extension UIViewController {
  func loadViewOnce() {
    guard loadedView == nil else { return }
    loadView()
    precondition(loadedView != nil, "\(type(of: self)).loadView() left `view` unset")
    viewDidLoad()
  }

  func loadDefaultView() {
    if let view = viewLoader?() {
      self.view = view
      return
    }
    if loadViewFromNib() { return }
    let view = UIView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view = view
  }

  func replaceView(by newView: UIView?) {
    if let newView {
      precondition(
        newView.viewController == nil || newView.viewController === self,
        "\(newView) is already the view of \(String(describing: newView.viewController))")
    }
    if loadedView?.viewController === self { loadedView?.viewController = nil }
    loadedView = newView
    newView?.viewController = self
    newView?.layoutMarginsSourceDidChange()
    newView?.updateSafeAreaInsets()
    newView?.traitSourceDidChange()
  }
}
