import Micro
import UIKit

/// A creature at rest, drawn from its anatomy by the same code as the dish.
@available(iOS 16, *)
@MainActor enum Portrait {
  /// Returns the portrait on a clear background, looking to the right, as large as fits.
  ///
  /// - Parameter size: The size of the image, in points.
  static func image(of genome: Genome, size: CGSize, palette: Palette) -> UIImage {
    let key = Key(genome: genome, width: size.width, height: size.height, palette: palette)
    return images.image(for: key) {
      let figure = Figure(genome)
      return UIGraphicsImageRenderer(size: size).image { renderer in
        draw(figure, in: CGRect(origin: .zero, size: size), palette: palette, renderer.cgContext)
      }
    }
  }

  /// Draws a figure at rest into a rectangle, as large as fits.
  static func draw(_ figure: Figure, in rect: CGRect, palette: Palette, _ context: CGContext) {
    guard let frame = frame(of: figure) else { return }
    let scale = min(rect.width / frame.width, rect.height / frame.height)
    context.saveGState()
    context.translateBy(x: rect.midX, y: rect.midY)
    context.scaleBy(x: scale, y: scale)
    context.translateBy(x: -frame.midX, y: -frame.midY)
    draw(figure, palette: palette, context)
    context.restoreGState()
  }

  /// Returns the rectangle around the cells with parts that stick out, in cell lengths; `nil` without cells.
  static func frame(of figure: Figure) -> CGRect? {
    let margin: CGFloat = 1.1
    var frame = CGRect.null
    for cell in figure.cells {
      let place = CGPoint(x: CGFloat(cell.position.x), y: CGFloat(cell.position.y))
      frame = frame.union(CGRect(origin: place, size: .zero))
    }
    return frame.isNull ? nil : frame.insetBy(dx: -margin, dy: -margin)
  }

  /// Draws a figure with its cells at places, in cell lengths.
  ///
  /// - Parameters:
  ///   - positions: The position of each cell; that at rest by default.
  ///   - isLost: Whether a cell no longer exists.
  static func draw(
    _ figure: Figure, at positions: [Vector]? = nil, isLost: (Int) -> Bool = { _ in false },
    palette: Palette, _ context: CGContext
  ) {
    let skin = Skin.colour(step: Skin.step(of: figure.hue), palette)
    let positions = positions ?? figure.cells.map(\.position)
    for link in figure.links where !isLost(link.a) && !isLost(link.b) {
      let a = positions[link.a]
      context.drawTurned(at: a, by: (positions[link.b] - a).normalized) {
        context.scaleBy(x: CGFloat(link.restLength), y: 1)
        LinkArt.draw(link.type, skin: skin, palette: palette, in: context)
      }
    }
    for (index, cell) in figure.cells.enumerated() where !isLost(index) {
      let facing =
        CellArt.turns(cell.type)
        ? figure.facing(of: index, at: positions) : Vector(x: 1, y: 0)
      context.drawTurned(at: positions[index], by: facing) {
        let radius = CGFloat(cell.type.traits.radius)
        context.scaleBy(x: radius, y: radius)
        CellArt.draw(cell.type, skin: skin, palette: palette, in: context)
      }
    }
  }

  private struct Key: Hashable {
    let genome: Genome
    let width: CGFloat
    let height: CGFloat
    let palette: Palette
  }

  /// Enough for some screens of a list and the headers of some pages.
  private static var images = ImageCache<Key>(limit: 32 << 20)
}

@available(iOS 16, *)
extension CGContext {
  /// Draws with the origin at a place and the x axis along a unit vector.
  fileprivate func drawTurned(at place: Vector, by direction: Vector, _ draw: () -> Void) {
    saveGState()
    concatenate(
      CGAffineTransform(
        a: CGFloat(direction.x), b: CGFloat(direction.y), c: CGFloat(-direction.y),
        d: CGFloat(direction.x), tx: CGFloat(place.x), ty: CGFloat(place.y)))
    draw()
    restoreGState()
  }
}
