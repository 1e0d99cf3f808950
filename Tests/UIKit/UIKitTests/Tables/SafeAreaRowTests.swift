import Stage
import Testing

/// Rows beside the notch of a phone that is held sideways.
///
/// Apple, "insetsContentViewsToSafeArea": a table positions the content of its cells inside the safe area. Apple,
/// "automaticDimension": a row is as high as its content needs. So a text that wraps inside the safe area fits in its row.
@MainActor @Suite struct SafeAreaRowTests {
  @Test(
    arguments: [UITableView.Style.plain, .grouped, .insetGrouped],
    [UIInterfaceOrientation.portrait, .landscapeLeft])
  func aRowIsAsHighAsItsTextInsideTheSafeArea(
    _ style: UITableView.Style, _ orientation: UIInterfaceOrientation
  ) {
    let stage = Stage(device: .iPhone14Pro, orientation: orientation)
    let controller = TextTable(style: style)
    stage.show(controller)
    stage.advance(by: 0.5)
    let table = controller.tableView!
    for row in 0..<40 {
      let path = IndexPath(row: row, section: 0)
      table.scrollToRow(at: path, at: .middle, animated: false)
      table.layoutIfNeeded()
      guard let cell = table.cellForRow(at: path),
        let label = cell.contentView.subviews.first as? UILabel
      else {
        Issue.record("row \(row) has no text")
        continue
      }
      let width = label.bounds.width
      let content = cell.convert(cell.contentView.bounds, from: cell.contentView)
      #expect(table.convert(content, from: cell).minX >= table.safeAreaInsets.left)
      let needed = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
      // Lengths are rounded to pixels of a third of a point.
      #expect(abs(label.bounds.height - needed) < 0.4, "row \(row), \(width) points wide")
      #expect(abs(cell.bounds.height - needed - 20) < 0.4)
    }
  }

  private final class TextTable: UITableViewController {
    override func viewDidLoad() {
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      40
    }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      let label = cell.contentView.subviews.first as? UILabel ?? UILabel()
      if label.superview == nil {
        label.numberOfLines = 0
        let content = cell.contentView
        content.adding(label)
        NSLayoutConstraint.activate([
          label.topAnchor.constraint(equalTo: content.topAnchor, constant: 10),
          label.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -10),
          label.leadingAnchor.constraint(equalTo: content.leadingAnchor),
          label.trailingAnchor.constraint(equalTo: content.trailingAnchor),
        ])
      }
      label.text = Array(repeating: "Amoeba", count: indexPath.row + 1).joined(separator: " ")
      return cell
    }
  }
}
