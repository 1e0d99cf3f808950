import Micro
import UIKit

/// The state of touches on the canvas: they hold a part, move or zoom the view, or tap.
@available(iOS 16, *)
@MainActor struct CanvasTouches {
  private enum State {
    case none
    /// One finger that hasn't moved far yet.
    case landed(at: CGPoint, on: CanvasDrag?)
    case dragging(CanvasDrag)
    case panning(last: CGPoint)
    case pinching(middle: CGPoint, spread: CGFloat)
  }

  private var state = State.none

  /// The distance in points after which a touch is no longer a tap: that of UIKit's recognizers.
  static let slop: CGFloat = 10

  /// The part that a finger holds.
  var drag: CanvasDrag? {
    if case .dragging(let drag) = state { return drag }
    return nil
  }

  /// Updates the state with the positions of all current touches.
  mutating func change(to points: [CGPoint], in canvas: EditorCanvas) {
    switch points.count {
    case 0: lift(in: canvas)
    case 1: oneFinger(at: points[0], in: canvas)
    default: twoFingers(points[0], points[1], in: canvas)
    }
  }

  mutating func cancel(in canvas: EditorCanvas) {
    state = .none
    canvas.model.cancelPreview()
  }

  private mutating func oneFinger(at point: CGPoint, in canvas: EditorCanvas) {
    switch state {
    case .none:
      state = .landed(at: point, on: canvas.drag(at: canvas.camera.place(at: point)))
    case .landed(let start, let drag):
      guard hypot(point.x - start.x, point.y - start.y) > Self.slop else { return }
      guard let drag else {
        pan(from: start, to: point, in: canvas)
        return
      }
      if case .cell(let id, _) = drag { canvas.model.select(.cell(id)) }
      canvas.model.clearRefusal()
      state = .dragging(drag)
      canvas.model.hold(drag, at: canvas.camera.place(at: point))
    case .dragging(let drag):
      canvas.model.hold(drag, at: canvas.camera.place(at: point))
    case .panning(let last): pan(from: last, to: point, in: canvas)
    case .pinching: state = .panning(last: point)
    }
  }

  private mutating func pan(from last: CGPoint, to point: CGPoint, in canvas: EditorCanvas) {
    canvas.look { $0.pan(by: CGVector(dx: point.x - last.x, dy: point.y - last.y)) }
    state = .panning(last: point)
  }

  private mutating func twoFingers(
    _ first: CGPoint, _ second: CGPoint, in canvas: EditorCanvas
  ) {
    canvas.model.cancelPreview()
    let middle = CGPoint(x: (first.x + second.x) / 2, y: (first.y + second.y) / 2)
    let spread = max(hypot(first.x - second.x, first.y - second.y), 1)
    if case .pinching(let last, let lastSpread) = state {
      canvas.look {
        $0.pan(by: CGVector(dx: middle.x - last.x, dy: middle.y - last.y))
        $0.zoom(by: spread / lastSpread, around: middle)
      }
    }
    state = .pinching(middle: middle, spread: spread)
  }

  private mutating func lift(in canvas: EditorCanvas) {
    switch state {
    case .landed(let point, _): tap(canvas.camera.place(at: point), in: canvas)
    case .dragging: canvas.model.drop()
    case .none, .panning, .pinching: break
    }
    state = .none
  }

  /// Selects the part at a place. In the water beside a cell it adds a part of the brush's type; far from all cells it
  /// clears the selection.
  private func tap(_ place: Vector, in canvas: EditorCanvas) {
    if let part = canvas.part(at: place) {
      canvas.model.clearRefusal()
      canvas.model.select(part)
    } else if canvas.model.draft.selection != nil {
      canvas.model.select(nil)
    } else {
      canvas.model.hold(.newCell(canvas.model.brush.cell), at: place)
      canvas.model.drop()
    }
  }
}
