import Foundation

/// The document that a navigation bar's title stands for: what the head of its menu says and hands out.
///
///     let properties = UIDocumentProperties(url: note.url)
///     properties.activityViewControllerProvider = {
///       UIActivityViewController(activityItems: [note.url], applicationActivities: nil)
///     }
///     navigationItem.documentProperties = properties
@preconcurrency @MainActor open class UIDocumentProperties: NSObject {
  private let url: URL
  /// Tells who shows the document that it looks different.
  var onChange: (() -> Void)?

  /// The file at `url` is read when the properties are shown.
  public init(url: URL) {
    self.url = url
  }

  /// Gives the items that stand for the document, for a drag that begins at its icon; nil has none.
  open var dragItemsProvider: ((any UIDragSession) -> [UIDragItem])?

  /// Gives the sheet by which the document is shared, for the button in the head of the menu; nil has no
  /// such button.
  open var activityViewControllerProvider: (() -> UIActivityViewController)?

  /// Whether the document's icon stands before the title in the bar. False by default.
  open var wantsIconRepresentation = false {
    didSet { if wantsIconRepresentation != oldValue { onChange?() } }
  }

  /// The file as it is now.
  var summary: DocumentSummary { DocumentSummary(url: url) }

  /// The icon in the bar, read once.
  private(set) lazy var barIcon = summary.icon(side: BarMetrics.titleIconSize.width)
}
