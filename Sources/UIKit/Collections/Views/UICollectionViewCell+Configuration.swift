import CoreGraphics

/// A cell's memory of the values that configure it.
struct CellConfigurations {
  /// Instead of the content view that the cell has by itself.
  var content: (any UIContentConfiguration)?
  var contentView: (any UIView & UIContentView)?
  var background: UIBackgroundConfiguration?
  var backgroundView: BackgroundView?
  var updatesContent = true
  var updatesBackground = true
  var updateHandler: UICollectionViewCell.ConfigurationUpdateHandler?
  var needsUpdate = true
  var dragState = UICollectionViewCell.DragState.none
  /// Whether the app has chosen the background, or that there is none.
  var ownsBackground = false
}

extension UICollectionViewCell {
  var currentConfigurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isDisabled = !isUserInteractionEnabled
    state.isHighlighted = isHighlighted
    state.cellDragState = configurations.dragState.configurationState
    state.isSelected = isSelected
    state.isFocused = isFocused
    if let view = reuseState.collectionView, let path = reuseState.attributes?.indexPath {
      state.isEditing = view.isEditing && view.canEdit(path)
      state.isReordering = view.collectionState.movement?.target.itemPath == path
      state.isSwiped = view.isSwiped(self)
      state.isExpanded = view.isExpanded(self, path)
      state.isPinned = reuseState.attributes?.list?.isPinned ?? false
    }
    return state
  }

  /// Brings the configurations up to the state, once for all that changed since the last layout.
  func updateConfigurationIfNeeded() {
    guard configurations.needsUpdate else { return }
    configurations.needsUpdate = false
    let state = configurationState
    updateConfiguration(using: state)
    configurations.updateHandler?(self, state)
    configurationDidUpdate(state)
  }

  func updateConfigurations(_ state: UICellConfigurationState) {
    if configurations.updatesContent, let configuration = configurations.content {
      contentConfiguration = configuration.updated(for: state)
    }
    if configurations.updatesBackground, let configuration = configurations.background {
      setBackground(configuration.updated(for: state))
    }
  }

  func setContent(_ configuration: (any UIContentConfiguration)?, ownContent: UIView) {
    configurations.content = configuration
    guard let configuration else {
      configurations.contentView?.removeFromSuperview()
      configurations.contentView = nil
      if ownContent.superview !== self { addSubview(ownContent) }
      return contentWasReplaced()
    }
    if let view = configurations.contentView, view.supports(configuration) {
      view.configuration = configuration
      return contentWasReplaced()
    }
    let view = configuration.makeContentView()
    view.translatesAutoresizingMaskIntoConstraints = true
    let old = contentView
    insertSubview(view, aboveSubview: old)
    old.removeFromSuperview()
    configurations.contentView = view
    view.frame = contentFrame
    contentWasReplaced()
  }

  private func contentWasReplaced() {
    setNeedsLayout()
    reuseState.collectionView?.contentSizeDidChange(of: self)
  }

  /// A configuration takes the place of the background views.
  func setBackground(_ configuration: UIBackgroundConfiguration?) {
    configurations.background = configuration
    guard configuration != nil else {
      configurations.backgroundView?.removeFromSuperview()
      configurations.backgroundView = nil
      return
    }
    if backgroundView != nil { backgroundView = nil }
    if selectedBackgroundView != nil { selectedBackgroundView = nil }
    if configurations.backgroundView == nil {
      let view = BackgroundView(frame: bounds)
      configurations.backgroundView = view
      insertSubview(view, at: 0)
    }
    setNeedsLayout()
  }

  func layOutConfigurations() {
    if let view = configurations.contentView, view.frame != contentFrame {
      view.frame = contentFrame
    }
    guard let view = configurations.backgroundView, let background = configurations.background
    else { return }
    view.frame = background.frame(in: bounds, margins: layoutMargins, self)
    view.show(background, tint: tintColor, cornerRadius: background.cornerRadius)
  }
}
