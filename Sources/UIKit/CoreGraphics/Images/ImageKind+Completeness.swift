extension ImageKind {
  /// Returns a description of the missing part of a file, in formats whose loader wouldn't notice it, or `nil`.
  ///
  /// gdk-pixbuf decodes incomplete PNG, BMP and ICO files and reports success, and mostly does so for JPEG.
  /// Half an image isn't a valid result.
  func flaw(in data: Data) -> String? {
    data.withUnsafeBytes { bytes in
      let file = FileBytes(bytes: bytes)
      return switch self {
      case .png: file.pngFlaw
      case .jpeg: file.jpegFlaw
      case .bmp: file.bmpFlaw
      case .ico: file.icoFlaw
      case .gif: file.gifFlaw
      case .tiff, .webp: nil
      }
    }
  }
}

private struct FileBytes {
  let bytes: UnsafeRawBufferPointer

  private func big16(_ at: Int) -> Int? {
    guard at >= 0, at + 2 <= bytes.count else { return nil }
    return Int(bytes[at]) << 8 | Int(bytes[at + 1])
  }

  private func big32(_ at: Int) -> Int? {
    guard let high = big16(at), let low = big16(at + 2) else { return nil }
    return high << 16 | low
  }

  private func little16(_ at: Int) -> Int? { big16(at).map { $0 >> 8 | ($0 & 255) << 8 } }

  private func little32(_ at: Int) -> Int? {
    guard let low = little16(at), let high = little16(at + 2) else { return nil }
    return high << 16 | low
  }

  /// The flaw of a PNG file: chunks with length, name, content and checksum, up to IEND.
  var pngFlaw: String? {
    var at = 8
    while let length = big32(at), let name = big32(at + 4) {
      let next = at + 12 + length
      guard next <= bytes.count else { return "the PNG ends within a chunk" }
      if name == 0x4945_4E44 { return nil }
      at = next
    }
    return "the PNG has no end"
  }

  /// The flaw of a JPEG file: segments up to the first scan. After that, a byte 255 may only be followed by
  /// restarts, further scans and the end, which must exist.
  var jpegFlaw: String? {
    var at = 2
    while let marker = big16(at), marker != 0xFFDA {
      guard marker >> 8 == 0xFF else { return "the JPEG has no marker where one has to be" }
      // Fill bytes may precede a marker; these markers have no content.
      if marker == 0xFFFF || marker == 0xFF01 || (0xFFD0...0xFFD7).contains(marker) {
        at += marker == 0xFFFF ? 1 : 2
        continue
      }
      guard let length = big16(at + 2), length >= 2 else { return "the JPEG ends in its header" }
      at += 2 + length
    }
    while at + 1 < bytes.count {
      if bytes[at] == 0xFF, bytes[at + 1] == 0xD9 { return nil }
      at += 1
    }
    return "the JPEG has no end"
  }

  var bmpFlaw: String? {
    guard let offset = little32(10), let header = little32(14) else {
      return "the BMP ends in its header"
    }
    // OS/2's old header has 16-bit sizes.
    let isOld = header == 12
    guard let width = isOld ? little16(18) : little32(18),
      let height = isOld
        ? little16(20) : little32(22).map({ abs(Int(Int32(truncatingIfNeeded: $0))) }),
      let depth = isOld ? little16(24) : little16(28),
      let compression = isOld ? 0 : little32(30)
    else { return "the BMP ends in its header" }
    // Run-length encoded rows have no fixed length.
    if compression == 1 || compression == 2 { return nil }
    let row = (width * depth + 31) / 32 * 4
    let (size, overflow) = row.multipliedReportingOverflow(by: height)
    return overflow || size > bytes.count - offset ? "the BMP lacks pixels" : nil
  }

  /// The flaw of an ICO file: a directory whose entries refer to parts of the file.
  var icoFlaw: String? {
    guard let count = little16(4), count > 0 else { return "the ICO has no pictures" }
    for index in 0..<count {
      guard let size = little32(6 + index * 16 + 8), let offset = little32(6 + index * 16 + 12)
      else { return "the ICO ends in its directory" }
      guard offset <= bytes.count, size <= bytes.count - offset else {
        return "the ICO lacks a picture"
      }
    }
    return nil
  }

  /// The flaw of a GIF file. This only checks the sizes: of the whole image, and of the first frame, which
  /// follows the colour table and any number of extensions.
  var gifFlaw: String? {
    guard let width = little16(6), let height = little16(8), width > 0, height > 0,
      bytes.count > 13
    else { return "the GIF has no size" }
    let colors = Int(bytes[10])
    var at = 13 + (colors & 0x80 != 0 ? 3 << (colors & 7 + 1) : 0)
    while at + 1 < bytes.count, bytes[at] == 0x21 {
      at += 2
      while at < bytes.count, bytes[at] != 0 { at += Int(bytes[at]) + 1 }
      at += 1
    }
    guard at < bytes.count, bytes[at] == 0x2C, let width = little16(at + 5),
      let height = little16(at + 7), width > 0, height > 0
    else { return "the GIF has no picture" }
    return nil
  }
}
