import Micro
import UIKit

/// A creature as sprites: a layer for each link and each cell. All creatures share the pictures.
///
///     let creature = CreatureLayer(Figure(genome), palette: palette)
///     tank.layer.addSublayer(creature)
///     creature.pose(from: world, index: index)   // in each frame
///
/// Its coordinates are cell lengths; a superlayer's transform converts them to points. Posing moves and turns layers
/// and draws nothing.
@available(iOS 16, *)
final class CreatureLayer: StillLayer {
  let figure: Figure
  let palette: Palette
  private let hueStep: Int
  private(set) var cellSprites: [Sprite] = []
  private(set) var linkSprites: [Sprite] = []
  private let outlineLayer: Sprite
  /// The membrane around it, for a layer below all creatures. It is hidden in a distant view.
  let membrane: MembraneLayer
  private let rim: CellArt.Rim
  /// The links that are shown as if about to tear.
  var strained: [Bool] = []
  /// Whether the view is so far away that links between touching cells are invisible, and that rings around cells look
  /// like a membrane.
  @MainActor var isFar = false {
    didSet {
      guard isFar != oldValue else { return }
      membrane.isHidden = isFar
      ringCells()
    }
  }
  /// The number of cells and links at the last pose. If it changes, the layer looks for lost parts.
  var lastCounts = (cells: -1, links: -1)

  /// Creates a layer that rests at the origin until it is posed.
  ///
  /// - Parameter generation: The number of births between the first of its line and it: each darkens its skin and
  ///   adds a dot around its nucleus.
  @MainActor init(
    _ figure: Figure, palette: Palette, rim: CellArt.Rim = .plain, generation: Int = 0
  ) {
    self.figure = figure
    self.palette = palette
    self.rim = rim
    hueStep = Skin.step(of: figure.hue, generation: generation)
    outlineLayer = Sprite()
    let skin = Skin.colour(step: hueStep, palette)
    membrane = MembraneLayer(figure, skin: skin)
    membrane.show(nil, rim: rim == .player ? palette.rimLight : skin, palette)
    super.init()
    outlineLayer.allowsGroupOpacity = false
    addSublayer(outlineLayer)
    for link in figure.links {
      let sprite = Sprite()
      sprite.show(picture(of: link.type, .calm))
      sprite.bounds.size.width = CGFloat(link.restLength)
      linkSprites.append(sprite)
      addSublayer(sprite)
    }
    for cell in figure.cells {
      let sprite = Sprite()
      sprite.show(
        SpriteSheet.picture(
          of: cell.type, hueStep: hueStep, rim: rim, isSoft: figure.isTail(cell), palette: palette))
      if cell.type == .nucleus, generation > 0 { sprite.add(generation, palette) }
      cellSprites.append(sprite)
      addSublayer(sprite)
    }
    strained = [Bool](repeating: false, count: linkSprites.count)
    pose(at: figure.cells.map(\.position))
  }

  override init(layer: Any) {
    guard let other = layer as? CreatureLayer else {
      preconditionFailure("a creature's layer is copied from another")
    }
    figure = other.figure
    palette = other.palette
    hueStep = other.hueStep
    outlineLayer = other.outlineLayer
    membrane = other.membrane
    rim = other.rim
    super.init(layer: layer)
  }

  required init?(coder: NSCoder) { fatalError("made in code") }

  // MARK: Posing

  /// Moves the cells to positions, as far as the figure has them.
  ///
  /// - Parameter positions: One for each cell, in cell lengths of this layer.
  @MainActor func pose(at positions: [Vector]) {
    precondition(
      positions.count == cellSprites.count,
      "\(positions.count) positions for \(cellSprites.count) cells")
    for (index, link) in figure.links.enumerated() {
      place(link: index, from: positions[link.a], to: positions[link.b])
    }
    for index in figure.cells.indices {
      let type = figure.cells[index].type
      place(
        cell: index, at: positions[index],
        facing: CellArt.turns(type) ? figure.facing(of: index, at: positions) : nil)
    }
  }

  /// - Parameter facing: A unit vector; `nil` for an upright cell.
  @MainActor func place(cell index: Int, at place: Vector, facing: Vector?) {
    let position = CGPoint(x: CGFloat(place.x), y: CGFloat(place.y))
    cellSprites[index].position = position
    if let facing { cellSprites[index].turn(to: facing.x, facing.y) }
    if hasRings { outlineLayer.sublayers?[index].position = position }
  }

  /// Moves a link between two places. Muscles get thicker as they get shorter.
  @MainActor func place(link index: Int, from a: Vector, to b: Vector) {
    let link = figure.links[index]
    let length = (b - a).length
    guard length > 0 else { return }
    let middle = (a + b) * 0.5
    let sprite = linkSprites[index]
    sprite.position = CGPoint(x: CGFloat(middle.x), y: CGFloat(middle.y))
    let stretch = length / link.restLength
    // A smaller stretch is invisible under the cells at its ends, and a rotation alone takes half of the bytes.
    let along = abs(stretch - 1) < Self.minimumStretch ? 1 : CGFloat(stretch)
    let across = link.type.isMuscle ? min(max(1 / along, 0.7), 1.5) : 1
    sprite.turn(to: (b.x - a.x) / length, (b.y - a.y) / length, along: along, across: across)
  }

  private static let minimumStretch: Float = 0.04

  /// Returns whether the cells at its ends hide a link in a distant view.
  @MainActor func isCovered(link index: Int, length: Float) -> Bool {
    guard isFar, !strained[index] else { return false }
    let link = figure.links[index]
    let reach = figure.cells[link.a].type.traits.radius + figure.cells[link.b].type.traits.radius
    return length <= reach + Self.minimumGap
  }

  /// In cell lengths; in a distant view it is one or two pixels.
  private static let minimumGap: Float = 0.12

  // MARK: State

  /// Shows a link as normal or as about to tear.
  @MainActor func setStrained(_ isStrained: Bool, link index: Int) {
    guard strained[index] != isStrained else { return }
    strained[index] = isStrained
    linkSprites[index].contents =
      picture(of: figure.links[index].type, isStrained ? .strained : .calm).contents
  }

  @MainActor private func picture(
    of type: LinkType, _ state: LinkArt.State
  ) -> SpriteSheet.Picture {
    SpriteSheet.picture(of: type, state: state, hueStep: hueStep, palette: palette)
  }

  /// The meaning of the outline around it, if there is one.
  private(set) var outline: Outline?

  /// Draws an outline around it, or removes it.
  ///
  /// - Parameter breathes: Whether the outline of prey fades slowly in and out.
  @MainActor func setOutline(_ new: Outline?, breathes: Bool) {
    guard new != outline else { return }
    outline = new
    self.breathes = breathes
    membrane.show(
      new, rim: rim == .player ? palette.rimLight : Skin.colour(step: hueStep, palette), palette)
    membrane.removeAllAnimations()
    if new == .prey && breathes { membrane.add(Self.breath, forKey: "breath") }
    ringCells()
  }

  private var breathes = false
  /// Whether each cell has a ring, which together are the outline in a distant view.
  @MainActor private var hasRings: Bool { isFar && outline != nil }

  @MainActor private func ringCells() {
    outlineLayer.removeAllAnimations()
    guard hasRings, let outline else {
      outlineLayer.sublayers = nil
      return
    }
    let picture = SpriteSheet.picture(of: outline, palette: palette)
    outlineLayer.sublayers = cellSprites.map { cell in
      let sprite = Sprite()
      sprite.show(picture)
      sprite.position = cell.position
      sprite.isHidden = cell.isHidden
      return sprite
    }
    if outline == .prey && breathes { outlineLayer.add(Self.breath, forKey: "breath") }
  }

  /// Leaves the layers in which it and its membrane are shown.
  func leave() {
    removeFromSuperlayer()
    membrane.removeFromSuperlayer()
  }

  /// Hides a lost cell, with its part of the outline.
  @MainActor func setLost(_ isLost: Bool, cell index: Int) {
    cellSprites[index].isHidden = isLost
    if hasRings { outlineLayer.sublayers?[index].isHidden = isLost }
  }

  /// An animation that fades in and out in three seconds.
  private static var breath: CAAnimation {
    let breath = CABasicAnimation(keyPath: "opacity")
    breath.fromValue = 1
    breath.toValue = 0.35
    breath.duration = 1.5
    breath.autoreverses = true
    breath.repeatCount = .infinity
    breath.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    return breath
  }
}
