import CoreGraphics
import QuartzCore

/// Suggestions on a menu's plate below their search field. The view covers the window and receives
/// all touches except those in the search bar.
final class SearchSuggestionsMenu: UIView {
  let table = SearchSuggestionsTable(isMenu: true)
  /// Called for a touch outside the menu and the search bar.
  var didTouchBeside: () -> Void = {}
  private weak var field: UISearchTextField?
  private let shadow = OuterShadowView(radius: MenuMetrics.cornerRadius, opacity: 0.2, blur: 32)
  private let plate = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))

  init(field: UISearchTextField, in window: UIView) {
    self.field = field
    super.init(frame: window.bounds)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    plate.layer.cornerRadius = MenuMetrics.cornerRadius
    plate.clipsToBounds = true
    plate.contentView.addSubview(table)
    addSubview(shadow)
    addSubview(plate)
    table.heightDidChange = { [weak self] in self?.setNeedsLayout() }
    keyboardLayoutGuide.onMove = { [weak self] in self?.setNeedsLayout() }
    window.addSubview(self)
  }

  required init?(coder: NSCoder) {
    fatalError("Suggestions are shown by search fields and are not made of archives")
  }

  // MARK: Showing and hiding

  func fadeIn() {
    alpha = 0
    UIView.animateWithTouches(for: MenuMetrics.fadeDuration) { self.alpha = 1 }
  }

  func end() {
    isUserInteractionEnabled = false
    accessibilityElementsHidden = true
    UIView.animate(
      withDuration: MenuMetrics.fadeDuration, animations: { self.alpha = 0 },
      completion: { _ in self.removeFromSuperview() })
  }

  // MARK: Position

  private func placement(_ field: UISearchTextField) -> SearchSuggestionsPlacement {
    var insets = safeAreaInsets
    insets.bottom = keyboardLayoutGuide.bottomInset(of: self)
    var place = field.convert(field.bounds, to: self)
    if let bar = field.searchFieldState.bar, bar.showsScopes {
      // The scopes below the field stay accessible too.
      let scopes = bar.content.scopeControl
      place.size.height = scopes.convert(scopes.bounds, to: self).maxY - place.minY
    }
    return SearchSuggestionsPlacement(
      field: place,
      area: bounds.inset(by: insets).insetBy(dx: MenuMetrics.margin, dy: MenuMetrics.margin))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    // Without a field, the menu is disappearing and stays in place.
    guard isUserInteractionEnabled, let field, field.window === window else { return }
    let placement = placement(field)
    UIView.performWithoutAnimation {
      // Only the rows that are visible in the highest possible menu are measured, because only they
      // count.
      table.frame = CGRect(
        x: 0, y: 0, width: placement.field.width, height: placement.greatestHeight)
      table.layoutIfNeeded()
      let content = table.contentSize.height
      let frame = placement.frame(contentHeight: content)
      plate.frame = frame
      shadow.frame = frame
      table.frame = plate.bounds
      table.isScrollEnabled = content > frame.height
    }
  }

  // MARK: Touches

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden else { return nil }
    if plate.frame.contains(point) { return super.hitTest(point, with: event) }
    let searchBar: UIView? = field?.searchFieldState.bar?.content ?? field
    if let searchBar, searchBar.bounds.contains(searchBar.convert(point, from: self)) { return nil }
    return self
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    // Touches that the rows don't use also arrive here.
    guard touches.contains(where: { $0.view === self }) else { return }
    didTouchBeside()
  }
}
