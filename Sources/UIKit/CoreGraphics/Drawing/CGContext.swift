import CCairo

/// A drawing destination: a bitmap, with a stack of graphics states and a current path.
///
/// As on iOS, a bitmap context created by its initializer has its origin at the bottom left and y pointing up.
/// A context that UIKit passes to `draw(_:)` has it at the top left and y pointing down. In both,
/// ``draw(_:in:byTiling:)`` draws an image with its top at the larger y.
public final class CGContext {
  /// The width in pixels.
  public let width: Int
  /// The height in pixels.
  public let height: Int

  /// The context's own pixel layout, in which ``data`` and ``makeImage()`` return it.
  let format: PixelFormat
  let space: CGColorSpace?
  /// The transform from device space (pixels, y up) to Cairo's (pixels, y down).
  var deviceToCairo: CGAffineTransform
  /// The initial CTM, in whose units shadows are measured.
  let baseCTM: CGAffineTransform

  var state: GraphicsState
  var savedStates: [GraphicsState] = []
  /// The current path in device space. Points are transformed when they are added, so a later change of the CTM
  /// doesn't move them.
  var currentPath = CGMutablePath()
  var layers: [TransparencyLayer] = []
  var allowsAntialiasing = true
  /// The document, if the context draws one.
  var document: PDFOutput?
  /// Whether the context draws a document, in which text is stored as text.
  package var drawsDocument: Bool { document != nil }
  /// The memory in a layout that Cairo can't draw into, which is kept up to date.
  var mirror: PixelMirror?

  /// The Cairo context; `nil` while nothing has been drawn into a lazy one.
  var handle: OpaquePointer?
  private let release: (() -> Void)?

  init(
    handle: OpaquePointer?, width: Int, height: Int, format: PixelFormat, space: CGColorSpace?,
    ctm: CGAffineTransform, deviceToCairo: CGAffineTransform, release: (() -> Void)? = nil
  ) {
    self.handle = handle
    self.width = width
    self.height = height
    self.format = format
    self.space = space
    self.deviceToCairo = deviceToCairo
    self.release = release
    baseCTM = ctm
    state = GraphicsState(
      ctm: ctm, clipBounds: CGRect(x: 0, y: 0, width: width, height: height))
  }

  deinit {
    if let handle { cairo_destroy(handle) }
    release?()
  }

  public var bitsPerComponent: Int { format.bitsPerComponent }
  public var bitsPerPixel: Int { format.bitsPerPixel }
  public var bitmapInfo: CGBitmapInfo { format.bitmapInfo }
  public var alphaInfo: CGImageAlphaInfo { format.bitmapInfo.alphaInfo ?? .none }
  public var colorSpace: CGColorSpace? { space }

  // MARK: The state stack

  public func saveGState() {
    savedStates.append(state)
    state.waitingClips = []
    if let handle { cairo_save(handle) }
  }

  /// Restores the last saved state. Does nothing if there is none, or if it was saved before the current
  /// transparency layer began.
  public func restoreGState() {
    guard savedStates.count > (layers.last?.depth ?? 0), let saved = savedStates.popLast() else {
      return
    }
    state = saved
    if let handle { cairo_restore(handle) }
  }

  // MARK: The transformation

  public var ctm: CGAffineTransform { state.ctm }

  /// Applies `transform` to everything drawn from now on, before the current CTM.
  public func concatenate(_ transform: CGAffineTransform) {
    state.ctm = transform.concatenating(state.ctm)
    syncMatrix()
  }

  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    state.ctm = state.ctm.translatedBy(x: tx, y: ty)
    syncMatrix()
  }

  public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
    state.ctm = state.ctm.scaledBy(x: sx, y: sy)
    syncMatrix()
  }

  /// Rotates by `angle` radians, from the x axis towards the y axis.
  public func rotate(by angle: CGFloat) {
    state.ctm = state.ctm.rotated(by: angle)
    syncMatrix()
  }

  public var userSpaceToDeviceSpaceTransform: CGAffineTransform { state.ctm }

  public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(state.ctm) }
  public func convertToDeviceSpace(_ size: CGSize) -> CGSize { size.applying(state.ctm) }
  public func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect.applying(state.ctm) }
  public func convertToUserSpace(_ point: CGPoint) -> CGPoint {
    point.applying(state.ctm.inverted())
  }
  public func convertToUserSpace(_ size: CGSize) -> CGSize {
    size.applying(state.ctm.inverted())
  }
  public func convertToUserSpace(_ rect: CGRect) -> CGRect {
    rect.applying(state.ctm.inverted())
  }

  var userToCairo: CGAffineTransform { state.ctm.concatenating(deviceToCairo) }

  private func syncMatrix() {
    if let handle { Self.setMatrix(userToCairo, on: handle) }
  }

  /// Sets the matrix. A matrix without an inverse would put Cairo into a permanent error. Everything drawn with
  /// it is empty, so Cairo doesn't need to be called.
  static func setMatrix(_ transform: CGAffineTransform, on cairo: OpaquePointer) {
    guard transform.isDrawable else { return }
    var matrix = transform.cairo
    cairo_set_matrix(cairo, &matrix)
  }
}

extension CGAffineTransform {
  /// Whether the matrix has an inverse and no NaN.
  var isDrawable: Bool {
    let determinant = determinant
    return determinant != 0 && determinant.isFinite && tx.isFinite && ty.isFinite
  }
}
