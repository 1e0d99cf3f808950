extension BodyPicture {
  /// Returns the picture as an SVG file, on deep water.
  ///
  /// - Parameter scale: Pixels per cell length.
  public func svg(scale: Float = 48) -> String {
    let size = high - low
    let frame =
      "x=\"\(text(low.x))\" y=\"\(text(low.y))\" "
      + "width=\"\(text(size.x))\" height=\"\(text(size.y))\""
    let head =
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(text(size.x * scale))\" "
      + "height=\"\(text(size.y * scale))\" viewBox=\"\(text(low.x)) \(text(low.y)) "
      + "\(text(size.x)) \(text(size.y))\" stroke-linecap=\"round\" stroke-linejoin=\"round\">"
    let lines =
      [head, "  <rect \(frame)\(paint("fill", .water))/>"]
      + commands.map { "  <\(outline($0.shape))\(paint($0))/>" } + ["</svg>"]
    return lines.map { $0 + "\n" }.joined()
  }

  private func outline(_ shape: Shape) -> String {
    switch shape {
    case .circle(let centre, let radius):
      return "circle cx=\"\(text(centre.x))\" cy=\"\(text(centre.y))\" r=\"\(text(radius))\""
    case .path(let points, let isClosed):
      let way = points.map { "\(text($0.x)) \(text($0.y))" }.joined(separator: "L")
      return "path d=\"M\(way)\(isClosed ? "Z" : "")\""
    }
  }

  private func paint(_ command: Command) -> String {
    guard let stroke = command.stroke else { return paint("fill", command.fill) }
    return paint("fill", command.fill) + paint("stroke", stroke)
      + " stroke-width=\"\(text(command.lineWidth))\""
  }

  private func paint(_ attribute: String, _ colour: Colour?) -> String {
    guard let colour else { return " \(attribute)=\"none\"" }
    let parts = [colour.red, colour.green, colour.blue].map { String(Int($0 * 255 + 0.5)) }
    let opacity =
      colour.opacity == 1 ? "" : " \(attribute)-opacity=\"\(text(colour.opacity))\""
    return " \(attribute)=\"rgb(\(parts.joined(separator: ",")))\"\(opacity)"
  }

  /// Formats a number in thousandths, which are a fraction of a pixel.
  private func text(_ number: Float) -> String {
    let rounded = Float(Int(number * 1000 + (number < 0 ? -0.5 : 0.5))) / 1000
    return String(decoding: DecimalText.text(rounded), as: UTF8.self)
  }
}
