/// The markers of a list.
struct HTMLList {
  enum Marks {
    case bullets(String)
    case numbers
    case letters(UInt8)
  }

  private var marks: Marks
  /// The number of the next item.
  var next = 1
  private(set) var hasMarks = true

  /// The bullets of items outside of a list.
  static let outside = HTMLList(marks: .bullets("•"))

  private init(marks: Marks) { self.marks = marks }

  /// Creates the list of an element. Returns `nil` if the element isn't a list.
  ///
  /// - Parameter depth: The number of unordered lists around it.
  init?(_ tag: HTMLTag, _ values: CSSValues, depth: Int) {
    switch tag.name {
    case "ul", "menu", "dir":
      // A disc, a circle, and then squares, as in browsers.
      let bullets = ["•", "◦", "▪"]
      marks = .bullets(bullets[depth.clamped(0, bullets.count - 1)])
    case "ol":
      switch tag.attributes["type"] {
      case "a": marks = .letters(UInt8(ascii: "a"))
      case "A": marks = .letters(UInt8(ascii: "A"))
      default: marks = .numbers
      }
      if let start = tag.attributes["start"].flatMap({ Int32($0) }) { next = Int(start) }
    default: return nil
    }
    hasMarks = values.hasListMarker ?? true
  }

  /// Returns the marker of the next item.
  mutating func takeMark() -> String {
    defer { next += 1 }
    switch marks {
    case .bullets(let bullet): return bullet
    case .letters(let first) where 1...26 ~= next:
      return "\(Unicode.Scalar(first + UInt8(next - 1)))."
    case .numbers, .letters: return "\(next)."
    }
  }
}
