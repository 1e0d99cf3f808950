import Foundation

/// A dragged item: its data in several representations, and its preview.
@preconcurrency @MainActor open class UIDragItem: NSObject {
  open private(set) var itemProvider: NSItemProvider
  /// An object by which the source application recognises the item; other applications don't see it.
  open var localObject: Any?
  /// A closure that makes the preview shown during the drag; nil, as without a provider, keeps the lifted
  /// preview.
  open var previewProvider: (() -> UIDragPreview?)?

  public init(itemProvider: NSItemProvider) {
    self.itemProvider = itemProvider
    super.init()
  }
}
