import CoreGraphics
import Foundation

/// The view with the keys. A key types when the finger lifts.
final class KeyPlaneView: UIView {
  private weak var input: (any UIKeyInput)?
  private var plane: KeyPlane
  /// The state of the shift key if it overrides the automatic one, otherwise nil.
  private var shift: Bool?
  private var pressed: KeyCap?

  init(input: any UIKeyInput) {
    self.input = input
    plane = KeyPlane(input.keyboardType)
    super.init(frame: .zero)
    isOpaque = false
    contentMode = .redraw
  }

  required init?(coder: NSCoder) {
    plane = .letters
    super.init(coder: coder)
  }

  var isDark: Bool {
    switch input?.keyboardAppearance ?? .default {
    case .default: traitCollection.userInterfaceStyle == .dark
    case .dark: true
    case .light: false
    }
  }

  static func background(isDark: Bool) -> UIColor {
    isDark ? UIColor(white: 0.17, alpha: 1) : UIColor(red: 0.82, green: 0.83, blue: 0.85, alpha: 1)
  }

  /// The keys with their frames. The rows are at the top; phones with a home indicator have space
  /// below them.
  private var keys: [(key: KeyCap, frame: CGRect)] {
    let height = min(bounds.height, KeyboardMetrics.portraitKeys)
    return plane.keys(
      in: CGSize(width: bounds.width, height: height), type: input?.keyboardType ?? .default)
  }

  private var isShifted: Bool { shift ?? input.map { AutoShift.isOn(for: $0) } ?? false }

  private var returnIsEnabled: Bool {
    guard let input, input.enablesReturnKeyAutomatically else { return true }
    return input.hasText
  }

  // MARK: Typing

  private func key(under touches: Set<UITouch>) -> KeyCap? {
    guard let place = touches.first?.location(in: self) else { return nil }
    return keys.first { $0.frame.contains(place) }?.key
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    press(key(under: touches))
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    press(key(under: touches))
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    let key = key(under: touches)
    press(nil)
    if let key { act(key) }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { press(nil) }

  private func press(_ key: KeyCap?) {
    guard key != pressed else { return }
    pressed = key
    setNeedsDisplay()
  }

  private func act(_ key: KeyCap) {
    switch key {
    case .text(let text):
      if let input { TextTyping.insert(isShifted ? text.uppercased() : text, into: input) }
      shift = nil
    case .space: if let input { TextTyping.insert(" ", into: input) }
    case .return: if let input, returnIsEnabled { TextTyping.pressReturn(in: input) }
    case .delete: if let input { TextTyping.deleteBackward(in: input) }
    case .shift: shift = !isShifted
    case .plane(let plane): self.plane = plane
    case .none: break
    }
    setNeedsDisplay()
  }

  // MARK: Drawing

  override func draw(_ rect: CGRect) {
    for (key, frame) in keys where key != .none { draw(key, in: frame.insetBy(dx: 3, dy: 5.5)) }
  }

  private func draw(_ key: KeyCap, in frame: CGRect) {
    let isLetter = if case .text = key { true } else { key == .space }
    let isLight = isLetter != (key == pressed) || key == .shift && isShifted
    let shade: CGFloat = isDark ? (isLight ? 0.42 : 0.28) : (isLight ? 1 : 0.68)
    UIColor(white: shade, alpha: 1).setFill()
    UIBezierPath(roundedRect: frame, cornerRadius: 5).fill()
    let isOff = key == .return && !returnIsEnabled
    let font = UIFont.systemFont(ofSize: isLetter && key != .space ? 22 : 16)
    let attributes: [NSAttributedString.Key: Any] = [
      .font: font,
      .foregroundColor: UIColor(white: isDark ? 1 : 0, alpha: isOff ? 0.3 : 1),
    ]
    let title = NSString(string: title(of: key))
    let size = title.size(withAttributes: attributes)
    title.draw(
      at: CGPoint(x: frame.midX - size.width / 2, y: frame.midY - size.height / 2),
      withAttributes: attributes)
  }

  private func title(of key: KeyCap) -> String {
    switch key {
    case .text(let text): isShifted ? text.uppercased() : text
    case .shift: "⇧"
    case .delete: "⌫"
    case .space: SystemText.spaceKey.text
    case .return: input?.returnKeyType.title.text ?? ""
    case .plane(.letters): "ABC"
    case .plane: "123"
    case .none: ""
    }
  }
}
