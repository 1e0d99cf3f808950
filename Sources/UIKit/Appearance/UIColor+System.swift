import CoreGraphics

extension UIColor {
  // MARK: Colours that adapt to light and dark

  public class var systemRed: UIColor { SystemColors.red }
  public class var systemGreen: UIColor { SystemColors.green }
  public class var systemBlue: UIColor { SystemColors.blue }
  public class var systemOrange: UIColor { SystemColors.orange }
  public class var systemYellow: UIColor { SystemColors.yellow }
  public class var systemPink: UIColor { SystemColors.pink }
  public class var systemPurple: UIColor { SystemColors.purple }
  public class var systemTeal: UIColor { SystemColors.teal }
  public class var systemIndigo: UIColor { SystemColors.indigo }
  public class var systemBrown: UIColor { SystemColors.brown }
  public class var systemMint: UIColor { SystemColors.mint }
  public class var systemCyan: UIColor { SystemColors.cyan }
  public class var systemGray: UIColor { SystemColors.gray }
  public class var systemGray2: UIColor { SystemColors.gray2 }
  public class var systemGray3: UIColor { SystemColors.gray3 }
  public class var systemGray4: UIColor { SystemColors.gray4 }
  public class var systemGray5: UIColor { SystemColors.gray5 }
  public class var systemGray6: UIColor { SystemColors.gray6 }

  // MARK: Text

  public class var label: UIColor { SystemColors.label }
  public class var secondaryLabel: UIColor { SystemColors.secondaryLabel }
  public class var tertiaryLabel: UIColor { SystemColors.tertiaryLabel }
  public class var quaternaryLabel: UIColor { SystemColors.quaternaryLabel }
  public class var placeholderText: UIColor { SystemColors.tertiaryLabel }
  public class var link: UIColor { SystemColors.link }
  /// The colour of text on a light background, whatever the appearance.
  public class var darkText: UIColor { .black }
  /// The colour of text on a dark background, whatever the appearance.
  public class var lightText: UIColor { SystemColors.lightText }

  // MARK: Lines and fills

  public class var separator: UIColor { SystemColors.separator }
  public class var opaqueSeparator: UIColor { SystemColors.opaqueSeparator }
  public class var systemFill: UIColor { SystemColors.fill }
  public class var secondarySystemFill: UIColor { SystemColors.secondaryFill }
  public class var tertiarySystemFill: UIColor { SystemColors.tertiaryFill }
  public class var quaternarySystemFill: UIColor { SystemColors.quaternaryFill }

  // MARK: Backgrounds

  public class var systemBackground: UIColor { SystemColors.background }
  public class var secondarySystemBackground: UIColor { SystemColors.secondaryBackground }
  public class var tertiarySystemBackground: UIColor { SystemColors.tertiaryBackground }
  public class var systemGroupedBackground: UIColor { SystemColors.groupedBackground }
  public class var secondarySystemGroupedBackground: UIColor {
    SystemColors.secondaryGroupedBackground
  }
  public class var tertiarySystemGroupedBackground: UIColor {
    SystemColors.tertiaryGroupedBackground
  }
  /// The name `systemGroupedBackground` had before iOS 13.
  public class var groupTableViewBackground: UIColor { SystemColors.groupedBackground }

  /// The tint colour an application starts with. Views resolve their own through `tintColor`.
  public class var tintColor: UIColor { SystemColors.blue }
}

/// Values for light and dark, base and elevated, as 0xRRGGBB with an opacity; `contrast` has those of
/// light and dark with increased contrast, where they are published. Source: "Apple Design Resources –
/// iOS 16" and the Human Interface Guidelines' colour tables.
private enum SystemColors {
  static let red = dynamic(0xFF3B30, 0xFF453A, contrast: (0xD70015, 0xFF6961))
  static let orange = dynamic(0xFF9500, 0xFF9F0A, contrast: (0xC93400, 0xFFB340))
  static let yellow = dynamic(0xFFCC00, 0xFFD60A, contrast: (0xB25000, 0xFFD426))
  static let green = dynamic(0x34C759, 0x30D158, contrast: (0x248A3D, 0x30DB5B))
  static let mint = dynamic(0x00C7BE, 0x63E6E2, contrast: (0x0C817B, 0x66D4CF))
  static let teal = dynamic(0x30B0C7, 0x40C8E0, contrast: (0x008299, 0x5DE6FF))
  static let cyan = dynamic(0x32ADE6, 0x64D2FF, contrast: (0x0071A4, 0x70D7FF))
  static let blue = dynamic(0x007AFF, 0x0A84FF, contrast: (0x0040DD, 0x409CFF))
  static let indigo = dynamic(0x5856D6, 0x5E5CE6, contrast: (0x3634A3, 0x7D7AFF))
  static let purple = dynamic(0xAF52DE, 0xBF5AF2, contrast: (0x8944AB, 0xDA8FFF))
  static let pink = dynamic(0xFF2D55, 0xFF375F, contrast: (0xD30F45, 0xFF6482))
  static let brown = dynamic(0xA2845E, 0xAC8E68, contrast: (0x7F6545, 0xB59469))
  static let gray = dynamic(0x8E8E93, 0x8E8E93, contrast: (0x6C6C70, 0xAEAEB2))
  static let gray2 = dynamic(0xAEAEB2, 0x636366, contrast: (0x8E8E93, 0x7C7C80))
  static let gray3 = dynamic(0xC7C7CC, 0x48484A, contrast: (0xAEAEB2, 0x545456))
  static let gray4 = dynamic(0xD1D1D6, 0x3A3A3C, contrast: (0xBCBCC0, 0x444446))
  static let gray5 = dynamic(0xE5E5EA, 0x2C2C2E, contrast: (0xD8D8DC, 0x363638))
  static let gray6 = dynamic(0xF2F2F7, 0x1C1C1E, contrast: (0xEBEBF0, 0x242426))

  static let label = dynamic(0x000000, 0xFFFFFF)
  static let secondaryLabel = dynamic(0x3C3C43, 0.6, 0xEBEBF5, 0.6)
  static let tertiaryLabel = dynamic(0x3C3C43, 0.3, 0xEBEBF5, 0.3)
  static let quaternaryLabel = dynamic(0x3C3C43, 0.18, 0xEBEBF5, 0.16)
  static let link = dynamic(0x007AFF, 0x0984FF)
  static let lightText = rgb(0xFFFFFF, 0.6)

  static let separator = dynamic(0x3C3C43, 0.29, 0x545458, 0.6)
  static let opaqueSeparator = dynamic(0xC6C6C8, 0x38383A)
  static let fill = dynamic(0x787880, 0.2, 0x787880, 0.36)
  static let secondaryFill = dynamic(0x787880, 0.16, 0x787880, 0.32)
  static let tertiaryFill = dynamic(0x767680, 0.12, 0x767680, 0.24)
  static let quaternaryFill = dynamic(0x747480, 0.08, 0x767680, 0.18)

  static let background = dynamic(0xFFFFFF, 0x000000, elevated: 0x1C1C1E)
  static let secondaryBackground = dynamic(0xF2F2F7, 0x1C1C1E, elevated: 0x2C2C2E)
  static let tertiaryBackground = dynamic(0xFFFFFF, 0x2C2C2E, elevated: 0x3A3A3C)
  static let groupedBackground = dynamic(0xF2F2F7, 0x000000, elevated: 0x1C1C1E)
  static let secondaryGroupedBackground = dynamic(0xFFFFFF, 0x1C1C1E, elevated: 0x2C2C2E)
  static let tertiaryGroupedBackground = dynamic(0xF2F2F7, 0x2C2C2E, elevated: 0x3A3A3C)

  static func rgb(_ hex: UInt32, _ alpha: CGFloat = 1) -> UIColor {
    UIColor(
      red: CGFloat(hex >> 16 & 0xFF) / 255, green: CGFloat(hex >> 8 & 0xFF) / 255,
      blue: CGFloat(hex & 0xFF) / 255, alpha: alpha)
  }

  static func dynamic(
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

  static func dynamic(_ light: UInt32, _ dark: UInt32, elevated: UInt32? = nil) -> UIColor {
    let light = rgb(light)
    let dark = rgb(dark)
    let elevated = elevated.map { rgb($0) } ?? dark
    return UIColor {
      guard $0.userInterfaceStyle == .dark else { return light }
      return $0.userInterfaceLevel == .elevated ? elevated : dark
    }
  }

  static func dynamic(
    _ light: UInt32, _ lightAlpha: CGFloat, _ dark: UInt32, _ darkAlpha: CGFloat
  ) -> UIColor {
    let light = rgb(light, lightAlpha)
    let dark = rgb(dark, darkAlpha)
    return UIColor { $0.userInterfaceStyle == .dark ? dark : light }
  }
}
