import CPango

/// Stretches a line of glyphs to a given width, if it contains something that can stretch.
///
/// Spaces stretch in proportion to their widths. A line without spaces stretches next to its ideographs, as in
/// Chinese and Japanese justification. A line with a single word stretches between its letters, unless they are
/// joined: Arabic keeps its natural width (F-TEXT-07).
///
/// Pango's own justification takes the space at a line break for one of the letters, so that the last letter of a
/// single word extends beyond the width.
///
/// The cost is linear in the line.
enum LineJustification {
  /// A glyph with space behind it that may grow.
  private struct Gap {
    let glyph: UnsafeMutablePointer<PangoGlyphInfo>
    /// The share of this gap in the total to distribute.
    let weight: Int
  }

  /// Glyphs that can't be divided.
  private struct Cluster {
    let last: UnsafeMutablePointer<PangoGlyphInfo>
    let scalar: Unicode.Scalar
  }

  /// Stretches `line`, which may be changed, to a width of `room` Pango units. Call it with Pango locked.
  ///
  /// Spaces at its end take no width, so that the text before them ends at the edge.
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
    // The running sums are rounded instead of the parts, so that the parts add up to the total.
    var weight = 0
    var shared = 0
    for gap in gaps {
      weight += gap.weight
      let sum = free * weight / total
      gap.glyph.pointee.geometry.width += Int32(sum - shared)
      shared = sum
    }
  }

  /// Returns the gaps between clusters in visual order: those next to ideographs if there are any, or else those
  /// next to letters that aren't joined.
  private static func gapsBetween(_ clusters: [Cluster]) -> [Gap] {
    // An attachment has its own width, whatever the width of its glyph is.
    let pairs = zip(clusters, clusters.dropFirst()).filter { left, _ in left.scalar != attachment }
    let besideIdeographs = pairs.filter { isIdeographic($0.scalar) || isIdeographic($1.scalar) }
    let chosen =
      besideIdeographs.isEmpty
      ? pairs.filter { !(isJoined($0.scalar) && isJoined($1.scalar)) } : besideIdeographs
    return chosen.map { left, _ in Gap(glyph: left.last, weight: 1) }
  }

  // MARK: Characters

  /// Returns the line's characters by their byte offset in the segment, and the byte offset at which the trailing
  /// white space begins.
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

  /// Returns whether a character belongs to a script with joined letters: Arabic, Syriac, N'Ko, Mandaic and
  /// Mongolian, and the scripts of northern India whose letters hang from a line.
  private static func isJoined(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x600...0x7ff, 0x840...0x9ff, 0xa00...0xa7f, 0x1800...0x18af, 0xfb50...0xfdff,
      0xfe70...0xfefc:
      true
    default: false
    }
  }

  /// Returns whether a character belongs to a script without spaces and with square characters: Han, Kana and
  /// Bopomofo with their punctuation and forms. Korean has spaces between its words.
  private static func isIdeographic(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x2e80...0x312f, 0x3190...0x9fff, 0xf900...0xfaff, 0xfe30...0xfe4f, 0xff00...0xffef,
      0x1b000...0x1b16f, 0x1f200...0x1f2ff, 0x20000...0x3fffd:
      true
    default: false
    }
  }
}
