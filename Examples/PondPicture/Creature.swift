import CoreGraphics

/// A chain of cells, head first, in its own coordinates: 1 is a cell's radius.
struct Creature {
  struct Cell {
    var kind: Kind
    var center: CGPoint
    var radius: CGFloat = 1
  }

  enum Kind {
    case nucleus, body, mouth, eye, photocyte, flagellum

    /// The colour in sRGB, as 0xRRGGBB.
    var color: UInt32 {
      switch self {
      case .nucleus: 0xB388FF
      case .body: 0x5FB3A1
      case .mouth: 0xFF7A6B
      case .eye: 0x9BD1FF
      case .photocyte: 0x7BD66B
      case .flagellum: 0x5BE7E7
      }
    }
  }

  var cells: [Cell]
  /// The position as a fraction of the picture, from its lower left corner.
  var position: CGPoint
  var angle: CGFloat
  var scale: CGFloat
  /// The brightness: deeper creatures are dimmer.
  var brightness: CGFloat

  static let all = [
    Creature(
      cells: chain([.mouth, .eye, .nucleus, .body, .flagellum], bend: 0.22),
      position: CGPoint(x: 0.60, y: 0.62), angle: 0.42, scale: 50, brightness: 1),
    Creature(
      cells: chain([.eye, .nucleus, .photocyte, .photocyte, .body, .flagellum], bend: -0.24),
      position: CGPoint(x: 0.30, y: 0.86), angle: -0.5, scale: 25, brightness: 0.75),
    Creature(
      cells: chain([.mouth, .nucleus, .flagellum], bend: 0.1),
      position: CGPoint(x: 0.83, y: 0.86), angle: 2.5, scale: 21, brightness: 0.6),
    Creature(
      cells: chain([.mouth, .nucleus, .body, .body, .flagellum], bend: 0.32),
      position: CGPoint(x: 0.82, y: 0.33), angle: 2.4, scale: 17, brightness: 0.5),
    Creature(
      cells: chain([.eye, .nucleus, .flagellum], bend: -0.2),
      position: CGPoint(x: 0.17, y: 0.40), angle: 0.9, scale: 15, brightness: 0.45),
    Creature(
      cells: chain([.nucleus, .photocyte, .photocyte], bend: 0.5),
      position: CGPoint(x: 0.40, y: 0.17), angle: 1.6, scale: 20, brightness: 0.55),
  ]

  /// Returns cells that follow each other backwards, each turned by `bend` radians relative to the one before.
  private static func chain(_ kinds: [Kind], bend: CGFloat) -> [Cell] {
    var heading: CGFloat = .pi
    var center = CGPoint(x: 3, y: 0)
    return kinds.enumerated().map { index, kind in
      let radius: CGFloat =
        kind == .nucleus ? 1.25 : (index == 0 ? 0.95 : 1 - CGFloat(index) * 0.06)
      let cell = Cell(kind: kind, center: center, radius: radius)
      heading += bend
      center.x += cos(heading) * 2.35
      center.y += sin(heading) * 2.35
      return cell
    }
  }
}
