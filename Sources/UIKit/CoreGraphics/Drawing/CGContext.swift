import CCairo

/// Something to draw on: a bitmap, with a stack of graphics states and a path under construction.
///
/// As on iOS a bitmap context made by its initializer has its origin at the bottom left and y
/// pointing up; one that UIKit hands to `draw(_:)` has it at the top left and y pointing down. In
/// both an image drawn by ``draw(_:in:byTiling:)`` has its top at the larger y.
public final class CGContext {
  /// In pixels.
  public let width: Int
  /// In pixels.
  public let height: Int

  /// The context's own layout: how ``data`` and ``makeImage()`` show it.
  let format: PixelFormat
  let space: CGColorSpace?
  /// From device space (pixels, y up) to Cairo's (pixels, y down).
  var deviceToCairo: CGAffineTransform
  /// The CTM it started with, in whose units shadows are measured.
  let baseCTM: CGAffineTransform

  var state: GraphicsState
  var savedStates: [GraphicsState] = []
  /// In device space: points are transformed when they are added, so that a later change of the
  /// CTM leaves them where they are.
  var currentPath = CGMutablePath()
  var layers: [TransparencyLayer] = []
  var allowsAntialiasing = true
  /// The document that is drawn, in a context that draws one.
  var document: PDFOutput?
  /// Whether it draws a document, in which text is text.
  package var drawsDocument: Bool { document != nil }
  /// Memory in a layout Cairo cannot draw into, kept up to date.
  var mirror: PixelMirror?

  /// The Cairo context; `nil` as long as nothing has been drawn into a lazy one.
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

  /// Does nothing when there is nothing saved, or when it was saved before the present
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

  /// Applies `transform` to everything drawn from now on, before what the CTM did so far.
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

  /// By `angle` radians, from the x axis towards the y axis.
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

  /// Sets the matrix. One that has no inverse would put Cairo into an error it never leaves;
  /// everything drawn under it is empty, so nothing has to reach Cairo at all.
  static func setMatrix(_ transform: CGAffineTransform, on cairo: OpaquePointer) {
    guard transform.isDrawable else { return }
    var matrix = transform.cairo
    cairo_set_matrix(cairo, &matrix)
  }
}

extension CGAffineTransform {
  /// Whether it has an inverse and only numbers.
  var isDrawable: Bool {
    let determinant = determinant
    return determinant != 0 && determinant.isFinite && tx.isFinite && ty.isFinite
  }
}
