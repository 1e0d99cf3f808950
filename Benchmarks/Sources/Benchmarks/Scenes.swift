import ElasticHeaders
import Gallery
import Stage

/// A table on a stage with a finger that moves up and down on it, frame by frame.
@MainActor
final class ScrollScene {
  let stage = Stage(device: .iPhone14Pro)
  private var frame = 0

  /// - Parameter travel: The number of points that the table is scrolled before the finger lands.
  init(_ controller: UIViewController, scrolledBy travel: CGFloat = 0) {
    stage.show(controller)
    stage.advance(by: 0.5)
    if travel != 0, let table = controller.view as? UITableView {
      table.contentOffset.y += travel
      stage.advance(by: 0.1)
    }
    stage.touchDown(at: CGPoint(x: 196, y: 600))
  }

  /// Produces one frame: the finger moves by four points, and the tree is committed. The finger turns round
  /// every sixty frames, so the scroll can continue forever.
  func scroll() {
    frame += 1
    let phase = frame % 120
    let way = CGFloat(phase < 60 ? phase : 120 - phase) * 4
    stage.touchMove(to: CGPoint(x: 196, y: 600 - way))
    stage.advance(by: 1 / stage.frameRate)
  }
}

/// Forty rows under a header of 200 points, in a table of the given class.
final class RowsController: UITableViewController {
  convenience init(table: UITableView) {
    self.init(style: .plain)
    table.dataSource = self
    table.delegate = self
    table.register(UITableViewCell.self, forCellReuseIdentifier: "Row")
    table.rowHeight = 44
    let header = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 200))
    header.backgroundColor = .systemTeal
    table.tableHeaderView = header
    tableView = table
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    1000
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Row", for: indexPath)
    cell.textLabel?.text = "Row \(indexPath.row)"
    return cell
  }
}

/// Measures frames of a scroll through a table with a header of 200 points.
@MainActor
func scrolling(_ table: UITableView, from travel: CGFloat = 0) -> () -> Void {
  ScrollScene(RowsController(table: table), scrolledBy: travel).scroll
}

/// Returns a new instance of the gallery's screen with this name.
@MainActor
func galleryController(_ name: String) -> UIViewController {
  guard let screen = Gallery.screens.first(where: { $0.name == name }) else {
    preconditionFailure("The gallery has no screen '\(name)'.")
  }
  return screen.makeController()
}
