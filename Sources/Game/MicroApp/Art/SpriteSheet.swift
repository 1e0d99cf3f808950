import Micro
import UIKit

/// The pictures of sprites. Each is drawn once and shared by all sprites that look the same, within a limit of memory.
@available(iOS 16, *)
@MainActor enum SpriteSheet {
  /// A picture and its size in the dish.
  struct Picture {
    let contents: CGImage
    /// The size, in cell lengths.
    let size: CGSize
  }

  /// Pixels per cell length: as many as a screen of two pixels per point shows at the usual zoom.
  static let resolution: CGFloat = 96

  /// Returns the picture of a cell, looking to the right.
  ///
  /// - Parameter isSoft: Whether it is a cell of the tail, which is lighter.
  static func picture(
    of type: CellType, hueStep: Int, rim: CellArt.Rim, isSoft: Bool = false, palette: Palette
  ) -> Picture {
    // Only plain cells show the skin.
    let key = Key.cell(type, hueStep: type == .body ? hueStep : 0, rim, isSoft: isSoft, palette)
    let side = 2 * CellArt.extent(of: type) * CGFloat(type.traits.radius)
    return picture(key, size: CGSize(width: side, height: side)) { context in
      let radius = CGFloat(type.traits.radius)
      context.scaleBy(x: radius, y: radius)
      CellArt.draw(
        type, skin: Skin.colour(step: hueStep, palette), palette: palette, rim: rim,
        isSoft: isSoft, in: context)
    }
  }

  /// Returns the picture of a link from the left edge to the right one, of length 1.
  static func picture(
    of type: LinkType, state: LinkArt.State, hueStep: Int, palette: Palette
  ) -> Picture {
    let key = Key.link(type, state, hueStep: type == .nerve ? 0 : hueStep, palette)
    return picture(key, size: CGSize(width: 1, height: 2 * LinkArt.extent)) { context in
      context.translateBy(x: -0.5, y: 0)
      LinkArt.draw(
        type, state: state, skin: Skin.colour(step: hueStep, palette), palette: palette, in: context
      )
    }
  }

  /// Returns the ring around one cell that is a part of an outline.
  static func picture(of outline: Outline, palette: Palette) -> Picture {
    let side = 2 * Outline.extent
    return picture(.outline(outline, palette), size: CGSize(width: side, height: side)) {
      outline.draw(palette, in: $0)
    }
  }

  /// Returns the dots around a nucleus for a generation.
  static func picture(of mark: GenerationMark, palette: Palette) -> Picture {
    picture(
      .mark(mark, palette),
      size: CGSize(width: 2 * GenerationMark.extent, height: 2 * GenerationMark.extent)
    ) { mark.draw(palette, in: $0) }
  }

  /// Returns the picture of a loose thing in the water.
  static func picture(of loose: LooseArt, palette: Palette) -> Picture {
    picture(.loose(loose, palette), size: CGSize(width: loose.side, height: loose.side)) {
      loose.draw(palette, in: $0)
    }
  }

  /// Returns the picture of a flash.
  static func picture(of effect: EffectArt, palette: Palette) -> Picture {
    picture(.effect(effect, palette), size: CGSize(width: effect.side, height: effect.side)) {
      effect.draw(palette, in: $0)
    }
  }

  /// The number of pictures drawn so far. A frame without anything new in the dish draws none.
  private(set) static var drawn = 0

  private enum Key: Hashable {
    case cell(CellType, hueStep: Int, CellArt.Rim, isSoft: Bool, Palette)
    case link(LinkType, LinkArt.State, hueStep: Int, Palette)
    case outline(Outline, Palette)
    case mark(GenerationMark, Palette)
    case loose(LooseArt, Palette)
    case effect(EffectArt, Palette)
  }

  /// A dish full of creatures of different hues uses some ten megabytes.
  private static var images = ImageCache<Key>(limit: 32 << 20)

  /// Returns the cached picture for a key, and draws it the first time.
  ///
  /// - Parameter draw: Draws in cell lengths around the origin, y down.
  private static func picture(
    _ key: Key, size: CGSize, _ draw: (CGContext) -> Void
  ) -> Picture {
    let image = images.image(for: key) {
      drawn += 1
      let format = UIGraphicsImageRendererFormat()
      format.scale = resolution
      return UIGraphicsImageRenderer(size: size, format: format).image { renderer in
        renderer.cgContext.translateBy(x: size.width / 2, y: size.height / 2)
        draw(renderer.cgContext)
      }
    }
    guard let contents = image.cgImage else { preconditionFailure("a sprite of \(size) is drawn") }
    return Picture(contents: contents, size: size)
  }
}
