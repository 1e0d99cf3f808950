import CoreGraphics
import Foundation
import QuartzCore

/// How a search bar looks now.
extension UISearchBar {
  func _layout(width: CGFloat, insets: UIEdgeInsets) -> SearchBarLayout {
    SearchBarLayout(
      width: width, place: _bar.place, fieldHeight: _fieldHeight,
      leftInset: _isRightToLeft ? insets.right : insets.left,
      rightInset: _isRightToLeft ? insets.left : insets.right, hasPrompt: prompt != nil,
      cancelWidth: showsCancelButton ? _content.cancelButton.intrinsicContentSize.width : nil,
      showsScope: _showsScopes, isRightToLeft: _isRightToLeft)
  }

  private var _isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// A line of the field's text with room, on a pixel.
  private var _fieldHeight: CGFloat {
    let line = (searchTextField.font ?? .systemFont(ofSize: 17)).lineHeight
    return traitCollection.pixelGrid.up(line + SearchBarMetrics.fieldPadding)
  }

  var _showsScopes: Bool { showsScopeBar && scopeButtonTitles?.isEmpty == false }

  /// The height that the bar wants to have.
  var _height: CGFloat { _layout(width: bounds.width, insets: .zero).height }

  func _setPlace(_ place: SearchBarLayout.Place) {
    guard place != _bar.place else { return }
    _bar.place = place
    _showBackground()
    invalidateIntrinsicContentSize()
    _content.setNeedsLayout()
  }

  func _fieldHeightMayHaveChanged() {
    _fitSideButton()
    _heightDidChange()
  }

  /// Whoever gives the bar its place hears of it: a navigation bar, a table, Auto Layout.
  func _heightDidChange() {
    invalidateIntrinsicContentSize()
    _content.setNeedsLayout()
    setNeedsLayout()
    _searchController?._barHeightDidChange()
  }

  // MARK: Background

  func _showBackground() {
    let appearance = UINavigationBarAppearance(idiom: .unspecified)
    if let image = _shownBackgroundImage {
      appearance.configureWithTransparentBackground()
      appearance.backgroundImage = image
    } else if searchBarStyle == .minimal || _bar.place != .own {
      appearance.configureWithTransparentBackground()
    } else if !isTranslucent {
      appearance.configureWithOpaqueBackground()
    }
    if let barTintColor, searchBarStyle != .minimal, _bar.place == .own {
      appearance.backgroundColor =
        isTranslucent ? barTintColor.withAlphaComponent(0.85) : barTintColor
    }
    _content.background.show(appearance)
  }

  /// The image set for where the bar lies, or for anywhere.
  private var _shownBackgroundImage: UIImage? {
    guard _bar.place == .own else { return nil }
    let metrics: [UIBarMetrics] =
      BarMetrics.isCompact(traitCollection) ? [.compact, .default] : [.default]
    for metric in metrics {
      for position in [barPosition, .any] {
        if let image = backgroundImage(for: position, barMetrics: metric) { return image }
      }
    }
    return nil
  }

  func _showFieldBackground() {
    let normal = _bar.fieldBackgrounds[.normal]
    searchTextField.background = normal
    searchTextField.disabledBackground = _bar.fieldBackgrounds.own(.disabled)
    searchTextField.backgroundColor = normal == nil ? .tertiarySystemFill : nil
  }

  // MARK: Icons and buttons

  func _showIcons() {
    let state: UIControl.State = isEnabled ? .normal : .disabled
    searchTextField._search.icon.showSearch(_bar.icon(.search, state))
    searchTextField._clearButton.images = _bar.icons[.clear] ?? ButtonStateValues()
    _showSideButton()
    searchTextField.setNeedsLayout()
  }

  /// Bookmarks stand at the end of an empty field, and results at that of any.
  func _showSideButton() {
    let button = _content.sideButton
    let showsResults = showsSearchResultsButton
    let icon: UISearchBar.Icon = showsResults ? .resultsList : .bookmark
    let symbol = showsResults ? "line.3.horizontal.decrease" : "book"
    for state in [UIControl.State.normal, .highlighted, .selected, .disabled] {
      let fallback = UIImage(systemName: symbol) ?? UIImage(systemName: "list.bullet")
      button.setImage(_bar.icon(icon, state) ?? fallback, for: state)
    }
    button.isSelected = showsResults && isSearchResultsButtonSelected
    button.tintColor = button.isSelected ? tintColor : .secondaryLabel
    button.accessibilityLabel = showsResults ? "Results" : "Bookmarks"
    _fitSideButton()
    let field = searchTextField
    let isShown = showsResults || showsBookmarkButton && !field.hasText
    if field.rightView !== button, isShown { field.rightView = button }
    let mode: UITextField.ViewMode = isShown ? .always : .never
    if field.rightViewMode != mode { field.rightViewMode = mode }
  }

  /// The symbol grows as the magnifier does, and the button with it.
  func _fitSideButton() {
    let button = _content.sideButton
    let symbol = SearchBarMetrics.symbol(for: traitCollection)
    button.setPreferredSymbolConfiguration(symbol, forImageIn: .normal)
    // The button's image view gets the symbol in the next layout.
    let size = button.image(for: .normal)?.applyingSymbolConfiguration(symbol)?.size ?? .zero
    let least = SearchBarMetrics.sideButtonSide
    button.frame.size = CGSize(width: max(least, size.width), height: max(least, size.height))
  }

  func _showCancel(_ shows: Bool, animated: Bool) {
    guard shows != _bar.showsCancel else { return }
    _animate(animated) {
      self._bar.showsCancel = shows
      self._content.cancelButton.alpha = shows ? 1 : 0
      self._content.setNeedsLayout()
    }
  }

  // MARK: Scopes

  func _showScopes() {
    let control = _content.scopeControl
    let selected = control.selectedSegmentIndex
    control.removeAllSegments()
    for (index, title) in (scopeButtonTitles ?? []).enumerated() {
      control.insertSegment(withTitle: title, at: index, animated: false)
    }
    if control.numberOfSegments > 0 {
      control.selectedSegmentIndex = selected.clamped(0, control.numberOfSegments - 1)
    }
    _content.scopeControl.alpha = _showsScopes ? 1 : 0
    _heightDidChange()
  }

  func _showScope(_ shows: Bool, animated: Bool) {
    guard shows != _bar.showsScope else { return }
    _animate(animated) {
      self._bar.showsScope = shows
      self._content.scopeControl.alpha = self._showsScopes ? 1 : 0
      self._heightDidChange()
    }
  }

  private func _animate(_ animated: Bool, _ change: @escaping () -> Void) {
    guard animated, window != nil, UIView.areAnimationsEnabled else { return change() }
    _content.layoutIfNeeded()
    UIView.animate(withDuration: SearchBarMetrics.duration) {
      change()
      self._content.layoutIfNeeded()
    }
  }
}
