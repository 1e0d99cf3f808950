import ElasticHeaders
import UIKit

/// The pictures in a table under a stretchy header. A tap opens a picture on the full screen with an animation.
public final class PictureListController: UITableViewController {
  private let pictures = Picture.all
  private var thumbnails: [Int: UIImage] = [:]
  private var flight: PictureFlight?

  public init() {
    super.init(style: .plain)
  }

  public required init?(coder: NSCoder) { fatalError("made in code") }

  public override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(PictureCell.self, forCellReuseIdentifier: "Picture")
    tableView.contentInsetAdjustmentBehavior = .never
    tableView.accessibilityIdentifier = "pictures"
    tableView.tableHeaderView = PictureHeaderView(
      image: pictures[3].image(width: 430), title: "Life in a drop")
  }

  public override func scrollViewDidScroll(_ scrollView: UIScrollView) {
    (tableView.tableHeaderView as? StretchyTableHeaderView)?.scrollViewDidScroll(scrollView)
  }

  // MARK: Rows

  public override func tableView(
    _ tableView: UITableView, numberOfRowsInSection section: Int
  ) -> Int { pictures.count }

  public override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Picture", for: indexPath)
    (cell as? PictureCell)?.show(thumbnail(indexPath.row), pictures[indexPath.row].name)
    return cell
  }

  private func thumbnail(_ row: Int) -> UIImage {
    if let image = thumbnails[row] { return image }
    let image = pictures[row].image(width: 216)
    thumbnails[row] = image
    return image
  }

  // MARK: Full screen

  public override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    let picture = pictures[indexPath.row]
    let controller = PictureController(image: picture.image(width: 860), name: picture.name)
    // The cell is looked up at each end of the animation: a rotation of the device may have moved it.
    let flight = PictureFlight { [weak self] in
      (self?.tableView.cellForRow(at: indexPath) as? PictureCell)?.picture
    }
    self.flight = flight
    controller.modalPresentationStyle = .custom
    controller.transitioningDelegate = flight
    present(controller, animated: true)
  }
}
