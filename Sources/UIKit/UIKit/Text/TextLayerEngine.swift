import Foundation
import QuartzCore

/// Draws the texts of `CATextLayer`, which is in a lower module than the text engine.
enum TextLayerEngine: TextLayerDrawing {
  static func draw(
    _ content: TextLayerContent, in context: CGContext, _ bounds: CGRect
  ) {
    guard bounds.width > 0, bounds.height > 0 else { return }
    context.saveGState()
    defer { context.restoreGState() }
    context.clip(to: bounds)
    if content.isWrapped {
      let (text, layout) = wrapped(content, bounds.size)
      layout.draw(text, in: context, at: bounds.origin)
      return
    }
    // Each paragraph is a single line.
    var options = options(width: bounds.width)
    options.lineLimit = 1
    var top = bounds.minY
    for part in content.paragraphs where top < bounds.maxY {
      guard let text = text(of: part, content, content.truncation.lineBreakMode) else { return }
      let layout = TextLayout.cached(text, options)
      layout.draw(text, in: context, at: CGPoint(x: bounds.minX, y: top))
      top += layout.size.height
    }
  }

  /// Returns lines with the width of the bounds. The last line that fits is truncated.
  private static func wrapped(
    _ content: TextLayerContent, _ size: CGSize
  ) -> (AttributedText, TextLayout) {
    let text =
      text(of: content.string, content, .byWordWrapping)
      ?? AttributedText("", shape: AttributedText.Shape(font: font(of: content)))
    var options = options(width: size.width)
    let layout = TextLayout.cached(text, options)
    let fitting = layout.lineCount(fitting: size.height)
    guard content.truncation != .none, fitting < layout.lines.count else { return (text, layout) }
    let mode = content.truncation.lineBreakMode
    let shortened = text.changingShapes { $0.paragraph.lineBreakMode = mode }
    options.lineLimit = fitting
    return (shortened, TextLayout.cached(shortened, options))
  }

  private static func options(width: CGFloat) -> TextLayoutOptions {
    var options = TextLayoutOptions(width: width)
    options.isRightToLeft = UITraitCollection.current.layoutDirection == .rightToLeft
    return options
  }

  /// Returns the text with the layer's alignment and truncation, even for an attributed text.
  private static func text(
    of string: Any, _ content: TextLayerContent, _ mode: NSLineBreakMode
  ) -> AttributedText? {
    let shape = AttributedText.Shape(font: font(of: content))
    let text: AttributedText
    switch string {
    case let string as NSAttributedString: text = AttributedText(string, shape: shape)
    case let string as String:
      let color = content.color.map { UIColor(cgColor: $0) } ?? .clear
      text = AttributedText(string, shape: shape, paint: AttributedText.Paint(foreground: color))
    default: return nil
    }
    let alignment = content.alignment.textAlignment
    return text.changingShapes { shape in
      if alignment != .natural { shape.paragraph.alignment = alignment }
      shape.paragraph.lineBreakMode = mode
    }
  }

  private static func font(of content: TextLayerContent) -> FontSpecification {
    let named: FontSpecification? =
      switch content.font {
      case let font as UIFont: font.specification
      case let font as CGFont:
        font.postScriptName.flatMap { FontNames.specification(postScriptName: $0) }
      case let name as String: FontNames.specification(named: name)
      default: nil
      }
    var font = named ?? FontNames.specification(named: "Helvetica") ?? FontSpecification(size: 36)
    font.size = content.fontSize.isFinite ? max(0, content.fontSize) : 0
    return font
  }
}

extension TextLayerContent {
  /// The text's paragraphs without separators, each of the text's own type.
  fileprivate var paragraphs: [Any] {
    switch string {
    case let string as NSAttributedString:
      let all = string.string
      return all.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map {
        string.attributedSubstring(from: NSRange($0.startIndex..<$0.endIndex, in: all))
          .releasingRuns()
      }
    case let string as String:
      return string.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        .map { String($0) }
    default: return []
    }
  }
}

extension CATextLayerAlignmentMode {
  fileprivate var textAlignment: NSTextAlignment {
    switch self {
    case .left: .left
    case .right: .right
    case .center: .center
    case .justified: .justified
    default: .natural
    }
  }
}

extension CATextLayerTruncationMode {
  fileprivate var lineBreakMode: NSLineBreakMode {
    switch self {
    case .start: .byTruncatingHead
    case .end: .byTruncatingTail
    case .middle: .byTruncatingMiddle
    default: .byClipping
    }
  }
}
