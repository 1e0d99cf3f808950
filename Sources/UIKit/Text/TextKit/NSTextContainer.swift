import CoreGraphics
import Foundation

/// The column that a text is laid out in.
open class NSTextContainer: NSObject {
  /// Points; 0 is no limit.
  open var size: CGSize {
    didSet { if size != oldValue { layoutManager?.textContainerChangedGeometry(self) } }
  }

  /// Room at both sides of each line, in points; 5 by default.
  open var lineFragmentPadding: CGFloat = 5 { didSet { changed() } }

  /// The most lines; 0 is no limit.
  open var maximumNumberOfLines = 0 { didSet { changed() } }

  /// How the last line ends if there is more.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping { didSet { changed() } }

  /// Whether the width follows that of the text view; false by default.
  open var widthTracksTextView = false
  /// Whether the height follows that of the text view; false by default.
  open var heightTracksTextView = false

  /// The manager that lays the text out in it. Not retained: the storage keeps it; nil when it is gone.
  unowned(unsafe) open var layoutManager: NSLayoutManager? {
    get { manager }
    set { manager = newValue }
  }
  private weak var manager: NSLayoutManager?

  /// A container without limits.
  public convenience override init() {
    self.init(size: .zero)
  }

  public init(size: CGSize) {
    self.size = size
    super.init()
  }

  public required init(coder: NSCoder) {
    size = CGSize(width: 1e7, height: 1e7)
    super.init()
  }

  /// Whether lines have all of the size; always, for there are no shapes to flow around.
  open var isSimpleRectangularTextContainer: Bool { true }

  /// Puts another layout manager in the place of this container's, for all that it had.
  open func replaceLayoutManager(_ newLayoutManager: NSLayoutManager) {
    guard let old = layoutManager, old !== newLayoutManager else { return }
    let storage = old.textStorage
    storage?.removeLayoutManager(old)
    for container in old.textContainers { newLayoutManager.addTextContainer(container) }
    storage?.addLayoutManager(newLayoutManager)
  }

  private func changed() { layoutManager?.textContainerChangedGeometry(self) }

  /// The width that glyphs may take.
  var column: CGFloat {
    guard size.width > 0, size.width < 1e6 else { return .infinity }
    return max(0, size.width - 2 * lineFragmentPadding)
  }
}
