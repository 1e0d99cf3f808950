import CPango
import CoreGraphics

extension GlyphLine.Piece {
  /// Returns the words of the piece, which are separated by white space, as ranges from its left
  /// side in points.
  ///
  /// - Parameter units: The text's UTF-16 units, starting with the first one of the piece.
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

  /// Returns the byte offsets of white space in the piece.
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
