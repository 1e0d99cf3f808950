import CoreGraphics

extension UITableViewHeaderFooterView {
  var currentConfigurationState: UIViewConfigurationState {
    var result = UIViewConfigurationState(traitCollection: traitCollection)
    result.isDisabled = !isUserInteractionEnabled
    result.isPinned = headerFooterState.isPinned
    return result
  }

  /// Brings the configurations up to the state, once for all that changed since the last layout.
  func updateConfigurationIfNeeded() {
    guard headerFooterState.needsConfigurationUpdate else { return }
    headerFooterState.needsConfigurationUpdate = false
    let current = configurationState
    updateConfiguration(using: current)
    headerFooterState.configurationUpdateHandler?(self, current)
  }

  func updateConfigurations(_ current: UIViewConfigurationState) {
    if headerFooterState.updatesContentConfiguration,
      let configuration = headerFooterState.contentConfiguration
    {
      contentConfiguration = configuration.updated(for: current)
    }
    if headerFooterState.updatesBackgroundConfiguration,
      let configuration = headerFooterState.backgroundConfiguration
    {
      backgroundConfiguration = configuration.updated(for: current)
    }
  }

  func setPinned(_ isPinned: Bool) {
    guard isPinned != headerFooterState.isPinned else { return }
    headerFooterState.isPinned = isPinned
    setNeedsUpdateConfiguration()
  }

  func setContentConfiguration(_ configuration: (any UIContentConfiguration)?, ownContent: UIView) {
    headerFooterState.contentConfiguration = configuration
    setNeedsLayout()
    guard let configuration else {
      headerFooterState.configuredView?.removeFromSuperview()
      headerFooterState.configuredView = nil
      if ownContent.superview !== self { addSubview(ownContent) }
      return
    }
    if let view = headerFooterState.configuredView, view.supports(configuration) {
      view.configuration = configuration
      return
    }
    let view = configuration.makeContentView()
    let old = contentView
    insertSubview(view, aboveSubview: old)
    old.removeFromSuperview()
    headerFooterState.configuredView = view
    headerFooterState.label = nil
    headerFooterState.detailLabel = nil
    view.translatesAutoresizingMaskIntoConstraints = true
  }

  func setBackgroundConfiguration(_ configuration: UIBackgroundConfiguration?) {
    headerFooterState.backgroundConfiguration = configuration
    guard configuration != nil else {
      headerFooterState.configuredBackground?.removeFromSuperview()
      headerFooterState.configuredBackground = nil
      return
    }
    headerFooterState.background?.removeFromSuperview()
    headerFooterState.background = nil
    if headerFooterState.configuredBackground == nil {
      let view = BackgroundView(frame: bounds)
      headerFooterState.configuredBackground = view
      insertSubview(view, at: 0)
    }
    backgroundColor = .clear
    setNeedsLayout()
  }

  func layOutConfiguredBackground() {
    guard let view = headerFooterState.configuredBackground,
      let configuration = headerFooterState.backgroundConfiguration
    else { return }
    view.frame = configuration.frame(in: bounds, margins: layoutMargins, self)
    view.show(configuration, tint: tintColor, cornerRadius: configuration.cornerRadius)
  }
}
