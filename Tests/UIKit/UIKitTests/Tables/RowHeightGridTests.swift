import Stage
import Testing

@testable import UIKit

/// All combinations of who gives the height of a row and how its cell measures itself.
///
/// Sources: Apple, `UITableView.rowHeight`: the table ignores it if the delegate implements
/// `tableView(_:heightForRowAt:)` (F-TABLE-12); WWDC 2014, session 226: a cell without constraints is asked for
/// `sizeThatFits(_:)` (F-TABLE-13); Apple, `systemLayoutSizeFitting(_:…)`: an override gives custom cells another
/// height.
@MainActor @Suite struct RowHeightGridTests {
  /// The object that gives the height.
  enum Speaker: CaseIterable {
    case nobody, table, delegate, delegateAutomatic, delegateAutomaticAgainstTable
    case controller, controllerAutomaticAgainstTable, controllerOfTable

    var tableHeight: CGFloat? {
      switch self {
      case .table, .controllerOfTable: 70
      case .delegateAutomaticAgainstTable, .controllerAutomaticAgainstTable: 44
      default: nil
      }
    }

    /// The height in points; `nil` if the cell decides.
    var height: CGFloat? {
      switch self {
      case .table, .controllerOfTable: 70
      case .delegate, .controller: 81
      default: nil
      }
    }
  }

  /// How the cell measures itself.
  enum Measure: CaseIterable {
    case constraints, sizeThatFits, fitting, labels

    var cell: UITableViewCell.Type {
      switch self {
      case .constraints: ConstrainedCell.self
      case .sizeThatFits: TallCell.self
      case .fitting: FittingCell.self
      case .labels: UITableViewCell.self
      }
    }

    var height: CGFloat {
      switch self {
      case .constraints: 100
      case .sizeThatFits: 123
      case .fitting: 91
      case .labels: 44
      }
    }
  }

  final class ConstrainedCell: UITableViewCell {
    override init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      let box = UIView()
      box.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(box)
      NSLayoutConstraint.activate([
        box.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
        box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
        box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
        box.heightAnchor.constraint(equalToConstant: 80),
      ])
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  final class TallCell: UITableViewCell {
    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 123) }
  }

  final class FittingCell: UITableViewCell {
    override func systemLayoutSizeFitting(
      _ targetSize: CGSize, withHorizontalFittingPriority: UILayoutPriority,
      verticalFittingPriority: UILayoutPriority
    ) -> CGSize { CGSize(width: targetSize.width, height: 91) }
  }

  /// A controller that is the table's delegate, and whose base class has all methods.
  final class Controller: UITableViewController {
    var height: CGFloat?

    override func tableView(
      _ tableView: UITableView, heightForRowAt indexPath: IndexPath
    ) -> CGFloat { height ?? super.tableView(tableView, heightForRowAt: indexPath) }
  }

  private func delegate(of speaker: Speaker) -> (any UITableViewDelegate)? {
    switch speaker {
    case .nobody, .table: return nil
    case .delegate: return HeightDelegate { _ in 81 }
    case .delegateAutomatic, .delegateAutomaticAgainstTable:
      return HeightDelegate { _ in UITableView.automaticDimension }
    case .controller, .controllerAutomaticAgainstTable, .controllerOfTable:
      let controller = Controller()
      if speaker != .controllerOfTable {
        controller.height = speaker.height ?? UITableView.automaticDimension
      }
      return controller
    }
  }

  @Test(arguments: Speaker.allCases, Measure.allCases)
  func theHeight(speaker: Speaker, measure: Measure) {
    for estimate in [UITableView.automaticDimension, 10, 300] {
      for count in [2, 600] {
        let delegate = delegate(of: speaker)
        let bench = TableBench(rows: [count], delegate: delegate) { table, _ in
          table.register(measure.cell, forCellReuseIdentifier: "cell")
          table.estimatedRowHeight = estimate
          if let height = speaker.tableHeight { table.rowHeight = height }
        }
        let comment = Comment(rawValue: "estimate \(estimate), \(count) rows")
        let expected = speaker.height ?? measure.height
        for path in bench.table.indexPathsForVisibleRows ?? [] {
          #expect(bench.table.rectForRow(at: path).height == expected, comment)
        }
        #expect(bench.check(), comment)
        // A row that becomes visible later has the same height.
        let last = IndexPath(row: count - 1, section: 0)
        for _ in 0..<8 {
          bench.table.scrollToRow(at: last, at: .bottom, animated: false)
          bench.frame()
        }
        #expect(bench.table.rectForRow(at: last).height == expected, comment)
        withExtendedLifetime(delegate) {}
      }
    }
  }

  /// The delegate's answer can differ from row to row.
  @Test func onlySomeRowsAreAutomatic() {
    let delegate = HeightDelegate { $0.row % 2 == 0 ? UITableView.automaticDimension : 60 }
    let bench = TableBench(rows: [6], delegate: delegate) { table, _ in
      table.register(TallCell.self, forCellReuseIdentifier: "cell")
      table.rowHeight = 44
    }
    let heights = (0..<6).map { bench.table.rectForRow(at: IndexPath(row: $0, section: 0)).height }
    #expect(heights == [123, 60, 123, 60, 123, 60])
  }

  /// The same for headers: `automaticDimension` of the delegate fits the title, although the table has a height.
  /// Source: Apple, `UITableView.automaticDimension`.
  @Test(arguments: [UITableView.Style.plain, .grouped, .insetGrouped])
  func aHeaderFitsItsTitle(style: UITableView.Style) {
    final class Headers: NSObject, UITableViewDelegate {
      func tableView(
        _ tableView: UITableView, heightForHeaderInSection section: Int
      ) -> CGFloat { UITableView.automaticDimension }
    }
    func height(_ delegate: (any UITableViewDelegate)?, _ own: CGFloat?) -> CGFloat {
      let bench = TableBench(
        UITableView(frame: .zero, style: style), rows: [1, 1], delegate: delegate
      ) { table, data in
        data.titles = [0: "A", 1: "B"]
        if let own { table.sectionHeaderHeight = own }
      }
      return bench.table.rectForHeader(inSection: 1).height
    }
    let headers = Headers()
    #expect(height(headers, 90) == height(headers, nil))
    #expect(height(nil, 90) == 90)
  }
}
