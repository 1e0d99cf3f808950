extension UITableViewCell: ConfiguredView {
  var currentConfigurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isDisabled = !isUserInteractionEnabled
    state.isHighlighted = cellState.isHighlighted
    state.isSelected = cellState.isSelected
    state.isFocused = isFocused
    state.isEditing = cellState.isEditing
    state.isSwiped = cellState.showsDeleteConfirmation
    state.isReordering = cellState.isReordering
    state.cellDragState = UICellConfigurationState.DragState(number: cellState.dragState.rawValue)
    return state
  }

  func configurationDidUpdate(_ state: UICellConfigurationState) {
    configurationUpdateHandler?(self, state)
  }

  func takeUpdated(_ background: UIBackgroundConfiguration) {
    backgroundConfiguration = background
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
    if showContent(configuration, ownContent: ownContent) != nil {
      cellState.textLabel = nil
      cellState.detailLabel = nil
      cellState.imageView = nil
    }
    setNeedsLayout()
    cellState.table?.cellDidInvalidate(self, byConstraints: false)
  }

  // MARK: Background

  func setBackgroundConfiguration(_ configuration: UIBackgroundConfiguration?) {
    guard showBackground(configuration) else { return }
    backgroundColor = .clear
    cellState.hasTableBackground = false
    setNeedsLayout()
  }

  func removeOwnBackgrounds() {
    cellState.background?.removeFromSuperview()
    cellState.background = nil
    cellState.selectedBackground?.removeFromSuperview()
    cellState.selectedBackground = nil
  }
}
