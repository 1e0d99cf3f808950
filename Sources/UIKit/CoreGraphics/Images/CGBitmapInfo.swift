/// The position of a pixel's alpha, and whether its colours are premultiplied.
public enum CGImageAlphaInfo: UInt32, Sendable {
  case none
  /// Alpha last and premultiplied, as in RGBA.
  case premultipliedLast
  /// Alpha first and premultiplied, as in ARGB.
  case premultipliedFirst
  case last
  case first
  case noneSkipLast
  case noneSkipFirst
  /// Only alpha, without colour.
  case alphaOnly
}

/// The byte order of a pixel in memory.
public enum CGImageByteOrderInfo: UInt32, Sendable {
  case orderMask = 0x7000
  case orderDefault = 0
  case order16Little = 0x1000
  case order32Little = 0x2000
  case order16Big = 0x3000
  case order32Big = 0x4000
}

/// The packing of a pixel's components.
public enum CGImagePixelFormatInfo: UInt32, Sendable {
  case mask = 0xF0000
  case packed = 0
  case RGB555 = 0x10000
  case RGB565 = 0x20000
  case RGB101010 = 0x30000
  case RGBCIF10 = 0x40000
}

/// The layout of a bitmap: a ``CGImageAlphaInfo`` with byte order and component type.
public struct CGBitmapInfo: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
  public static let floatInfoMask = CGBitmapInfo(rawValue: 0xF00)
  public static let floatComponents = CGBitmapInfo(rawValue: 0x100)
  public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
  public static let byteOrderDefault: CGBitmapInfo = []
  public static let byteOrder16Little = CGBitmapInfo(rawValue: 0x1000)
  public static let byteOrder32Little = CGBitmapInfo(rawValue: 0x2000)
  public static let byteOrder16Big = CGBitmapInfo(rawValue: 0x3000)
  public static let byteOrder32Big = CGBitmapInfo(rawValue: 0x4000)

  var alphaInfo: CGImageAlphaInfo? { CGImageAlphaInfo(rawValue: rawValue & 0x1F) }
  var byteOrder: CGImageByteOrderInfo? { CGImageByteOrderInfo(rawValue: rawValue & 0x7000) }
  var pixelFormat: CGImagePixelFormatInfo? {
    CGImagePixelFormatInfo(rawValue: rawValue & 0xF0000)
  }

  /// Premultiplied BGRA in memory, which Cairo draws without conversion.
  package static let native: CGBitmapInfo = [
    CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedFirst.rawValue), .byteOrder32Little,
  ]
}
