import Micro
import UIKit

/// A creature of another run in the same dish, pale and behind all others. It touches nothing.
@available(iOS 16, *)
final class GhostLayer: StillLayer {
  private var creature: CreatureLayer?
  private var shown: CreatureID?

  /// The opacity of the ghost.
  private static let paleness: Float = 0.3

  /// Shows the current state of a creature, or hides it. Only an edit draws it again.
  @MainActor func show(_ ghost: (world: World, index: Int)?, palette: Palette) {
    guard let ghost else {
      creature?.removeFromSuperlayer()
      creature = nil
      shown = nil
      return
    }
    let source = ghost.world.creatures[ghost.index]
    if shown != source.id {
      creature?.removeFromSuperlayer()
      let layer = CreatureLayer(Figure(source.genome), palette: palette)
      layer.opacity = Self.paleness
      addSublayer(layer)
      creature = layer
      shown = source.id
    }
    creature?.pose(from: ghost.world, index: ghost.index)
  }
}
