extension PixelFormat {
  /// Reads `width` pixels of this layout and writes premultiplied BGRA.
  ///
  /// - Parameters:
  ///   - decode: 256 mapped values for each colour component, or `nil` to use the original values.
  func unpack(
    _ source: UnsafePointer<UInt8>, to target: UnsafeMutablePointer<UInt8>, width: Int,
    decode: [[UInt8]]? = nil
  ) {
    if bitsPerComponent < 8 {
      unpackBits(source, to: target, width: width, decode: decode)
      return
    }
    if isCairoARGB, decode == nil {
      target.update(from: source, count: width * 4)
      return
    }
    if decode == nil, !isAlphaOnly {
      unpackWords(source, to: target, width: width)
      return
    }
    let stride = bytesPerPixel
    var pixel = source
    var out = target
    for _ in 0..<width {
      var (r, g, b): (UInt8, UInt8, UInt8) =
        isAlphaOnly ? (0, 0, 0) : (pixel[red], pixel[green], pixel[blue])
      if let decode {
        r = decode[0][Int(r)]
        g = decode[isGray ? 0 : 1][Int(g)]
        b = decode[isGray ? 0 : 2][Int(b)]
      }
      var a: UInt8 = 255
      switch alpha {
      case .none: break
      case .premultiplied:
        a = pixel[alphaOffset]
        // A colour component above its alpha is invalid; Cairo would let it overflow.
        (r, g, b) = (min(r, a), min(g, a), min(b, a))
      case .straight:
        a = pixel[alphaOffset]
        let by = UInt32(a)
        r = UInt8(scale(UInt32(r), by: by))
        g = UInt8(scale(UInt32(g), by: by))
        b = UInt8(scale(UInt32(b), by: by))
      }
      out[0] = b
      out[1] = g
      out[2] = r
      out[3] = a
      pixel += stride
      out += 4
    }
  }

  /// The fast path for nearly all images, which may be large: one word at a time.
  private func unpackWords(
    _ source: UnsafePointer<UInt8>, to target: UnsafeMutablePointer<UInt8>, width: Int
  ) {
    let (stride, red, green, blue) = (bytesPerPixel, red, green, blue)
    let (alpha, alphaOffset) = (alpha, alphaOffset)
    target.withMemoryRebound(to: UInt32.self, capacity: width) { target in
      var pixel = source
      var x = 0
      while x < width {
        var (r, g, b) = (UInt32(pixel[red]), UInt32(pixel[green]), UInt32(pixel[blue]))
        var a: UInt32 = 255
        if alpha != .none {
          a = UInt32(pixel[alphaOffset])
          if alpha == .straight {
            if a != 255 {
              (r, g, b) = (scale(r, by: a), scale(g, by: a), scale(b, by: a))
            }
          } else if r > a || g > a || b > a {
            (r, g, b) = (min(r, a), min(g, a), min(b, a))
          }
        }
        target[x] = a &<< 24 | r &<< 16 | g &<< 8 | b
        pixel += stride
        x &+= 1
      }
    }
  }

  private func unpackBits(
    _ source: UnsafePointer<UInt8>, to target: UnsafeMutablePointer<UInt8>, width: Int,
    decode: [[UInt8]]?
  ) {
    let mask = (1 << bitsPerComponent) - 1
    let factor = 255 / mask
    for x in 0..<width {
      let bit = x * bitsPerComponent
      let raw = (Int(source[bit / 8]) >> (8 - bitsPerComponent - bit % 8)) & mask
      var value = UInt8(raw * factor)
      if let decode { value = decode[0][Int(value)] }
      let out = target + x * 4
      if isAlphaOnly {
        (out[0], out[1], out[2], out[3]) = (0, 0, 0, value)
      } else {
        (out[0], out[1], out[2], out[3]) = (value, value, value, 255)
      }
    }
  }

  /// Reads `width` premultiplied BGRA pixels and writes this layout (8 or 16 bits per component).
  func pack(
    _ source: UnsafePointer<UInt8>, to target: UnsafeMutablePointer<UInt8>, width: Int
  ) {
    if isCairoARGB {
      target.update(from: source, count: width * 4)
      return
    }
    let stride = bytesPerPixel
    let isWide = bitsPerComponent == 16
    // The lower byte repeats the upper one, so that 255 becomes 65535.
    let other = isWide ? (red % 2 == 0 ? 1 : -1) : 0
    let hasAlpha = alpha != .none
    let alphaSlot = bitsPerPixel / bitsPerComponent == (isGray ? 2 : 4)
    for x in 0..<width {
      let from = source + x * 4
      let out = target + x * stride
      var (b, g, r) = (from[0], from[1], from[2])
      let a = from[3]
      if alpha == .straight, a != 0, a != 255 {
        (r, g, b) = (unscale(r, by: a), unscale(g, by: a), unscale(b, by: a))
      }
      if isAlphaOnly {
        out[alphaOffset] = a
        out[alphaOffset + other] = a
        continue
      }
      if isGray {
        // BT.709's luma weights for the encoded values, in 1/256.
        let weighted: Int = 54 * Int(r) + 183 * Int(g) + 19 * Int(b)
        let gray = UInt8((weighted + 128) >> 8)
        (r, g, b) = (gray, gray, gray)
      }
      out[red] = r
      out[red + other] = r
      out[green] = g
      out[green + other] = g
      out[blue] = b
      out[blue + other] = b
      if alphaSlot {
        out[alphaOffset] = hasAlpha ? a : 255
        out[alphaOffset + other] = hasAlpha ? a : 255
      }
    }
  }
}

/// Returns `value · alpha / 255`, rounded.
private func scale(_ value: UInt32, by alpha: UInt32) -> UInt32 {
  let product = value &* alpha &+ 128
  return (product &+ product &>> 8) &>> 8
}

private func unscale(_ value: UInt8, by alpha: UInt8) -> UInt8 {
  UInt8(min(255, (Int(value) * 255 + Int(alpha) / 2) / Int(alpha)))
}
