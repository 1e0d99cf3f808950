import Foundation
import Synchronization

extension UICollectionView {
  /// A registration that makes and configures the cells of some items. Create it once, not in the cell
  /// provider.
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    public typealias Handler = (
      _ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item
    ) -> Void

    let source: RegistrationSource
    let handler: Handler

    /// Creates a registration for cells of the class `Cell`.
    public init(handler: @escaping Handler) {
      source = RegistrationSource(viewClass: Cell.self)
      self.handler = handler
    }

    /// Creates a registration for cells from a nib.
    public init(cellNib: UINib, handler: @escaping Handler) {
      source = RegistrationSource(nib: cellNib)
      self.handler = handler
    }
  }

  /// A registration that makes and configures the supplementary views of one kind.
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    public typealias Handler = (
      _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
    ) -> Void

    let source: RegistrationSource
    let elementKind: String
    let handler: Handler

    public init(elementKind: String, handler: @escaping Handler) {
      source = RegistrationSource(viewClass: Supplementary.self)
      self.elementKind = elementKind
      self.handler = handler
    }

    public init(supplementaryNib: UINib, elementKind: String, handler: @escaping Handler) {
      source = RegistrationSource(nib: supplementaryNib)
      self.elementKind = elementKind
      self.handler = handler
    }
  }

  /// Returns a cell for the item, configured by the registration's handler.
  public func dequeueConfiguredReusableCell<Cell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    let identifier = registration.source.identifier
    if !cellQueue.knows(identifier) { registration.source.register(in: cellQueue) }
    guard let cell = dequeueCell(identifier, indexPath) as? Cell else {
      preconditionFailure("the registration's nib holds no \(Cell.self)")
    }
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  /// Returns a supplementary view, configured by the registration's handler.
  public func dequeueConfiguredReusableSupplementary<Supplementary>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    let kind = registration.elementKind
    let identifier = registration.source.identifier
    let queue = supplementaryQueue(kind)
    if !queue.knows(identifier) { registration.source.register(in: queue) }
    guard let view = dequeueSupplementary(kind, identifier, indexPath) as? Supplementary else {
      preconditionFailure("the registration's nib holds no \(Supplementary.self)")
    }
    registration.handler(view, kind, indexPath)
    return view
  }
}

/// The source of a registration's views, under a unique identifier.
struct RegistrationSource {
  private static let count = Atomic(0)

  let identifier: String
  private let viewClass: UICollectionReusableView.Type?
  private let nib: UINib?

  init(viewClass: UICollectionReusableView.Type? = nil, nib: UINib? = nil) {
    identifier = "registration \(Self.count.add(1, ordering: .relaxed).newValue)"
    self.viewClass = viewClass
    self.nib = nib
  }

  @MainActor func register(in queue: ReuseQueue) {
    if let nib { queue.register(nib, identifier) } else { queue.register(viewClass, identifier) }
  }
}
