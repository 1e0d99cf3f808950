import CoreGraphics
import Foundation

/// A reusable header or footer of a table section.
///
/// Add your views to ``contentView``. If it has constraints from top to bottom, they determine the
/// view's height.
@preconcurrency @MainActor open class UITableViewHeaderFooterView: UIView {
  var headerFooterState = HeaderFooterState()
  var configurations = ViewConfigurations()
  private let content = UIView()

  // MARK: Initialization

  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addSubview(content)
  }

  public override convenience init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(content)
    reuseIdentifier = (coder as? NibCoder)?.reuseIdentifier
  }

  override var ownAccessibility: OwnAccessibility {
    guard let text = speakableText() else { return OwnAccessibility() }
    return OwnAccessibility(label: text, traits: .header).keepingControls
  }

  open private(set) var reuseIdentifier: String?

  /// Prepares the view for reuse. Overrides have to call `super`.
  open dynamic func prepareForReuse() { setNeedsUpdateConfiguration() }

  // MARK: Content

  open var contentView: UIView { configurations.contentView ?? content }

  /// The title, created on first use.
  open var textLabel: UILabel? { madeLabel(\.label) }
  open var detailTextLabel: UILabel? { madeLabel(\.detailLabel) }

  /// The view behind the content, as large as this view.
  open var backgroundView: UIView? {
    didSet {
      if oldValue !== backgroundView { oldValue?.removeFromSuperview() }
      if let backgroundView {
        backgroundConfiguration = nil
        insertSubview(backgroundView, at: 0)
      }
      setNeedsLayout()
    }
  }

  // MARK: Configurations

  /// The configuration of the content. Setting it creates a content view or updates the existing one.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configurations.content }
    set { setContentConfiguration(newValue, ownContent: content) }
  }

  /// Whether ``contentConfiguration`` is updated automatically when the view's state changes.
  open var automaticallyUpdatesContentConfiguration = true

  /// Returns the standard configuration for the table's style.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch (headerFooterState.style, headerFooterState.isFooter) {
    case (.plain, false): .plainHeader()
    case (.plain, true): .plainFooter()
    case (_, false): .groupedHeader()
    case (_, true): .groupedFooter()
    }
  }

  /// The configuration of the background, which replaces the background view.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { configurations.background }
    set { setBackgroundConfiguration(newValue) }
  }

  open var automaticallyUpdatesBackgroundConfiguration = true

  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    headerFooterState.style == .plain ? .listPlainHeaderFooter() : .listGroupedHeaderFooter()
  }

  /// The view's state. Overrides may add custom states and have to call `super`.
  open var configurationState: UIViewConfigurationState { currentConfigurationState }

  /// Requests a call of ``updateConfiguration(using:)`` before the next layout.
  open func setNeedsUpdateConfiguration() {
    configurations.needsUpdate = true
    setNeedsLayout()
  }

  override func invalidateConfiguration() { setNeedsUpdateConfiguration() }

  /// Sets the configurations for a state. Overrides have to call `super` unless they set both.
  open func updateConfiguration(using state: UIViewConfigurationState) {
    updateConfigurations(state)
  }

  /// The handler that is called after ``updateConfiguration(using:)``.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// A handler that sets the configurations whenever the state changes.
  public typealias ConfigurationUpdateHandler = (
    _ headerFooterView: UITableViewHeaderFooterView, _ state: UIViewConfigurationState
  ) -> Void

  // MARK: Layout

  open dynamic override func layoutSubviews() {
    updateConfigurationIfNeeded()
    super.layoutSubviews()
    layOutContent()
  }

  /// Returns the height that the content needs at the given width, by the content view's constraints or
  /// without any by ``sizeThatFits(_:)``; zero without content. If the width isn't required, it is the one that
  /// constraints ask for.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    let sides = 2 * contentInset(width: targetSize.width)
    let inner = CGSize(width: max(0, targetSize.width - sides), height: targetSize.height)
    let size = contentView.systemLayoutSizeFitting(
      inner, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
    let isFixed =
      horizontalFittingPriority == .required || contentView.autoLayout.constrainedSubviews == 0
    return CGSize(
      width: isFixed ? targetSize.width : size.width + sides,
      height: size.height > 0 ? size.height : max(0, sizeThatFits(targetSize).height))
  }

  /// Returns a size without height, because the table gives views without content the height of a title. A
  /// subclass may give its own height.
  open dynamic override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: 0)
  }

  override func traitsDidChange(from previous: UITraitCollection) {
    super.traitsDidChange(from: previous)
    setNeedsUpdateConfiguration()
  }
}

/// The state of a header or footer.
struct HeaderFooterState {
  var label: UILabel?
  var detailLabel: UILabel?
  /// The style of the table that shows the view.
  var style = UITableView.Style.plain
  var isFooter = false
  /// Whether the table's cells and plates are limited to a readable width.
  var isReadable = false
  /// Whether the view floats over the rows, away from its own position.
  var isPinned = false
}

extension UITableViewHeaderFooterView {
  /// Allocates a view of the dynamic class. See `NSObject.makeDynamic()` for how and why.
  @_silgen_name("ooze_UITableViewHeaderFooterView_allocate")
  package static func makeDynamic(reuseIdentifier: consuming String?) -> Self

  @_silgen_name("ooze_UITableViewHeaderFooterView_allocate")
  package convenience init(_reuseIdentifier: String?) {
    self.init(reuseIdentifier: _reuseIdentifier)
  }
}
