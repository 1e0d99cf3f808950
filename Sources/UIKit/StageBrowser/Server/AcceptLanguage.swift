/// The languages of a reader, from the header `Accept-Language` of a browser (RFC 9110, 12.5.4).
enum AcceptLanguage {
  /// Returns the language tags, best first. Tags of the same weight stay in order; the wildcard and languages that the
  /// reader doesn't want are left out.
  ///
  ///     AcceptLanguage.tags(in: "da, en-gb;q=0.8, en;q=0.7")  // ["da", "en-gb", "en"]
  static func tags(in header: String) -> [String] {
    let ranges = header.split(separator: ",").compactMap(range(_:))
    let places = ranges.indices.sorted {
      (ranges[$1].weight, $0) < (ranges[$0].weight, $1)
    }
    return places.map { ranges[$0].tag }
  }

  /// Returns a tag with its weight in thousandths; `nil` for what isn't a language.
  private static func range(_ text: Substring) -> (tag: String, weight: Int)? {
    let parts = text.split(separator: ";").map { $0.filter { !$0.isWhitespace } }
    guard let tag = parts.first, !tag.isEmpty, tag.count <= longest,
      tag.utf8.allSatisfy({ isTagByte($0) })
    else { return nil }
    var weight = 1000
    for parameter in parts.dropFirst() where parameter.lowercased().hasPrefix("q=") {
      guard let value = Double(parameter.dropFirst(2)), (0...1).contains(value) else { return nil }
      weight = Int((value * 1000).rounded())
    }
    return weight > 0 ? (tag, weight) : nil
  }

  /// The longest tag that is read. Those of languages with script, region and variant have up to 35 characters
  /// (RFC 5646, 4.4.1).
  private static let longest = 35

  private static func isTagByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"):
      true
    default: false
    }
  }
}
