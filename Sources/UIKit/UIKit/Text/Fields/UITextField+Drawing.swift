import CoreGraphics
import Foundation
import TextEngine

extension UITextField {
  /// The opacity of disabled text. UIKit's value isn't documented.
  private static let disabledAlpha: CGFloat = 0.5

  func _draw() {
    drawBorder(in: borderRect(forBounds: bounds))
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    defer { context.restoreGState() }
    if !isEnabled { context.setAlpha(Self.disabledAlpha) }
    if hasText {
      let rect = currentTextRect
      drawSelection(in: rect, context)
      drawText(in: rect)
    } else if attributedPlaceholder != nil {
      drawPlaceholder(in: placeholderRect(forBounds: bounds))
    }
  }

  private func drawBorder(in rect: CGRect) {
    let image = isEnabled ? background : disabledBackground ?? background
    if borderStyle != .roundedRect, let image { return image.draw(in: rect) }
    let hairline = 1 / traitCollection.pixelGrid.scale
    switch borderStyle {
    case .none: return
    case .line, .bezel:
      (borderStyle == .line ? UIColor.label : .systemGray3).setStroke()
      let path = UIBezierPath(rect: rect.insetBy(dx: 0.5, dy: 0.5))
      path.lineWidth = 1
      path.stroke()
      guard borderStyle == .bezel else { return }
      // The upper edge is shaded.
      UIColor.systemGray.setFill()
      UIBezierPath(rect: CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: 1)).fill()
    case .roundedRect:
      let path = UIBezierPath(
        roundedRect: rect.insetBy(dx: hairline / 2, dy: hairline / 2),
        cornerRadius: TextFieldMetrics.cornerRadius)
      path.lineWidth = hairline
      let usual = isEnabled ? UIColor.systemBackground : .secondarySystemBackground
      (backgroundColor ?? usual).setFill()
      path.fill()
      UIColor.systemGray3.setStroke()
      path.stroke()
    }
  }

  private func drawSelection(in rect: CGRect, _ context: CGContext) {
    guard isEditing, editor.selection.length > 0 else { return }
    context.saveGState()
    context.clip(to: rect)
    context.setFillColor(tintColor.withAlphaComponent(TextSelectionLook.alpha).cgColor)
    for part in selectionRects(for: _selectedRange) { context.fill(part.rect) }
    context.restoreGState()
  }

  func _drawText(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let geometry = currentGeometry
    context.saveGState()
    defer { context.restoreGState() }
    context.clip(to: CGRect(x: rect.minX, y: bounds.minY, width: rect.width, height: bounds.height))
    if isEditing || geometry.size.width <= rect.width {
      // The text moves by the same distance as the subclass's rectangle.
      let home = currentTextRect
      let origin = CGPoint(
        x: textOrigin.x + rect.minX - home.minX, y: top(of: geometry.size.height, in: rect))
      geometry.layout.draw(geometry.text, in: context, at: origin, color: textFieldState.textColor)
      return
    }
    var options = geometry.layout.options
    options.width = rect.width
    options.lineLimit = 1
    let layout = TextLayout.cached(geometry.text.truncatingTail(), options)
    layout.draw(
      geometry.text, in: context,
      at: CGPoint(x: rect.minX, y: top(of: layout.size.height, in: rect)),
      color: textFieldState.textColor)
  }

  /// The plain placeholder in its colour.
  var placeholderText: NSAttributedString? {
    textFieldState.placeholder.map {
      NSAttributedString(
        string: $0,
        attributes: [
          .font: textFieldState.placeholderFont ?? textFieldState.font,
          .foregroundColor: textFieldState.placeholderColor ?? UIColor.placeholderText,
        ]
      ).releasingRuns()
    }
  }

  func _drawPlaceholder(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), let placeholder = attributedPlaceholder
    else { return }
    let text = AttributedText(
      placeholder, shape: shape, paint: .init(foreground: UIColor.placeholderText)
    ).truncatingTail().aligned(textFieldState.alignment)
    let options = TextLayoutOptions(width: rect.width, lineLimit: 1, isRightToLeft: isRightToLeft)
    let layout = TextLayout.cached(text, options)
    layout.draw(
      text, in: context, at: CGPoint(x: rect.minX, y: top(of: layout.size.height, in: rect)),
      color: UIColor.placeholderText)
  }
}

/// The look of selected text.
enum TextSelectionLook {
  /// The opacity of the tint behind the text (quoted).
  static let alpha: CGFloat = 0.2
}

extension AttributedText {
  /// Returns the text with the same alignment in all paragraphs.
  func aligned(_ alignment: NSTextAlignment) -> AttributedText {
    changingShapes { $0.paragraph.alignment = TextAlignment(alignment) }
  }
}

/// A clear button with a white cross on a grey disc.
final class TextFieldClearButton: UIButton {
  /// The images by state that replace the drawing.
  var images = ControlStateValues<UIImage>() { didSet { setNeedsDisplay() } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    contentMode = .redraw
    accessibilityLabel = SystemText.clearText.text
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The touch area has the size of a finger.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -8, dy: -12).contains(point)
  }

  override func draw(_ rect: CGRect) {
    // An app that finds the button may give it another image.
    guard currentImage == nil else { return }
    if let image = images[state] {
      return image.draw(
        at: CGPoint(
          x: bounds.midX - image.size.width / 2, y: bounds.midY - image.size.height / 2))
    }
    let disc = CGRect(x: bounds.midX - 7.5, y: bounds.midY - 7.5, width: 15, height: 15)
    (isHighlighted ? UIColor.systemGray : .systemGray2).setFill()
    UIBezierPath(ovalIn: disc).fill()
    let arm: CGFloat = 3
    let cross = UIBezierPath()
    for sign in [1, -1] as [CGFloat] {
      cross.move(to: CGPoint(x: disc.midX - arm, y: disc.midY - arm * sign))
      cross.addLine(to: CGPoint(x: disc.midX + arm, y: disc.midY + arm * sign))
    }
    cross.lineWidth = 1.5
    cross.lineCapStyle = .round
    UIColor.systemBackground.setStroke()
    cross.stroke()
  }

  override func stateDidChange() {
    super.stateDidChange()
    setNeedsDisplay()
  }
}
