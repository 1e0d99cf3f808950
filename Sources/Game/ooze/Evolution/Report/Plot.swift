/// A picture of numbers that is drawn for a given width, so that its letters keep their size on a phone.
protocol Plot {
  var title: String { get }
  /// Whether there is nothing to draw, as after a short run.
  var isEmpty: Bool { get }

  /// Returns the picture for a width.
  ///
  /// - Parameter width: The available width in points of the page. The picture may be narrower, never wider.
  func drawn(width: Double) -> SVG
}

extension Plot {
  /// The picture at the width of the page's column on a desktop.
  var svg: SVG { drawn(width: PlotWidth.wide) }

  /// The picture for a page, drawn for a desktop and for a phone. The page's style shows one of them. A sentence
  /// replaces a picture without content.
  var figure: String {
    guard !isEmpty else {
      return "<p class=\"note\">\(SVG.escaped(title)): this run was too short for a picture.</p>"
    }
    return "<div class=\"wide\">\(svg.element)</div>"
      + "<div class=\"narrow\">\(drawn(width: PlotWidth.narrow).element)</div>"
  }
}

/// The widths of pictures, in points.
enum PlotWidth {
  static let wide = 704.0
  /// The smallest supported phone has 360 points, less margins of 16.
  static let narrow = 328.0
}
