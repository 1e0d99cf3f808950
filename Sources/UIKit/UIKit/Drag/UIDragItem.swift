import Foundation

/// Something that is dragged: its data in several forms, and what it looks like.
@preconcurrency @MainActor open class UIDragItem: NSObject {
  open private(set) var itemProvider: NSItemProvider
  /// The object by which the application that drags knows it; nobody else sees it.
  open var localObject: Any?
  /// Makes what is seen while it is dragged; nil, as without a provider, is what was lifted.
  open var previewProvider: (() -> UIDragPreview?)?

  public init(itemProvider: NSItemProvider) {
    self.itemProvider = itemProvider
    super.init()
  }
}
