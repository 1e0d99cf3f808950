import Micro
import UIKit

@available(iOS 16, *)
extension CreatureLayer {
  /// Shows a creature of a world in its current state: its position, the directions of its organs, lost and wounded
  /// cells, and links about to tear. Draws nothing, and allocates nothing unless something was lost.
  ///
  /// - Parameter index: The index in the world's `creatures`. The creature must have the genome of this layer's figure.
  /// - Complexity: O(cells + links).
  @MainActor func pose(from world: World, index: Int) {
    let cells = world.creatures[index].cells
    let links = world.creatures[index].links
    if lastCounts.cells != cells.count || lastCounts.links != links.count {
      findLosses(world, cells, links)
      lastCounts = (cells.count, links.count)
    }
    let center = world.creatures[index].pose.center
    position = CGPoint(x: CGFloat(center.x), y: CGFloat(center.y))
    for link in links { show(link: link, of: world, around: center) }
    for cell in cells { show(cell: cell, of: world, around: center) }
    if !isFar { membrane.pose(self) }
  }

  @MainActor private func show(cell: Int, of world: World, around center: Vector) {
    let part = Int(world.cells[cell].part)
    let type = world.cells[cell].type
    place(
      cell: part, at: world.physics.position[cell] - center,
      facing: CellArt.turns(type) ? world.outward(of: cell) : nil)
    cellSprites[part].opacity = Self.opacity(health: world.cells[cell].health, of: type)
  }

  @MainActor private func show(link index: Int, of world: World, around center: Vector) {
    let link = world.physics.links[index]
    let part = Int(world.partOfLink[index])
    guard !link.isBroken else {
      linkSprites[part].isHidden = true
      return
    }
    let a = world.physics.position[link.a]
    let b = world.physics.position[link.b]
    let length = (b - a).length
    let type = figure.links[part].type
    let strain = length / link.restLength - 1
    setStrained(strain > Self.warning * type.traits.tearStrain, link: part)
    let isCovered = isCovered(link: part, length: length)
    linkSprites[part].isHidden = isCovered
    guard !isCovered else { return }
    place(link: part, from: a - center, to: b - center)
    if type == .nerve {
      let signal = max(Self.signal(of: world.cells[link.a]), Self.signal(of: world.cells[link.b]))
      linkSprites[part].opacity = 0.5 + Self.stepped(signal) / 2
    }
  }

  /// Hides the cells and links that no longer exist.
  @MainActor private func findLosses(_ world: World, _ cells: Range<Int>, _ links: Range<Int>) {
    var isThere = [Bool](repeating: false, count: cellSprites.count)
    for cell in cells { isThere[Int(world.cells[cell].part)] = true }
    for part in isThere.indices { setLost(!isThere[part], cell: part) }
    var holds = [Bool](repeating: false, count: linkSprites.count)
    for link in links { holds[Int(world.partOfLink[link])] = true }
    for part in holds.indices { linkSprites[part].isHidden = !holds[part] }
  }

  /// The part of the tearing strain from which a link looks strained.
  private static let warning: Float = 0.7

  /// Returns the strongest signal that a cell senses, 0 … 1.
  private static func signal(of cell: CellState) -> Float {
    let senses = cell.senses
    return min(max(abs(senses[0]), abs(senses[1]), abs(senses[2]), abs(senses[3])), 1)
  }

  /// Returns the opacity of a damaged cell: damage dims it, to 0.4 just before it dies.
  private static func opacity(health: Float, of type: CellType) -> Float {
    0.4 + 0.6 * stepped(health / type.traits.health)
  }

  /// Rounds to eighths, so that slow changes don't change a layer in every frame.
  private static func stepped(_ value: Float) -> Float {
    (min(max(value, 0), 1) * 8).rounded() / 8
  }
}
