import CoreGraphics
import Foundation

/// A section's header or footer that a table can use again.
///
/// The app's views go into ``contentView``. A view whose content view has constraints from top to
/// bottom sizes itself by them.
@preconcurrency @MainActor open class UITableViewHeaderFooterView: UIView {
  var headerFooterState = HeaderFooterState()
  var configurations = ViewConfigurations()
  private let content = UIView()

  // MARK: Making

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

  /// Called before the view is used for another section. Call `super`.
  open func prepareForReuse() { setNeedsUpdateConfiguration() }

  // MARK: Content

  open var contentView: UIView { configurations.contentView ?? content }

  /// The title, made when it is first asked for.
  open var textLabel: UILabel? { madeLabel(\.label) }
  open var detailTextLabel: UILabel? { madeLabel(\.detailLabel) }

  /// Behind the content, as large as the view.
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

  /// The content of the content view. Setting it makes a content view, or hands it to the one that is
  /// there.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configurations.content }
    set { setContentConfiguration(newValue, ownContent: content) }
  }

  /// Whether ``contentConfiguration`` is updated for the view's state whenever that changes.
  open var automaticallyUpdatesContentConfiguration = true

  /// The text that goes with the style of the table.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch (headerFooterState.style, headerFooterState.isFooter) {
    case (.plain, false): .plainHeader()
    case (.plain, true): .plainFooter()
    case (_, false): .groupedHeader()
    case (_, true): .groupedFooter()
    }
  }

  /// The background behind the content, instead of the background view.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { configurations.background }
    set { setBackgroundConfiguration(newValue) }
  }

  open var automaticallyUpdatesBackgroundConfiguration = true

  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    headerFooterState.style == .plain ? .listPlainHeaderFooter() : .listGroupedHeaderFooter()
  }

  /// The view's state, to which an override may add its own. Call `super`.
  open var configurationState: UIViewConfigurationState { currentConfigurationState }

  /// Has ``updateConfiguration(using:)`` called before the view is laid out next.
  open func setNeedsUpdateConfiguration() {
    configurations.needsUpdate = true
    setNeedsLayout()
  }

  /// Sets the configurations for a state. Call `super` unless you set both.
  open func updateConfiguration(using state: UIViewConfigurationState) {
    updateConfigurations(state)
  }

  /// Called after ``updateConfiguration(using:)``.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// Called with the state whenever it changes, to set configurations by it.
  public typealias ConfigurationUpdateHandler = (
    _ headerFooterView: UITableViewHeaderFooterView, _ state: UIViewConfigurationState
  ) -> Void

  // MARK: Layout

  open dynamic override func layoutSubviews() {
    updateConfigurationIfNeeded()
    super.layoutSubviews()
    layOutContent()
  }

  /// The height that the content asks for in the given width; zero without any.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    let inner = CGSize(
      width: max(0, targetSize.width - 2 * contentInset(width: targetSize.width)),
      height: targetSize.height)
    let size = contentView.systemLayoutSizeFitting(
      inner, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
    return CGSize(width: targetSize.width, height: size.height)
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
  /// The style of the table that shows it.
  var style = UITableView.Style.plain
  var isFooter = false
  /// Whether the table's cells, and with them its plates, are no wider than is good to read.
  var isReadable = false
  /// Whether it floats over the rows, away from its own place.
  var isPinned = false
}

extension UITableViewHeaderFooterView {
  /// Makes a view of the dynamic class. See `NSObject.makeDynamic()` for how and why.
  @_silgen_name("ooze_UITableViewHeaderFooterView_allocate")
  package static func makeDynamic(reuseIdentifier: consuming String?) -> Self

  @_silgen_name("ooze_UITableViewHeaderFooterView_allocate")
  package convenience init(_reuseIdentifier: String?) {
    self.init(reuseIdentifier: _reuseIdentifier)
  }
}
