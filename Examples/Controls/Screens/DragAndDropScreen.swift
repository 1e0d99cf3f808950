import UIKit

/// Rows that can be dragged within a table and onto a basket, which takes copies.
final class DragAndDropScreen: UIViewController, UITableViewDataSource, UITableViewDragDelegate,
  UITableViewDropDelegate, UIDropInteractionDelegate
{
  private var fruits = ["Apple", "Banana", "Cherry", "Date", "Elderberry", "Fig", "Grape"]
  private let table = UITableView(frame: .zero, style: .insetGrouped)
  private let basket = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    table.register(UITableViewCell.self, forCellReuseIdentifier: "fruit")
    table.dataSource = self
    table.dragDelegate = self
    table.dropDelegate = self
    // It is off by default on an iPhone.
    table.dragInteractionEnabled = true
    basket.text = "Drop fruits here"
    basket.font = .preferredFont(forTextStyle: .headline)
    basket.adjustsFontForContentSizeCategory = true
    basket.textAlignment = .center
    basket.numberOfLines = 0
    basket.textColor = .secondaryLabel
    basket.backgroundColor = .secondarySystemGroupedBackground
    basket.layer.cornerRadius = 16
    basket.clipsToBounds = true
    basket.isUserInteractionEnabled = true
    basket.addInteraction(UIDropInteraction(delegate: self))
    for subview in [table, basket] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(subview)
    }
    let guide = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      table.topAnchor.constraint(equalTo: guide.topAnchor),
      table.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      table.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      table.bottomAnchor.constraint(equalTo: basket.topAnchor, constant: -16),
      basket.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 20),
      basket.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -20),
      basket.bottomAnchor.constraint(equalTo: guide.bottomAnchor, constant: -20),
      basket.heightAnchor.constraint(equalToConstant: 140),
    ])
  }

  // MARK: Rows

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    fruits.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "fruit", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = fruits[indexPath.row]
    content.image = UIImage(systemName: "leaf")
    cell.contentConfiguration = content
    return cell
  }

  func tableView(
    _ tableView: UITableView, itemsForBeginning session: UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem] {
    let fruit = fruits[indexPath.row]
    let item = UIDragItem(itemProvider: NSItemProvider(object: NSString(string: fruit)))
    item.localObject = fruit
    return [item]
  }

  func tableView(
    _ tableView: UITableView, itemsForAddingTo session: UIDragSession, at indexPath: IndexPath,
    point: CGPoint
  ) -> [UIDragItem] { self.tableView(tableView, itemsForBeginning: session, at: indexPath) }

  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal {
    guard tableView.hasActiveDrag, session.items.count == 1 else {
      return UITableViewDropProposal(operation: .forbidden)
    }
    return UITableViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
  }

  func tableView(
    _ tableView: UITableView, performDropWith coordinator: UITableViewDropCoordinator
  ) {
    guard let item = coordinator.items.first, let source = item.sourceIndexPath else { return }
    let last = IndexPath(row: fruits.count - 1, section: 0)
    let target = coordinator.destinationIndexPath ?? last
    tableView.performBatchUpdates {
      self.fruits.insert(self.fruits.remove(at: source.row), at: target.row)
      tableView.deleteRows(at: [source], with: .none)
      tableView.insertRows(at: [target], with: .none)
    }
    coordinator.drop(item.dragItem, toRowAt: target)
  }

  // MARK: The basket

  func dropInteraction(
    _ interaction: UIDropInteraction, canHandle session: UIDropSession
  ) -> Bool { session.canLoadObjects(ofClass: NSString.self) }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: UIDropSession) {
    basket.backgroundColor = .systemFill
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: UIDropSession
  ) -> UIDropProposal { UIDropProposal(operation: .copy) }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: UIDropSession) {
    basket.backgroundColor = .secondarySystemGroupedBackground
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: UIDropSession) {
    basket.backgroundColor = .secondarySystemGroupedBackground
  }

  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: UIDropSession) {
    session.loadObjects(ofClass: NSString.self) { [weak self] texts in
      let names = texts.compactMap { $0 as? NSString }.map { "\($0)" }
      self?.basket.text = "In the basket: " + names.joined(separator: ", ")
    }
  }
}
