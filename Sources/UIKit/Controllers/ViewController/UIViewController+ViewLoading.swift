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
    if let view = _viewLoader?() {
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
        newView._viewController == nil || newView._viewController === self,
        "\(newView) is already the view of \(String(describing: newView._viewController))")
    }
    if loadedView?._viewController === self { loadedView?._viewController = nil }
    loadedView = newView
    newView?._viewController = self
    newView?._layoutMarginsSourceDidChange()
    newView?._updateSafeAreaInsets()
    newView?._traitSourceDidChange()
  }
}
