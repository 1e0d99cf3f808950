import CoreGraphics
import Foundation
import TextEngine

/// A draggable end of a selection: a stem with the height of the line, and a knob above or below.
final class TextHandleView: UIView {
  let isStart: Bool
  private static let knob: CGFloat = 11
  /// The distance in points by which a finger may miss the handle.
  private static let leeway: CGFloat = 16

  init(isStart: Bool) {
    self.isStart = isStart
    super.init(frame: .zero)
    isHidden = true
    isOpaque = false
    contentMode = .redraw
  }

  required init?(coder: NSCoder) {
    isStart = true
    super.init(coder: coder)
  }

  /// Shows the handle at the caret of its end.
  func show(at caret: CGRect) {
    isHidden = false
    frame = CGRect(
      x: caret.midX - Self.knob / 2, y: isStart ? caret.minY - Self.knob : caret.minY,
      width: Self.knob, height: caret.height + Self.knob)
    setNeedsDisplay()
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -Self.leeway, dy: -Self.leeway / 2).contains(point)
  }

  override func draw(_ rect: CGRect) {
    tintColor.setFill()
    let knob = Self.knob
    let y = isStart ? 0 : bounds.height - knob
    UIBezierPath(ovalIn: CGRect(x: 0, y: y, width: knob, height: knob)).fill()
    let stem = CGRect(
      x: (knob - TextGeometry.caretWidth) / 2, y: isStart ? knob / 2 : 0,
      width: TextGeometry.caretWidth, height: bounds.height - knob / 2)
    UIBezierPath(rect: stem).fill()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
  }
}
