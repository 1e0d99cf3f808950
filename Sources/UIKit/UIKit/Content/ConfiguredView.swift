import CoreGraphics

/// The configurations of a view, with the views that they made.
struct ViewConfigurations {
  /// A configuration that replaces the view's own content view.
  var content: (any UIContentConfiguration)?
  var contentView: (any UIView & UIContentView)?
  var background: UIBackgroundConfiguration?
  var backgroundView: BackgroundView?
  var needsUpdate = true
}

/// A cell, header or footer with configurations.
@preconcurrency @MainActor protocol ConfiguredView: UIView {
  var configurations: ViewConfigurations { get set }
  var contentView: UIView { get }
  var contentConfiguration: (any UIContentConfiguration)? { get set }
  var automaticallyUpdatesContentConfiguration: Bool { get }
  var automaticallyUpdatesBackgroundConfiguration: Bool { get }
  associatedtype State: UIConfigurationState
  var configurationState: State { get }
  func updateConfiguration(using state: State)
  /// Called when the configurations have been updated for a state.
  func configurationDidUpdate(_ state: State)
  /// Shows a background that was updated for a state.
  func takeUpdated(_ background: UIBackgroundConfiguration)
  /// Removes the background views that don't belong to a configuration.
  func removeOwnBackgrounds()
}

extension ConfiguredView {
  /// Updates the configurations for the state, once for all changes since the last layout.
  func updateConfigurationIfNeeded() {
    guard configurations.needsUpdate else { return }
    configurations.needsUpdate = false
    let state = configurationState
    updateConfiguration(using: state)
    configurationDidUpdate(state)
  }

  /// Updates the configurations for a state, if the view does so automatically.
  func updateConfigurations(_ state: State) {
    if automaticallyUpdatesContentConfiguration, let configuration = configurations.content {
      contentConfiguration = configuration.updated(for: state)
    }
    if automaticallyUpdatesBackgroundConfiguration, let configuration = configurations.background {
      takeUpdated(configuration.updated(for: state))
    }
  }

  /// Shows a configuration in the present content view or in a new one; `nil` restores the view's own.
  /// Returns the content view if it is new.
  func showContent(
    _ configuration: (any UIContentConfiguration)?, ownContent: UIView
  ) -> UIView? {
    configurations.content = configuration
    guard let configuration else {
      configurations.contentView?.removeFromSuperview()
      configurations.contentView = nil
      if ownContent.superview !== self { addSubview(ownContent) }
      return nil
    }
    if let view = configurations.contentView, view.supports(configuration) {
      view.configuration = configuration
      return nil
    }
    let view = configuration.makeContentView()
    view.translatesAutoresizingMaskIntoConstraints = true
    let old = contentView
    insertSubview(view, aboveSubview: old)
    old.removeFromSuperview()
    configurations.contentView = view
    return view
  }

  /// Replaces the background views by a configuration, or removes it for `nil`. Returns whether there is one.
  func showBackground(_ configuration: UIBackgroundConfiguration?) -> Bool {
    configurations.background = configuration
    guard configuration != nil else {
      configurations.backgroundView?.removeFromSuperview()
      configurations.backgroundView = nil
      return false
    }
    removeOwnBackgrounds()
    if configurations.backgroundView == nil {
      let view = BackgroundView(frame: bounds)
      configurations.backgroundView = view
      insertSubview(view, at: 0)
    }
    return true
  }

  func layOutConfiguredBackground() {
    guard let view = configurations.backgroundView, let background = configurations.background
    else { return }
    view.frame = background.frame(in: bounds, margins: layoutMargins, self)
    view.show(background, tint: tintColor, cornerRadius: background.cornerRadius)
  }
}

extension UIBackgroundConfiguration {
  /// Returns the frame of the background in a view's bounds.
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
