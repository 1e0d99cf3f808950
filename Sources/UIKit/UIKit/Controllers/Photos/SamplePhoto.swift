import CoreGraphics

/// A drawn landscape: a sky, a sun or a moon, and hills one behind the other.
struct SamplePhoto {
  /// The colours of the sky as `0xRRGGBB`.
  var sky: (top: UInt32, bottom: UInt32)
  var sun: UInt32
  /// The position of the sun in the unit square, and its radius as a part of the width.
  var sunPlace: CGPoint
  var sunRadius: CGFloat
  /// The colours of the hills from the furthest to the nearest.
  var hills: [UInt32]
  /// The size in pixels.
  var size = CGSize(width: 1024, height: 768)

  /// A day from morning to night, including one picture in portrait format.
  static let all = [
    SamplePhoto(
      sky: (0x7FB4E0, 0xFBE3C8), sun: 0xFFF4D6, sunPlace: CGPoint(x: 0.22, y: 0.5),
      sunRadius: 0.06, hills: [0xB7C4D6, 0x8FA7B8, 0x5E8A83, 0x3E6B57]),
    SamplePhoto(
      sky: (0x2F8BE0, 0xCDE8FA), sun: 0xFFFFF0, sunPlace: CGPoint(x: 0.7, y: 0.2),
      sunRadius: 0.05, hills: [0x9CCB8A, 0x74B266, 0x4F9A4C, 0x2F7D3C]),
    SamplePhoto(
      sky: (0x3FA7C9, 0xE6F6F4), sun: 0xFFFBE2, sunPlace: CGPoint(x: 0.4, y: 0.16),
      sunRadius: 0.07, hills: [0x2C7DA0, 0x2A6F97, 0x014F86, 0xE9D8A6],
      size: CGSize(width: 768, height: 1024)),
    SamplePhoto(
      sky: (0xE9A15B, 0xFBE7B2), sun: 0xFFF6D8, sunPlace: CGPoint(x: 0.5, y: 0.42),
      sunRadius: 0.09, hills: [0xD98A4E, 0xC0703C, 0xA2572E, 0x7C3F24]),
    SamplePhoto(
      sky: (0x3B2A5E, 0xF08A6B), sun: 0xFFD27A, sunPlace: CGPoint(x: 0.62, y: 0.56),
      sunRadius: 0.08, hills: [0x8A4F73, 0x6A3A63, 0x452A4F, 0x261B36]),
    SamplePhoto(
      sky: (0x0B1430, 0x24406B), sun: 0xF1F1E6, sunPlace: CGPoint(x: 0.76, y: 0.22),
      sunRadius: 0.04, hills: [0x1E3358, 0x172848, 0x101D37, 0x0A1326]),
  ]

  @MainActor func draw() -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    format.opaque = true
    return UIGraphicsImageRenderer(size: size, format: format).image { draw(in: $0.cgContext) }
  }

  private func draw(in context: CGContext) {
    let colors = [color(sky.top), color(sky.bottom)]
    if let gradient = CGGradient(
      colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors as CFArray, locations: nil)
    {
      context.drawLinearGradient(
        gradient, start: .zero, end: CGPoint(x: 0, y: size.height * 0.75),
        options: [.drawsAfterEndLocation])
    }
    let radius = sunRadius * size.width
    context.setFillColor(color(sun))
    context.fillEllipse(
      in: CGRect(
        x: sunPlace.x * size.width - radius, y: sunPlace.y * size.height - radius,
        width: 2 * radius, height: 2 * radius))
    for (index, hill) in hills.enumerated() {
      context.setFillColor(color(hill))
      context.addPath(outline(ofHill: index))
      context.fillPath()
    }
  }

  /// Returns the hill's ridge and the ground below it. The ridge is a wave that is longer and lower the
  /// nearer it is.
  private func outline(ofHill index: Int) -> CGPath {
    let depth = CGFloat(index + 1) / CGFloat(hills.count)
    let waves = 2.6 - 1.5 * depth
    let height = size.height * (0.11 - 0.05 * depth)
    let middle = size.height * (0.5 + 0.36 * depth)
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 0, y: size.height))
    for step in 0...64 {
      let x = CGFloat(step) / 64
      let phase = 2 * CGFloat.pi * (waves * x + 0.37 * CGFloat(index + 1))
      path.addLine(
        to: CGPoint(x: x * size.width, y: middle + height * (sin(phase) + 0.4 * sin(2.3 * phase))))
    }
    path.addLine(to: CGPoint(x: size.width, y: size.height))
    path.closeSubpath()
    return path
  }

  private func color(_ rgb: UInt32) -> CGColor {
    func part(_ shift: UInt32) -> CGFloat { CGFloat(rgb >> shift & 0xFF) / 255 }
    return CGColor(srgbRed: part(16), green: part(8), blue: part(0), alpha: 1)
  }
}
