import Foundation
import Synchronization

extension UIColor {
  /// Creates the colour with a name in the main bundle's asset catalogues.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// Creates the colour with a name in a bundle's asset catalogues, which are files next to the executable;
  /// `nil` means the main bundle. With traits the colour is resolved for them, without traits it stays
  /// dynamic. Returns `nil` if there is no such colour. Colours are read once and cached.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    let bundle = bundle ?? .main
    let key = "\(bundle.bundlePath)\n\(name)"
    let known = namedColors.withLock { $0[key] }
    guard let color = known ?? AssetCatalog.of(bundle).color(named: name) else { return nil }
    namedColors.withLock { $0[key] = color }
    if let traitCollection {
      self.init(cgColor: color.resolvedColor(with: traitCollection).cgColor)
    } else {
      self.init(like: color)
    }
  }

  /// Returns a system colour by the name of its Objective-C method, as in storyboards and catalogues:
  /// `systemBlueColor`, `labelColor` …; `nil` for others.
  package static func system(named name: String) -> UIColor? {
    systemColorsByName[name]
  }
}

private let namedColors = Mutex<[String: UIColor]>([:])

private let systemColorsByName: [String: UIColor] = [
  "blackColor": .black, "darkGrayColor": .darkGray, "lightGrayColor": .lightGray,
  "whiteColor": .white, "grayColor": .gray, "redColor": .red, "greenColor": .green,
  "blueColor": .blue, "cyanColor": .cyan, "yellowColor": .yellow, "magentaColor": .magenta,
  "orangeColor": .orange, "purpleColor": .purple, "brownColor": .brown, "clearColor": .clear,
  "systemRedColor": .systemRed, "systemGreenColor": .systemGreen, "systemBlueColor": .systemBlue,
  "systemOrangeColor": .systemOrange, "systemYellowColor": .systemYellow,
  "systemPinkColor": .systemPink, "systemPurpleColor": .systemPurple,
  "systemTealColor": .systemTeal, "systemIndigoColor": .systemIndigo,
  "systemBrownColor": .systemBrown, "systemMintColor": .systemMint,
  "systemCyanColor": .systemCyan, "systemGrayColor": .systemGray,
  "systemGray2Color": .systemGray2, "systemGray3Color": .systemGray3,
  "systemGray4Color": .systemGray4, "systemGray5Color": .systemGray5,
  "systemGray6Color": .systemGray6, "labelColor": .label,
  "secondaryLabelColor": .secondaryLabel, "tertiaryLabelColor": .tertiaryLabel,
  "quaternaryLabelColor": .quaternaryLabel, "placeholderTextColor": .placeholderText,
  "linkColor": .link, "darkTextColor": .darkText, "lightTextColor": .lightText,
  "separatorColor": .separator, "opaqueSeparatorColor": .opaqueSeparator,
  "systemFillColor": .systemFill, "secondarySystemFillColor": .secondarySystemFill,
  "tertiarySystemFillColor": .tertiarySystemFill,
  "quaternarySystemFillColor": .quaternarySystemFill,
  "systemBackgroundColor": .systemBackground,
  "secondarySystemBackgroundColor": .secondarySystemBackground,
  "tertiarySystemBackgroundColor": .tertiarySystemBackground,
  "systemGroupedBackgroundColor": .systemGroupedBackground,
  "secondarySystemGroupedBackgroundColor": .secondarySystemGroupedBackground,
  "tertiarySystemGroupedBackgroundColor": .tertiarySystemGroupedBackground,
  "groupTableViewBackgroundColor": .groupTableViewBackground, "tintColor": .tintColor,
]
