import Foundation

/// The document of a navigation bar's title, with the contents of the menu's header.
///
///     let properties = UIDocumentProperties(url: note.url)
///     properties.activityViewControllerProvider = {
///       UIActivityViewController(activityItems: [note.url], applicationActivities: nil)
///     }
///     navigationItem.documentProperties = properties
@preconcurrency @MainActor open class UIDocumentProperties: NSObject {
  private let url: URL
  /// Notifies the bar that shows the document of changes.
  var onChange: (() -> Void)?

  /// Creates properties. The file at `url` is read when they are shown.
  public init(url: URL) {
    self.url = url
  }

  /// A closure that returns the items for a drag of the document's icon; without a provider it can't be
  /// dragged.
  open var dragItemsProvider: ((any UIDragSession) -> [UIDragItem])?

  /// A closure that returns the sheet that shares the document, for the button in the menu's header;
  /// without a provider there is no button.
  open var activityViewControllerProvider: (() -> UIActivityViewController)?

  /// Whether the document's icon is shown before the title in the bar. False by default.
  open var wantsIconRepresentation = false {
    didSet { if wantsIconRepresentation != oldValue { onChange?() } }
  }

  /// The present description of the file.
  var summary: DocumentSummary { DocumentSummary(url: url) }

  /// The icon in the bar, read once.
  private(set) lazy var barIcon = summary.icon(side: BarMetrics.titleIconSize.width)
}
