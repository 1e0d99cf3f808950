import CoreGraphics

extension UITableViewCell {
  var currentConfigurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isDisabled = !isUserInteractionEnabled
    state.isHighlighted = cell.isHighlighted
    state.isSelected = cell.isSelected
    state.isFocused = isFocused
    state.isEditing = cell.isEditing
    state.isSwiped = cell.showsDeleteConfirmation
    state.isReordering = cell.isReordering
    state.cellDragState = cell.dragState.configurationState
    return state
  }

  /// Brings the configurations up to the state, once for all that changed since the last layout.
  func updateConfigurationIfNeeded() {
    guard cell.needsConfigurationUpdate else { return }
    cell.needsConfigurationUpdate = false
    let state = configurationState
    updateConfiguration(using: state)
    cell.configurationUpdateHandler?(self, state)
  }

  func updateConfigurations(_ state: UICellConfigurationState) {
    if cell.updatesContentConfiguration, let configuration = cell.contentConfiguration {
      contentConfiguration = configuration.updated(for: state)
    }
    if cell.updatesBackgroundConfiguration, let configuration = cell.backgroundConfiguration {
      backgroundConfiguration = configuration.updated(for: state)
    }
  }

  // MARK: Content

  var defaultListContent: UIListContentConfiguration {
    switch cell.style {
    case .default: .cell()
    case .subtitle: .subtitleCell()
    case .value1, .value2: .valueCell()
    }
  }

  func setContentConfiguration(_ configuration: (any UIContentConfiguration)?, ownContent: UIView) {
    cell.contentConfiguration = configuration
    guard let configuration else {
      cell.configuredView?.removeFromSuperview()
      cell.configuredView = nil
      if ownContent.superview !== self { addSubview(ownContent) }
      return contentWasReplaced()
    }
    if let view = cell.configuredView, view.supports(configuration) {
      view.configuration = configuration
      return contentWasReplaced()
    }
    let view = configuration.makeContentView()
    let old = contentView
    insertSubview(view, aboveSubview: old)
    old.removeFromSuperview()
    cell.configuredView = view
    cell.textLabel = nil
    cell.detailLabel = nil
    cell.imageView = nil
    view.translatesAutoresizingMaskIntoConstraints = true
    contentWasReplaced()
  }

  private func contentWasReplaced() {
    setNeedsLayout()
    cell.table?.cellDidInvalidate(self, byConstraints: false)
  }

  // MARK: Background

  func setBackgroundConfiguration(_ configuration: UIBackgroundConfiguration?) {
    cell.backgroundConfiguration = configuration
    guard configuration != nil else {
      cell.configuredBackground?.removeFromSuperview()
      cell.configuredBackground = nil
      return
    }
    cell.background?.removeFromSuperview()
    cell.background = nil
    cell.selectedBackground?.removeFromSuperview()
    cell.selectedBackground = nil
    if cell.configuredBackground == nil {
      let view = BackgroundView(frame: bounds)
      cell.configuredBackground = view
      insertSubview(view, at: 0)
    }
    backgroundColor = .clear
    cell.hasTableBackground = false
    setNeedsLayout()
  }

  func layOutConfiguredBackground() {
    guard let view = cell.configuredBackground, let configuration = cell.backgroundConfiguration
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
