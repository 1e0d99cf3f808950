import Micro
import UIKit

/// Faint lines from the creatures that have locked on to the player's creature to it.
@available(iOS 16, *)
final class StalkerLayer: StillLayer {
  private var lines: [Sprite] = []

  /// The width of a line, in cell lengths.
  private static let width: CGFloat = 0.22
  /// The opacity at which a line doesn't hide what is below it.
  private static let faintness: Float = 0.4

  @MainActor init(palette: Palette) {
    super.init()
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 64, height: 8)).image { renderer in
      let context = renderer.cgContext
      context.setFillColor(palette.dangerous.cgColor)
      // Thick at the hunter, thin at the player's creature.
      context.move(to: .zero)
      context.addLine(to: CGPoint(x: 64, y: 3.2))
      context.addLine(to: CGPoint(x: 64, y: 4.8))
      context.addLine(to: CGPoint(x: 0, y: 8))
      context.closePath()
      context.fillPath()
    }.cgImage
    for _ in 0..<Stalkers.most {
      let line = Sprite()
      line.bounds = CGRect(x: 0, y: 0, width: 1, height: Self.width)
      line.contents = picture
      line.opacity = Self.faintness
      line.isHidden = true
      lines.append(line)
      addSublayer(line)
    }
  }

  override init(layer: Any) { super.init(layer: layer) }

  required init?(coder: NSCoder) { fatalError("made in code") }

  /// Draws a line from each of some creatures to the player's, or none without it.
  @MainActor func show(_ stalkers: [CreatureID], of world: World, own: Int?) {
    for (index, line) in lines.enumerated() {
      guard let own, stalkers.indices.contains(index),
        let other = world.index(of: stalkers[index])
      else {
        line.isHidden = true
        continue
      }
      let (start, end) = (world.creatures[other].pose, world.creatures[own].pose)
      let way = end.center - start.center
      let length = way.length - start.radius
      guard length > 0.5 else {
        line.isHidden = true
        continue
      }
      let unit = way.normalized
      let middle = start.center + unit * (start.radius + length / 2)
      line.isHidden = false
      line.position = CGPoint(x: CGFloat(middle.x), y: CGFloat(middle.y))
      line.turn(to: unit.x, unit.y, along: CGFloat(length))
    }
  }

  /// The number of lines that are shown.
  var shownCount: Int { lines.count { !$0.isHidden } }
}
