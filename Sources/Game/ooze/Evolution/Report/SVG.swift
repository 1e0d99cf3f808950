import Foundation

/// The text of a vector picture, built piece by piece.
struct SVG {
  private(set) var body = ""
  let width: Double
  let height: Double
  /// A description of the picture for screen readers.
  let title: String

  init(width: Double, height: Double, title: String) {
    self.width = width
    self.height = height
    self.title = title
  }

  /// The whole element, for embedding in a page.
  var element: String {
    """
    <svg viewBox="0 0 \(SVG.number(width)) \(SVG.number(height))" \
    style="max-width: \(SVG.number(width))px" role="img" aria-label="\(SVG.escaped(title))"><title>\(SVG.escaped(title))</title>\(body)</svg>
    """
  }

  mutating func line(_ from: (Double, Double), _ to: (Double, Double), style: String) {
    body +=
      "<line x1='\(SVG.number(from.0))' y1='\(SVG.number(from.1))' x2='\(SVG.number(to.0))' "
      + "y2='\(SVG.number(to.1))' class='\(style)'/>"
  }

  mutating func polyline(_ points: [(Double, Double)], style: String) {
    body += "<polyline points='\(SVG.list(points))' class='\(style)'/>"
  }

  mutating func polygon(_ points: [(Double, Double)], style: String) {
    body += "<polygon points='\(SVG.list(points))' class='\(style)'/>"
  }

  mutating func circle(_ center: (Double, Double), radius: Double, style: String) {
    body +=
      "<circle cx='\(SVG.number(center.0))' cy='\(SVG.number(center.1))' "
      + "r='\(SVG.number(radius))' class='\(style)'/>"
  }

  /// Adds a rectangle in a colour of the page's style at a given strength, with a tooltip.
  mutating func cell(
    x: Double, y: Double, width: Double, height: Double, style: String, opacity: Double,
    hint: String
  ) {
    body +=
      "<rect x='\(SVG.number(x))' y='\(SVG.number(y))' width='\(SVG.number(width))' "
      + "height='\(SVG.number(height))' class='\(style)' "
      + "fill-opacity='\(SVG.number(opacity))'><title>\(SVG.escaped(hint))</title></rect>"
  }

  enum Anchor: String { case start, middle, end }

  mutating func text(
    _ text: String, at point: (Double, Double), anchor: Anchor = .start, style: String = "label"
  ) {
    body +=
      "<text x='\(SVG.number(point.0))' y='\(SVG.number(point.1))' "
      + "text-anchor='\(anchor.rawValue)' class='\(style)'>\(SVG.escaped(text))</text>"
  }

  /// Adds the numbers below a plot and the axis title. The last number ends at the picture's edge.
  mutating func xAxis(_ ticks: Ticks, title: String, place: (Double) -> (Double, Double)) {
    for tick in ticks.values {
      let at = place(tick)
      let isLast = tick == ticks.end
      text(
        ticks.text(tick), at: (isLast ? width - 4 : at.0, at.1 + 18),
        anchor: isLast ? .end : .middle)
    }
    text(title, at: (width - 4, height - 8), anchor: .end)
  }

  /// Formats a number with at most two decimals: a screen doesn't show less than a tenth of a pixel.
  static func number(_ value: Double) -> String {
    let rounded = (value * 100).rounded() / 100
    return rounded == rounded.rounded() ? String(Int(rounded)) : String(rounded)
  }

  static func escaped(_ text: String) -> String {
    text.replacingOccurrences(of: "&", with: "&amp;")
      .replacingOccurrences(of: "<", with: "&lt;")
      .replacingOccurrences(of: ">", with: "&gt;")
      .replacingOccurrences(of: "\"", with: "&quot;")
      .replacingOccurrences(of: "'", with: "&#39;")
  }

  private static func list(_ points: [(Double, Double)]) -> String {
    points.map { "\(number($0.0)),\(number($0.1))" }.joined(separator: " ")
  }
}
