import CoreGraphics
import Foundation

/// Makes `context` the current one until the matching ``UIGraphicsPopContext()``.
public func UIGraphicsPushContext(_ context: CGContext) {
  GraphicsStack.current.contexts.append(context)
}

/// Restores the context that was current before the last push. Does nothing on an empty stack.
public func UIGraphicsPopContext() {
  _ = GraphicsStack.current.contexts.popLast()
}

/// Returns the context for `UIColor.set()`, paths, images and strings; `nil` outside of drawing.
public func UIGraphicsGetCurrentContext() -> CGContext? {
  GraphicsStack.current.contexts.last
}

/// Fills `rect` with the current fill colour.
public func UIRectFill(_ rect: CGRect) {
  UIRectFillUsingBlendMode(rect, .copy)
}

/// Fills `rect` with the current fill colour, using `blendMode`.
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  context.saveGState()
  context.setBlendMode(blendMode)
  context.fill(rect)
  context.restoreGState()
}

/// Draws a frame one point wide inside `rect` with the current fill colour.
public func UIRectFrame(_ rect: CGRect) {
  UIRectFrameUsingBlendMode(rect, .copy)
}

/// Draws a frame one point wide inside `rect`, using `blendMode`.
public func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  context.saveGState()
  context.setBlendMode(blendMode)
  context.fill(CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: 1))
  context.fill(CGRect(x: rect.minX, y: rect.maxY - 1, width: rect.width, height: 1))
  context.fill(CGRect(x: rect.minX, y: rect.minY + 1, width: 1, height: rect.height - 2))
  context.fill(CGRect(x: rect.maxX - 1, y: rect.minY + 1, width: 1, height: rect.height - 2))
  context.restoreGState()
}

/// Restricts drawing in the current context to `rect`.
public func UIRectClip(_ rect: CGRect) {
  UIGraphicsGetCurrentContext()?.clip(to: rect)
}

/// The drawing contexts of one thread. UIKit keeps the stack per thread, so that images can be drawn in
/// the background.
final class GraphicsStack {
  var contexts: [CGContext] = []
  /// The open bitmaps and documents.
  var bitmaps: [(context: CGContext, scale: CGFloat)] = []
  var documents: [PDFPages] = []

  private static let key = "UIKit.GraphicsStack"

  static var current: GraphicsStack {
    let dictionary = Thread.current.threadDictionary
    if let stack = dictionary[key] as? GraphicsStack { return stack }
    let stack = GraphicsStack()
    dictionary[key] = stack
    return stack
  }
}
