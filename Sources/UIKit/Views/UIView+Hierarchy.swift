import CoreGraphics
import OozeKernel
import QuartzCore

extension UIView {
  /// - Parameter index: the place; the nearest there is where there is none.
  func _insert(_ view: UIView, at index: Int) {
    precondition(view !== self, "A view cannot be its own subview: \(view)")
    precondition(!_isDescendant(of: view), "A view cannot hold its ancestor: \(view)")
    if view._superview === self {
      _reorder(view, to: index.clamped(to: 0..._subviews.count - 1))
      return
    }
    let index = index.clamped(to: 0..._subviews.count)
    let newWindow = _windowForSubviews
    if let old = view._windowOfView, old !== newWindow { old._cancelInput(in: view) }
    let oldWindow = view._windowOfView
    if oldWindow !== newWindow { view._willMove(toWindow: newWindow) }
    view.willMove(toSuperview: self)
    if let old = view._superview {
      old.willRemoveSubview(view)
      view._detach()
    } else {
      view._autoLayoutSuperviewWillChange(to: self)
    }
    view._attach(to: self, at: index)
    if oldWindow !== newWindow { view._setWindow(newWindow) }
    view._inheritFromSuperview()
    if oldWindow !== newWindow { view._didMoveToWindow() }
    view.didMoveToSuperview()
    didAddSubview(view)
  }

  func _insert(_ view: UIView, beside sibling: UIView, above: Bool) {
    guard view !== sibling else { return }
    guard let place = _subviews.firstIndex(where: { $0 === sibling }) else {
      Diagnostics.report(
        "insertSubview: \(type(of: sibling)) is not a subview of \(type(of: self)), whose subview "
          + "\(type(of: view)) is the topmost now")
      return _insert(view, at: _subviews.count)
    }
    var index = place + (above ? 1 : 0)
    if let present = _subviews.firstIndex(where: { $0 === view }), present < index { index -= 1 }
    _insert(view, at: index)
  }

  func _removeFromSuperview() {
    _windowOfView?._cancelInput(in: self)
    guard let superview = _superview else { return }
    let window = _windowOfView
    superview.willRemoveSubview(self)
    if window != nil { _willMove(toWindow: nil) }
    willMove(toSuperview: nil)
    _detach()
    if window != nil {
      _setWindow(nil)
      _didMoveToWindow()
    }
    _inheritFromSuperview()
    didMoveToSuperview()
  }

  func _reorder(_ view: UIView, to index: Int) {
    guard let present = _subviews.firstIndex(where: { $0 === view }), present != index else {
      return
    }
    _subviews.remove(at: present)
    _subviews.insert(view, at: index)
    _placeLayer(of: view, at: index)
  }

  func _exchangeSubviews(_ a: Int, _ b: Int) {
    precondition(
      _subviews.indices.contains(a) && _subviews.indices.contains(b),
      "No subviews \(a) and \(b) among \(_subviews.count)")
    guard a != b else { return }
    _subviews.swapAt(a, b)
    _placeLayer(of: _subviews[min(a, b)], at: min(a, b))
    _placeLayer(of: _subviews[max(a, b)], at: max(a, b))
  }

  func _isDescendant(of view: UIView) -> Bool {
    var ancestor: UIView? = self
    while let current = ancestor {
      if current === view { return true }
      ancestor = current._superview
    }
    return false
  }

  func _viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for view in _subviews {
      if let found = view.viewWithTag(tag) { return found }
    }
    return nil
  }

  // MARK: Links

  /// The window of what lies in this view: a window is in itself.
  var _windowForSubviews: UIWindow? { self as? UIWindow ?? _windowOfView }

  private func _attach(to superview: UIView, at index: Int) {
    _superview = superview
    superview._subviews.insert(self, at: index)
    superview._placeLayer(of: self, at: index)
    superview.setNeedsLayout()
    setNeedsLayout()
    _autoLayoutSuperviewDidChange()
  }

  private func _detach() {
    guard let superview = _superview else { return }
    superview._autoLayoutSubviewWillBeRemoved(self)
    _autoLayoutSuperviewWillChange(to: nil)
    superview._subviews.removeAll { $0 === self }
    _superview = nil
    _layer.removeFromSuperlayer()
    superview.setNeedsLayout()
    _autoLayoutSuperviewDidChange()
  }

  /// Puts the layer next to its neighbours' layers: the layer may have sublayers that are no views'.
  private func _placeLayer(of view: UIView, at index: Int) {
    if index > 0 {
      _layer.insertSublayer(view._layer, above: _subviews[index - 1]._layer)
    } else if _subviews.count > 1 {
      _layer.insertSublayer(view._layer, below: _subviews[1]._layer)
    } else {
      _layer.addSublayer(view._layer)
    }
  }

  // MARK: Windows

  private func _willMove(toWindow window: UIWindow?) {
    willMove(toWindow: window)
    _viewController?._rootViewWillMove(toWindow: window)
    for view in _subviews { view._willMove(toWindow: window) }
  }

  private func _setWindow(_ window: UIWindow?) {
    if let old = _windowOfView, old !== window { old._viewWillLeave(self) }
    _windowOfView = window
    if let window { _setContentScale(window.screen.scale) }
    for view in _subviews { view._setWindow(window) }
  }

  private func _didMoveToWindow() {
    if _windowOfView != nil { AppearanceProxies.shared.apply(to: self) }
    didMoveToWindow()
    if !_state.dynamicAnimators.isEmpty { _dynamicsWindowDidChange() }
    _viewController?._rootViewDidMove(toWindow: _windowOfView)
    for view in _subviews { view._didMoveToWindow() }
  }

  /// Takes over what comes down the hierarchy: traits, tint, safe area.
  private func _inheritFromSuperview() {
    _updateTraits()
    if _superview != nil, _state.tintColor == nil { _tintDidChange() }
    _updateSafeAreaInsets()
    _updateMargins()
  }
}
