import CoreGraphics
import Foundation
import TextEngine

extension UITextField {
  // MARK: Rectangles

  func _textRect(forBounds bounds: CGRect, isEditing: Bool) -> CGRect {
    let inset = TextFieldMetrics.inset(borderStyle)
    var left = bounds.minX + inset
    var right = bounds.maxX - inset
    if leftView != nil, leftViewMode.isShown(isEditing: isEditing) {
      left = max(left, leftViewRect(forBounds: bounds).maxX)
    }
    if rightView != nil, rightViewMode.isShown(isEditing: isEditing) {
      right = min(right, rightViewRect(forBounds: bounds).minX)
    } else if clearButtonMode.isShown(isEditing: isEditing), hasText {
      let button = clearButtonRect(forBounds: bounds)
      if button.midX > bounds.midX {
        right = min(right, button.minX)
      } else {
        left = max(left, button.maxX)
      }
    }
    return CGRect(x: left, y: bounds.minY, width: max(0, right - left), height: bounds.height)
  }

  /// - Parameter margin: The distance between the view and the bounds. The default depends on the
  ///   border.
  func sideRect(
    _ view: UIView?, in bounds: CGRect, isLeft: Bool, margin: CGFloat? = nil
  ) -> CGRect {
    guard let view else { return CGRect(x: bounds.minX, y: bounds.minY, width: 0, height: 0) }
    var size = view.bounds.size
    if size.width == 0 || size.height == 0 {
      size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    }
    let inset = margin ?? TextFieldMetrics.inset(borderStyle)
    return CGRect(
      x: isLeft ? bounds.minX + inset : bounds.maxX - inset - size.width,
      y: bounds.midY - size.height / 2, width: size.width, height: size.height)
  }

  /// The current rectangle of the text.
  var currentTextRect: CGRect {
    isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
  }

  func exchange(_ old: UIView?, for view: UIView?) {
    guard view !== old else { return }
    old?.removeFromSuperview()
    textSizeDidChange()
  }

  func layOut() {
    place(
      leftView, isShown: leftViewMode.isShown(isEditing: isEditing),
      leftViewRect(forBounds: bounds))
    let showsRight = rightViewMode.isShown(isEditing: isEditing)
    place(rightView, isShown: showsRight, rightViewRect(forBounds: bounds))
    let clears =
      clearButtonMode.isShown(isEditing: isEditing) && hasText && isEnabled
      && !(showsRight && rightView != nil)
    clearButton.isHidden = !clears
    clearButton.frame = clearButtonRect(forBounds: bounds)
    clip.frame = currentTextRect
    keepCaretInSight()
    interaction?.update()
  }

  private func place(_ view: UIView?, isShown: Bool, _ frame: CGRect) {
    guard let view else { return }
    guard isShown else { return view.removeFromSuperview() }
    if view.superview !== self { addSubview(view) }
    if view.frame != frame { view.frame = frame }
  }

  // MARK: Text

  /// The displayed text: dots for a secret, on a single line.
  private var shownText: NSAttributedString {
    if isSecureTextEntry {
      return NSAttributedString(
        string: SecretText(editor.string).shown, attributes: textFieldState.attributes
      ).releasingRuns()
    }
    let text = editor.storage.mutableText
    if let marked = editor.marked {
      text.addAttributes(
        markedTextStyle ?? [.underlineStyle: NSUnderlineStyle.single.rawValue], range: marked)
    }
    let mutable = text.string.utf16.map { TextSegment.isSeparator($0) ? 0x20 : $0 }
    let oneLine = String(decoding: mutable, as: UTF16.self)
    guard oneLine != text.string else { return text }
    text.mutableString.setString(oneLine)
    return text
  }

  var shape: AttributedText.Shape {
    var shape = AttributedText.Shape(font: textFieldState.font.specification)
    shape.paragraph = textFieldState.paragraph
    return shape
  }

  /// Marks the displayed text as changed, so that it and everything that depends on it are created
  /// again on demand.
  func textDidChangeLook() {
    knownGeometry = nil
    setNeedsLayout()
    setNeedsDisplay()
    if isEditing {
      keepCaretInSight()
      interaction?.update()
    }
  }

  func textSizeDidChange() {
    textDidChangeLook()
    invalidateIntrinsicContentSize()
  }

  /// The geometry of the single-line text, scaled down if necessary.
  var currentGeometry: TextGeometry {
    if let known = knownGeometry { return known.geometry }
    let text = AttributedText(
      shownText, shape: shape, paint: .init(foreground: textFieldState.textColor))
    var options = TextLayoutOptions(isRightToLeft: isRightToLeft)
    options.fontScale = fontScale(of: text)
    let geometry = TextGeometry(text, options, typing: shape)
    knownGeometry = (options.fontScale, geometry)
    return geometry
  }

  private func fontScale(of text: AttributedText) -> CGFloat {
    guard adjustsFontSizeToFitWidth, !text.units.isEmpty else { return 1 }
    let least = min(1, max(1, minimumFontSize) / textFieldState.font.pointSize)
    return TextFitting.scale(
      of: text.truncatingTail(), in: CGSize(width: currentTextRect.width, height: bounds.height),
      lineLimit: 1, minimum: least, isRightToLeft: isRightToLeft)
  }

  /// The top left corner of the scrolled text.
  var textOrigin: CGPoint {
    let rect = currentTextRect
    let geometry = currentGeometry
    return CGPoint(x: left(of: geometry, in: rect), y: top(of: geometry.size.height, in: rect))
  }

  private func left(of geometry: TextGeometry, in rect: CGRect) -> CGFloat {
    let free = rect.width - geometry.size.width
    guard free > 0 else { return rect.minX - textFieldState.scroll }
    switch textFieldState.alignment {
    case .left, .justified: return rect.minX
    case .right: return rect.minX + free
    case .center: return rect.minX + free / 2
    case .natural: return rect.minX + (isRightToLeft ? free : 0)
    }
  }

  func top(of height: CGFloat, in rect: CGRect) -> CGFloat {
    rect.minY + contentVerticalAlignment.share * (rect.height - height)
  }

  /// Scrolls the text until the caret is visible, but never beyond the text.
  func keepCaretInSight() {
    let width = currentTextRect.width
    let geometry = currentGeometry
    let furthest = max(0, geometry.size.width + TextGeometry.caretWidth - width)
    var scroll = min(textFieldState.scroll, furthest)
    if isEditing {
      let x = geometry.caret(
        at: TextGeometry.Place(offset: shown(editor.selection.upperBound))
      ).maxX
      if x - scroll > width { scroll = x - width }
      if x - TextGeometry.caretWidth < scroll { scroll = max(0, x - TextGeometry.caretWidth) }
    }
    scroll = max(0, min(scroll, furthest))
    guard scroll != textFieldState.scroll else { return }
    textFieldState.scroll = scroll
    setNeedsDisplay()
  }

  // MARK: Sizes

  func intrinsicSize() -> CGSize {
    let options = TextLayoutOptions()
    let line = textFieldState.font.lineHeight
    let text = AttributedText(shownText, shape: shape)
    var width = TextLayout.cached(text, options).size.width
    if !hasText, let placeholder = attributedPlaceholder {
      width = max(
        width, TextLayout.cached(AttributedText(placeholder, shape: shape), options).size.width)
    }
    if isEditing || hasText { width += TextGeometry.caretWidth }
    let outer = CGRect(x: 0, y: 0, width: 1000, height: 100)
    let inner = isEditing ? editingRect(forBounds: outer) : textRect(forBounds: outer)
    var height = line + TextFieldMetrics.padding(borderStyle)
    for (view, mode) in [(leftView, leftViewMode), (rightView, rightViewMode)] {
      if let view, mode.isShown(isEditing: isEditing) { height = max(height, view.bounds.height) }
    }
    let grid = traitCollection.pixelGrid
    return CGSize(width: grid.up(width + outer.width - inner.width), height: grid.up(height))
  }

  func baselines(in size: CGSize) -> TextBaselines {
    let rect = textRect(forBounds: CGRect(origin: .zero, size: size))
    let baseline =
      self.top(of: textFieldState.font.lineHeight, in: rect) + textFieldState.font.ascender
    return TextBaselines(first: baseline, last: baseline, share: contentVerticalAlignment.share)
  }
}
