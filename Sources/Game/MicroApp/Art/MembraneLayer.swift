import Micro
import UIKit

/// The one membrane around a creature: its fill has the hue of the skin, and its line the meaning of the creature to
/// the player's.
///
/// It lies below all creatures, so that a page draws all membranes at once, before all sprites.
@available(iOS 16, *)
final class MembraneLayer: CAShapeLayer {
  private var membrane: Membrane?
  /// The places of the cells when its shape was last drawn again.
  private var shown: [CGPoint] = []
  /// Whether each cell was lost then.
  private var lost: [Bool] = []

  /// The way of a cell within the creature, in cell lengths, that isn't visible in the shape.
  private static let tolerance: CGFloat = 0.06

  override func action(forKey event: String) -> (any CAAction)? { nil }

  /// Creates the membrane of a creature, which is empty until it is posed.
  @MainActor convenience init(_ figure: Figure, skin: Colour) {
    self.init()
    membrane = Membrane(figure)
    fillColor = skin.with(opacity: Self.opacity).cgColor
    lineJoin = .round
  }

  override init() { super.init() }

  override init(layer: Any) { super.init(layer: layer) }

  required init?(coder: NSCoder) { fatalError("made in code") }

  /// The opacity of the fill: a body is a shape, also over paper, and its cells are brighter.
  static let opacity: Float = 0.2

  /// Draws its line.
  ///
  /// - Parameters:
  ///   - outline: The meaning of the creature; `nil` for one without.
  ///   - rim: The line of the player's creature, or of one without a meaning.
  @MainActor func show(_ outline: Outline?, rim: Colour, _ palette: Palette) {
    let line = MembraneLine(outline, rim: rim, palette)
    lineCap = .round
    strokeColor = line.colour.cgColor
    lineWidth = line.width
    lineDashPattern =
      line.dashes.isEmpty ? nil : line.dashes.map { NSNumber(value: Double($0)) }
  }

  /// Moves it along with its creature, and draws its shape again if that has changed visibly.
  ///
  /// - Complexity: O(cells).
  @MainActor func pose(_ creature: CreatureLayer) {
    position = creature.position
    let sprites = creature.cellSprites
    let isSame =
      path != nil
      && sprites.indices.allSatisfy {
        let place = sprites[$0].position
        return sprites[$0].isHidden == lost[$0]
          && max(abs(place.x - shown[$0].x), abs(place.y - shown[$0].y)) < Self.tolerance
      }
    guard !isSame else { return }
    let places = sprites.map(\.position)
    shown = places
    lost = sprites.map(\.isHidden)
    path = membrane?.path(around: places) { lost[$0] }
  }
}
