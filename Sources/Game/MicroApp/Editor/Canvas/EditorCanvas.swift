import Micro
import UIKit

/// The creature under the player's fingers, head up, with the held and selected parts.
///
/// One finger moves the part under it, or the view. Two fingers move and zoom the view.
@available(iOS 16, *)
final class EditorCanvas: UIView, EditorObserver {
  let model: EditorModel
  var camera = CanvasCamera() { didSet { if camera != oldValue { setNeedsLayout() } } }
  /// The state of touches.
  var touches = CanvasTouches()

  /// The layer of the body, in the creature's frame and in cell lengths.
  private let body = CALayer()
  private let overlay: CanvasOverlay
  private var creature: CreatureLayer?
  private var shownGenome: Genome?
  private var shownPalette: Palette?
  /// Whether the player has moved the view from the one that shows everything.
  private(set) var isMoved = false
  /// The area of the views in the upper left corner, which the view of everything avoids.
  var obstacle: CGRect? { didSet { if obstacle != oldValue, !isMoved { fit() } } }
  /// The covered width at the right edge, next to the views at the left, in points.
  var edgeCover: CGFloat = 44 { didSet { if edgeCover != oldValue, !isMoved { fit() } } }
  /// The covered height at the lower edge, in points, which the view of everything avoids.
  var lowerCover: CGFloat = 0 {
    didSet { if lowerCover != oldValue, !isMoved, model.preview == nil { fit() } }
  }

  init(model: EditorModel) {
    self.model = model
    overlay = CanvasOverlay()
    super.init(frame: .zero)
    isMultipleTouchEnabled = true
    clipsToBounds = true
    accessibilityIdentifier = "canvas"
    isAccessibilityElement = true
    layer.addSublayer(body)
    layer.addSublayer(overlay)
    model.add(self)
    describe()
  }

  required init?(coder: NSCoder) { fatalError("made in code") }

  var palette: Palette { Palette(traits: traitCollection, vision: model.vision) }

  // MARK: Showing

  override func layoutSubviews() {
    super.layoutSubviews()
    guard bounds.width > 0, bounds.height > 0 else { return }
    if camera.size != bounds.size {
      camera.size = bounds.size
      if !isMoved { fit() }
    }
    update()
  }

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    shownPalette = nil
    setNeedsLayout()
  }

  /// The margin around a creature that is shown whole, in points: the space for the handles of its outermost cells.
  static let margin: CGFloat = 44

  /// Shows the whole creature.
  func fit() {
    guard bounds.width > 0, bounds.height > 0 else { return }
    isMoved = false
    camera.size = bounds.size
    // A low canvas has too little height for the full margin.
    let margin = min(Self.margin, (0.2 * bounds.height).rounded())
    camera.fit(
      model.draft.genome, margin: margin, beside: obstacle, edge: edgeCover, below: lowerCover)
  }

  /// Moves or zooms the view, which then stays as it is.
  func look(_ change: (inout CanvasCamera) -> Void) {
    isMoved = true
    change(&camera)
  }

  func editorDidChange(_ change: EditorModel.Change) {
    setNeedsLayout()
    guard change == .draft else { return }
    describe()
    if !isMoved, hidesCells { fit() }
  }

  /// Whether a cell is outside of the canvas or under a view over it.
  private var hidesCells: Bool {
    let room = bounds.inset(by: UIEdgeInsets(top: 0, left: 0, bottom: lowerCover, right: 0))
    return model.draft.genome.cells.contains { cell in
      let radius = CGFloat(cell.type.traits.radius) * camera.scale
      let point = camera.point(of: cell.position)
      let square = CGRect(
        x: point.x - radius, y: point.y - radius, width: 2 * radius, height: 2 * radius)
      return !room.contains(square) || obstacle.map(square.intersects) == true
    }
  }

  private func describe() {
    let genome = model.draft.genome
    accessibilityLabel = model.texts[EditorText.canvas]
    accessibilityValue = [
      model.texts.counting(genome.cells.count, CreaturesText.cells),
      model.texts.counting(genome.links.count, EditorText.links),
    ].joined(separator: ", ")
    accessibilityHint = model.texts[EditorText.canvasHint]
  }

  private func update() {
    let palette = palette
    backgroundColor = palette.water.uiColor
    let genome = model.preview?.outcome?.genome ?? model.draft.genome
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    if genome != shownGenome || palette != shownPalette { showCreature(genome, palette) }
    // x, ahead, points up, and y, to the right, points right.
    let origin = camera.point(of: .zero)
    body.setAffineTransform(
      CGAffineTransform(
        a: 0, b: -camera.scale, c: camera.scale, d: 0, tx: origin.x, ty: origin.y))
    overlay.frame = bounds
    overlay.show(model, camera: camera, palette: palette, held: touches.drag)
    CATransaction.commit()
  }

  private func showCreature(_ genome: Genome, _ palette: Palette) {
    creature?.removeFromSuperlayer()
    let creature = CreatureLayer(Figure(genome), palette: palette, rim: .player)
    // Upright glyphs are upright on the screen.
    for (index, cell) in genome.cells.enumerated() where !CellArt.turns(cell.type) {
      creature.place(cell: index, at: cell.position, facing: Vector(x: 0, y: 1))
    }
    body.addSublayer(creature)
    self.creature = creature
    shownGenome = genome
    shownPalette = palette
  }

  // MARK: Places

  /// The reach of a finger in cell lengths: 22 points, half of the recommended size for touches.
  var fingerReach: Float { Float(22 / camera.scale) }

  /// Returns the part of the creature that a finger at a place holds; `nil` for the water.
  func drag(at place: Vector) -> CanvasDrag? {
    let genome = model.draft.genome
    let handles = CanvasHandles(of: model.draft.selection, in: genome, scale: camera.scale)
    if let handle = handles.handle(near: place, within: fingerReach) {
      return handle.drag
    }
    let reach = max(0.5, fingerReach)
    return genome.nearestCell(to: place, within: reach).map {
      .cell($0.id, grip: place - $0.position)
    }
  }

  /// Returns the part that a tap at a place selects.
  func part(at place: Vector) -> EditSelection? {
    let genome = model.draft.genome
    // Linked cells touch; a tap between them selects the link.
    if let link = genome.link(nearMiddle: place, within: 0.17) { return .link(link.id) }
    if let cell = genome.nearestCell(to: place, within: 0.5) { return .cell(cell.id) }
    if let link = genome.nearestLink(to: place, within: max(fingerReach, 0.3)) {
      return .link(link.id)
    }
    return genome.nearestCell(to: place, within: max(0.5, fingerReach)).map { .cell($0.id) }
  }

  // MARK: Fingers

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    fingersChanged(event)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    fingersChanged(event)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    fingersChanged(event)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    self.touches.cancel(in: self)
  }

  private func fingersChanged(_ event: UIEvent?) {
    let down = (event?.touches(for: self) ?? []).filter {
      $0.phase != .ended && $0.phase != .cancelled
    }
    let points = down.map { ($0, $0.location(in: self)) }
      .sorted { ($0.1.x, $0.1.y) < ($1.1.x, $1.1.y) }.map(\.1)
    var touches = touches
    touches.change(to: points, in: self)
    self.touches = touches
    setNeedsLayout()
  }
}
