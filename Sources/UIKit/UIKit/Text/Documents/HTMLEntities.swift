/// Character references by name or number: `&amp;`, `&#8211;`, `&#x2013;`.
enum HTMLEntities {
  /// The names from U+00A0 on, in order. They are also valid without a semicolon (HTML Standard,
  /// “Named character references”).
  private static let latin = """
    nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 \
    sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute \
    Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde \
    Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave \
    aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth \
    ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml
    """

  /// The names from U+0391 on, in order. U+03A2 isn't a character.
  private static let greek = """
    Alpha Beta Gamma Delta Epsilon Zeta Eta Theta Iota Kappa Lambda Mu Nu Xi Omicron Pi Rho - Sigma \
    Tau Upsilon Phi Chi Psi Omega - - - - - - - alpha beta gamma delta epsilon zeta eta theta iota \
    kappa lambda mu nu xi omicron pi rho sigmaf sigma tau upsilon phi chi psi omega
    """

  private static let others: [String: UInt32] = [
    "apos": 0x27, "OElig": 0x152, "oelig": 0x153, "Scaron": 0x160, "scaron": 0x161, "Yuml": 0x178,
    "fnof": 0x192, "circ": 0x2C6, "tilde": 0x2DC, "thetasym": 0x3D1, "upsih": 0x3D2, "piv": 0x3D6,
    "ensp": 0x2002, "emsp": 0x2003, "thinsp": 0x2009, "zwnj": 0x200C, "zwj": 0x200D, "lrm": 0x200E,
    "rlm": 0x200F, "ndash": 0x2013, "mdash": 0x2014, "lsquo": 0x2018, "rsquo": 0x2019,
    "sbquo": 0x201A, "ldquo": 0x201C, "rdquo": 0x201D, "bdquo": 0x201E, "dagger": 0x2020,
    "Dagger": 0x2021, "bull": 0x2022, "hellip": 0x2026, "permil": 0x2030, "prime": 0x2032,
    "Prime": 0x2033, "lsaquo": 0x2039, "rsaquo": 0x203A, "oline": 0x203E, "frasl": 0x2044,
    "euro": 0x20AC, "image": 0x2111, "weierp": 0x2118, "real": 0x211C, "trade": 0x2122,
    "alefsym": 0x2135, "larr": 0x2190, "uarr": 0x2191, "rarr": 0x2192, "darr": 0x2193,
    "harr": 0x2194, "crarr": 0x21B5, "lArr": 0x21D0, "uArr": 0x21D1, "rArr": 0x21D2,
    "dArr": 0x21D3, "hArr": 0x21D4, "forall": 0x2200, "part": 0x2202, "exist": 0x2203,
    "empty": 0x2205, "nabla": 0x2207, "isin": 0x2208, "notin": 0x2209, "ni": 0x220B,
    "prod": 0x220F, "sum": 0x2211, "minus": 0x2212, "lowast": 0x2217, "radic": 0x221A,
    "prop": 0x221D, "infin": 0x221E, "ang": 0x2220, "and": 0x2227, "or": 0x2228, "cap": 0x2229,
    "cup": 0x222A, "int": 0x222B, "there4": 0x2234, "sim": 0x223C, "cong": 0x2245,
    "asymp": 0x2248, "ne": 0x2260, "equiv": 0x2261, "le": 0x2264, "ge": 0x2265, "sub": 0x2282,
    "sup": 0x2283, "nsub": 0x2284, "sube": 0x2286, "supe": 0x2287, "oplus": 0x2295,
    "otimes": 0x2297, "perp": 0x22A5, "sdot": 0x22C5, "lceil": 0x2308, "rceil": 0x2309,
    "lfloor": 0x230A, "rfloor": 0x230B, "lang": 0x27E8, "rang": 0x27E9, "loz": 0x25CA,
    "spades": 0x2660, "clubs": 0x2663, "hearts": 0x2665, "diams": 0x2666, "check": 0x2713,
    "star": 0x2606, "starf": 0x2605, "phone": 0x260E, "Tab": 0x09, "NewLine": 0x0A,
    "lbrace": 0x7B, "rbrace": 0x7D, "lbrack": 0x5B, "rbrack": 0x5D, "lpar": 0x28, "rpar": 0x29,
    "num": 0x23, "percnt": 0x25, "dollar": 0x24, "colon": 0x3A, "semi": 0x3B, "comma": 0x2C,
    "period": 0x2E, "excl": 0x21, "quest": 0x3F, "equals": 0x3D, "plus": 0x2B, "commat": 0x40,
    "sol": 0x2F, "bsol": 0x5C, "lowbar": 0x5F, "hyphen": 0x2010, "horbar": 0x2015,
  ]

  /// The names that are valid without a semicolon.
  private static let loose: [String: UInt32] = {
    var result: [String: UInt32] = [
      "amp": 0x26, "AMP": 0x26, "lt": 0x3C, "LT": 0x3C, "gt": 0x3E, "GT": 0x3E, "quot": 0x22,
      "QUOT": 0x22, "COPY": 0xA9, "REG": 0xAE,
    ]
    for (index, name) in latin.split(separator: " ").enumerated() {
      result[String(name)] = 0xA0 + UInt32(index)
    }
    return result
  }()

  private static let names: [String: UInt32] = {
    var result = others
    for (index, name) in greek.split(separator: " ").enumerated() where name != "-" {
      result[String(name)] = 0x391 + UInt32(index)
    }
    return result.merging(loose) { $1 }
  }()

  /// The length of the longest name, in bytes.
  private static let maximumNameLength = 8

  /// Returns the text with all character references replaced. O(its length).
  static func decode(_ bytes: ArraySlice<UInt8>, inAttribute: Bool) -> String {
    guard bytes.contains(UInt8(ascii: "&")) else { return String(decoding: bytes, as: UTF8.self) }
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var index = bytes.startIndex
    while index < bytes.endIndex {
      if bytes[index] == UInt8(ascii: "&"),
        let found = reference(bytes[(index + 1)...], inAttribute: inAttribute)
      {
        result.append(contentsOf: String(Character(found.scalar)).utf8)
        index += 1 + found.length
      } else {
        result.append(bytes[index])
        index += 1
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static func reference(
    _ bytes: ArraySlice<UInt8>, inAttribute: Bool
  ) -> (scalar: Unicode.Scalar, length: Int)? {
    if bytes.first == UInt8(ascii: "#") { return number(bytes.dropFirst()) }
    let run = bytes.prefix(maximumNameLength).prefix { $0.isASCIILetter || $0.isASCIIDigit }
    guard !run.isEmpty else { return nil }
    if run.endIndex < bytes.endIndex, bytes[run.endIndex] == UInt8(ascii: ";"),
      let value = names[String(decoding: run, as: UTF8.self)], let scalar = Unicode.Scalar(value)
    {
      return (scalar, run.count + 1)
    }
    for length in stride(from: run.count, to: 1, by: -1) {
      guard let value = loose[String(decoding: run.prefix(length), as: UTF8.self)],
        let scalar = Unicode.Scalar(value)
      else { continue }
      let end = bytes.startIndex + length
      // `?a=1&copy=2` is a URL with a parameter called `copy`.
      if inAttribute, end < bytes.endIndex,
        bytes[end] == UInt8(ascii: "=") || bytes[end].isASCIILetter || bytes[end].isASCIIDigit
      {
        return nil
      }
      return (scalar, length)
    }
    return nil
  }

  /// Returns the number after `&#`: decimal digits, or `x` and hexadecimal digits.
  private static func number(
    _ bytes: ArraySlice<UInt8>
  ) -> (scalar: Unicode.Scalar, length: Int)? {
    let isHexadecimal = bytes.first?.asciiLowercased == UInt8(ascii: "x")
    let start = bytes.startIndex + (isHexadecimal ? 1 : 0)
    var index = start
    var value: UInt32 = 0
    while index < bytes.endIndex {
      let byte = bytes[index].asciiLowercased
      let digit: UInt8
      if byte.isASCIIDigit {
        digit = byte - 0x30
      } else if isHexadecimal, 0x61...0x66 ~= byte {
        digit = byte - 0x61 + 10
      } else {
        break
      }
      // Larger numbers aren't characters, however many digits follow.
      value = min(value * (isHexadecimal ? 16 : 10) + UInt32(digit), 0x11_0000)
      index += 1
    }
    guard index > start else { return nil }
    if index < bytes.endIndex, bytes[index] == UInt8(ascii: ";") { index += 1 }
    if 0x80...0x9F ~= value { value = DocumentEncoding.windows[Int(value) - 0x80] }
    let scalar = value == 0 ? nil : Unicode.Scalar(value)
    return (scalar ?? "\u{FFFD}", index - bytes.startIndex + 1)
  }
}
