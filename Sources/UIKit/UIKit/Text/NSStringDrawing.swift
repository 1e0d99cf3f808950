import CoreGraphics
import Foundation
import TextEngine

/// Options for the rectangle in `boundingRect` and `draw(with:)`.
public struct NSStringDrawingOptions: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Uses the rectangle's origin as the top left of the first line and wraps text at its width.
  /// Without it, the text is a single line, and the origin is its baseline.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// Includes the fonts' leading in the line height. It is 0 for all fonts here.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  /// Truncates the last visible line with an ellipsis if there is more text.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// The settings for fitting a string, and the values that were used.
open class NSStringDrawingContext: NSObject {
  /// The minimum font scale to fit the width. 0 disables scaling.
  open var minimumScaleFactor: CGFloat = 0
  /// The scale that was used last.
  open internal(set) var actualScaleFactor: CGFloat = 1
  /// The rectangle of the last drawn text.
  open internal(set) var totalBounds = CGRect.zero
}

extension NSString {
  /// Returns the exact size of the text in points, in lines that never wrap. Round it up to pixels.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    StringDrawing(self as String, attrs).size
  }

  /// Draws the text with its top left at `point`, in lines that never wrap.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    StringDrawing(self as String, attrs).draw(at: point)
  }

  /// Draws the text in `rect`, wrapped at its width and clipped below it.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    StringDrawing(self as String, attrs).draw(in: rect)
  }

  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) {
    StringDrawing(self as String, attributes).draw(with: rect, options, context)
  }

  /// Returns the exact rectangle of the text in points, in a column with the width of `size`.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    StringDrawing(self as String, attributes).boundingRect(with: size, options, context)
  }
}

extension NSAttributedString {
  /// Returns the exact size of the text in points, in lines that never wrap. Round it up to pixels.
  public func size() -> CGSize { StringDrawing(self).size }

  /// Draws the text with its top left at `point`, in lines that never wrap.
  public func draw(at point: CGPoint) { StringDrawing(self).draw(at: point) }

  /// Draws the text in `rect`, wrapped at its width and clipped below it.
  public func draw(in rect: CGRect) { StringDrawing(self).draw(in: rect) }

  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) {
    StringDrawing(self).draw(with: rect, options, context)
  }

  /// Returns the exact rectangle of the text in points, in a column with the width of `size`.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    StringDrawing(self).boundingRect(with: size, options, context)
  }
}

/// An attributed string that is drawn or measured without a view.
private struct StringDrawing {
  let text: AttributedText

  /// The default shape: 12 points, black.
  private static let defaultShape = AttributedText.Shape(font: FontSpecification(size: 12))

  init(_ string: String, _ attributes: [NSAttributedString.Key: Any]?) {
    text = AttributedText(
      string, shape: Self.defaultShape.applying(attributes ?? [:]),
      paint: AttributedText.Paint().applying(attributes ?? [:]))
  }

  init(_ string: NSAttributedString) {
    text = AttributedText(string, shape: Self.defaultShape)
  }

  var size: CGSize { TextLayout.cached(text, TextLayoutOptions()).size }

  func draw(at point: CGPoint) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    TextLayout.cached(text, TextLayoutOptions()).draw(text, in: context, at: point)
  }

  func draw(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let layout = layout(in: rect.size, .usesLineFragmentOrigin)
    context.saveGState()
    context.clip(to: rect)
    layout.draw(text, in: context, at: rect.origin)
    context.restoreGState()
  }

  func draw(with rect: CGRect, _ options: NSStringDrawingOptions, _ info: NSStringDrawingContext?) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let layout = layout(in: rect.size, options, info)
    var origin = rect.origin
    if !options.contains(.usesLineFragmentOrigin) { origin.y -= layout.firstBaseline }
    layout.draw(text, in: context, at: origin)
  }

  func boundingRect(
    with size: CGSize, _ options: NSStringDrawingOptions, _ info: NSStringDrawingContext?
  ) -> CGRect {
    let layout = layout(in: size, options, info)
    let left = layout.lines.map(\.x).min() ?? 0
    let right = layout.lines.map { $0.x + $0.width }.max() ?? 0
    var rect = CGRect(x: left, y: 0, width: right - left, height: layout.size.height)
    if !options.contains(.usesLineFragmentOrigin) { rect.origin.y = -layout.firstBaseline }
    info?.totalBounds = rect
    return rect
  }

  /// Returns the layout in a rectangle. As on iOS, a width of 0 means no limit.
  private func layout(
    in size: CGSize, _ options: NSStringDrawingOptions, _ info: NSStringDrawingContext? = nil
  ) -> TextLayout {
    let width = size.width > 0 ? size.width : .infinity
    guard options.contains(.usesLineFragmentOrigin) else {
      return TextLayout.cached(text, TextLayoutOptions(lineLimit: 1))
    }
    var layoutOptions = TextLayoutOptions(width: width)
    if let info, info.minimumScaleFactor > 0, info.minimumScaleFactor < 1 {
      layoutOptions.fontScale = TextFitting.scale(
        of: text, in: CGSize(width: width, height: size.height),
        lineLimit: 0, minimum: info.minimumScaleFactor, isRightToLeft: false)
    }
    info?.actualScaleFactor = layoutOptions.fontScale
    let layout = TextLayout.cached(text, layoutOptions)
    guard size.height > 0, layout.size.height > size.height,
      options.contains(.truncatesLastVisibleLine)
    else { return layout }
    layoutOptions.lineLimit = layout.lineCount(fitting: size.height)
    return TextLayout.cached(text.truncatingTail(), layoutOptions)
  }
}
