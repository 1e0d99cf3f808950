import CoreGraphics
import Foundation
import TextEngine

extension UILabel {
  /// Returns the text and its layout in a size, scaled if necessary and with as many lines as fit.
  private func layout(in size: CGSize) -> (text: AttributedText, layout: TextLayout) {
    var text = _text
    var options = self.options(width: size.width, lines: numberOfLines)
    if adjustsFontSizeToFitWidth, numberOfLines > 0 {
      options.fontScale = TextFitting.scale(
        of: text, in: size, lineLimit: numberOfLines, minimum: max(minimumScaleFactor, 0.01),
        isRightToLeft: options.isRightToLeft)
    }
    let layout = TextLayout.cached(text, options)
    let fitting = layout.lineCount(fitting: size.height + 1 / traitCollection.pixelGrid.scale)
    guard fitting < layout.lines.count else { return (text, layout) }
    // If the text is too high for the label, the last line that fits is truncated.
    options.lineLimit = fitting
    if lineBreakMode == .byWordWrapping || lineBreakMode == .byCharWrapping {
      return (text, TextLayout.cached(text, options))
    }
    text = text.truncatingTail()
    return (text, TextLayout.cached(text, options))
  }

  /// Whether the label's current size shows only a part of its text.
  ///
  /// Letters reach from the ascender to the descender, which is less than a line's height. A label with three
  /// quarters of this height still shows them (own choice).
  package final var cutsText: Bool {
    guard !content.isEmpty, text?.allSatisfy(\.isWhitespace) == false else { return false }
    let (_, layout) = self.layout(in: bounds.size)
    guard let last = layout.lines.last else { return true }
    return layout.isTruncated || last.top + last.height * 0.75 > bounds.height
      || layout.size.width > bounds.width + 1 / traitCollection.pixelGrid.scale
  }

  private func options(width: CGFloat, lines: Int) -> TextLayoutOptions {
    TextLayoutOptions(width: width, lineLimit: lines, isRightToLeft: isRightToLeft)
  }

  // MARK: Measuring

  /// Returns the size in a column, rounded up to the pixel. A width of 0 means no limit.
  func size(forWidth width: CGFloat) -> CGSize {
    let column = width > 0 && width < 1e6 ? width : CGFloat(1e6)
    let bounds = CGRect(x: 0, y: 0, width: column, height: 1e6)
    return textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines).size
  }

  func _textRect(forBounds bounds: CGRect, numberOfLines: Int) -> CGRect {
    guard !content.isEmpty else { return CGRect(origin: bounds.origin, size: .zero) }
    let width = bounds.width < 1e6 ? bounds.width : .infinity
    let layout = TextLayout.cached(_text, options(width: width, lines: numberOfLines))
    var size = layout.size(scale: traitCollection.displayScale)
    size.width = min(size.width, bounds.width)
    let isTall = bounds.height >= 1e6
    let x = width.isFinite ? layout.lines.map(\.x).min() ?? 0 : 0
    let free = bounds.height - size.height
    return CGRect(
      x: bounds.minX + max(0, min(x, bounds.width - size.width)),
      y: isTall ? bounds.minY : bounds.minY + max(0, free / 2),
      width: size.width, height: min(size.height, bounds.height))
  }

  // MARK: Baselines

  /// Returns the baselines at a size. They aren't rounded, because Auto Layout adds them to lengths that aren't either.
  package func baselines(in size: CGSize) -> TextBaselines {
    guard !content.isEmpty else {
      let baseline = (size.height - font.lineHeight) / 2 + font.ascender
      return TextBaselines(first: baseline, last: baseline, share: 0.5)
    }
    let (_, layout) = self.layout(in: size)
    let top = self.top(of: layout, in: size.height)
    return TextBaselines(
      first: top + layout.firstBaseline, last: top + layout.lastBaseline, share: 0.5)
  }

  /// Returns the top of the text for a given height.
  private func top(of layout: TextLayout, in height: CGFloat) -> CGFloat {
    let middle = (height - layout.size.height) / 2
    guard layout.options.fontScale < 1, layout.lines.count == 1 else { return middle }
    var options = layout.options
    options.fontScale = 1
    let full = TextLayout.cached(_text, options)
    let fullTop = (height - full.size.height) / 2
    switch baselineAdjustment {
    case .alignCenters: return middle
    case .alignBaselines: return fullTop + full.firstBaseline - layout.firstBaseline
    case .none: return fullTop
    }
  }

  // MARK: Drawing

  func _drawText(in rect: CGRect) {
    guard !content.isEmpty, let context = UIGraphicsGetCurrentContext() else { return }
    let (text, layout) = self.layout(in: rect.size)
    let origin = CGPoint(x: rect.minX, y: rect.minY + top(of: layout, in: rect.height))
    context.saveGState()
    defer { context.restoreGState() }
    if let shadowColor {
      context.setShadow(offset: shadowOffset, blur: 0, color: shadowColor.cgColor)
    }
    // The opacity of disabled text. UIKit's value isn't documented.
    if !isEnabled { context.setAlpha(0.5) }
    layout.draw(
      text, in: context, at: origin, color: textColor,
      override: isHighlighted ? highlightedTextColor : nil)
  }

  // MARK: Changes to the whole text

  func setAttribute(_ key: NSAttributedString.Key, _ value: Any) {
    content.changeAttributes { $0[key] = value }
    textDidChange()
  }

  func setParagraph(_ change: (inout ParagraphValues) -> Void) {
    content.changeAttributes { attributes in
      var values = (attributes[.paragraphStyle] as? NSParagraphStyle)?.values ?? ParagraphValues()
      change(&values)
      attributes[.paragraphStyle] = NSParagraphStyle(values: values)
    }
    textDidChange()
  }

  /// Updates all fonts that follow the text size.
  func adjustFonts() {
    let category = DynamicType.category(traitCollection)
    style.font = style.font.adjusted(to: category)
    content.changeAttributes { attributes in
      guard let font = attributes[.font] as? UIFont else { return }
      attributes[.font] = font.adjusted(to: category)
    }
    textDidChange()
  }
}
