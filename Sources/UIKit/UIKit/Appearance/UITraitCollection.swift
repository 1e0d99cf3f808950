import Foundation
import Synchronization

/// An immutable set of traits: the environment of a screen, a window or a view.
///
/// A trait without a value is *unspecified*, and a specified one takes precedence when collections are
/// combined:
///
///     let dark = UITraitCollection(userInterfaceStyle: .dark)
///     let both = UITraitCollection(traitsFrom: [.current, dark])
open class UITraitCollection: _ValueObject, @unchecked Sendable {
  package let values: TraitValues

  package init(_ values: TraitValues) {
    self.values = values
  }

  /// Creates a collection in which every trait is unspecified.
  public override init() {
    values = TraitValues()
  }

  public required init?(coder: NSCoder) { nil }

  /// Creates a collection with all traits of all collections; if several specify one, the last wins.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    self.init(traitCollections.reduce(into: TraitValues()) { $0.merge($1.values) })
  }

  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    self.init(TraitValues(userInterfaceIdiom: idiom))
  }

  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(TraitValues(userInterfaceStyle: userInterfaceStyle))
  }

  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(TraitValues(layoutDirection: layoutDirection))
  }

  public convenience init(displayScale scale: CGFloat) {
    self.init(TraitValues(displayScale: scale))
  }

  public convenience init(displayGamut: UIDisplayGamut) {
    self.init(TraitValues(displayGamut: displayGamut))
  }

  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(TraitValues(horizontalSizeClass: horizontalSizeClass))
  }

  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(TraitValues(verticalSizeClass: verticalSizeClass))
  }

  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(TraitValues(preferredContentSizeCategory: preferredContentSizeCategory))
  }

  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init(TraitValues(accessibilityContrast: accessibilityContrast))
  }

  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init(TraitValues(userInterfaceLevel: userInterfaceLevel))
  }

  public convenience init(legibilityWeight: UILegibilityWeight) {
    self.init(TraitValues(legibilityWeight: legibilityWeight))
  }

  public convenience init(forceTouchCapability capability: UIForceTouchCapability) {
    self.init(TraitValues(forceTouchCapability: capability))
  }

  open var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }
  open var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }
  open var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }
  /// The number of pixels per point; 0 if unspecified.
  open var displayScale: CGFloat { values.displayScale }
  open var displayGamut: UIDisplayGamut { values.displayGamut }
  open var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }
  open var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }
  open var preferredContentSizeCategory: UIContentSizeCategory {
    values.preferredContentSizeCategory
  }
  open var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast }
  open var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel }
  open var legibilityWeight: UILegibilityWeight { values.legibilityWeight }
  open var forceTouchCapability: UIForceTouchCapability { values.forceTouchCapability }

  /// A configuration by which images choose their variant for these traits.
  open var imageConfiguration: UIImage.Configuration {
    UIImage.Configuration(ImageConfigurationValues(traits: self))
  }

  /// Whether every trait that `trait` specifies has the same value here.
  open func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    var merged = values
    merged.merge(trait.values)
    return merged == values
  }

  /// Whether a dynamic colour may resolve differently in the two collections.
  open func hasDifferentColorAppearance(
    comparedTo traitCollection: UITraitCollection?
  ) -> Bool {
    guard let other = traitCollection?.values else { return true }
    return values.userInterfaceStyle != other.userInterfaceStyle
      || values.accessibilityContrast != other.accessibilityContrast
      || values.userInterfaceLevel != other.userInterfaceLevel
      || values.displayGamut != other.displayGamut
  }

  // MARK: The current collection

  /// The traits with which dynamic colours and images are resolved. UIKit sets them before it calls
  /// `draw(_:)`, `layoutSubviews()`, `traitCollectionDidChange(_:)` and similar methods.
  open class var current: UITraitCollection {
    get { currentTraits.withLock { $0 } }
    set { currentTraits.withLock { $0 = newValue } }
  }

  /// Runs `actions` while ``current`` is this collection.
  open func performAsCurrent(_ actions: () -> Void) {
    let previous = Self.current
    Self.current = self
    actions()
    Self.current = previous
  }

  // MARK: NSObject

  open override func _isEqual(to object: Any) -> Bool {
    (object as? UITraitCollection)?.values == values
  }

  open override var hash: Int { values.hashValue }

  open override var description: String { "<UITraitCollection: \(values)>" }
}

/// The current collection. Apple keeps one per thread, this UIKit one for the process: interfaces
/// belong to the main thread, so a background thread resolves a colour to the one that the interface
/// shows.
private let currentTraits = Mutex(UITraitCollection(.deviceDefault))
