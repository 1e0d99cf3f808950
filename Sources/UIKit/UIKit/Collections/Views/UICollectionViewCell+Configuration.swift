import CoreGraphics

/// The state of a cell in addition to its configurations.
struct ItemCellState {
  var dragState = UICollectionViewCell.DragState.none
  /// Whether the app has set the background, or that there is none.
  var ownsBackground = false
}

extension UICollectionViewCell: ConfiguredView {
  var currentConfigurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isDisabled = !isUserInteractionEnabled
    state.isHighlighted = isHighlighted
    state.cellDragState = UICellConfigurationState.DragState(number: itemState.dragState.rawValue)
    state.isSelected = isSelected
    state.isFocused = isFocused
    if let view = reuseState.collectionView, let path = reuseState.attributes?.indexPath {
      state.isEditing = view.isEditing && view.canEdit(path)
      state.isReordering = view.collectionState.movement?.target.indexPath == path
      state.isSwiped = view.isSwiped(self)
      state.isExpanded = view.isExpanded(self, path)
      state.isPinned = reuseState.attributes?.list?.isPinned ?? false
    }
    return state
  }

  func takeUpdated(_ background: UIBackgroundConfiguration) { setBackground(background) }

  func setContent(_ configuration: (any UIContentConfiguration)?, ownContent: UIView) {
    showContent(configuration, ownContent: ownContent)?.frame = contentFrame
    setNeedsLayout()
    reuseState.collectionView?.contentSizeDidChange(of: self)
  }

  func setBackground(_ configuration: UIBackgroundConfiguration?) {
    if showBackground(configuration) { setNeedsLayout() }
  }

  func removeOwnBackgrounds() {
    if backgroundView != nil { backgroundView = nil }
    if selectedBackgroundView != nil { selectedBackgroundView = nil }
  }

  func layOutConfigurations() {
    if let view = configurations.contentView, view.frame != contentFrame {
      view.frame = contentFrame
    }
    layOutConfiguredBackground()
  }
}
