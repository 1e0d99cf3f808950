/// The supported layouts of a bitmap in memory: gray, gray with alpha, RGB with or without alpha in 8 or 16
/// bits per component, alpha only, and gray with 1, 2 or 4 bits.
struct PixelFormat: Sendable, Equatable {
  enum Alpha: Sendable { case none, premultiplied, straight }

  let bitsPerComponent: Int
  let bitsPerPixel: Int
  let bitmapInfo: CGBitmapInfo
  let alpha: Alpha
  let isGray: Bool
  let isAlphaOnly: Bool
  /// The byte within a pixel that contains a component's upper eight bits.
  let red: Int
  let green: Int
  let blue: Int
  let alphaOffset: Int

  var bytesPerPixel: Int { bitsPerPixel / 8 }

  static let native = PixelFormat(
    bitsPerComponent: 8, bitsPerPixel: 32, model: .rgb, bitmapInfo: .native)!

  /// Creates a layout, or returns `nil` if it isn't supported or is invalid.
  init?(
    bitsPerComponent: Int, bitsPerPixel: Int, model: CGColorSpaceModel, bitmapInfo: CGBitmapInfo
  ) {
    guard let alphaInfo = bitmapInfo.alphaInfo, let order = bitmapInfo.byteOrder,
      bitmapInfo.pixelFormat == .packed, bitmapInfo.isDisjoint(with: .floatInfoMask)
    else { return nil }
    self.bitsPerComponent = bitsPerComponent
    self.bitsPerPixel = bitsPerPixel
    self.bitmapInfo = bitmapInfo
    isGray = model == .monochrome
    isAlphaOnly = alphaInfo == .alphaOnly
    let colors: Int
    switch model {
    case _ where isAlphaOnly: colors = 0
    case .monochrome: colors = 1
    case .rgb: colors = 3
    default: return nil
    }
    switch alphaInfo {
    case .none, .noneSkipFirst, .noneSkipLast: alpha = .none
    case .premultipliedFirst, .premultipliedLast, .alphaOnly: alpha = .premultiplied
    case .first, .last: alpha = .straight
    }
    let isFirst = [.first, .premultipliedFirst, .noneSkipFirst].contains(alphaInfo)
    let components = colors + (alphaInfo == .none ? 0 : 1)
    if [1, 2, 4].contains(bitsPerComponent) {
      guard bitsPerPixel == bitsPerComponent, components == 1, isGray || isAlphaOnly else {
        return nil
      }
      (red, green, blue, alphaOffset) = (0, 0, 0, 0)
      return
    }
    guard bitsPerComponent == 8 || bitsPerComponent == 16,
      bitsPerPixel == components * bitsPerComponent
    else { return nil }
    let size = bitsPerComponent / 8
    // The upper byte is second if a component is stored in little-endian order.
    let upper = size == 2 && order == .order16Little ? 1 : 0
    let firstColor = isFirst ? 1 : 0
    var offsets = (0..<3).map { (firstColor + min($0, max(0, colors - 1))) * size + upper }
    var alphaOffset = (isFirst ? 0 : colors) * size + upper
    if order == .order32Little, bitsPerPixel == 32, size == 1 {
      offsets = offsets.map { 3 - $0 }
      alphaOffset = 3 - alphaOffset
    }
    (red, green, blue) = (offsets[0], offsets[1], offsets[2])
    self.alphaOffset = alphaOffset
  }

  /// Whether Cairo can draw into memory with this layout.
  var isCairoARGB: Bool {
    bitsPerPixel == 32 && bitsPerComponent == 8 && alpha == .premultiplied && blue == 0
      && green == 1 && red == 2 && alphaOffset == 3
  }

  var isCairoRGB: Bool {
    bitsPerPixel == 32 && bitsPerComponent == 8 && alpha == .none && blue == 0 && green == 1
      && red == 2 && !isGray
  }
}
