import Foundation

/// The reactions of items that have others below them when the user expands or collapses them.
///
/// In Swift 6 a type that is nested in the data source can't have a parameter of the data source's own
/// name for its items, which iOS's has; so its members stand here, where the name is free.
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
  /// Gives what is to be below an item that is expanded, instead of what is below it now.
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
