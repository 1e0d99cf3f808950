import CPango

/// Stretches a line of glyphs to the width of its room, as far as there is something that stretches.
///
/// Spaces stretch, each by its part of the width of all of them. A line without spaces stretches beside its
/// ideographs, as Chinese and Japanese are justified, and one that holds a single word between its letters, unless
/// they are joined: Arabic keeps its natural width (F-TEXT-07).
///
/// Pango's own justification takes the space that a line was wrapped at for one of its letters, so that the
/// last of a single word's letters sticks out of the room.
///
/// Cost: linear in the line.
enum LineJustification {
  /// A glyph with room behind it that may grow.
  private struct Gap {
    let glyph: UnsafeMutablePointer<PangoGlyphInfo>
    /// Its part of what is to be shared out, among those of all gaps.
    let weight: Int
  }

  /// Glyphs that cannot be divided.
  private struct Cluster {
    let last: UnsafeMutablePointer<PangoGlyphInfo>
    let scalar: Unicode.Scalar
  }

  /// Stretches `line`, which may be changed, to `room` units of Pango. Call with Pango locked.
  ///
  /// Spaces at its end take no room, so that the text before them ends where the room does.
  static func stretch(
    _ line: UnsafeMutablePointer<PangoLayoutLine>, of segment: TextSegment, to room: Int32
  ) {
    let (scalars, end) = scalars(of: line, in: segment)
    var width = 0
    var spaces: [Gap] = []
    var clusters: [Cluster] = []
    var node = line.pointee.runs
    while let current = node {
      node = current.pointee.next
      let run = current.pointee.data.assumingMemoryBound(to: PangoGlyphItem.self)
      guard let item = run.pointee.item, let glyphs = run.pointee.glyphs else { continue }
      var cluster: Int32?
      for index in 0..<Int(glyphs.pointee.num_glyphs) {
        let glyph = glyphs.pointee.glyphs + index
        let start = glyphs.pointee.log_clusters[index]
        let byte = Int(item.pointee.offset) + Int(start)
        guard byte < end else {
          glyph.pointee.geometry.width = 0
          continue
        }
        let advance = Int(glyph.pointee.geometry.width)
        width += advance
        guard let scalar = scalars[byte] else { continue }
        if isSpace(scalar), advance > 0 { spaces.append(Gap(glyph: glyph, weight: advance)) }
        if start == cluster { clusters.removeLast() }
        clusters.append(Cluster(last: glyph, scalar: scalar))
        cluster = start
      }
    }
    share(Int(room) - width, among: spaces.isEmpty ? gapsBetween(clusters) : spaces)
  }

  private static func share(_ free: Int, among gaps: [Gap]) {
    let total = gaps.reduce(0) { $0 + $1.weight }
    guard free > 0, total > 0 else { return }
    // Sums are rounded, not parts, which so come to all of it.
    var weight = 0
    var shared = 0
    for gap in gaps {
      weight += gap.weight
      let sum = free * weight / total
      gap.glyph.pointee.geometry.width += Int32(sum - shared)
      shared = sum
    }
  }

  /// The gaps between clusters in visual order: those beside ideographs if there are some, else those beside
  /// letters that aren't joined.
  private static func gapsBetween(_ clusters: [Cluster]) -> [Gap] {
    // The width of an attachment is its own, whatever its glyph's is.
    let pairs = zip(clusters, clusters.dropFirst()).filter { left, _ in left.scalar != attachment }
    let besideIdeographs = pairs.filter { isIdeographic($0.scalar) || isIdeographic($1.scalar) }
    let chosen =
      besideIdeographs.isEmpty
      ? pairs.filter { !(isJoined($0.scalar) && isJoined($1.scalar)) } : besideIdeographs
    return chosen.map { left, _ in Gap(glyph: left.last, weight: 1) }
  }

  // MARK: Characters

  /// The line's characters by the byte of the segment that each begins at, and the byte at which the white
  /// space at its end does.
  private static func scalars(
    of line: UnsafeMutablePointer<PangoLayoutLine>, in segment: TextSegment
  ) -> (scalars: [Int: Unicode.Scalar], end: Int) {
    var byte = Int(line.pointee.start_index)
    var end = byte
    var scalars: [Int: Unicode.Scalar] = [:]
    let bytes = segment.bytes[byte..<byte + Int(line.pointee.length)]
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
      scalars[byte] = scalar
      byte += UTF8.width(scalar)
      if !scalar.properties.isWhitespace { end = byte }
    }
    return (scalars, end)
  }

  private static let attachment: Unicode.Scalar = "\u{fffc}"

  private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    scalar == " " || scalar == "\u{a0}"
  }

  /// Whether a character belongs to a script whose letters are joined: Arabic, Syriac, N'Ko, Mandaic and Mongolian,
  /// and those of northern India, which hang from one line.
  private static func isJoined(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x600...0x7ff, 0x840...0x9ff, 0xa00...0xa7f, 0x1800...0x18af, 0xfb50...0xfdff,
      0xfe70...0xfefc:
      true
    default: false
    }
  }

  /// Whether a character belongs to the scripts that are written without spaces in squares of one size: Han,
  /// Kana and Bopomofo with their punctuation and forms. Korean has spaces between its words.
  private static func isIdeographic(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x2e80...0x312f, 0x3190...0x9fff, 0xf900...0xfaff, 0xfe30...0xfe4f, 0xff00...0xffef,
      0x1b000...0x1b16f, 0x1f200...0x1f2ff, 0x20000...0x3fffd:
      true
    default: false
    }
  }
}
