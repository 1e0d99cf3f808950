import CoreGraphics

/// A key of the keyboard on the screen.
enum KeyCap: Equatable {
  case text(String)
  case shift, delete, space, `return`
  /// Brings the other plane: the figures or the letters.
  case plane(KeyPlane)
}

/// Rows of keys.
enum KeyPlane: Equatable {
  case letters, figures

  /// The keys of each row with their widths, in tenths of the row.
  private var rows: [[(key: KeyCap, width: CGFloat)]] {
    func text(_ characters: String) -> [(KeyCap, CGFloat)] {
      characters.map { (.text(String($0)), 1) }
    }
    func last(_ plane: KeyPlane) -> [(KeyCap, CGFloat)] {
      [(.plane(plane), 2.5), (.space, 5), (.return, 2.5)]
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
    }
  }

  /// The keys and their places, each with the half of the gaps around it, in a plane of that size.
  func keys(in size: CGSize) -> [(key: KeyCap, frame: CGRect)] {
    let rows = rows
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
