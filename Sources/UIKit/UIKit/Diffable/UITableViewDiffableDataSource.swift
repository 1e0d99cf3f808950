import Foundation

/// A data source for a table that shows a complete snapshot and finds the changes itself.
///
///     let source = UITableViewDiffableDataSource<Int, String>(tableView: table) { table, path, name in
///       let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
///       cell.textLabel?.text = name
///       return cell
///     }
///     var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
///     snapshot.appendSections([0])
///     snapshot.appendItems(["one", "two"])
///     source.apply(snapshot)
///
/// Subclass it for titles of sections and for editing. The table doesn't retain it.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
>: NSObject, UITableViewDataSource {
  public typealias CellProvider = (
    _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UITableViewCell?

  private weak var tableView: UITableView?
  private let cellProvider: CellProvider
  private var contents = DiffableContents<SectionIdentifierType, ItemIdentifierType>()

  /// Creates a data source and assigns it to the table.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    self.tableView = tableView
    self.cellProvider = cellProvider
    super.init()
    tableView.dataSource = self
  }

  /// The animation of rows and sections that appear and disappear; automatic by default.
  open var defaultRowAnimation = UITableView.RowAnimation.automatic

  // MARK: Snapshots

  /// Returns the present content, as a value that can be changed and applied.
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
    contents.snapshot
  }

  /// Shows `snapshot`. The difference from the present content is found in expected O(n) and applied as
  /// one batch, with or without animation. `completion` is called when the animations have ended.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    guard let tableView else { return contents.replace(by: snapshot) }
    tableView.makeChanges(animated: animatingDifferences, completion: completion) {
      let difference = self.contents.show(snapshot)
      let animation = self.defaultRowAnimation
      tableView.update { $0.enter(difference, animation) }
    }
  }

  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true
  ) async {
    await withCheckedContinuation { continuation in
      apply(snapshot, animatingDifferences: animatingDifferences) { continuation.resume() }
    }
  }

  /// Shows `snapshot` by reloading the table, without looking for differences.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    contents.replace(by: snapshot)
    tableView?.reloadData()
    completion?()
  }

  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) async {
    await withCheckedContinuation { continuation in
      applySnapshotUsingReloadData(snapshot) { continuation.resume() }
    }
  }

  // MARK: Index paths

  /// Returns the item at an index path; `nil` if there is no such row.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    contents.itemIdentifier(for: indexPath)
  }

  /// Returns the index path of a row; `nil` if there is none. O(1), except for the first call after a
  /// change.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    contents.indexPath(for: itemIdentifier)
  }

  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    contents.sectionIdentifier(for: index)
  }

  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    contents.snapshot.indexOfSection(sectionIdentifier)
  }

  // MARK: UITableViewDataSource

  open func numberOfSections(in tableView: UITableView) -> Int {
    contents.snapshot.numberOfSections
  }

  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    contents.count(inSection: section)
  }

  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    guard let item = itemIdentifier(for: indexPath) else {
      fatalError("\(type(of: self)) has no item at \(indexPath)")
    }
    guard let cell = cellProvider(tableView, indexPath, item) else {
      fatalError(
        "\(type(of: self)) cell provider returned nil for index path: \(indexPath), item "
          + "identifier: \(item)")
    }
    return cell
  }

  open func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { nil }

  open func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? { nil }

  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    false
  }

  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    false
  }

  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}

  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}

  open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }

  open func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { index }
}
