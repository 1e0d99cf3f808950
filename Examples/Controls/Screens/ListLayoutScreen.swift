import UIKit

/// An outline, rows with swipe actions, and accessories of all kinds, in one list.
final class ListLayoutScreen: UIViewController {
  private enum Section: Int, CaseIterable {
    case outline, mail, accessories

    var title: String {
      switch self {
      case .outline: "Outline"
      case .mail: "Swipe actions"
      case .accessories: "Accessories"
      }
    }
  }

  private var dataSource: UICollectionViewDiffableDataSource<Section, String>?
  private weak var collection: UICollectionView?
  private var flagged: Set<String> = ["Alice"]

  override func viewDidLoad() {
    super.viewDidLoad()
    let layout = UICollectionViewCompositionalLayout { [weak self] index, environment in
      var list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
      list.headerMode = .supplementary
      if index == Section.mail.rawValue {
        list.leadingSwipeActionsConfigurationProvider = { self?.leadingActions(at: $0) }
        list.trailingSwipeActionsConfigurationProvider = { self?.trailingActions(at: $0) }
      }
      return .list(using: list, layoutEnvironment: environment)
    }
    let collection = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    collection.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(collection)
    makeDataSource(of: collection)
    navigationItem.rightBarButtonItem = editButtonItem
    self.collection = collection
  }

  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    collection?.isEditing = editing
  }

  // MARK: Swipe actions

  private func leadingActions(at path: IndexPath) -> UISwipeActionsConfiguration? {
    let flag = UIContextualAction(style: .normal, title: "Flag") { [weak self] _, _, done in
      self?.flag(at: path)
      done(true)
    }
    flag.backgroundColor = .systemOrange
    return UISwipeActionsConfiguration(actions: [flag])
  }

  private func trailingActions(at path: IndexPath) -> UISwipeActionsConfiguration? {
    let delete = UIContextualAction(style: .destructive, title: "Delete") {
      [weak self] _, _, done in
      if let source = self?.dataSource, let name = source.itemIdentifier(for: path) {
        var snapshot = source.snapshot()
        snapshot.deleteItems([name])
        source.apply(snapshot)
      }
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [delete])
  }

  private func flag(at path: IndexPath) {
    guard let source = dataSource, let name = source.itemIdentifier(for: path) else { return }
    flagged.formSymmetricDifference([name])
    var snapshot = source.snapshot()
    snapshot.reconfigureItems([name])
    source.apply(snapshot)
  }

  // MARK: Cells

  private var isTextLarge: Bool {
    traitCollection.preferredContentSizeCategory.isAccessibilityCategory
  }

  /// Returns the detail of a row. A label has no room for large text next to it, so the text is part of the label.
  private func detail(of name: String) -> String {
    let isFlagged = isTextLarge && flagged.contains(name)
    return (isFlagged ? "Flagged. " : "") + "A message from \(name)"
  }

  private func accessories(of name: String, in section: Section) -> [UICellAccessory] {
    switch section {
    case .outline:
      return ["Fruit", "Citrus"].contains(name) ? [.outlineDisclosure(), .reorder()] : [.reorder()]
    case .mail:
      return flagged.contains(name) && !isTextLarge
        ? [.label(text: "Flagged"), .delete(), .disclosureIndicator()]
        : [.delete(), .disclosureIndicator()]
    case .accessories:
      switch name {
      case "Check mark": return [.checkmark()]
      case "Detail": return [.detail()]
      case "Label": return [.label(text: "42")]
      case "Insert": return [.insert(displayed: .always)]
      case "Selection": return [.multiselect(displayed: .always)]
      default:
        return [
          .customView(
            configuration: .init(customView: UISwitch(), placement: .trailing()))
        ]
      }
    }
  }

  private func makeDataSource(of collection: UICollectionView) {
    let cells = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      [weak self] cell, path, name in
      guard let self, let section = Section(rawValue: path.section) else { return }
      var content = cell.defaultContentConfiguration()
      content.text = name
      if section == .mail { content.secondaryText = detail(of: name) }
      cell.contentConfiguration = content
      cell.accessories = accessories(of: name, in: section)
    }
    let headers = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { header, _, path in
      var content = header.defaultContentConfiguration()
      content.text = Section(rawValue: path.section)?.title
      header.contentConfiguration = content
    }
    let source = UICollectionViewDiffableDataSource<Section, String>(collectionView: collection) {
      collection, path, name in
      collection.dequeueConfiguredReusableCell(using: cells, for: path, item: name)
    }
    source.supplementaryViewProvider = { collection, _, path in
      collection.dequeueConfiguredReusableSupplementary(using: headers, for: path)
    }
    source.reorderingHandlers.canReorderItem = { _ in true }
    var outline = NSDiffableDataSourceSectionSnapshot<String>()
    outline.append(["Fruit", "Bread"])
    outline.append(["Apple", "Citrus"], to: "Fruit")
    outline.append(["Lemon", "Orange"], to: "Citrus")
    outline.expand(["Fruit"])
    source.apply(outline, to: .outline, animatingDifferences: false)
    var snapshot = source.snapshot()
    snapshot.appendSections([.mail, .accessories])
    snapshot.appendItems(["Alice", "Bob", "Carol"], toSection: .mail)
    snapshot.appendItems(
      ["Check mark", "Detail", "Label", "Insert", "Selection", "A view of its own"],
      toSection: .accessories)
    source.apply(snapshot, animatingDifferences: false)
    dataSource = source
  }
}
