import CoreGraphics

/// A key of the on-screen keyboard.
enum KeyCap: Equatable {
  case text(String)
  case shift, delete, space, `return`
  /// Switches to the other plane, with figures or letters.
  case plane(KeyPlane)
  /// Space without a key.
  case none
}

/// An arrangement of keys in rows.
enum KeyPlane: Equatable {
  case letters, figures
  /// Ten large digits.
  case digits

  /// The initial plane of a keyboard type.
  init(_ type: UIKeyboardType) {
    switch type {
    case .numberPad, .decimalPad, .phonePad, .asciiCapableNumberPad: self = .digits
    case .numbersAndPunctuation: self = .figures
    default: self = .letters
    }
  }

  /// Returns the keys of each row with their widths, in tenths of the row.
  private func rows(_ type: UIKeyboardType) -> [[(key: KeyCap, width: CGFloat)]] {
    func text(_ characters: String, width: CGFloat = 1) -> [(KeyCap, CGFloat)] {
      characters.map { (.text(String($0)), width) }
    }
    func last(_ plane: KeyPlane) -> [(KeyCap, CGFloat)] {
      let extra = Self.extraKeys(type)
      return [(.plane(plane), 2.5), (.space, 5 - CGFloat(extra.count))]
        + extra.map { (.text($0), 1) } + [(.return, 2.5)]
    }
    switch self {
    case .letters:
      return [
        text("qwertyuiop"), text("asdfghjkl"), [(.shift, 1.5)] + text("zxcvbnm") + [(.delete, 1.5)],
        last(.figures),
      ]
    case .figures:
      return [
        text("1234567890"), text("-/:;()$&@\""), text("#+=.,?!'") + [(.delete, 1.5)],
        last(.letters),
      ]
    case .digits:
      let third: CGFloat = 10 / 3
      let bottom: [(KeyCap, CGFloat)] =
        switch type {
        case .phonePad: text("*0#", width: 2.5) + [(.delete, 2.5)]
        case .decimalPad: text(".0", width: third) + [(.delete, third)]
        default: [(.none, third)] + text("0", width: third) + [(.delete, third)]
        }
      return ["123", "456", "789"].map { text($0, width: third) } + [bottom]
    }
  }

  /// The keys next to the space key.
  private static func extraKeys(_ type: UIKeyboardType) -> [String] {
    switch type {
    case .emailAddress: ["@", "."]
    case .URL: ["/", "."]
    case .webSearch: ["."]
    case .twitter: ["@", "#"]
    default: []
    }
  }

  /// Returns the keys and their frames in a plane of the given size. Each frame includes half of
  /// the gaps around the key.
  func keys(in size: CGSize, type: UIKeyboardType) -> [(key: KeyCap, frame: CGRect)] {
    let rows = rows(type)
    let height = size.height / CGFloat(rows.count)
    return rows.enumerated().flatMap { index, row in
      let width = row.reduce(0) { $0 + $1.width }
      var x = size.width * (10 - width) / 20
      return row.map { key, width in
        let frame = CGRect(
          x: x, y: CGFloat(index) * height, width: size.width * width / 10, height: height)
        x += frame.width
        return (key, frame)
      }
    }
  }
}
