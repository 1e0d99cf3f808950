extension BodyPicture {
  /// Returns the glyph that identifies a type, for a cell of radius 1 at the origin that looks along x.
  ///
  /// - Parameter colour: The glyph's colour; `CellType.colour` unless a palette sets another.
  public static func glyph(of type: CellType, in colour: Colour) -> [Command] {
    var picture = BodyPicture()
    picture.drawGlyph(
      of: type, in: Frame(origin: .zero, ahead: Vector(x: 1, y: 0), scale: 1), colour)
    return picture.commands
  }

  /// Draws a cell: a translucent disc, a bright membrane, and the glyph of its type. Plain cells have
  /// the colour of the skin.
  mutating func draw(_ type: CellType, skin: Colour, in frame: Frame) {
    let colour = type == .body ? skin : type.colour
    circle(frame.origin, frame.scale, fill: Colour.water)
    circle(frame.origin, frame.scale, fill: colour.with(opacity: 0.35))
    circle(frame.origin, frame.scale * 0.7, fill: colour.with(opacity: 0.2))
    circle(
      frame.origin, frame.scale * 11 / 12, stroke: colour, width: frame.scale / 6)
    drawGlyph(of: type, in: frame, colour)
  }

  private mutating func drawGlyph(of type: CellType, in frame: Frame, _ colour: Colour) {
    let thin = frame.scale * 0.12
    switch type {
    case .nucleus:
      circle(frame.origin, frame.scale * 0.58, stroke: colour, width: thin)
      circle(frame.origin, frame.scale * 0.26, fill: colour)
    case .body:
      break
    case .mouth:
      let gape = (-4...4).map { frame.polar(Float($0) * 0.16, 1.02) }
      polygon([frame.place(-0.15, 0)] + gape, Colour(0x3A0D10))
      for angle in [Float(-0.95), -0.78, 0.78, 0.95] {
        line([frame.polar(angle, 0.95), frame.polar(angle * 0.9, 1.3)], colour, width: thin)
      }
    case .spike:
      polygon(
        [
          frame.place(-0.35, 0), frame.place(0.05, 0.36), frame.place(0.7, 0.17),
          frame.place(1.9, 0), frame.place(0.7, -0.17), frame.place(0.05, -0.36),
        ], colour)
    case .eye:
      for side in [Float(-1), 1] {
        line(
          [frame.place(0.9, 0.4 * side), frame.place(1.7, 0.9 * side)],
          colour.with(opacity: 0.5), width: thin * 0.6)
      }
      circle(frame.place(0.2, 0), frame.scale * 0.5, fill: Colour(0xF2FAFF))
      circle(frame.place(0.35, 0), frame.scale * 0.26, fill: Colour(0x10222B))
    case .nose:
      for (x, y) in [(0.45, 0), (-0.1, 0.4), (-0.1, -0.4)] as [(Float, Float)] {
        circle(frame.place(x, y), frame.scale * 0.2, fill: colour)
      }
    case .touch:
      for step in -3...3 {
        let angle = Float(step) * 0.35
        line([frame.polar(angle, 0.6), frame.polar(angle, 1.35)], colour, width: thin * 0.7)
      }
    case .flagellum:
      circle(frame.origin, frame.scale * 0.32, fill: colour)
      let whip = (0...16).map { step in
        frame.place(0.3 + Float(step) * 0.13, 0.28 * Math.sin(Float(step) * 0.75))
      }
      line(whip, colour, width: thin)
    case .armour:
      circle(frame.origin, frame.scale * 0.62, stroke: colour, width: thin * 1.4)
    case .storage:
      // A drop: a round end, and a tip that points ahead.
      let round = (-6...6).map { frame.polar(.pi + Float($0) * 0.3, 0.48) }
      polygon(round + [frame.place(0.75, 0)], colour)
    case .photocyte:
      for x in [Float(-0.42), 0, 0.42] {
        polygon(
          (0..<12).map { step in
            let angle = Float(step) * .pi / 6
            return frame.place(x + 0.13 * Math.cos(angle), 0.5 * Math.sin(angle))
          }, colour)
      }
    case .toxinGland:
      polygon((0..<12).map { frame.polar(Float($0) * .pi / 6, $0 % 2 == 0 ? 0.68 : 0.28) }, colour)
    case .jet:
      polygon(
        [
          frame.place(-0.5, 0.3), frame.place(0.6, 0.22), frame.place(1.2, 0.5),
          frame.place(1.2, -0.5), frame.place(0.6, -0.22), frame.place(-0.5, -0.3),
        ], colour)
    case .adhesive:
      line((-6...6).map { frame.polar(.pi + Float($0) * 0.3, 0.5) }, colour, width: thin * 1.8)
    case .electrocyte:
      polygon(
        [
          frame.place(0.7, 0.25), frame.place(-0.1, 0.3), frame.place(-0.02, 0.05),
          frame.place(-0.7, -0.25), frame.place(0.1, -0.3), frame.place(0.02, -0.05),
        ], colour)
    case .pacemaker:
      line(
        (-8...8).map { frame.place(Float($0) * 0.075, 0.35 * Math.sin(Float($0) * .pi / 8)) },
        colour, width: thin)
    }
  }
}
