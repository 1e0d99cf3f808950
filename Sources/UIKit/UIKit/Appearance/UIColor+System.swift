import CoreGraphics

extension UIColor {
  // Values for light and dark, base and elevated, as 0xRRGGBB with an opacity. `contrast` has those of light
  // and dark with increased contrast, if they are published. Source: "Apple Design Resources – iOS 16" and
  // the Human Interface Guidelines' colour tables.

  // MARK: Colours that adapt to light and dark

  public static let systemRed = dynamic(0xFF3B30, 0xFF453A, contrast: (0xD70015, 0xFF6961))
  public static let systemGreen = dynamic(0x34C759, 0x30D158, contrast: (0x248A3D, 0x30DB5B))
  public static let systemBlue = dynamic(0x007AFF, 0x0A84FF, contrast: (0x0040DD, 0x409CFF))
  public static let systemOrange = dynamic(0xFF9500, 0xFF9F0A, contrast: (0xC93400, 0xFFB340))
  public static let systemYellow = dynamic(0xFFCC00, 0xFFD60A, contrast: (0xB25000, 0xFFD426))
  public static let systemPink = dynamic(0xFF2D55, 0xFF375F, contrast: (0xD30F45, 0xFF6482))
  public static let systemPurple = dynamic(0xAF52DE, 0xBF5AF2, contrast: (0x8944AB, 0xDA8FFF))
  public static let systemTeal = dynamic(0x30B0C7, 0x40C8E0, contrast: (0x008299, 0x5DE6FF))
  public static let systemIndigo = dynamic(0x5856D6, 0x5E5CE6, contrast: (0x3634A3, 0x7D7AFF))
  public static let systemBrown = dynamic(0xA2845E, 0xAC8E68, contrast: (0x7F6545, 0xB59469))
  public static let systemMint = dynamic(0x00C7BE, 0x63E6E2, contrast: (0x0C817B, 0x66D4CF))
  public static let systemCyan = dynamic(0x32ADE6, 0x64D2FF, contrast: (0x0071A4, 0x70D7FF))
  public static let systemGray = dynamic(0x8E8E93, 0x8E8E93, contrast: (0x6C6C70, 0xAEAEB2))
  public static let systemGray2 = dynamic(0xAEAEB2, 0x636366, contrast: (0x8E8E93, 0x7C7C80))
  public static let systemGray3 = dynamic(0xC7C7CC, 0x48484A, contrast: (0xAEAEB2, 0x545456))
  public static let systemGray4 = dynamic(0xD1D1D6, 0x3A3A3C, contrast: (0xBCBCC0, 0x444446))
  public static let systemGray5 = dynamic(0xE5E5EA, 0x2C2C2E, contrast: (0xD8D8DC, 0x363638))
  public static let systemGray6 = dynamic(0xF2F2F7, 0x1C1C1E, contrast: (0xEBEBF0, 0x242426))

  // MARK: Text

  public static let label = dynamic(0x000000, 0xFFFFFF)
  public static let secondaryLabel = dynamic(0x3C3C43, 0.6, 0xEBEBF5, 0.6)
  public static let tertiaryLabel = dynamic(0x3C3C43, 0.3, 0xEBEBF5, 0.3)
  public static let quaternaryLabel = dynamic(0x3C3C43, 0.18, 0xEBEBF5, 0.16)
  public static let placeholderText = tertiaryLabel
  public static let link = dynamic(0x007AFF, 0x0984FF)
  /// The colour of text on a light background, whatever the appearance.
  public static let darkText = black
  /// The colour of text on a dark background, whatever the appearance.
  public static let lightText = UIColor(white: 1, alpha: 0.6)

  // MARK: Lines and fills

  public static let separator = dynamic(0x3C3C43, 0.29, 0x545458, 0.6)
  public static let opaqueSeparator = dynamic(0xC6C6C8, 0x38383A)
  public static let systemFill = dynamic(0x787880, 0.2, 0x787880, 0.36)
  public static let secondarySystemFill = dynamic(0x787880, 0.16, 0x787880, 0.32)
  public static let tertiarySystemFill = dynamic(0x767680, 0.12, 0x767680, 0.24)
  public static let quaternarySystemFill = dynamic(0x747480, 0.08, 0x767680, 0.18)

  // MARK: Backgrounds

  public static let systemBackground = dynamic(0xFFFFFF, 0x000000, elevated: 0x1C1C1E)
  public static let secondarySystemBackground = dynamic(0xF2F2F7, 0x1C1C1E, elevated: 0x2C2C2E)
  public static let tertiarySystemBackground = dynamic(0xFFFFFF, 0x2C2C2E, elevated: 0x3A3A3C)
  public static let systemGroupedBackground = dynamic(0xF2F2F7, 0x000000, elevated: 0x1C1C1E)
  public static let secondarySystemGroupedBackground = dynamic(
    0xFFFFFF, 0x1C1C1E, elevated: 0x2C2C2E)
  public static let tertiarySystemGroupedBackground = dynamic(
    0xF2F2F7, 0x2C2C2E, elevated: 0x3A3A3C)
  /// The name of `systemGroupedBackground` before iOS 13.
  public static let groupTableViewBackground = systemGroupedBackground

  /// An application's default tint colour. Views resolve their own through `tintColor`.
  public static let tintColor = systemBlue
}

extension UIColor {
  private static func rgb(_ hex: UInt32, _ alpha: CGFloat = 1) -> UIColor {
    UIColor(
      red: CGFloat(hex >> 16 & 0xFF) / 255, green: CGFloat(hex >> 8 & 0xFF) / 255,
      blue: CGFloat(hex & 0xFF) / 255, alpha: alpha)
  }

  private static func dynamic(
    _ light: UInt32, _ dark: UInt32, contrast: (light: UInt32, dark: UInt32)
  ) -> UIColor {
    let (light, dark) = (rgb(light), rgb(dark))
    let (strongLight, strongDark) = (rgb(contrast.light), rgb(contrast.dark))
    return UIColor {
      let isStrong = $0.accessibilityContrast == .high
      return $0.userInterfaceStyle == .dark
        ? isStrong ? strongDark : dark : isStrong ? strongLight : light
    }
  }

  private static func dynamic(_ light: UInt32, _ dark: UInt32, elevated: UInt32? = nil) -> UIColor {
    let light = rgb(light)
    let dark = rgb(dark)
    let elevated = elevated.map { rgb($0) } ?? dark
    return UIColor {
      guard $0.userInterfaceStyle == .dark else { return light }
      return $0.userInterfaceLevel == .elevated ? elevated : dark
    }
  }

  private static func dynamic(
    _ light: UInt32, _ lightAlpha: CGFloat, _ dark: UInt32, _ darkAlpha: CGFloat
  ) -> UIColor {
    let light = rgb(light, lightAlpha)
    let dark = rgb(dark, darkAlpha)
    return UIColor { $0.userInterfaceStyle == .dark ? dark : light }
  }
}
