import Synchronization

/// The distortion that is allowed so that cells are placed on whole pixels. Here every tiling is drawn without
/// distortion.
public enum CGPatternTiling: Int32, Sendable {
  case noDistortion
  case constantSpacingMinimalDistortion
  case constantSpacing
}

/// Draws one cell, with the pattern's `info`.
public typealias CGPatternDrawPatternCallback = (UnsafeMutableRawPointer?, CGContext) -> Void
public typealias CGPatternReleaseInfoCallback = (UnsafeMutableRawPointer?) -> Void

/// The functions that a `CGPattern` calls.
public struct CGPatternCallbacks {
  /// The version, which must be 0.
  public var version: UInt32 = 0
  public var drawPattern: CGPatternDrawPatternCallback?
  public var releaseInfo: CGPatternReleaseInfoCallback?

  public init() {}

  public init(
    version: UInt32, drawPattern: CGPatternDrawPatternCallback?,
    releaseInfo: CGPatternReleaseInfoCallback?
  ) {
    self.version = version
    self.drawPattern = drawPattern
    self.releaseInfo = releaseInfo
  }
}

/// A drawing that is repeated in both directions where a colour with it is painted.
///
/// The cell is drawn once for each size in pixels, and repeated as a bitmap.
public final class CGPattern: @unchecked Sendable {
  private enum Source {
    case drawing(info: UnsafeMutableRawPointer?, CGPatternCallbacks)
    case image(CGImage)
  }

  private let source: Source
  /// The bounds of the drawing in the pattern's space.
  private let bounds: CGRect
  /// The area that is repeated: it begins at the origin of the bounds and is as large as the steps.
  private let cell: CGRect
  /// The transform from the pattern's space to the context's initial space.
  private let matrix: CGAffineTransform
  /// Whether the drawing has its own colours. Otherwise it is a stencil for the colour's components.
  let isColored: Bool
  /// The cell that was drawn last.
  private let lastTile = Mutex<Tile?>(nil)

  private struct Tile {
    /// The number of pixels per unit of the pattern's space.
    var density: CGSize
    var color: CGColor?
    var image: CGImage
  }

  /// Creates a pattern drawn by `callbacks`.
  ///
  /// - Parameters:
  ///   - bounds: The bounds of the drawing, which is clipped to them.
  ///   - matrix: The transform from the pattern's space to a context's initial space.
  ///   - xStep: The distance between cells in the pattern's space; not 0.
  ///   - isColored: Whether the drawing sets colours. If not, it is drawn in the components of the colour.
  /// - Returns: `nil` if there is nothing to repeat: without a callback, with an empty cell, or with NaN
  ///   values.
  public init?(
    info: UnsafeMutableRawPointer?, bounds: CGRect, matrix: CGAffineTransform, xStep: CGFloat,
    yStep: CGFloat, tiling: CGPatternTiling, isColored: Bool,
    callbacks: UnsafePointer<CGPatternCallbacks>
  ) {
    let bounds = bounds.standardized
    let cell = CGRect(x: bounds.minX, y: bounds.minY, width: abs(xStep), height: abs(yStep))
    guard callbacks.pointee.drawPattern != nil, matrix.isDrawable, !bounds.ifFinite.isEmpty,
      !cell.ifFinite.isEmpty
    else { return nil }
    source = .drawing(info: info, callbacks.pointee)
    self.bounds = bounds
    self.cell = cell
    self.matrix = matrix
    self.isColored = isColored
  }

  /// Creates a pattern that repeats an image, upright where y points down. Returns `nil` for an empty image.
  ///
  /// - Parameter size: The size of the image in units of a context's initial space.
  package init?(image: CGImage, size: CGSize) {
    let cell = CGRect(origin: .zero, size: size)
    guard !cell.ifFinite.isEmpty, image.width > 0, image.height > 0 else { return nil }
    source = .image(image)
    bounds = cell
    self.cell = cell
    matrix = CGAffineTransform(scaleX: 1, y: -1)
    isColored = true
  }

  deinit {
    if case .drawing(let info, let callbacks) = source { callbacks.releaseInfo?(info) }
  }

  /// Returns one cell as a bitmap.
  ///
  /// - Parameters:
  ///   - scale: The number of pixels per unit of a context's initial space. Images keep their own resolution.
  ///   - color: The colour for a drawing without colours.
  /// - Returns: The cell, and the transform from its pixels (y down) to a context's initial space.
  package func tile(scale: CGFloat, color: CGColor?) -> (
    image: CGImage, placement: CGAffineTransform
  )? {
    guard let image = image(density: density(scale), color: isColored ? nil : color) else {
      return nil
    }
    let (width, height) = (CGFloat(image.width), CGFloat(image.height))
    let toPattern = CGAffineTransform(
      a: cell.width / width, b: 0, c: 0, d: -cell.height / height, tx: cell.minX, ty: cell.maxY)
    return (image, toPattern.concatenating(matrix))
  }

  private func density(_ scale: CGFloat) -> CGSize {
    CGSize(
      width: scale * (matrix.a * matrix.a + matrix.b * matrix.b).squareRoot(),
      height: scale * (matrix.c * matrix.c + matrix.d * matrix.d).squareRoot())
  }

  private func image(density: CGSize, color: CGColor?) -> CGImage? {
    guard case .drawing(let info, let callbacks) = source else {
      guard case .image(let image) = source else { return nil }
      return image
    }
    let known = lastTile.withLock { $0 }
    if let known, known.density == density, known.color == color { return known.image }
    guard let image = draw(density, color, { callbacks.drawPattern?(info, $0) }) else { return nil }
    let tile = Tile(density: density, color: color, image: image)
    lastTile.withLock { $0 = tile }
    return image
  }

  /// Draws the cell, including the parts of neighbouring cells that extend into it.
  private func draw(
    _ density: CGSize, _ color: CGColor?, _ drawing: (CGContext) -> Void
  ) -> CGImage? {
    guard density.width.isFinite, density.height.isFinite else { return nil }
    func pixels(_ length: CGFloat, _ density: CGFloat) -> Int {
      Int((length * density).rounded().clamped(to: 1...CGFloat(Self.largestTileSide)))
    }
    guard
      let context = CGContext(
        data: nil, width: pixels(cell.width, density.width),
        height: pixels(cell.height, density.height), bitsPerComponent: 8,
        bytesPerRow: 0, space: .standardRGB,
        bitmapInfo: CGBitmapInfo.native.rawValue)
    else { return nil }
    context.scaleBy(
      x: CGFloat(context.width) / cell.width, y: CGFloat(context.height) / cell.height)
    context.translateBy(x: -cell.minX, y: -cell.minY)
    if let color {
      context.setFillColor(color)
      context.setStrokeColor(color)
    }
    for row in (0...reach(bounds.height, cell.height)).reversed() {
      for column in (0...reach(bounds.width, cell.width)).reversed() {
        context.saveGState()
        context.translateBy(x: -CGFloat(column) * cell.width, y: -CGFloat(row) * cell.height)
        context.clip(to: bounds)
        drawing(context)
        context.restoreGState()
      }
    }
    return context.makeImage()
  }

  /// Returns the number of cells that a drawing of this length extends over.
  private func reach(_ length: CGFloat, _ step: CGFloat) -> Int {
    Int(((length / step).rounded(.up) - 1).clamped(to: 0...Self.furthestReach))
  }

  /// The maximum number of pixels on a cell's side. Larger drawings are drawn at a lower resolution.
  private static let largestTileSide = 4096
  /// The maximum number of cells that a drawing extends over; further ones are left out.
  private static let furthestReach: CGFloat = 8
}
