import CPango
import CoreGraphics

extension GlyphLine.Piece {
  /// The words of the piece as ranges from its left side, in points: what is between white space.
  /// - Parameter units: the text's UTF-16 units from the piece's first one on.
  func words(in units: ArraySlice<UInt16>) -> [Range<CGFloat>] {
    let spaces = whiteSpace(in: units)
    var words: [Range<CGFloat>] = []
    var x: CGFloat = 0
    var start: CGFloat?
    for index in 0..<Int(glyphs.pointee.num_glyphs) {
      let isSpace = spaces.contains(Int(glyphs.pointee.log_clusters[index]))
      if isSpace, let begun = start {
        words.append(begun..<x)
        start = nil
      } else if !isSpace, start == nil {
        start = x
      }
      x += CGFloat(glyphs.pointee.glyphs[index].geometry.width) / CGFloat(PANGO_SCALE)
    }
    if let start { words.append(start..<x) }
    return words
  }

  /// The bytes of the piece, from its first one, at which white space stands.
  private func whiteSpace(in units: ArraySlice<UInt16>) -> Set<Int> {
    var decoder = UTF16()
    var iterator = units.makeIterator()
    var byte = 0
    var found: Set<Int> = []
    while byte < bytes.count {
      guard case .scalarValue(let scalar) = decoder.decode(&iterator) else { break }
      if scalar.properties.isWhitespace { found.insert(byte) }
      byte += UTF8.width(scalar)
    }
    return found
  }
}
