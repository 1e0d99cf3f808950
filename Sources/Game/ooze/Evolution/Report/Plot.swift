/// A picture of numbers that is drawn for the width that it gets, so that its letters keep their size
/// on a phone.
protocol Plot {
  /// - Parameter width: In points of the page; the picture may be narrower, not wider.
  func drawn(width: Double) -> SVG
}

extension Plot {
  /// As wide as the page's column is on a desk.
  var svg: SVG { drawn(width: PlotWidth.wide) }

  /// The picture for a page: drawn for a desk and for a phone, of which the style shows one.
  var figure: String {
    "<div class=\"wide\">\(svg.element)</div>"
      + "<div class=\"narrow\">\(drawn(width: PlotWidth.narrow).element)</div>"
  }
}

/// How wide pictures are, in points.
enum PlotWidth {
  static let wide = 704.0
  /// The smallest phone that counts has 360 points, less the margins of 16.
  static let narrow = 328.0
}
