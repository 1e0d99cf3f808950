import Stage
import UIKit

/// Rows that become as high as their text: one to three lines in a cell with two labels.
@MainActor
final class SelfSizingScene: NSObject, UITableViewDataSource {
  let stage = Stage(device: .iPhone14Pro)
  let table = UITableView(frame: .zero, style: .plain)
  private let controller = UIViewController()
  private let rows: Int
  private var jumps = 0

  init(rows: Int) {
    self.rows = rows
    super.init()
    table.register(ConstrainedCell.self, forCellReuseIdentifier: "row")
    table.dataSource = self
    controller.view = table
  }

  func launch() {
    stage.show(controller)
    stage.advance(by: 1 / stage.frameRate)
  }

  /// Jumps from one quarter of the table to its middle and back, at most a few rows away from the last position
  /// there, and produces the frame that shows it.
  func jump() {
    jumps += 1
    let part = jumps.isMultiple(of: 2) ? rows / 4 : rows / 2
    table.scrollToRow(at: IndexPath(row: part + jumps % 7, section: 0), at: .top, animated: false)
    stage.advance(by: 1 / stage.frameRate)
  }

  /// Produces one frame of a fling. A new fling begins when the last one has come to rest.
  func fling() {
    if !table.isDecelerating {
      let way = CGVector(dx: 0, dy: jumps.isMultiple(of: 2) ? -500 : 500)
      jumps += 1
      stage.drag(from: CGPoint(x: 196, y: way.dy < 0 ? 700 : 200), by: way, duration: 0.1)
    }
    stage.advance(by: 1 / stage.frameRate)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    (cell as? ConstrainedCell)?.show(indexPath.row)
    return cell
  }
}

/// The content of both cells: a title and a text of one to three lines.
@MainActor
private func fill(_ title: UILabel, _ text: UILabel, _ row: Int) {
  title.text = "Row \(row)"
  text.text = String(repeating: "Some words that make a line or more. ", count: 1 + row % 3)
}

/// A title above a text, with constraints.
final class ConstrainedCell: UITableViewCell {
  private let title = UILabel()
  private let text = UILabel()

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    text.numberOfLines = 0
    for label in [title, text] {
      label.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(label)
    }
    let margins = contentView.layoutMarginsGuide
    // A cell is one row high before it is measured, which is too low for its text.
    let bottom = text.bottomAnchor.constraint(equalTo: margins.bottomAnchor)
    bottom.priority = UILayoutPriority(999)
    NSLayoutConstraint.activate([
      title.topAnchor.constraint(equalTo: margins.topAnchor),
      title.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      title.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      text.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4),
      text.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      text.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      bottom,
    ])
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  func show(_ row: Int) { fill(title, text, row) }
}

/// The same cell with frames.
final class FramedCell: UITableViewCell {
  private let title = UILabel()
  private let text = UILabel()

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    text.numberOfLines = 0
    for label in [title, text] { contentView.addSubview(label) }
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  func show(_ row: Int) {
    fill(title, text, row)
    setNeedsLayout()
  }

  private func frames(_ width: CGFloat) -> (title: CGRect, text: CGRect, height: CGFloat) {
    let margins = contentView.layoutMargins
    let room = CGSize(
      width: width - margins.left - margins.right, height: .greatestFiniteMagnitude)
    let titleHeight = title.sizeThatFits(room).height
    let textHeight = text.sizeThatFits(room).height
    let below = margins.top + titleHeight + 4
    return (
      CGRect(x: margins.left, y: margins.top, width: room.width, height: titleHeight),
      CGRect(x: margins.left, y: below, width: room.width, height: textHeight),
      below + textHeight + margins.bottom
    )
  }

  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize { CGSize(width: targetSize.width, height: frames(targetSize.width).height) }

  override func layoutSubviews() {
    super.layoutSubviews()
    let places = frames(contentView.bounds.width)
    title.frame = places.title
    text.frame = places.text
  }
}

/// A cell in a window that is filled, measured and laid out repeatedly.
@MainActor
final class CellScene<Cell: UITableViewCell> {
  private let stage = Stage(device: .iPhone14Pro)
  private let cell: Cell
  private let show: (Cell, Int) -> Void
  private var row = 0

  init(_ cell: Cell, show: @escaping (Cell, Int) -> Void) {
    self.cell = cell
    self.show = show
    let controller = UIViewController()
    controller.view.addSubview(cell)
    stage.show(controller)
  }

  func layOut() {
    row += 1
    show(cell, row)
    let size = cell.systemLayoutSizeFitting(
      CGSize(width: 393, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    cell.frame = CGRect(x: 0, y: 0, width: 393, height: size.height)
    cell.layoutIfNeeded()
  }
}
