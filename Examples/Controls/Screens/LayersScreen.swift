import UIKit

/// A replicator with a delay, texts, and a board that is drawn in tiles.
final class LayersScreen: UIViewController {
  private let dots = CAReplicatorLayer()
  private let texts = [CATextLayer(), CATextLayer(), CATextLayer()]
  private let board = BoardView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    dots.instanceCount = 12
    dots.instanceTransform = CATransform3DMakeRotation(.pi / 6, 0, 0, 1)
    dots.instanceDelay = 0.1
    dots.instanceColor = UIColor.systemTeal.cgColor
    dots.instanceRedOffset = 0.06
    view.layer.addSublayer(dots)
    let dot = CALayer()
    dot.frame = CGRect(x: 53, y: 4, width: 14, height: 14)
    dot.cornerRadius = 7
    dot.backgroundColor = UIColor.white.cgColor
    dots.addSublayer(dot)
    let beat = CABasicAnimation(keyPath: "transform.scale")
    beat.fromValue = 1
    beat.toValue = 0.3
    beat.duration = 1.2
    beat.repeatCount = .infinity
    beat.fillMode = .backwards
    dot.add(beat, forKey: "beat")
    for text in texts {
      text.contentsScale = UIScreen.main.scale
      text.font = UIFont.preferredFont(forTextStyle: .headline)
      view.layer.addSublayer(text)
    }
    texts[0].string = "A text in a layer that is too long for its line"
    texts[0].truncationMode = .end
    texts[1].string = "In the middle"
    texts[1].alignmentMode = .center
    texts[2].string = "A text that goes on in as many lines as there are in the height of its layer"
    texts[2].isWrapped = true
    texts[2].truncationMode = .end
    view.addSubview(board)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 20, dy: 20)
    dots.frame = CGRect(x: area.midX - 60, y: area.minY, width: 120, height: 120)
    let size = UIFont.preferredFont(forTextStyle: .headline).pointSize
    var top = dots.frame.maxY + 16
    for (index, text) in texts.enumerated() {
      let height = (index == 2 ? 2.6 : 1.4) * size
      text.fontSize = size
      text.frame = CGRect(x: area.minX, y: top, width: area.width, height: height)
      top += height + 8
    }
    board.frame = CGRect(
      x: area.minX, y: top + 8, width: area.width, height: max(40, area.maxY - top - 8))
    colorTexts()
  }

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    colorTexts()
    board.setNeedsDisplay()
  }

  private func colorTexts() {
    for text in texts {
      text.foregroundColor = UIColor.label.resolvedColor(with: traitCollection).cgColor
      // Its natural alignment follows the reading direction.
      text.setNeedsDisplay()
    }
  }
}

/// A board whose squares show which tile drew them.
private final class BoardView: UIView {
  override class var layerClass: AnyClass { CATiledLayer.self }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let tile = context.boundingBoxOfClipPath
    let hue = (tile.minX * 0.37 + tile.minY * 0.61) / 300
    UIColor(hue: hue.truncatingRemainder(dividingBy: 1), saturation: 0.5, brightness: 0.9, alpha: 1)
      .setFill()
    context.fill(tile.insetBy(dx: 1, dy: 1))
  }
}
