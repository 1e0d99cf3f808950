import CoreGraphics
import Foundation

/// Shows a long text in strips. Only the visible strips exist.
@MainActor final class TextTiles {
  /// The height of a strip in points. A screen shows three or four.
  private static let height: CGFloat = 256

  /// The text view. Without it, there is nothing to show.
  private weak var view: UITextView?
  private var tiles: [Int: TextTileView] = [:]

  init(view: UITextView) {
    self.view = view
  }

  /// Creates the visible strips and removes the others.
  func layOut() {
    guard let view else { return }
    let size = view.canvasSize
    let visible = view.bounds
    let first = max(0, Int((visible.minY / Self.height).rounded(.down)))
    let count = max(1, Int((size.height / Self.height).rounded(.up)))
    let last = min(count - 1, Int((visible.maxY / Self.height).rounded(.down)))
    let wanted = first <= last ? first...last : nil
    for (index, tile) in tiles where wanted?.contains(index) != true {
      tile.removeFromSuperview()
      tiles[index] = nil
    }
    guard let wanted else { return }
    for index in wanted {
      let top = CGFloat(index) * Self.height
      let frame = CGRect(
        x: 0, y: top, width: size.width, height: min(Self.height, max(1, size.height - top)))
      let tile = tiles[index] ?? make(index, in: view)
      if tile.frame != frame { tile.frame = frame }
    }
  }

  private func make(_ index: Int, in view: UITextView) -> TextTileView {
    let tile = TextTileView(frame: .zero)
    tile.textView = view
    tiles[index] = tile
    view.insertSubview(tile, at: 0)
    return tile
  }

  func setNeedsDisplay() {
    for tile in tiles.values { tile.setNeedsDisplay() }
  }
}

/// A strip of a text view's content.
final class TextTileView: PartView {
  weak var textView: UITextView?

  override func prepare() {
    isOpaque = false
    isUserInteractionEnabled = false
    contentMode = .redraw
    clipsToBounds = true
    layer.needsDisplayOnBoundsChange = true
  }

  override func draw(_ rect: CGRect) {
    guard let textView, let context = UIGraphicsGetCurrentContext() else { return }
    context.translateBy(x: 0, y: -frame.minY)
    textView.drawContent(in: CGRect(origin: frame.origin, size: bounds.size), context)
  }
}
