import CoreGraphics

/// The state of a search field in addition to that of a text field.
@MainActor struct SearchFieldState {
  /// The bar around the field, or `nil` for a field of its own.
  weak var bar: UISearchBar?
  let icon = SearchIconView(frame: .zero)
  let suggestions = SearchSuggestions()
  var tokenColor: UIColor?
  /// Called when the program changed the tokens, which sends no event.
  var tokensDidChange: (() -> Void)?

  var textAdjustment = UIOffset.zero
  var iconAdjustments: [UISearchBar.Icon: UIOffset] = [:]

  func moved(_ rect: CGRect, _ icon: UISearchBar.Icon) -> CGRect {
    let adjustment = iconAdjustments[icon] ?? .zero
    return rect.offsetBy(dx: adjustment.horizontal, dy: adjustment.vertical)
  }
}

/// The magnifier before the text.
final class SearchIconView: UIImageView {
  /// Shows an app's own image, or the magnifier.
  func showSearch(_ own: UIImage?) {
    image = own ?? UIImage(systemName: "magnifyingglass")
    tintColor = .secondaryLabel
    contentMode = .center
    fitText()
  }

  private func fitText() {
    preferredSymbolConfiguration = SearchBarMetrics.symbol(for: traitCollection)
    frame.size = intrinsicContentSize
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    fitText()
    superview?.setNeedsLayout()
  }
}
