import Stage
import Testing

@testable import UIKit

/// Tests of suggestions in a search field without a controller, and of suggestion items.
///
/// Source: Apple's reference of `UISearchTextField.searchSuggestions`, which "appear in a menu under the
/// search field" and otherwise behave as a search controller's, and of
/// `UISearchTextFieldDelegate.searchTextField(_:didSelect:)`. The placement of a menu that doesn't fit is
/// the project's own choice, as for other menus.
@MainActor @Suite(.serialized) struct SearchFieldSuggestionTests {
  @MainActor private final class Bench: NSObject, UISearchTextFieldDelegate {
    let stage: Stage
    let field: UISearchTextField
    let controller = UIViewController()
    let button = UIButton(type: .system)
    var chosen: [String] = []
    var touches = 0

    init(y: CGFloat = 100, direction: UIUserInterfaceLayoutDirection = .leftToRight) {
      stage = Stage(device: .iPhone14Pro, layoutDirection: direction)
      field = UISearchTextField(frame: CGRect(x: 20, y: y, width: 250, height: 36))
      super.init()
      button.frame = CGRect(x: 300, y: 100, width: 80, height: 36)
      button.addAction(UIAction { [weak self] _ in self?.touches += 1 }, for: .touchUpInside)
      field.delegate = self
      controller.view.addSubview(field)
      controller.view.addSubview(button)
      stage.show(controller)
    }

    func searchTextField(
      _ searchTextField: UISearchTextField, didSelect suggestion: any UISearchSuggestion
    ) {
      #expect(searchTextField === field)
      #expect(field.searchSuggestions == nil)
      chosen.append(suggestion.localizedSuggestion ?? "")
    }

    var rows: SearchSuggestionsTable? { field.searchFieldState.suggestions.table }

    func edit(_ count: Int) {
      field.becomeFirstResponder()
      field.searchSuggestions = (0..<count).map {
        UISearchSuggestionItem(localizedSuggestion: "Suggestion \($0)")
      }
      stage.advance(by: 1)
    }

    func frame(of view: UIView) -> CGRect { view.convert(view.bounds, to: nil) }

    func tap(_ view: UIView) {
      let frame = frame(of: view)
      stage.tap(at: CGPoint(x: frame.midX, y: frame.midY))
      stage.advance(by: 1)
    }
  }

  @Test(
    arguments: [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft], [0, 1, 3, 30])
  func choosing(direction: UIUserInterfaceLayoutDirection, count: Int) throws {
    let bench = Bench(direction: direction)
    bench.edit(count)
    #expect((bench.rows != nil) == (count > 0))
    guard let table = bench.rows else { return }
    let (seen, field) = (bench.frame(of: table), bench.frame(of: bench.field))
    #expect(abs(seen.minX - field.minX) < 0.01)
    #expect(abs(seen.width - field.width) < 0.01)
    #expect(abs(seen.minY - field.maxY - 8) < 0.01)
    #expect(seen.maxY <= UIApplication.shared.keyboard.place.minY)
    let cell = try #require(table.cellForRow(at: IndexPath(row: count > 1 ? 1 : 0, section: 0)))
    bench.tap(cell)
    #expect(bench.chosen == [count > 1 ? "Suggestion 1" : "Suggestion 0"])
    #expect(bench.rows == nil)
    #expect(bench.field.searchSuggestions == nil)
    #expect(bench.field.isFirstResponder)
  }

  /// A touch outside the menu only closes it. A touch in the field shows it again.
  @Test func besideTheMenu() {
    let bench = Bench()
    bench.edit(2)
    bench.tap(bench.button)
    #expect(bench.touches == 0)
    #expect(bench.rows == nil)
    #expect(bench.field.searchSuggestions?.count == 2)
    #expect(bench.field.isFirstResponder)
    bench.tap(bench.button)
    #expect(bench.touches == 1)
    bench.tap(bench.field)
    #expect(bench.rows != nil)
    #expect(bench.field.isFirstResponder)
  }

  @Test func whileItIsEdited() {
    let bench = Bench()
    bench.edit(2)
    bench.field.resignFirstResponder()
    bench.stage.advance(by: 1)
    #expect(bench.rows == nil)
    #expect(bench.field.searchSuggestions?.count == 2)
    bench.field.becomeFirstResponder()
    bench.stage.advance(by: 1)
    #expect(bench.rows?.numberOfRows(inSection: 0) == 2)
    bench.stage.type("a")
    #expect(bench.rows == nil)
    #expect(bench.field.searchSuggestions == nil)
    bench.edit(3)
    bench.field.removeFromSuperview()
    bench.stage.advance(by: 1)
    #expect(bench.rows == nil)
    #expect(!bench.stage.views().contains { $0 is SearchSuggestionsMenu })
  }

  /// Suggestions set in the field's change event belong to the new text.
  @Test func setWithTheChange() {
    let bench = Bench()
    bench.field.addAction(
      UIAction { action in
        guard let field = action.sender as? UISearchTextField else { return }
        field.searchSuggestions = [
          UISearchSuggestionItem(localizedSuggestion: (field.text ?? "") + "…")
        ]
      }, for: .editingChanged)
    bench.field.autocapitalizationType = .none
    bench.edit(2)
    for text in ["a", "ab", "abc"] {
      bench.stage.type(String(text.last!))
      #expect(bench.field.searchSuggestions?.first?.localizedSuggestion == text + "…")
      #expect(bench.rows?.numberOfRows(inSection: 0) == 1)
    }
  }

  /// The menu is never outside the area or over the field. If there is space, it is as high as its rows.
  /// It is below the field unless there is more space above.
  @Test func placement() {
    let area = CGRect(x: 8, y: 60, width: 374, height: 500)
    for y in stride(from: 60 as CGFloat, through: 524, by: 29) {
      for height in [0, 44, 132, 300, 5000] as [CGFloat] {
        let field = CGRect(x: 20, y: y, width: 200, height: 36)
        let frame = SearchSuggestionsPlacement(field: field, area: area)
          .frame(contentHeight: height)
        let below = max(0, area.maxY - field.maxY - 8)
        let above = max(0, field.minY - 8 - area.minY)
        #expect(frame.minX == field.minX)
        #expect(frame.width == field.width)
        let isBelow = frame.minY == field.maxY + 8
        let isAbove = frame.maxY == field.minY - 8
        #expect(isBelow || isAbove, "\(y) \(height)")
        #expect(isBelow || above > below && height > below, "\(y) \(height)")
        #expect(frame.height == min(height, isBelow ? below : above), "\(y) \(height)")
        #expect(
          isBelow || frame.minY >= area.minY - 1e-6, "\(y) \(height) reaches above the area")
        #expect(frame.height <= 0 || !frame.intersects(field))
      }
    }
  }

  /// At the lower edge of the screen, the menu is above the field.
  @Test func aboveTheField() throws {
    let bench = Bench(y: 440)
    bench.edit(20)
    let seen = bench.frame(of: try #require(bench.rows))
    #expect(abs(seen.maxY - (bench.frame(of: bench.field).minY - 8)) < 0.01)
    #expect(seen.minY >= 59)
  }

  // MARK: Suggestions

  @Test func items() {
    let icon = UIImage(systemName: "star")
    let rich = NSMutableAttributedString(string: "rich")
    let made: [(UISearchSuggestionItem, isRich: Bool, description: String?, hasIcon: Bool)] = [
      (UISearchSuggestionItem(localizedSuggestion: "plain"), false, nil, false),
      (
        UISearchSuggestionItem(localizedSuggestion: "plain", localizedDescription: "said"), false,
        "said", false
      ),
      (
        UISearchSuggestionItem(
          localizedSuggestion: "plain", localizedDescription: nil, iconImage: icon), false, nil,
        true
      ),
      (UISearchSuggestionItem(localizedAttributedSuggestion: rich), true, nil, false),
      (
        UISearchSuggestionItem(localizedAttributedSuggestion: rich, localizedDescription: "said"),
        true, "said", false
      ),
      (
        UISearchSuggestionItem(
          localizedAttributedSuggestion: rich, localizedDescription: "said", iconImage: icon),
        true, "said", true
      ),
    ]
    rich.mutableString.setString("changed")
    for (item, isRich, description, hasIcon) in made {
      #expect(item.localizedSuggestion == (isRich ? "rich" : "plain"))
      #expect(item.localizedAttributedSuggestion?.string == (isRich ? "rich" : nil))
      #expect(item.localizedDescription == description)
      #expect(item.iconImage == (hasIcon ? icon : nil))
      #expect(item.representedObject == nil)
      item.representedObject = 3
      #expect(item.representedObject as? Int == 3)
      let text = isRich ? "rich" : "plain"
      #expect(item.spokenText == (description.map { "\(text), \($0)" } ?? text))
    }
  }

  /// An app's own type needs neither a description nor an icon, and may have no plain text.
  @Test func ownSuggestions() throws {
    final class Own: NSObject, UISearchSuggestion {
      var localizedSuggestion: String? { nil }
      var localizedAttributedSuggestion: NSAttributedString? { NSAttributedString(string: "own") }
      var representedObject: Any?
    }
    let own = Own()
    #expect(own.localizedDescription == nil)
    #expect(own.iconImage == nil)
    #expect(own.spokenText == "own")
    let bench = Bench()
    bench.edit(0)
    bench.field.searchSuggestions = [own]
    bench.stage.advance(by: 1)
    #expect(bench.stage.views().contains { ($0 as? UILabel)?.text == "own" })
  }
}
