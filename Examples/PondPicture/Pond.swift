import OozeKernel
import CoreGraphics

/// Deep water with a light from above, specks, and the creatures in it.
struct Pond {
  let context: CGContext
  let size: CGSize
  private var random: SplitMix64

  init(context: CGContext, size: CGSize, seed: UInt64) {
    self.context = context
    self.size = size
    random = SplitMix64(seed: seed)
  }

  mutating func draw() {
    water()
    specks()
    for creature in Creature.all { draw(creature) }
  }

  // MARK: Water

  private func water() {
    let colors = [color(0x0B2A33), color(0x04141A)]
    let gradient = CGGradient(
      colorsSpace: CGColorSpace(name: CGColorSpace.sRGB), colors: colors as CFArray,
      locations: [0, 1])!
    let light = CGPoint(x: size.width * 0.62, y: size.height * 0.66)
    context.drawRadialGradient(
      gradient, startCenter: light, startRadius: 0, endCenter: light,
      endRadius: size.height * 0.75, options: [.drawsAfterEndLocation])
  }

  private mutating func specks() {
    for _ in 0..<420 {
      let radius = random.number(in: 0.4...2.2)
      let center = CGPoint(
        x: random.number(in: 0...Double(size.width)), y: random.number(in: 0...Double(size.height)))
      context.setFillColor(color(0xBFEFEF, alpha: random.number(in: 0.03...0.22)))
      context.fillEllipse(in: CGRect(around: center, radius: radius))
    }
  }

  // MARK: Creatures

  private mutating func draw(_ creature: Creature) {
    context.saveGState()
    context.translateBy(
      x: size.width * creature.position.x, y: size.height * creature.position.y)
    context.rotate(by: creature.angle)
    context.scaleBy(x: creature.scale, y: creature.scale)
    context.setAlpha(creature.brightness)
    for (from, to) in zip(creature.cells, creature.cells.dropFirst()) { link(from, to) }
    for cell in creature.cells { draw(cell) }
    context.restoreGState()
  }

  /// Draws a tapered strand between two membranes.
  private func link(_ from: Creature.Cell, _ to: Creature.Cell) {
    let along = CGVector(dx: to.center.x - from.center.x, dy: to.center.y - from.center.y)
    let length = (along.dx * along.dx + along.dy * along.dy).squareRoot()
    guard length > 0 else { return }
    let unit = CGVector(dx: along.dx / length, dy: along.dy / length)
    /// Returns a point on the membrane that faces the other cell, to one side of the strand.
    func point(_ cell: Creature.Cell, towards direction: CGFloat, side: CGFloat) -> CGPoint {
      let reach = direction * cell.radius * 0.92
      let width = side * cell.radius * 0.3
      return CGPoint(
        x: cell.center.x + unit.dx * reach - unit.dy * width,
        y: cell.center.y + unit.dy * reach + unit.dx * width)
    }
    let middle = CGPoint(
      x: (from.center.x + to.center.x) / 2, y: (from.center.y + to.center.y) / 2)
    context.beginPath()
    context.move(to: point(from, towards: 1, side: 1))
    context.addQuadCurve(to: point(to, towards: -1, side: 1), control: middle)
    context.addLine(to: point(to, towards: -1, side: -1))
    context.addQuadCurve(to: point(from, towards: 1, side: -1), control: middle)
    context.closePath()
    context.setFillColor(color(0xBFE9E1, alpha: 0.35))
    context.fillPath()
  }

  /// Draws a translucent disc with a glow around it, a brighter membrane, and the organelle of the cell.
  private func draw(_ cell: Creature.Cell) {
    let tint = cell.kind.color
    glow(of: cell, tint)
    let disc = CGRect(around: cell.center, radius: cell.radius)
    context.setFillColor(color(tint, alpha: 0.34))
    context.fillEllipse(in: disc)
    context.setStrokeColor(color(tint, alpha: 0.95))
    context.setLineWidth(cell.radius / 7)
    context.strokeEllipse(in: disc.insetBy(dx: cell.radius / 14, dy: cell.radius / 14))
    organelle(of: cell, tint)
  }

  private func glow(of cell: Creature.Cell, _ tint: UInt32) {
    let gradient = CGGradient(
      colorsSpace: CGColorSpace(name: CGColorSpace.sRGB),
      colors: [color(tint, alpha: 0.30), color(tint, alpha: 0)] as CFArray, locations: [0, 1])!
    context.drawRadialGradient(
      gradient, startCenter: cell.center, startRadius: cell.radius * 0.6, endCenter: cell.center,
      endRadius: cell.radius * 2.1, options: [])
  }

  private func organelle(of cell: Creature.Cell, _ tint: UInt32) {
    let center = cell.center
    let radius = cell.radius
    context.setStrokeColor(color(tint, alpha: 0.9))
    context.setFillColor(color(tint, alpha: 0.8))
    context.setLineWidth(radius / 9)
    switch cell.kind {
    case .nucleus:
      context.strokeEllipse(in: CGRect(around: center, radius: radius * 0.52))
      context.fillEllipse(in: CGRect(around: center, radius: radius * 0.22))
    case .eye:
      context.strokeEllipse(in: CGRect(around: center, radius: radius * 0.55))
      context.fillEllipse(
        in: CGRect(
          around: CGPoint(x: center.x + radius * 0.2, y: center.y), radius: radius * 0.28))
    case .mouth:
      context.beginPath()
      context.move(to: center)
      context.addArc(
        center: center, radius: radius * 0.8, startAngle: -0.6, endAngle: 0.6, clockwise: false)
      context.closePath()
      context.fillPath()
    case .photocyte:
      for offset in [-0.3, 0, 0.3] {
        context.fillEllipse(
          in: CGRect(
            x: center.x - radius * 0.5, y: center.y + radius * (offset - 0.08),
            width: radius, height: radius * 0.16))
      }
    case .flagellum:
      context.beginPath()
      context.move(to: center)
      var x = center.x - radius
      for step in 0..<7 {
        let side: CGFloat = step.isMultiple(of: 2) ? 1 : -1
        context.addQuadCurve(
          to: CGPoint(x: x - radius * 0.7, y: center.y),
          control: CGPoint(x: x - radius * 0.35, y: center.y + side * radius * 0.8))
        x -= radius * 0.7
      }
      context.setLineCap(.round)
      context.strokePath()
    case .body:
      break
    }
  }

  private func color(_ hex: UInt32, alpha: CGFloat = 1) -> CGColor {
    CGColor(
      srgbRed: CGFloat(hex >> 16 & 0xFF) / 255, green: CGFloat(hex >> 8 & 0xFF) / 255,
      blue: CGFloat(hex & 0xFF) / 255, alpha: alpha)
  }
}

extension CGRect {
  init(around center: CGPoint, radius: CGFloat) {
    self.init(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
  }
}
