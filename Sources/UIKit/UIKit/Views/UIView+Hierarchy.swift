import CoreGraphics
import OozeKernel
import QuartzCore

extension UIView {
  /// - Parameter index: The index, which is clamped to the valid range.
  func placeSubview(_ view: UIView, at index: Int) {
    precondition(view !== self, "A view cannot be its own subview: \(view)")
    precondition(!_isDescendant(of: view), "A view cannot hold its ancestor: \(view)")
    if view._superview === self {
      reorder(view, to: index.clamped(to: 0..._subviews.count - 1))
      return
    }
    let index = index.clamped(to: 0..._subviews.count)
    let newWindow = windowForSubviews
    if let old = view.windowOfView, old !== newWindow { old.cancelInput(in: view) }
    let oldWindow = view.windowOfView
    if oldWindow !== newWindow { view._willMove(toWindow: newWindow) }
    view.willMove(toSuperview: self)
    if let old = view._superview {
      old.willRemoveSubview(view)
      view.detach()
    }
    view.attach(to: self, at: index)
    if oldWindow !== newWindow { view.setWindow(newWindow) }
    view.inheritFromSuperview()
    if oldWindow !== newWindow { view._didMoveToWindow() }
    view.didMoveToSuperview()
    didAddSubview(view)
  }

  func placeSubview(_ view: UIView, beside sibling: UIView, above: Bool) {
    guard view !== sibling else { return }
    guard let place = _subviews.firstIndex(where: { $0 === sibling }) else {
      Diagnostics.report(
        "insertSubview: \(type(of: sibling)) is not a subview of \(type(of: self)), whose subview "
          + "\(type(of: view)) is the topmost now")
      return placeSubview(view, at: _subviews.count)
    }
    var index = place + (above ? 1 : 0)
    if let present = _subviews.firstIndex(where: { $0 === view }), present < index { index -= 1 }
    placeSubview(view, at: index)
    // Layers without views that cover the sibling cover the view, too.
    if above { _layer.insertSublayer(view._layer, above: sibling._layer) }
  }

  func _removeFromSuperview() {
    windowOfView?.cancelInput(in: self)
    guard let superview = _superview else { return }
    let window = windowOfView
    superview.willRemoveSubview(self)
    if window != nil { _willMove(toWindow: nil) }
    willMove(toSuperview: nil)
    detach()
    if window != nil {
      setWindow(nil)
      _didMoveToWindow()
    }
    inheritFromSuperview()
    didMoveToSuperview()
  }

  func reorder(_ view: UIView, to index: Int) {
    guard let present = _subviews.firstIndex(where: { $0 === view }) else { return }
    let isInFront = index == _subviews.count - 1
    guard present != index || isInFront else { return }
    if present != index {
      _subviews.remove(at: present)
      _subviews.insert(view, at: index)
    }
    placeLayer(of: view, at: index)
  }

  func exchangeSubviews(_ a: Int, _ b: Int) {
    precondition(
      _subviews.indices.contains(a) && _subviews.indices.contains(b),
      "No subviews \(a) and \(b) among \(_subviews.count)")
    guard a != b else { return }
    _subviews.swapAt(a, b)
    placeLayer(of: _subviews[min(a, b)], at: min(a, b))
    placeLayer(of: _subviews[max(a, b)], at: max(a, b))
  }

  func _isDescendant(of view: UIView) -> Bool {
    var ancestor: UIView? = self
    while let current = ancestor {
      if current === view { return true }
      ancestor = current._superview
    }
    return false
  }

  /// This view and its ancestors, innermost first.
  var andSuperviews: UnfoldFirstSequence<UIView> { sequence(first: self, next: \.superview) }

  func _viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for view in _subviews {
      if let found = view.viewWithTag(tag) { return found }
    }
    return nil
  }

  // MARK: Window and responder links

  /// The window of the views in this view. A window contains itself.
  var windowForSubviews: UIWindow? { self as? UIWindow ?? windowOfView }

  private func attach(to superview: UIView, at index: Int) {
    _superview = superview
    superview._subviews.insert(self, at: index)
    superview.placeLayer(of: self, at: index)
    superview.subviewsDidChange()
    setNeedsLayout()
    autoLayoutSuperviewDidChange()
  }

  private func detach() {
    guard let superview = _superview else { return }
    superview.autoLayoutSubviewWillBeRemoved(self)
    superview._subviews.removeAll { $0 === self }
    _superview = nil
    _layer.removeFromSuperlayer()
    superview.subviewsDidChange()
    autoLayoutSuperviewDidChange()
  }

  /// Requests a layout, except in the layout of this view, as the layer does.
  private func subviewsDidChange() {
    if !viewState.isLayingOut { setNeedsLayout() }
  }

  /// Inserts the layer next to the layers of its siblings, because the superlayer may have sublayers
  /// without views. The foremost view is also in front of these.
  private func placeLayer(of view: UIView, at index: Int) {
    if index == _subviews.count - 1 {
      _layer.addSublayer(view._layer)
    } else if index > 0 {
      _layer.insertSublayer(view._layer, above: _subviews[index - 1]._layer)
    } else {
      _layer.insertSublayer(view._layer, below: _subviews[1]._layer)
    }
  }

  // MARK: Windows

  private func _willMove(toWindow window: UIWindow?) {
    willMove(toWindow: window)
    viewController?.rootViewWillMove(toWindow: window)
    for view in _subviews { view._willMove(toWindow: window) }
  }

  private func setWindow(_ window: UIWindow?) {
    if let old = windowOfView, old !== window { old.viewWillLeave(self) }
    windowOfView = window
    if let window { setContentScale(window.screen.scale) }
    for view in _subviews { view.setWindow(window) }
  }

  private func _didMoveToWindow() {
    let isInWindow = windowOfView != nil
    withState { $0.needsAppearance = isInWindow }
    if isInWindow { AppearanceProxies.shared.apply(to: self) }
    didMoveToWindow()
    for mention in viewState.observers { mention.observer?.referenceWindowDidChange() }
    viewController?.rootViewDidMove(toWindow: windowOfView)
    for view in _subviews { view._didMoveToWindow() }
  }

  /// Takes over the inherited values: traits, tint, safe area.
  private func inheritFromSuperview() {
    updateTraits()
    if _superview != nil, viewState.tintColor == nil { tintDidChange() }
    updateSafeAreaInsets()
    updateMargins()
  }
}
