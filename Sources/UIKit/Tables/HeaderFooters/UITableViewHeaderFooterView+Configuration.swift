import CoreGraphics

extension UITableViewHeaderFooterView {
  var currentConfigurationState: UIViewConfigurationState {
    var result = UIViewConfigurationState(traitCollection: traitCollection)
    result.isDisabled = !isUserInteractionEnabled
    result.isPinned = state.isPinned
    return result
  }

  /// Brings the configurations up to the state, once for all that changed since the last layout.
  func updateConfigurationIfNeeded() {
    guard state.needsConfigurationUpdate else { return }
    state.needsConfigurationUpdate = false
    let current = configurationState
    updateConfiguration(using: current)
    state.configurationUpdateHandler?(self, current)
  }

  func updateConfigurations(_ current: UIViewConfigurationState) {
    if state.updatesContentConfiguration, let configuration = state.contentConfiguration {
      contentConfiguration = configuration.updated(for: current)
    }
    if state.updatesBackgroundConfiguration, let configuration = state.backgroundConfiguration {
      backgroundConfiguration = configuration.updated(for: current)
    }
  }

  func setPinned(_ isPinned: Bool) {
    guard isPinned != state.isPinned else { return }
    state.isPinned = isPinned
    setNeedsUpdateConfiguration()
  }

  func setContentConfiguration(_ configuration: (any UIContentConfiguration)?, ownContent: UIView) {
    state.contentConfiguration = configuration
    setNeedsLayout()
    guard let configuration else {
      state.configuredView?.removeFromSuperview()
      state.configuredView = nil
      if ownContent.superview !== self { addSubview(ownContent) }
      return
    }
    if let view = state.configuredView, view.supports(configuration) {
      view.configuration = configuration
      return
    }
    let view = configuration.makeContentView()
    let old = contentView
    insertSubview(view, aboveSubview: old)
    old.removeFromSuperview()
    state.configuredView = view
    state.label = nil
    state.detailLabel = nil
    view.translatesAutoresizingMaskIntoConstraints = true
  }

  func setBackgroundConfiguration(_ configuration: UIBackgroundConfiguration?) {
    state.backgroundConfiguration = configuration
    guard configuration != nil else {
      state.configuredBackground?.removeFromSuperview()
      state.configuredBackground = nil
      return
    }
    state.background?.removeFromSuperview()
    state.background = nil
    if state.configuredBackground == nil {
      let view = BackgroundView(frame: bounds)
      state.configuredBackground = view
      insertSubview(view, at: 0)
    }
    backgroundColor = .clear
    setNeedsLayout()
  }

  func layOutConfiguredBackground() {
    guard let view = state.configuredBackground, let configuration = state.backgroundConfiguration
    else { return }
    view.frame = configuration.frame(in: bounds, margins: layoutMargins, self)
    view.show(configuration, tint: tintColor, cornerRadius: configuration.cornerRadius)
  }
}
