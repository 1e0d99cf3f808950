import CoreGraphics

extension UITableViewCell {
  var currentConfigurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isDisabled = !isUserInteractionEnabled
    state.isHighlighted = cellState.isHighlighted
    state.isSelected = cellState.isSelected
    state.isFocused = isFocused
    state.isEditing = cellState.isEditing
    state.isSwiped = cellState.showsDeleteConfirmation
    state.isReordering = cellState.isReordering
    state.cellDragState = cellState.dragState.configurationState
    return state
  }

  /// Brings the configurations up to the state, once for all that changed since the last layout.
  func updateConfigurationIfNeeded() {
    guard cellState.needsConfigurationUpdate else { return }
    cellState.needsConfigurationUpdate = false
    let state = configurationState
    updateConfiguration(using: state)
    cellState.configurationUpdateHandler?(self, state)
  }

  func updateConfigurations(_ state: UICellConfigurationState) {
    if cellState.updatesContentConfiguration, let configuration = cellState.contentConfiguration {
      contentConfiguration = configuration.updated(for: state)
    }
    if cellState.updatesBackgroundConfiguration,
      let configuration = cellState.backgroundConfiguration
    {
      backgroundConfiguration = configuration.updated(for: state)
    }
  }

  // MARK: Content

  var defaultListContent: UIListContentConfiguration {
    switch cellState.style {
    case .default: .cell()
    case .subtitle: .subtitleCell()
    case .value1, .value2: .valueCell()
    }
  }

  func setContentConfiguration(_ configuration: (any UIContentConfiguration)?, ownContent: UIView) {
    cellState.contentConfiguration = configuration
    guard let configuration else {
      cellState.configuredView?.removeFromSuperview()
      cellState.configuredView = nil
      if ownContent.superview !== self { addSubview(ownContent) }
      return contentWasReplaced()
    }
    if let view = cellState.configuredView, view.supports(configuration) {
      view.configuration = configuration
      return contentWasReplaced()
    }
    let view = configuration.makeContentView()
    let old = contentView
    insertSubview(view, aboveSubview: old)
    old.removeFromSuperview()
    cellState.configuredView = view
    cellState.textLabel = nil
    cellState.detailLabel = nil
    cellState.imageView = nil
    view.translatesAutoresizingMaskIntoConstraints = true
    contentWasReplaced()
  }

  private func contentWasReplaced() {
    setNeedsLayout()
    cellState.table?.cellDidInvalidate(self, byConstraints: false)
  }

  // MARK: Background

  func setBackgroundConfiguration(_ configuration: UIBackgroundConfiguration?) {
    cellState.backgroundConfiguration = configuration
    guard configuration != nil else {
      cellState.configuredBackground?.removeFromSuperview()
      cellState.configuredBackground = nil
      return
    }
    cellState.background?.removeFromSuperview()
    cellState.background = nil
    cellState.selectedBackground?.removeFromSuperview()
    cellState.selectedBackground = nil
    if cellState.configuredBackground == nil {
      let view = BackgroundView(frame: bounds)
      cellState.configuredBackground = view
      insertSubview(view, at: 0)
    }
    backgroundColor = .clear
    cellState.hasTableBackground = false
    setNeedsLayout()
  }

  func layOutConfiguredBackground() {
    guard let view = cellState.configuredBackground,
      let configuration = cellState.backgroundConfiguration
    else { return }
    view.frame = configuration.frame(in: bounds, margins: layoutMargins, self)
    view.show(configuration, tint: tintColor, cornerRadius: configuration.cornerRadius)
  }
}

extension UIBackgroundConfiguration {
  /// Where the background stands in a view's bounds.
  @MainActor func frame(in bounds: CGRect, margins: UIEdgeInsets, _ view: UIView) -> CGRect {
    let direction = view.effectiveUserInterfaceLayoutDirection
    var insets = backgroundInsets.resolved(direction)
    let edges = edgesAddingLayoutMarginsToBackgroundInsets
    let isRightToLeft = direction == .rightToLeft
    if edges.contains(.top) { insets.top += margins.top }
    if edges.contains(.bottom) { insets.bottom += margins.bottom }
    if edges.contains(isRightToLeft ? .trailing : .leading) { insets.left += margins.left }
    if edges.contains(isRightToLeft ? .leading : .trailing) { insets.right += margins.right }
    return bounds.inset(by: insets)
  }
}
