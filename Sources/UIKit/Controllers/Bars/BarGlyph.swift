import QuartzCore

/// A drawing of a bar button: lines in a square of 22 points, y downwards, and whether they are
/// filled.
struct BarGlyph {
  let path: CGPath
  let isFilled: Bool

  private init(isFilled: Bool = false, _ draw: (CGMutablePath) -> Void) {
    let path = CGMutablePath()
    draw(path)
    self.path = path
    self.isFilled = isFilled
  }

  static var plus: BarGlyph {
    BarGlyph {
      $0.line(11, 2, 11, 20)
      $0.line(2, 11, 20, 11)
    }
  }

  static var cross: BarGlyph {
    BarGlyph {
      $0.line(4, 4, 18, 18)
      $0.line(18, 4, 4, 18)
    }
  }

  static var magnifier: BarGlyph {
    BarGlyph {
      $0.addEllipse(in: CGRect(x: 2, y: 2, width: 13, height: 13))
      $0.line(13.2, 13.2, 20, 20)
    }
  }

  static var share: BarGlyph {
    BarGlyph {
      $0.addLines(between: [
        CGPoint(x: 7.5, y: 8), CGPoint(x: 4, y: 8), CGPoint(x: 4, y: 20.5),
        CGPoint(x: 18, y: 20.5), CGPoint(x: 18, y: 8), CGPoint(x: 14.5, y: 8),
      ])
      $0.line(11, 1.5, 11, 13.5)
      $0.addLines(between: [
        CGPoint(x: 7, y: 5), CGPoint(x: 11, y: 1.5), CGPoint(x: 15, y: 5),
      ])
    }
  }

  static var compose: BarGlyph {
    BarGlyph {
      $0.addLines(between: [
        CGPoint(x: 13, y: 3.5), CGPoint(x: 3, y: 3.5), CGPoint(x: 3, y: 19),
        CGPoint(x: 18.5, y: 19), CGPoint(x: 18.5, y: 9),
      ])
      $0.line(20, 2, 9.5, 12.5)
    }
  }

  static var circularArrow: BarGlyph {
    BarGlyph {
      $0.addArc(
        center: CGPoint(x: 11, y: 11.5), radius: 8, startAngle: -0.6, endAngle: -1.57 - .pi * 1.83,
        clockwise: true)
      $0.addLines(between: [
        CGPoint(x: 18.5, y: 1.5), CGPoint(x: 18.5, y: 7), CGPoint(x: 13, y: 7),
      ])
    }
  }

  static var bin: BarGlyph {
    BarGlyph {
      $0.line(3, 5, 19, 5)
      $0.addLines(between: [
        CGPoint(x: 8, y: 5), CGPoint(x: 8, y: 2), CGPoint(x: 14, y: 2), CGPoint(x: 14, y: 5),
      ])
      $0.addLines(between: [
        CGPoint(x: 5, y: 5), CGPoint(x: 6, y: 20.5), CGPoint(x: 16, y: 20.5), CGPoint(x: 17, y: 5),
      ])
      $0.line(9, 8.5, 9.3, 17)
      $0.line(13, 8.5, 12.7, 17)
    }
  }

  static var triangle: BarGlyph {
    BarGlyph(isFilled: true) {
      $0.triangle(from: 5, to: 19, half: 8)
    }
  }

  static var bars: BarGlyph {
    BarGlyph(isFilled: true) {
      $0.addRect(CGRect(x: 5, y: 3, width: 4, height: 16))
      $0.addRect(CGRect(x: 13, y: 3, width: 4, height: 16))
    }
  }

  static var reply: BarGlyph {
    BarGlyph {
      $0.addLines(between: [
        CGPoint(x: 9, y: 4), CGPoint(x: 2, y: 10.5), CGPoint(x: 9, y: 17),
      ])
      $0.move(to: CGPoint(x: 2, y: 10.5))
      $0.addLine(to: CGPoint(x: 12, y: 10.5))
      $0.addQuadCurve(to: CGPoint(x: 20, y: 19), control: CGPoint(x: 20, y: 10.5))
    }
  }

  static var folder: BarGlyph {
    BarGlyph {
      $0.addLines(between: [
        CGPoint(x: 2, y: 5), CGPoint(x: 8.5, y: 5), CGPoint(x: 10.5, y: 7.5),
        CGPoint(x: 20, y: 7.5), CGPoint(x: 20, y: 18.5), CGPoint(x: 2, y: 18.5),
        CGPoint(x: 2, y: 5),
      ])
      $0.line(2, 10.5, 20, 10.5)
    }
  }

  static var book: BarGlyph {
    BarGlyph {
      $0.move(to: CGPoint(x: 11, y: 6))
      $0.addQuadCurve(to: CGPoint(x: 2, y: 4.5), control: CGPoint(x: 7, y: 3))
      $0.addLine(to: CGPoint(x: 2, y: 17))
      $0.addQuadCurve(to: CGPoint(x: 11, y: 18.5), control: CGPoint(x: 7, y: 15.5))
      $0.addQuadCurve(to: CGPoint(x: 20, y: 17), control: CGPoint(x: 15, y: 15.5))
      $0.addLine(to: CGPoint(x: 20, y: 4.5))
      $0.addQuadCurve(to: CGPoint(x: 11, y: 6), control: CGPoint(x: 15, y: 3))
      $0.line(11, 6, 11, 18.5)
    }
  }

  static var camera: BarGlyph {
    BarGlyph {
      $0.addLines(between: [
        CGPoint(x: 2, y: 6.5), CGPoint(x: 6.5, y: 6.5), CGPoint(x: 8.5, y: 3.5),
        CGPoint(x: 13.5, y: 3.5), CGPoint(x: 15.5, y: 6.5), CGPoint(x: 20, y: 6.5),
        CGPoint(x: 20, y: 18.5), CGPoint(x: 2, y: 18.5), CGPoint(x: 2, y: 6.5),
      ])
      $0.addEllipse(in: CGRect(x: 7, y: 8.5, width: 8, height: 8))
    }
  }

  static var curledPage: BarGlyph {
    BarGlyph {
      $0.addLines(between: [
        CGPoint(x: 18, y: 13), CGPoint(x: 18, y: 2.5), CGPoint(x: 4, y: 2.5),
        CGPoint(x: 4, y: 19.5), CGPoint(x: 11.5, y: 19.5),
      ])
      $0.move(to: CGPoint(x: 11.5, y: 19.5))
      $0.addQuadCurve(to: CGPoint(x: 12, y: 13), control: CGPoint(x: 13, y: 16))
      $0.addQuadCurve(to: CGPoint(x: 18, y: 13), control: CGPoint(x: 15.5, y: 14.5))
      $0.addLine(to: CGPoint(x: 11.5, y: 19.5))
    }
  }

  /// Two triangles pointing left (−1) or right (1).
  static func triangles(pointing direction: CGFloat) -> BarGlyph {
    BarGlyph(isFilled: true) {
      $0.triangle(from: 11 - direction * 10, to: 11, half: 6)
      $0.triangle(from: 11, to: 11 + direction * 10, half: 6)
    }
  }

  /// The chevron of a back button, pointing left, or right where text runs from right to left.
  static func chevron(mirrored: Bool) -> BarGlyph {
    let size = BarMetrics.chevronSize
    let tip: CGFloat = mirrored ? size.width - 1.5 : 1.5
    return BarGlyph {
      $0.addLines(between: [
        CGPoint(x: size.width - tip, y: 1.5), CGPoint(x: tip, y: size.height / 2),
        CGPoint(x: size.width - tip, y: size.height - 1.5),
      ])
    }
  }
}

extension CGMutablePath {
  fileprivate func line(_ x1: CGFloat, _ y1: CGFloat, _ x2: CGFloat, _ y2: CGFloat) {
    move(to: CGPoint(x: x1, y: y1))
    addLine(to: CGPoint(x: x2, y: y2))
  }

  fileprivate func triangle(from base: CGFloat, to tip: CGFloat, half: CGFloat) {
    addLines(between: [
      CGPoint(x: base, y: 11 - half), CGPoint(x: tip, y: 11), CGPoint(x: base, y: 11 + half),
    ])
    closeSubpath()
  }
}

/// Shows a glyph in the tint colour. The layer strokes the path itself; nothing is drawn into a
/// bitmap.
final class BarGlyphView: UIView {
  override class var layerClass: AnyClass { CAShapeLayer.self }

  var glyph: BarGlyph? {
    didSet { show() }
  }

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
