import UIKit

/// A picture of the pond's inhabitants, drawn from its seed.
struct Picture {
  let name: String
  let seed: UInt64

  static let all = [
    Picture(name: "Amoeba", seed: 1), Picture(name: "Paramecium", seed: 2),
    Picture(name: "Euglena", seed: 3), Picture(name: "Stentor", seed: 5),
    Picture(name: "Vorticella", seed: 8), Picture(name: "Volvox", seed: 13),
    Picture(name: "Didinium", seed: 21), Picture(name: "Spirostomum", seed: 34),
    Picture(name: "Actinosphaerium", seed: 55), Picture(name: "Lacrymaria", seed: 89),
    Picture(name: "Tetrahymena", seed: 144), Picture(name: "Hydra", seed: 233),
  ]

  /// The aspect ratio: 3 wide, 2 high.
  static let aspect: CGFloat = 1.5

  /// Returns the picture, `width` points wide.
  @MainActor
  func image(width: CGFloat) -> UIImage {
    let size = CGSize(width: width, height: (width / Self.aspect).rounded())
    let format = UIGraphicsImageRendererFormat.preferred()
    format.opaque = true
    return UIGraphicsImageRenderer(size: size, format: format).image { renderer in
      var random = SeededGenerator(seed: seed)
      drawWater(in: renderer.cgContext, size, &random)
      for depth in [0.35, 0.6, 1.0] {
        drawCreature(in: renderer.cgContext, size, depth: depth, &random)
      }
    }
  }

  private func drawWater(in context: CGContext, _ size: CGSize, _ random: inout SeededGenerator) {
    let hue = CGFloat.random(in: 0.48...0.62, using: &random)
    UIColor(hue: hue, saturation: 0.75, brightness: 0.28, alpha: 1).setFill()
    context.fill(CGRect(origin: .zero, size: size))
    for _ in 0..<90 {
      let radius = CGFloat.random(in: 0.002...0.01, using: &random) * size.width
      let place = CGPoint(
        x: CGFloat.random(in: 0...size.width, using: &random),
        y: CGFloat.random(in: 0...size.height, using: &random))
      UIColor(white: 1, alpha: CGFloat.random(in: 0.04...0.2, using: &random)).setFill()
      context.fillEllipse(in: CGRect(center: place, radius: radius))
    }
  }

  /// Draws a chain of cells that bends through the picture. Deeper ones are smaller and dimmer.
  private func drawCreature(
    in context: CGContext, _ size: CGSize, depth: Double, _ random: inout SeededGenerator
  ) {
    let unit = size.height * 0.09 * depth
    let bend = CGFloat.random(in: -0.4...0.4, using: &random)
    var heading = CGFloat.random(in: 0...(2 * .pi), using: &random)
    var place = CGPoint(
      x: CGFloat.random(in: 0.25...0.75, using: &random) * size.width,
      y: CGFloat.random(in: 0.3...0.7, using: &random) * size.height)
    let hue = CGFloat.random(in: 0...1, using: &random)
    for index in 0..<7 {
      let radius = unit * (1.15 - CGFloat(index) * 0.1)
      let rect = CGRect(center: place, radius: radius)
      UIColor(hue: hue, saturation: 0.45, brightness: 0.95, alpha: 0.5 * depth).setFill()
      context.fillEllipse(in: rect)
      UIColor(hue: hue, saturation: 0.3, brightness: 1, alpha: depth).setStroke()
      context.setLineWidth(max(unit * 0.12, 1))
      context.strokeEllipse(in: rect)
      if index == 1 {
        UIColor(hue: hue, saturation: 0.9, brightness: 0.6, alpha: depth).setFill()
        context.fillEllipse(in: CGRect(center: place, radius: radius * 0.4))
      }
      heading += bend
      place.x += cos(heading) * radius * 1.8
      place.y += sin(heading) * radius * 1.8
    }
  }
}

extension CGRect {
  fileprivate init(center: CGPoint, radius: CGFloat) {
    self.init(
      x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
  }
}
