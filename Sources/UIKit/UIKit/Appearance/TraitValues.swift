import CoreGraphics

/// The traits of a ``UITraitCollection`` as a value.
package struct TraitValues: Hashable, Sendable {
  package var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
  package var userInterfaceStyle = UIUserInterfaceStyle.unspecified
  package var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
  package var displayScale: CGFloat = 0
  var displayGamut = UIDisplayGamut.unspecified
  package var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
  package var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
  package var preferredContentSizeCategory = UIContentSizeCategory.unspecified
  package var accessibilityContrast = UIAccessibilityContrast.unspecified
  package var userInterfaceLevel = UIUserInterfaceLevel.unspecified
  var legibilityWeight = UILegibilityWeight.unspecified
  var forceTouchCapability = UIForceTouchCapability.unknown

  /// The traits of a phone held upright, with light appearance and the default text size.
  static let deviceDefault = TraitValues(
    userInterfaceIdiom: .phone, userInterfaceStyle: .light, layoutDirection: .leftToRight,
    displayScale: 3, displayGamut: .SRGB, horizontalSizeClass: .compact,
    verticalSizeClass: .regular, preferredContentSizeCategory: .large,
    accessibilityContrast: .normal, userInterfaceLevel: .base, legibilityWeight: .regular,
    forceTouchCapability: .unavailable)

  /// Overwrites every trait that `other` specifies.
  package mutating func merge(_ other: TraitValues) {
    if other.userInterfaceIdiom != .unspecified { userInterfaceIdiom = other.userInterfaceIdiom }
    if other.userInterfaceStyle != .unspecified { userInterfaceStyle = other.userInterfaceStyle }
    if other.layoutDirection != .unspecified { layoutDirection = other.layoutDirection }
    if other.displayScale != 0 { displayScale = other.displayScale }
    if other.displayGamut != .unspecified { displayGamut = other.displayGamut }
    if other.horizontalSizeClass != .unspecified { horizontalSizeClass = other.horizontalSizeClass }
    if other.verticalSizeClass != .unspecified { verticalSizeClass = other.verticalSizeClass }
    if other.preferredContentSizeCategory != .unspecified {
      preferredContentSizeCategory = other.preferredContentSizeCategory
    }
    if other.accessibilityContrast != .unspecified {
      accessibilityContrast = other.accessibilityContrast
    }
    if other.userInterfaceLevel != .unspecified { userInterfaceLevel = other.userInterfaceLevel }
    if other.legibilityWeight != .unspecified { legibilityWeight = other.legibilityWeight }
    if other.forceTouchCapability != .unknown { forceTouchCapability = other.forceTouchCapability }
  }

  /// The layout direction for views: left to right unless the trait is right to left.
  package var direction: UIUserInterfaceLayoutDirection {
    layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }
}

extension TraitValues {
  /// Creates the traits that differ between devices.
  package init(
    userInterfaceIdiom: UIUserInterfaceIdiom, displayScale: CGFloat,
    horizontalSizeClass: UIUserInterfaceSizeClass, verticalSizeClass: UIUserInterfaceSizeClass
  ) {
    self.init()
    self.userInterfaceIdiom = userInterfaceIdiom
    self.displayScale = displayScale
    self.horizontalSizeClass = horizontalSizeClass
    self.verticalSizeClass = verticalSizeClass
  }
}
