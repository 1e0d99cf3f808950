import CoreGraphics

/// A controller that shows suggestions in place of search results, as a plain list that ends above the
/// keyboard.
final class SearchSuggestionsController: UIViewController {
  let table = SearchSuggestionsTable(isMenu: false)

  override func loadView() { view = table }

  override func viewDidLoad() {
    super.viewDidLoad()
    table.keyboardLayoutGuide.onMove = { [weak self] in self?.endAboveKeyboard() }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    endAboveKeyboard()
  }

  /// Insets the rows by the height that the keyboard covers. The view that has the keyboard is outside
  /// the list, so keyboard avoidance doesn't handle the list.
  private func endAboveKeyboard() {
    let covered = table.keyboardLayoutGuide.bottomInset(of: table) - table.safeAreaInsets.bottom
    guard covered != table.contentInset.bottom else { return }
    table.contentInset.bottom = covered
    table.verticalScrollIndicatorInsets.bottom = covered
  }
}
