import Foundation

/// The handlers for expanding and collapsing items with children.
///
/// In Swift 6 a type nested in the data source can't name a generic parameter for its items as the data
/// source does, which iOS's type does. So its members are declared here, where the name is free.
public protocol _SectionSnapshotHandling {
  associatedtype ItemIdentifierType: Hashable
  var _handlers: _SectionSnapshotHandlers<ItemIdentifierType> { get set }
}

public struct _SectionSnapshotHandlers<Item: Hashable> {
  var shouldExpandItem: ((Item) -> Bool)?
  var willExpandItem: ((Item) -> Void)?
  var shouldCollapseItem: ((Item) -> Bool)?
  var willCollapseItem: ((Item) -> Void)?
  var snapshotForExpandingParent:
    (
      (Item, NSDiffableDataSourceSectionSnapshot<Item>) -> NSDiffableDataSourceSectionSnapshot<Item>
    )?
}

extension _SectionSnapshotHandling {
  public var shouldExpandItem: ((ItemIdentifierType) -> Bool)? {
    get { _handlers.shouldExpandItem }
    set { _handlers.shouldExpandItem = newValue }
  }
  public var willExpandItem: ((ItemIdentifierType) -> Void)? {
    get { _handlers.willExpandItem }
    set { _handlers.willExpandItem = newValue }
  }
  public var shouldCollapseItem: ((ItemIdentifierType) -> Bool)? {
    get { _handlers.shouldCollapseItem }
    set { _handlers.shouldCollapseItem = newValue }
  }
  public var willCollapseItem: ((ItemIdentifierType) -> Void)? {
    get { _handlers.willCollapseItem }
    set { _handlers.willCollapseItem = newValue }
  }
  /// A closure that returns the new children of an item that is being expanded, in place of the present
  /// ones.
  public var snapshotForExpandingParent:
    (
      (ItemIdentifierType, NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>) ->
        NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
    )?
  {
    get { _handlers.snapshotForExpandingParent }
    set { _handlers.snapshotForExpandingParent = newValue }
  }
}
