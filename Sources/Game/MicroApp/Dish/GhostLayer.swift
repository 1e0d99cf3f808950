import Micro
import UIKit

/// A creature of another run in the same dish, pale and behind all others: it is seen, and touches nothing.
@available(iOS 16, *)
final class GhostLayer: StillLayer {
  private var creature: CreatureLayer?
  private var shown: CreatureID?

  /// How much of it is seen.
  private static let paleness: Float = 0.3

  /// Shows a creature as it is now, or nobody. It is drawn anew after an edit alone.
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
