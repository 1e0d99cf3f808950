import QuartzCore

/// A glyph of a bar button: lines in a square of 22 points, y downwards, and whether they are filled.
struct BarGlyph {
  let path: CGPath
  let isFilled: Bool

  private init(isFilled: Bool = false, _ draw: (CGMutablePath) -> Void) {
    let path = CGMutablePath()
    draw(path)
    self.path = path
    self.isFilled = isFilled
  }

  static let plus = BarGlyph {
    $0.line(11, 2, 11, 20)
    $0.line(2, 11, 20, 11)
  }

  static let cross = BarGlyph {
    $0.line(4, 4, 18, 18)
    $0.line(18, 4, 4, 18)
  }

  static let magnifier = BarGlyph {
    $0.addEllipse(in: CGRect(x: 2, y: 2, width: 13, height: 13))
    $0.line(13.2, 13.2, 20, 20)
  }

  static let share = BarGlyph {
    $0.line(7.5, 8, 4, 8, 4, 20.5, 18, 20.5, 18, 8, 14.5, 8)
    $0.line(11, 1.5, 11, 13.5)
    $0.line(7, 5, 11, 1.5, 15, 5)
  }

  static let compose = BarGlyph {
    $0.line(13, 3.5, 3, 3.5, 3, 19, 18.5, 19, 18.5, 9)
    $0.line(20, 2, 9.5, 12.5)
  }

  static let circularArrow = BarGlyph {
    $0.addArc(
      center: CGPoint(x: 11, y: 11.5), radius: 8, startAngle: -0.6, endAngle: -1.57 - .pi * 1.83,
      clockwise: true)
    $0.line(18.5, 1.5, 18.5, 7, 13, 7)
  }

  static let bin = BarGlyph {
    $0.line(3, 5, 19, 5)
    $0.line(8, 5, 8, 2, 14, 2, 14, 5)
    $0.line(5, 5, 6, 20.5, 16, 20.5, 17, 5)
    $0.line(9, 8.5, 9.3, 17)
    $0.line(13, 8.5, 12.7, 17)
  }

  static let triangle = BarGlyph(isFilled: true) {
    $0.triangle(from: 5, to: 19, half: 8)
  }

  static let bars = BarGlyph(isFilled: true) {
    $0.addRect(CGRect(x: 5, y: 3, width: 4, height: 16))
    $0.addRect(CGRect(x: 13, y: 3, width: 4, height: 16))
  }

  static let reply = BarGlyph {
    $0.line(9, 4, 2, 10.5, 9, 17)
    $0.move(to: CGPoint(x: 2, y: 10.5))
    $0.addLine(to: CGPoint(x: 12, y: 10.5))
    $0.addQuadCurve(to: CGPoint(x: 20, y: 19), control: CGPoint(x: 20, y: 10.5))
  }

  static let folder = BarGlyph {
    $0.line(2, 5, 8.5, 5, 10.5, 7.5, 20, 7.5, 20, 18.5, 2, 18.5, 2, 5)
    $0.line(2, 10.5, 20, 10.5)
  }

  static let book = BarGlyph {
    $0.move(to: CGPoint(x: 11, y: 6))
    $0.addQuadCurve(to: CGPoint(x: 2, y: 4.5), control: CGPoint(x: 7, y: 3))
    $0.addLine(to: CGPoint(x: 2, y: 17))
    $0.addQuadCurve(to: CGPoint(x: 11, y: 18.5), control: CGPoint(x: 7, y: 15.5))
    $0.addQuadCurve(to: CGPoint(x: 20, y: 17), control: CGPoint(x: 15, y: 15.5))
    $0.addLine(to: CGPoint(x: 20, y: 4.5))
    $0.addQuadCurve(to: CGPoint(x: 11, y: 6), control: CGPoint(x: 15, y: 3))
    $0.line(11, 6, 11, 18.5)
  }

  static let camera = BarGlyph {
    $0.line(2, 6.5, 6.5, 6.5, 8.5, 3.5, 13.5, 3.5, 15.5, 6.5, 20, 6.5, 20, 18.5, 2, 18.5, 2, 6.5)
    $0.addEllipse(in: CGRect(x: 7, y: 8.5, width: 8, height: 8))
  }

  static let curledPage = BarGlyph {
    $0.line(18, 13, 18, 2.5, 4, 2.5, 4, 19.5, 11.5, 19.5)
    $0.move(to: CGPoint(x: 11.5, y: 19.5))
    $0.addQuadCurve(to: CGPoint(x: 12, y: 13), control: CGPoint(x: 13, y: 16))
    $0.addQuadCurve(to: CGPoint(x: 18, y: 13), control: CGPoint(x: 15.5, y: 14.5))
    $0.addLine(to: CGPoint(x: 11.5, y: 19.5))
  }

  /// Returns two triangles pointing left (−1) or right (1).
  static func triangles(pointing direction: CGFloat) -> BarGlyph {
    BarGlyph(isFilled: true) {
      $0.triangle(from: 11 - direction * 10, to: 11, half: 6)
      $0.triangle(from: 11, to: 11 + direction * 10, half: 6)
    }
  }

  /// Returns the chevron of a back button, pointing left, or right for right-to-left text.
  static func chevron(mirrored: Bool) -> BarGlyph {
    let size = BarMetrics.chevronSize
    let tip: CGFloat = mirrored ? size.width - 1.5 : 1.5
    return BarGlyph {
      $0.line(
        size.width - tip, 1.5, tip, size.height / 2, size.width - tip, size.height - 1.5)
    }
  }
}

extension CGMutablePath {
  /// Adds a line through points, given as alternating x and y.
  fileprivate func line(_ coordinates: CGFloat...) {
    addLines(
      between: stride(from: 0, to: coordinates.count, by: 2).map {
        CGPoint(x: coordinates[$0], y: coordinates[$0 + 1])
      })
  }

  fileprivate func triangle(from base: CGFloat, to tip: CGFloat, half: CGFloat) {
    line(base, 11 - half, tip, 11, base, 11 + half)
    closeSubpath()
  }
}

/// Shows a glyph in the tint colour. The layer strokes the path itself, without a bitmap.
final class BarGlyphView: UIView {
  override class var layerClass: AnyClass { CAShapeLayer.self }

  var glyph: BarGlyph? { didSet { show() } }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    show()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    show()
  }

  private func show() {
    guard let shape = layer as? CAShapeLayer else { return }
    let color = tintColor.resolvedColor(with: traitCollection).cgColor
    shape.path = glyph?.path
    shape.strokeColor = color
    shape.fillColor = glyph?.isFilled == true ? color : nil
    shape.lineWidth = glyph?.isFilled == true ? 0 : 1.8
    shape.lineCap = .round
    shape.lineJoin = .round
  }
}
