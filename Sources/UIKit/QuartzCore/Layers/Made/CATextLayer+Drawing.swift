import CoreGraphics
import TextEngine

extension CATextLayer {
  /// Draws the text within the bounds.
  func drawText(in context: CGContext) {
    guard let string, bounds.width > 0, bounds.height > 0 else { return }
    context.saveGState()
    defer { context.restoreGState() }
    context.clip(to: bounds)
    if isWrapped {
      guard let text = text(of: string, .byWordWrapping) else { return }
      let (shown, layout) = wrapped(text)
      layout.draw(shown, in: context, at: bounds.origin)
      return
    }
    // Each paragraph is a single line.
    var options = textOptions
    options.lineLimit = 1
    var top = bounds.minY
    for part in paragraphs(of: string) where top < bounds.maxY {
      guard let text = text(of: part, truncationMode.lineBreakMode) else { return }
      let layout = TextLayout.cached(text, options)
      layout.draw(text, in: context, at: CGPoint(x: bounds.minX, y: top))
      top += layout.size.height
    }
  }

  /// The size of the whole text, however large the bounds are.
  var textSize: CGSize {
    guard let string else { return .zero }
    var size = CGSize.zero
    if isWrapped {
      guard let text = text(of: string, .byWordWrapping) else { return .zero }
      size = TextLayout.cached(text, textOptions).size
    } else {
      var options = textOptions
      options.width = .infinity
      for line in paragraphs(of: string).compactMap({ text(of: $0, .byClipping) }) {
        let own = TextLayout.cached(line, options).size
        size = CGSize(width: max(size.width, own.width), height: size.height + own.height)
      }
    }
    let scale = contentsScale > 0 ? contentsScale : 1
    return CGSize(
      width: (size.width * scale).rounded(.up) / scale,
      height: (size.height * scale).rounded(.up) / scale)
  }

  /// Returns lines with the width of the bounds. The last line that fits is truncated.
  private func wrapped(_ text: AttributedText) -> (AttributedText, TextLayout) {
    var options = textOptions
    let layout = TextLayout.cached(text, options)
    let fitting = layout.lineCount(fitting: bounds.height)
    guard truncationMode != .none, fitting < layout.lines.count else { return (text, layout) }
    let mode = truncationMode.lineBreakMode
    let shortened = text.changingShapes { $0.paragraph.lineBreakMode = mode }
    options.lineLimit = fitting
    return (shortened, TextLayout.cached(shortened, options))
  }

  private var textOptions: TextLayoutOptions {
    TextLayoutOptions(width: bounds.width, isRightToLeft: RenderLoop.current.isRightToLeft)
  }

  /// Returns the text's paragraphs without separators, each of the text's own type.
  private func paragraphs(of string: Any) -> [Any] {
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

  /// Returns the text with the layer's alignment and truncation, even for an attributed text. Returns `nil` for
  /// objects that aren't texts.
  private func text(of string: Any, _ mode: LineBreakMode) -> AttributedText? {
    let shape = AttributedText.Shape(font: specification)
    let text: AttributedText
    switch string {
    case let string as NSAttributedString:
      text = AttributedText(StyledText(string), shape: shape, linkColor: nil)
    case let string as String:
      let color = foregroundColor ?? CGColor(white: 0, alpha: 0)
      text = AttributedText(string, shape: shape, paint: AttributedText.Paint(foreground: color))
    default: return nil
    }
    let alignment = alignmentMode.textAlignment
    return text.changingShapes { shape in
      if alignment != .natural { shape.paragraph.alignment = alignment }
      shape.paragraph.lineBreakMode = mode
    }
  }

  /// The font of plain text.
  private var specification: FontSpecification {
    let named: FontSpecification? =
      switch font {
      case let font as any TextFont: font.specification
      case let font as CGFont:
        font.postScriptName.flatMap { FontNames.specification(postScriptName: $0) }
      case let name as String: FontNames.specification(named: name)
      default: nil
      }
    var font = named ?? FontNames.specification(named: "Helvetica") ?? FontSpecification(size: 36)
    font.size = fontSize.isFinite ? max(0, fontSize) : 0
    return font
  }
}

extension CATextLayerAlignmentMode {
  fileprivate var textAlignment: TextAlignment {
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
  fileprivate var lineBreakMode: LineBreakMode {
    switch self {
    case .start: .byTruncatingHead
    case .end: .byTruncatingTail
    case .middle: .byTruncatingMiddle
    default: .byClipping
    }
  }
}
