// Sizes and scales come from Apple ("Human Interface Guidelines", Layout, Specifications). The safe areas of
// the iPhones up to 16 were recorded (F-BAR-05, F-BAR-06), and so was the start of bars under an island
// (F-BAR-10). The others and the corner radii are quoted.

extension Stage.Device {
  /// The iPhone SE of the second and third generation.
  public static let iPhoneSE = phone("iPhone SE", 375, 667, scale: 2, .homeButton)
  /// The iPhone 8, 375 × 667 points.
  public static let iPhone8 = phone("iPhone 8", 375, 667, scale: 2, .homeButton)
  /// The iPhone 8 Plus, 414 × 736 points.
  public static let iPhone8Plus = phone("iPhone 8 Plus", 414, 736, .homeButton)

  /// The iPhone X, 375 × 812 points.
  public static let iPhoneX = phone("iPhone X", 375, 812, notch: 44, corners: 39)
  /// The iPhone XS, 375 × 812 points.
  public static let iPhoneXS = phone("iPhone XS", 375, 812, notch: 44, corners: 39)
  /// The iPhone XS Max, 414 × 896 points.
  public static let iPhoneXSMax = phone("iPhone XS Max", 414, 896, notch: 44, corners: 39)
  /// The iPhone XR, 414 × 896 points.
  public static let iPhoneXR = phone("iPhone XR", 414, 896, scale: 2, notch: 48, corners: 41.5)
  /// The iPhone 11, 414 × 896 points.
  public static let iPhone11 = phone("iPhone 11", 414, 896, scale: 2, notch: 48, corners: 41.5)
  /// The iPhone 12, 390 × 844 points.
  public static let iPhone12 = phone("iPhone 12", 390, 844, notch: 47, corners: 47.5)
  /// The iPhone 13, 390 × 844 points.
  public static let iPhone13 = phone("iPhone 13", 390, 844, notch: 47, corners: 47.5)
  /// The iPhone 13 mini, 375 × 812 points.
  public static let iPhone13Mini = phone("iPhone 13 mini", 375, 812, notch: 50, corners: 44)
  /// The iPhone 13 Pro Max, 428 × 926 points.
  public static let iPhone13ProMax = phone("iPhone 13 Pro Max", 428, 926, notch: 47, corners: 53.5)
  /// The iPhone 14, 390 × 844 points.
  public static let iPhone14 = phone("iPhone 14", 390, 844, notch: 47, corners: 47.5)
  /// The iPhone 14 Plus, 428 × 926 points.
  public static let iPhone14Plus = phone("iPhone 14 Plus", 428, 926, notch: 47, corners: 53.5)

  /// The iPhone 14 Pro, 393 × 852 points.
  public static let iPhone14Pro = phone("iPhone 14 Pro", 393, 852, island)
  /// The iPhone 14 Pro Max, 430 × 932 points.
  public static let iPhone14ProMax = phone("iPhone 14 Pro Max", 430, 932, island)
  /// The iPhone 15, 393 × 852 points.
  public static let iPhone15 = phone("iPhone 15", 393, 852, island)
  /// The iPhone 15 Pro Max, 430 × 932 points.
  public static let iPhone15ProMax = phone("iPhone 15 Pro Max", 430, 932, island)
  /// The iPhone 16, 393 × 852 points.
  public static let iPhone16 = phone("iPhone 16", 393, 852, island)
  /// The iPhone 16 Plus, 430 × 932 points.
  public static let iPhone16Plus = phone("iPhone 16 Plus", 430, 932, island)
  /// The iPhone 16 Pro, 402 × 874 points.
  public static let iPhone16Pro = phone("iPhone 16 Pro", 402, 874, largeIsland)
  /// The iPhone 16 Pro Max, 440 × 956 points.
  public static let iPhone16ProMax = phone("iPhone 16 Pro Max", 440, 956, largeIsland)

  private static let island = Front.island(top: 59, bars: 161.0 / 3, cornerRadius: 55)
  private static let largeIsland = Front.island(top: 62, bars: 169.0 / 3, cornerRadius: 62)

  private static func phone(
    _ title: String, _ width: CGFloat, _ height: CGFloat, scale: CGFloat = 3, _ front: Front
  ) -> Self {
    let name = title.lowercased().replacing(" ", with: "-")
    return Self(name, title, width, height, scale: scale, front)
  }

  private static func phone(
    _ title: String, _ width: CGFloat, _ height: CGFloat, scale: CGFloat = 3, notch: CGFloat,
    corners: CGFloat
  ) -> Self {
    phone(title, width, height, scale: scale, .notch(top: notch, cornerRadius: corners))
  }

  /// The iPad of the ninth generation, the last one with a home button.
  public static let iPad9 = Self(
    "ipad-9", "iPad (9th generation)", 810, 1080, scale: 2, .homeButton, idiom: .pad)
  /// The iPad of the tenth generation, 820 × 1180 points.
  public static let iPad10 = Self(
    "ipad-10", "iPad (10th generation)", 820, 1180, scale: 2, .tablet(cornerRadius: 25),
    idiom: .pad)
  /// The iPad mini of the sixth generation, 744 × 1133 points.
  public static let iPadMini6 = Self(
    "ipad-mini-6", "iPad mini (6th generation)", 744, 1133, scale: 2,
    .tablet(cornerRadius: 21.5), idiom: .pad)
  /// The iPad Pro with an 11-inch screen, 834 × 1194 points.
  public static let iPadPro11 = Self(
    "ipad-pro-11", "iPad Pro 11″", 834, 1194, scale: 2, .tablet(cornerRadius: 18), idiom: .pad)
  /// The iPad Pro with a 12.9-inch screen, 1024 × 1366 points.
  public static let iPadPro13 = Self(
    "ipad-pro-13", "iPad Pro 12.9″", 1024, 1366, scale: 2, .tablet(cornerRadius: 18),
    idiom: .pad)

  /// All devices: phones first, ordered from small to new.
  public static let all: [Stage.Device] = [
    .iPhoneSE, .iPhone8, .iPhone8Plus, .iPhoneX, .iPhoneXS, .iPhoneXSMax, .iPhoneXR, .iPhone11,
    .iPhone12, .iPhone13, .iPhone13Mini, .iPhone13ProMax, .iPhone14, .iPhone14Plus,
    .iPhone14Pro, .iPhone14ProMax, .iPhone15, .iPhone15ProMax, .iPhone16, .iPhone16Plus,
    .iPhone16Pro, .iPhone16ProMax, .iPad9, .iPad10, .iPadMini6, .iPadPro11, .iPadPro13,
  ]
}
