import CoreGraphics

/// Suggestions in place of a search's results: a plain list that ends above the keyboard.
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

  /// Gives the rows room at their end, as high as the keyboard covers the list. What takes the keyboard
  /// lies outside of the list, so that nobody else does.
  private func endAboveKeyboard() {
    let covered = table.keyboardLayoutGuide.bottomInset(of: table) - table.safeAreaInsets.bottom
    guard covered != table.contentInset.bottom else { return }
    table.contentInset.bottom = covered
    table.verticalScrollIndicatorInsets.bottom = covered
  }
}
