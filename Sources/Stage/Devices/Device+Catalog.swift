// Sizes and scales are Apple's ("Human Interface Guidelines", Layout, Specifications). Safe areas of the iPhones
// up to 16 were recorded (F-BAR-05, F-BAR-06), and so was where bars begin under an island (F-BAR-10). The others
// and the corner radii are quoted.

extension Stage.Device {
  /// The second and third generation.
  public static let iPhoneSE = Self("iphone-se", "iPhone SE", 375, 667, scale: 2, .homeButton)
  public static let iPhone8 = Self("iphone-8", "iPhone 8", 375, 667, scale: 2, .homeButton)
  public static let iPhone8Plus = Self(
    "iphone-8-plus", "iPhone 8 Plus", 414, 736, scale: 3, .homeButton)

  public static let iPhoneX = Self(
    "iphone-x", "iPhone X", 375, 812, scale: 3, .notch(top: 44, cornerRadius: 39))
  public static let iPhoneXS = Self(
    "iphone-xs", "iPhone XS", 375, 812, scale: 3, .notch(top: 44, cornerRadius: 39))
  public static let iPhoneXSMax = Self(
    "iphone-xs-max", "iPhone XS Max", 414, 896, scale: 3, .notch(top: 44, cornerRadius: 39))
  public static let iPhoneXR = Self(
    "iphone-xr", "iPhone XR", 414, 896, scale: 2, .notch(top: 48, cornerRadius: 41.5))
  public static let iPhone11 = Self(
    "iphone-11", "iPhone 11", 414, 896, scale: 2, .notch(top: 48, cornerRadius: 41.5))
  public static let iPhone12 = Self(
    "iphone-12", "iPhone 12", 390, 844, scale: 3, .notch(top: 47, cornerRadius: 47.5))
  public static let iPhone13 = Self(
    "iphone-13", "iPhone 13", 390, 844, scale: 3, .notch(top: 47, cornerRadius: 47.5))
  public static let iPhone13Mini = Self(
    "iphone-13-mini", "iPhone 13 mini", 375, 812, scale: 3, .notch(top: 50, cornerRadius: 44))
  public static let iPhone13ProMax = Self(
    "iphone-13-pro-max", "iPhone 13 Pro Max", 428, 926, scale: 3,
    .notch(top: 47, cornerRadius: 53.5))
  public static let iPhone14 = Self(
    "iphone-14", "iPhone 14", 390, 844, scale: 3, .notch(top: 47, cornerRadius: 47.5))
  public static let iPhone14Plus = Self(
    "iphone-14-plus", "iPhone 14 Plus", 428, 926, scale: 3, .notch(top: 47, cornerRadius: 53.5))

  public static let iPhone14Pro = Self(
    "iphone-14-pro", "iPhone 14 Pro", 393, 852, scale: 3,
    .island(top: 59, bars: 161.0 / 3, cornerRadius: 55))
  public static let iPhone14ProMax = Self(
    "iphone-14-pro-max", "iPhone 14 Pro Max", 430, 932, scale: 3,
    .island(top: 59, bars: 161.0 / 3, cornerRadius: 55))
  public static let iPhone15 = Self(
    "iphone-15", "iPhone 15", 393, 852, scale: 3,
    .island(top: 59, bars: 161.0 / 3, cornerRadius: 55))
  public static let iPhone15ProMax = Self(
    "iphone-15-pro-max", "iPhone 15 Pro Max", 430, 932, scale: 3,
    .island(top: 59, bars: 161.0 / 3, cornerRadius: 55))
  public static let iPhone16 = Self(
    "iphone-16", "iPhone 16", 393, 852, scale: 3,
    .island(top: 59, bars: 161.0 / 3, cornerRadius: 55))
  public static let iPhone16Plus = Self(
    "iphone-16-plus", "iPhone 16 Plus", 430, 932, scale: 3,
    .island(top: 59, bars: 161.0 / 3, cornerRadius: 55))
  public static let iPhone16Pro = Self(
    "iphone-16-pro", "iPhone 16 Pro", 402, 874, scale: 3,
    .island(top: 62, bars: 169.0 / 3, cornerRadius: 62))
  public static let iPhone16ProMax = Self(
    "iphone-16-pro-max", "iPhone 16 Pro Max", 440, 956, scale: 3,
    .island(top: 62, bars: 169.0 / 3, cornerRadius: 62))

  /// The ninth generation, the last with a home button.
  public static let iPad9 = Self(
    "ipad-9", "iPad (9th generation)", 810, 1080, scale: 2, .homeButton, idiom: .pad)
  public static let iPad10 = Self(
    "ipad-10", "iPad (10th generation)", 820, 1180, scale: 2, .tablet(cornerRadius: 25),
    idiom: .pad)
  public static let iPadMini6 = Self(
    "ipad-mini-6", "iPad mini (6th generation)", 744, 1133, scale: 2,
    .tablet(cornerRadius: 21.5), idiom: .pad)
  public static let iPadPro11 = Self(
    "ipad-pro-11", "iPad Pro 11″", 834, 1194, scale: 2, .tablet(cornerRadius: 18), idiom: .pad)
  public static let iPadPro13 = Self(
    "ipad-pro-13", "iPad Pro 12.9″", 1024, 1366, scale: 2, .tablet(cornerRadius: 18),
    idiom: .pad)

  /// Every device, phones first, from small to new.
  public static let all: [Stage.Device] = [
    .iPhoneSE, .iPhone8, .iPhone8Plus, .iPhoneX, .iPhoneXS, .iPhoneXSMax, .iPhoneXR, .iPhone11,
    .iPhone12, .iPhone13, .iPhone13Mini, .iPhone13ProMax, .iPhone14, .iPhone14Plus,
    .iPhone14Pro, .iPhone14ProMax, .iPhone15, .iPhone15ProMax, .iPhone16, .iPhone16Plus,
    .iPhone16Pro, .iPhone16ProMax, .iPad9, .iPad10, .iPadMini6, .iPadPro11, .iPadPro13,
  ]
}
