/// The frame data in a GIF: the number of frames, their delays and the number of repetitions (GIF89a, section
/// 23, and Netscape's application extension).
struct GIFStructure {
  /// The display time of each frame in seconds, as stored in the file.
  private(set) var delays: [Double] = []
  /// The number of times that the animation plays, 0 for endless; `nil` if the file doesn't specify it, which
  /// means once.
  private(set) var loopCount: Int?

  /// Parses the data as far as it goes.
  init(_ data: Data) {
    data.withUnsafeBytes { read($0) }
  }

  private mutating func read(_ bytes: UnsafeRawBufferPointer) {
    func byte(_ at: Int) -> Int { at < bytes.count ? Int(bytes[at]) : 0 }
    func colors(_ flags: Int) -> Int { flags & 0x80 != 0 ? 3 << (flags & 7 + 1) : 0 }
    func afterBlocks(_ start: Int) -> Int {
      var at = start
      while at < bytes.count, bytes[at] != 0 { at += Int(bytes[at]) + 1 }
      return at + 1
    }
    var delay = 0.0
    var at = 13 + colors(byte(10))
    while at < bytes.count {
      switch bytes[at] {
      case 0x21 where byte(at + 1) == 0xF9:
        delay = Double(byte(at + 4) | byte(at + 5) << 8) / 100
        at = afterBlocks(at + 2)
      case 0x21:
        let isNetscape =
          byte(at + 1) == 0xFF && at + 14 <= bytes.count
          && bytes[(at + 3)..<(at + 14)].elementsEqual("NETSCAPE2.0".utf8)
        if isNetscape, byte(at + 15) == 1 { loopCount = byte(at + 16) | byte(at + 17) << 8 }
        at = afterBlocks(at + 2)
      case 0x2C:
        delays.append(delay)
        delay = 0
        // The frame header has ten bytes, followed by its colour table and one byte before its data.
        at = afterBlocks(at + 10 + colors(byte(at + 9)) + 1)
      default:
        return
      }
    }
  }

  /// Returns a delay as players interpret it: below 20 milliseconds it becomes a tenth of a second (WebKit's
  /// rule, which ImageIO follows in `kCGImagePropertyGIFDelayTime`).
  static func clamped(_ delay: Double) -> Double { delay < 0.02 ? 0.1 : delay }
}
