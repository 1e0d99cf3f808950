extension BodyPicture {
  /// Returns the drawing of a link as a strand from (0, 0) to (1, 0).
  ///
  /// - Parameter colour: The strand's colour; `LinkType.colour` unless a palette sets another.
  public static func strand(of type: LinkType, in colour: Colour) -> [Command] {
    var picture = BodyPicture()
    picture.draw(type, from: .zero, to: Vector(x: 1, y: 0), in: colour)
    return picture.commands
  }

  /// Draws a link as a strand between two cells.
  mutating func draw(_ type: LinkType, from a: Vector, to b: Vector, in colour: Colour) {
    let strand = Strand(a: a, b: b)
    switch type {
    case .strut:
      line([a, b], colour.with(opacity: 0.9), width: 0.07)
    case .spring:
      line([a, b], colour.with(opacity: 0.8), width: 0.05)
      for step in 1...5 {
        circle(strand.place(Float(step) / 6, 0), 0.07, fill: colour)
      }
    case .body:
      polygon(strand.ribbon(ends: 0.22, middle: 0.13), colour.with(opacity: 0.75))
    case .fin:
      polygon(strand.ribbon(ends: 0.14, middle: 0.42), colour.with(opacity: 0.3))
      for side in [Float(-0.2), 0, 0.2] {
        line(
          [a, strand.place(0.5, side), b], colour.with(opacity: 0.6), width: 0.03)
      }
    case .muscle:
      polygon(strand.ribbon(ends: 0.1, middle: 0.2), colour.with(opacity: 0.85))
      drawStripes(on: strand, from: 0.2, to: 0.8, width: 0.14)
    case .hingeMuscle:
      polygon(strand.ribbon(ends: 0.22, middle: 0.16), colour.with(opacity: 0.85))
      // The stripes are denser at the end that bends.
      drawStripes(on: strand, from: 0.5, to: 0.9, width: 0.18)
    case .tentacle:
      let wave = (0...48).map { step in
        strand.place(Float(step) / 48, 0.07 * Math.sin(Float(step) * (.pi / 12)))
      }
      line(wave, colour.with(opacity: 0.8), width: 0.08)
    case .nerve:
      line([a, b], colour.with(opacity: 0.8), width: 0.03)
    }
  }

  private mutating func drawStripes(
    on strand: Strand, from start: Float, to end: Float, width: Float
  ) {
    for step in 0...4 {
      let along = start + (end - start) * Float(step) / 4
      line(
        [strand.place(along, -width), strand.place(along, width)],
        Colour(0x5A1F24, opacity: 0.55), width: 0.04)
    }
  }
}

/// The line between two cells, with coordinates along and across it.
private struct Strand {
  let a: Vector
  let b: Vector

  /// Returns a point in the picture's coordinates.
  ///
  /// - Parameters:
  ///   - along: 0 at a … 1 at b.
  ///   - across: The distance from the line, in cell lengths.
  func place(_ along: Float, _ across: Float) -> Vector {
    a + (b - a) * along + (b - a).normalized.perpendicular * across
  }

  /// Returns the outline of a strand with half widths at its ends and its middle.
  func ribbon(ends: Float, middle: Float) -> [Vector] {
    let steps = (0...8).map { Float($0) / 8 }
    func width(_ along: Float) -> Float {
      let centred = 2 * along - 1
      return middle + (ends - middle) * centred * centred
    }
    return steps.map { place($0, width($0)) } + steps.reversed().map { place($0, -width($0)) }
  }
}
