import CoreGraphics
import Foundation
import QuartzCore

/// The current appearance of a search bar.
extension UISearchBar: CoveringSearchBar {
  func layout(width: CGFloat, insets: UIEdgeInsets) -> SearchBarLayout {
    SearchBarLayout(
      width: width, place: searchBarState.place, fieldHeight: fieldHeight,
      leftInset: isRightToLeft ? insets.right : insets.left,
      rightInset: isRightToLeft ? insets.left : insets.right, hasPrompt: prompt != nil,
      cancelWidth: showsCancelButton ? content.cancelButton.intrinsicContentSize.width : nil,
      showsScope: showsScopes, isRightToLeft: isRightToLeft)
  }

  /// The height of a line of the field's text with padding, rounded to a pixel.
  private var fieldHeight: CGFloat {
    let line = (searchTextField.font ?? .systemFont(ofSize: 17)).lineHeight
    return traitCollection.pixelGrid.up(line + SearchBarMetrics.fieldPadding)
  }

  var showsScopes: Bool { showsScopeBar && scopeButtonTitles?.isEmpty == false }

  /// The preferred height of the bar.
  var height: CGFloat { layout(width: bounds.width, insets: .zero).height }

  func height(width: CGFloat, in place: SearchBarPlace) -> CGFloat {
    var layout = layout(width: width, insets: .zero)
    layout.place = place
    return layout.height
  }

  var contentAlpha: CGFloat {
    get { content.alpha }
    set { content.alpha = newValue }
  }

  func setPlace(_ place: SearchBarPlace) {
    guard place != searchBarState.place else { return }
    searchBarState.place = place
    showBackground()
    invalidateIntrinsicContentSize()
    content.setNeedsLayout()
  }

  func fieldHeightMayHaveChanged() {
    fitSideButton()
    heightDidChange()
  }

  /// Notifies the object that positions the bar of a new height: a navigation bar, a table or Auto
  /// Layout.
  func heightDidChange() {
    invalidateIntrinsicContentSize()
    content.setNeedsLayout()
    setNeedsLayout()
    searchController?.barHeightDidChange()
  }

  // MARK: Background

  func showBackground() {
    let appearance = UINavigationBarAppearance(idiom: .unspecified)
    if let image = shownBackgroundImage {
      appearance.configureWithTransparentBackground()
      appearance.backgroundImage = image
    } else if searchBarStyle == .minimal || searchBarState.place != .own {
      appearance.configureWithTransparentBackground()
    } else if !isTranslucent {
      appearance.configureWithOpaqueBackground()
    }
    if let barTintColor, searchBarStyle != .minimal, searchBarState.place == .own {
      appearance.backgroundColor =
        isTranslucent ? barTintColor.withAlphaComponent(0.85) : barTintColor
    }
    content.background.show(appearance)
  }

  /// The background image for the bar's position, or for any position.
  private var shownBackgroundImage: UIImage? {
    guard searchBarState.place == .own else { return nil }
    let metrics: [UIBarMetrics] =
      BarMetrics.isCompact(traitCollection) ? [.compact, .default] : [.default]
    for metric in metrics {
      for position in [barPosition, .any] {
        if let image = backgroundImage(for: position, barMetrics: metric) { return image }
      }
    }
    return nil
  }

  func showFieldBackground() {
    let normal = searchBarState.fieldBackgrounds[.normal]
    searchTextField.background = normal
    searchTextField.disabledBackground = searchBarState.fieldBackgrounds.own(.disabled)
    searchTextField.backgroundColor = normal == nil ? .tertiarySystemFill : nil
  }

  // MARK: Icons and buttons

  func showIcons() {
    let state: UIControl.State = isEnabled ? .normal : .disabled
    searchTextField.searchFieldState.icon.showSearch(searchBarState.icon(.search, state))
    searchTextField.clearButton.images = searchBarState.icons[.clear] ?? ControlStateValues()
    showSideButton()
    searchTextField.setNeedsLayout()
  }

  /// Shows the bookmark button in an empty field, or the results button in any field.
  func showSideButton() {
    let button = content.sideButton
    let showsResults = showsSearchResultsButton
    let icon: UISearchBar.Icon = showsResults ? .resultsList : .bookmark
    let symbol = showsResults ? "line.3.horizontal.decrease" : "book"
    for state in [UIControl.State.normal, .highlighted, .selected, .disabled] {
      let fallback = UIImage(systemName: symbol) ?? UIImage(systemName: "list.bullet")
      button.setImage(searchBarState.icon(icon, state) ?? fallback, for: state)
    }
    button.isSelected = showsResults && isSearchResultsButtonSelected
    button.tintColor = button.isSelected ? tintColor : .secondaryLabel
    button.accessibilityLabel = (showsResults ? SystemText.results : .bookmarks).text
    fitSideButton()
    let field = searchTextField
    let isShown = showsResults || showsBookmarkButton && !field.hasText
    if field.rightView !== button, isShown { field.rightView = button }
    let mode: UITextField.ViewMode = isShown ? .always : .never
    if field.rightViewMode != mode { field.rightViewMode = mode }
  }

  /// Adjusts the size of the button's symbol to the text size, like the magnifier's.
  func fitSideButton() {
    let button = content.sideButton
    let symbol = SearchBarMetrics.symbol(for: traitCollection)
    button.setPreferredSymbolConfiguration(symbol, forImageIn: .normal)
    // The button's image view receives the symbol only in the next layout.
    let size = button.image(for: .normal)?.applyingSymbolConfiguration(symbol)?.size ?? .zero
    let least = SearchBarMetrics.sideButtonSide
    button.frame.size = CGSize(width: max(least, size.width), height: max(least, size.height))
  }

  func showCancel(_ shows: Bool, animated: Bool) {
    guard shows != searchBarState.showsCancel else { return }
    _animate(animated) {
      self.searchBarState.showsCancel = shows
      self.content.cancelButton.alpha = shows ? 1 : 0
      self.content.setNeedsLayout()
    }
  }

  // MARK: Scopes

  func showScopes() {
    let control = content.scopeControl
    let selected = control.selectedSegmentIndex
    control.removeAllSegments()
    for (index, title) in (scopeButtonTitles ?? []).enumerated() {
      control.insertSegment(withTitle: title, at: index, animated: false)
    }
    if control.numberOfSegments > 0 {
      control.selectedSegmentIndex = selected.clamped(0, control.numberOfSegments - 1)
    }
    content.scopeControl.alpha = showsScopes ? 1 : 0
    heightDidChange()
  }

  func showScope(_ shows: Bool, animated: Bool) {
    guard shows != searchBarState.showsScope else { return }
    _animate(animated) {
      self.searchBarState.showsScope = shows
      self.content.scopeControl.alpha = self.showsScopes ? 1 : 0
      self.heightDidChange()
    }
  }

  private func _animate(_ animated: Bool, _ change: @escaping () -> Void) {
    guard animated, window != nil, UIView.areAnimationsEnabled else { return change() }
    content.layoutIfNeeded()
    UIView.animate(withDuration: SearchBarMetrics.duration) {
      change()
      self.content.layoutIfNeeded()
    }
  }
}
