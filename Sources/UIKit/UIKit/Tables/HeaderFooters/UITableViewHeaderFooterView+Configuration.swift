extension UITableViewHeaderFooterView: ConfiguredView {
  var currentConfigurationState: UIViewConfigurationState {
    var result = UIViewConfigurationState(traitCollection: traitCollection)
    result.isDisabled = !isUserInteractionEnabled
    result.isPinned = headerFooterState.isPinned
    return result
  }

  func configurationDidUpdate(_ state: UIViewConfigurationState) {
    configurationUpdateHandler?(self, state)
  }

  func takeUpdated(_ background: UIBackgroundConfiguration) {
    backgroundConfiguration = background
  }

  func setPinned(_ isPinned: Bool) {
    guard isPinned != headerFooterState.isPinned else { return }
    headerFooterState.isPinned = isPinned
    setNeedsUpdateConfiguration()
  }

  func setContentConfiguration(_ configuration: (any UIContentConfiguration)?, ownContent: UIView) {
    if showContent(configuration, ownContent: ownContent) != nil {
      headerFooterState.label = nil
      headerFooterState.detailLabel = nil
    }
    setNeedsLayout()
  }

  func setBackgroundConfiguration(_ configuration: UIBackgroundConfiguration?) {
    guard showBackground(configuration) else { return }
    backgroundColor = .clear
    setNeedsLayout()
  }

  func removeOwnBackgrounds() { if backgroundView != nil { backgroundView = nil } }
}
