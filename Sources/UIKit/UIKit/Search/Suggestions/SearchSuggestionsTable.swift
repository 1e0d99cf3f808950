import CoreGraphics
import Foundation

/// A table of search suggestions. A tap chooses one. The arrow keys select one, which Return then
/// chooses.
final class SearchSuggestionsTable: UITableView, UITableViewDataSource, UITableViewDelegate {
  /// Called with the chosen suggestion.
  var didChoose: (any UISearchSuggestion) -> Void = { _ in }
  /// Called when the rows turn out to be higher or lower than estimated.
  var heightDidChange: () -> Void = {}
  private var suggestions: [any UISearchSuggestion] = []
  /// Whether the table is on a menu's plate, which shows through its rows.
  private let isMenu: Bool

  private static let row = "row"
  /// The reuse identifier of a menu's last row, which has no separator at the plate's edge.
  private static let lastRow = "last row"

  init(isMenu: Bool) {
    self.isMenu = isMenu
    super.init(frame: .zero, style: .plain)
    for name in [Self.row, Self.lastRow] {
      register(UITableViewCell.self, forCellReuseIdentifier: name)
    }
    dataSource = self
    delegate = self
    guard isMenu else { return }
    backgroundColor = .clear
    contentInsetAdjustmentBehavior = .never
    insetsContentViewsToSafeArea = false
  }

  required init?(coder: NSCoder) {
    fatalError("Suggestions are shown by search fields and are not made of archives")
  }

  /// Shows other suggestions from the first one on, with none selected.
  func show(_ suggestions: [any UISearchSuggestion]) {
    self.suggestions = suggestions
    reloadData()
    contentOffset.y = -adjustedContentInset.top
  }

  override var contentSize: CGSize {
    didSet { if contentSize.height != oldValue.height { heightDidChange() } }
  }

  // MARK: Keys

  /// Selects the next or previous row. From the first row, up selects none. Returns whether the key had
  /// an effect.
  func moveSelection(by step: Int) -> Bool {
    guard !suggestions.isEmpty else { return false }
    guard let selected = indexPathForSelectedRow else {
      guard step > 0 else { return false }
      goToRow(0)
      return true
    }
    let next = selected.row + step
    if next < 0 {
      deselectRow(at: selected, animated: false)
    } else {
      goToRow(min(next, suggestions.count - 1))
    }
    return true
  }

  private func goToRow(_ row: Int) {
    let path = IndexPath(row: row, section: 0)
    guard path != indexPathForSelectedRow else { return }
    selectRow(at: path, animated: false, scrollPosition: .none)
    scrollToRow(at: path, at: .none, animated: false)
    // Assistive software stays at the field, which receives the keys.
    UIAccessibility.post(notification: .announcement, argument: suggestions[row].spokenText)
  }

  /// Chooses the selected row. Returns whether there was one.
  func chooseSelected() -> Bool {
    guard let row = indexPathForSelectedRow?.row else { return false }
    didChoose(suggestions[row])
    return true
  }

  // MARK: Rows

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    suggestions.count
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let endsMenu = isMenu && indexPath.row == suggestions.count - 1
    let cell = dequeueReusableCell(
      withIdentifier: endsMenu ? Self.lastRow : Self.row, for: indexPath)
    let suggestion = suggestions[indexPath.row]
    var content = cell.defaultContentConfiguration()
    content.image = suggestion.iconImage
    if isMenu { content.imageProperties.tintColor = .label }
    content.text = suggestion.localizedSuggestion
    content.attributedText = suggestion.localizedAttributedSuggestion
    cell.contentConfiguration = content
    cell.accessibilityLabel = suggestion.spokenText
    if isMenu { standOnPlate(cell, isLast: endsMenu) }
    return cell
  }

  private func standOnPlate(_ cell: UITableViewCell, isLast: Bool) {
    cell.automaticallyUpdatesBackgroundConfiguration = false
    cell.configurationUpdateHandler = { cell, state in
      var background = UIBackgroundConfiguration.clear()
      if state.isHighlighted || state.isSelected { background.backgroundColor = .systemFill }
      cell.backgroundConfiguration = background
    }
    // The inset moves the separator beyond the other edge.
    if isLast { cell.separatorInset.left = 10_000 }
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    didChoose(suggestions[indexPath.row])
  }
}
