import Stage
import Testing

@testable import UIKit

/// Tests of cells, headers and footers with content and background configurations.
@MainActor struct ListConfigurationTests {
  private func bench(_ configure: @escaping (UITableViewCell, IndexPath) -> Void) -> TableBench {
    TableBench(rows: [6]) { _, data in data.configure = configure }
  }

  /// Text begins 16 points from the edge, as in cells with labels.
  @Test func contentOfCells() throws {
    let bench = bench { cell, path in
      var content = cell.defaultContentConfiguration()
      content.text = "Row \(path.row)"
      content.secondaryText = path.row == 1 ? String(repeating: "long words ", count: 40) : nil
      cell.contentConfiguration = content
    }
    let cells = bench.table.visibleCells
    let view = try #require(cells[0].contentView as? UIListContentView)
    #expect(view.textLayoutGuide?.layoutFrame.minX == 16)
    #expect(view.secondaryTextLayoutGuide == nil)
    #expect(view.imageLayoutGuide == nil)
    #expect(cells[0].frame.height == 44)
    #expect(cells[1].frame.height > 100)
    // The same view takes another configuration of its kind, and the row is measured again.
    var content = try #require(cells[0].contentConfiguration as? UIListContentConfiguration)
    content.secondaryText = "Second"
    cells[0].contentConfiguration = content
    bench.stage.advance(by: 0.5)
    #expect(cells[0].contentView === view)
    #expect(cells[0].frame.height > 44)
    #expect(bench.check())
    let text = try #require(view.textLayoutGuide?.layoutFrame)
    let second = try #require(view.secondaryTextLayoutGuide?.layoutFrame)
    #expect(second.minY == text.maxY + content.textToSecondaryTextVerticalPadding)
  }

  /// A custom content view with constraints.
  @Test func ownConfigurations() throws {
    struct Box: UIContentConfiguration {
      var height: CGFloat
      func makeContentView() -> any UIView & UIContentView { BoxView(self) }
      func updated(for state: any UIConfigurationState) -> Box { self }
    }
    final class BoxView: UIView, UIContentView {
      private let height: NSLayoutConstraint
      var configuration: any UIContentConfiguration {
        didSet { height.constant = (configuration as? Box)?.height ?? 0 }
      }
      init(_ box: Box) {
        configuration = box
        let inner = UIView()
        height = inner.heightAnchor.constraint(equalToConstant: box.height)
        super.init(frame: .zero)
        inner.translatesAutoresizingMaskIntoConstraints = false
        addSubview(inner)
        NSLayoutConstraint.activate([
          height, inner.topAnchor.constraint(equalTo: topAnchor),
          inner.bottomAnchor.constraint(equalTo: bottomAnchor),
        ])
      }
      required init?(coder: NSCoder) { fatalError("Made by its configuration alone") }
    }
    let bench = bench { cell, path in
      cell.contentConfiguration = Box(height: 50 + CGFloat(path.row) * 10)
    }
    #expect(bench.table.visibleCells.map(\.frame.height) == [50, 60, 70, 80, 90, 100])
    let cell = bench.table.visibleCells[2]
    let view = cell.contentView
    cell.contentConfiguration = Box(height: 33)
    bench.stage.advance(by: 0.5)
    #expect(cell.contentView === view)
    #expect(cell.frame.height == 33)
    #expect(bench.check())
    cell.contentConfiguration = nil
    #expect(cell.contentView !== view)
    #expect(view.superview == nil)
  }

  /// The states of a cell during a touch, each reported once.
  @Test func statesOfCells() {
    let bench = bench { _, _ in }
    let cell = bench.table.visibleCells[2]
    var told: [String] = []
    cell.backgroundConfiguration = cell.defaultBackgroundConfiguration()
    cell.configurationUpdateHandler = { cell, state in
      told.append("\(state.isHighlighted ? "h" : "-")\(state.isSelected ? "s" : "-")")
    }
    bench.frame()
    told = []
    bench.stage.touchDown(at: CGPoint(x: 100, y: 110))
    bench.stage.advance(by: 0.3)
    #expect(told == ["h-"])
    #expect(cell.backgroundConfiguration?.backgroundColor == .systemGray4)
    bench.stage.touchUp()
    bench.frame()
    #expect(told == ["h-", "-s"])
    bench.table.deselectRow(at: [0, 2], animated: false)
    bench.frame()
    #expect(told == ["h-", "-s", "--"])
    #expect(cell.backgroundConfiguration?.backgroundColor == .systemBackground)
  }

  /// Headers and footers with configurations, in the look of the table's style.
  @Test(arguments: [UITableView.Style.plain, .grouped, .insetGrouped])
  func headersAndFooters(style: UITableView.Style) throws {
    final class Delegate: NSObject, UITableViewDelegate {
      func tableView(
        _ tableView: UITableView, viewForHeaderInSection section: Int
      ) -> UIView? {
        let view = tableView.dequeueReusableHeaderFooterView(withIdentifier: "header")
        var content = view?.defaultContentConfiguration()
        content?.text = "Section \(section)"
        view?.contentConfiguration = content
        view?.backgroundConfiguration = view?.defaultBackgroundConfiguration()
        return view
      }
    }
    let delegate = Delegate()
    let bench = TableBench(
      UITableView(frame: .zero, style: style), rows: [5, 5], delegate: delegate
    ) { table, _ in
      table.register(
        UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "header")
    }
    let header = try #require(bench.table.headerView(forSection: 1))
    let view = try #require(header.contentView as? UIListContentView)
    let content = try #require(header.contentConfiguration as? UIListContentConfiguration)
    #expect(content.textProperties.transform == (style == .plain ? .none : .uppercase))
    // The height is that of the text and its margins.
    let text = try #require(view.textLayoutGuide?.layoutFrame)
    let margins = content.directionalLayoutMargins
    #expect(abs(header.frame.height - text.height - margins.top - margins.bottom) <= 1 / 3)
    // Aligned with the texts of rows.
    let start = view.frame.minX + text.minX
    #expect(start == (style == .insetGrouped ? 32 : 16))
    #expect(
      header.backgroundConfiguration?.backgroundColor
        == (style == .plain ? .secondarySystemBackground : .clear))
    header.contentConfiguration = nil
    #expect(!(header.contentView is UIListContentView))
  }
}
