import Micro
import UIKit

/// The marks over and under a creature on the canvas: the axis, snapping guides, the ring around the selection, its
/// handles, and the effect of a finger. In points of the canvas.
@available(iOS 16, *)
final class CanvasOverlay: StillLayer {
  private let axis = CAShapeLayer()
  private let guides = CAShapeLayer()
  private let ring = CAShapeLayer()
  private let twinRing = CAShapeLayer()
  private let ghost = CAShapeLayer()
  private let handleLines = CAShapeLayer()
  private var knobs: [CanvasKnob] = []

  override init() {
    super.init()
    for layer in [axis, guides, ring, twinRing, ghost, handleLines] {
      layer.fillColor = nil
      layer.lineWidth = 2
      layer.lineCap = .round
      addSublayer(layer)
    }
    axis.lineWidth = 1
    axis.lineDashPattern = [2, 6]
    guides.lineWidth = 1
    twinRing.lineDashPattern = [4, 5]
    handleLines.lineWidth = 1.5
  }

  override init(layer: Any) { super.init(layer: layer) }

  required init?(coder: NSCoder) { fatalError("made in code") }

  @MainActor func show(
    _ model: EditorModel, camera: CanvasCamera, palette: Palette, held: CanvasDrag?
  ) {
    let accent = Self.accent(palette)
    let danger = palette.dangerous.cgColor
    for layer in [axis, guides, handleLines] { layer.strokeColor = accent }
    axis.opacity = 0.35
    axis.path = model.isSymmetric ? Self.axis(camera) : nil
    let preview = model.preview
    guides.path = preview.flatMap { Self.guides($0, model.draft.genome, camera) }
    ring.strokeColor = accent
    twinRing.strokeColor = accent
    let genome = preview?.outcome?.genome ?? model.draft.genome
    let selection = preview?.outcome?.selection ?? model.draft.selection
    ring.path = selection.flatMap { Self.outline($0, genome, camera) }
    twinRing.path =
      model.isSymmetric
      ? selection.flatMap { Self.twin(of: $0, genome) }.flatMap {
        Self.outline($0, genome, camera)
      } : nil
    ghost.strokeColor = danger
    ghost.lineDashPattern = nil
    ghost.path = preview.flatMap {
      $0.refusal == nil ? nil : Self.ghost($0, model.draft.genome, camera)
    }
    // Handles would be in the way while something is held.
    let handles =
      preview == nil ? CanvasHandles(of: selection, in: genome, scale: camera.scale).handles : []
    showKnobs(handles, camera, palette)
    handleLines.path = Self.lines(to: handles, selection, genome, camera)
  }

  @MainActor private func showKnobs(
    _ handles: [CanvasHandles.Handle], _ camera: CanvasCamera, _ palette: Palette
  ) {
    while knobs.count > handles.count { knobs.removeLast().removeFromSuperlayer() }
    while knobs.count < handles.count {
      let knob = CanvasKnob()
      addSublayer(knob)
      knobs.append(knob)
    }
    for (knob, handle) in zip(knobs, handles) {
      knob.position = camera.point(of: handle.place)
      knob.show(handle.kind, fill: Self.accent(palette), ink: palette.water.cgColor)
    }
  }

  @MainActor private static func accent(_ palette: Palette) -> CGColor {
    UIColor.accent.resolvedColor(
      with: UITraitCollection(
        userInterfaceStyle: palette.ground == .darkField ? .dark : .light)
    ).cgColor
  }

  // MARK: Paths

  private static func axis(_ camera: CanvasCamera) -> CGPath {
    let path = CGMutablePath()
    let x = camera.point(of: .zero).x
    path.move(to: CGPoint(x: x, y: 0))
    path.addLine(to: CGPoint(x: x, y: camera.size.height))
    return path
  }

  private static func guides(
    _ preview: EditorModel.Preview, _ genome: Genome, _ camera: CanvasCamera
  ) -> CGPath? {
    guard let intent = preview.intent else { return nil }
    let path = CGMutablePath()
    let anchor = intent.anchor.flatMap { genome.cell($0)?.position }
    for guide in intent.guides {
      switch guide {
      case .axis: path.addPath(axis(camera))
      case .length(let length):
        guard let anchor else { continue }
        path.addPath(circle(anchor, radius: length, camera))
      case .angle(let degrees):
        guard let anchor else { continue }
        let reach = Vector(angle: Float(degrees) * .pi / 180) * 2.6
        path.move(to: camera.point(of: anchor))
        path.addLine(to: camera.point(of: anchor + reach))
      }
    }
    return path
  }

  private static func outline(
    _ selection: EditSelection, _ genome: Genome, _ camera: CanvasCamera
  ) -> CGPath? {
    switch selection {
    case .cell(let id):
      guard let cell = genome.cell(id) else { return nil }
      return circle(cell.position, radius: cell.type.traits.radius + 0.12, camera)
    case .link(let id):
      guard let link = genome.link(id), let a = genome.cell(link.a)?.position,
        let b = genome.cell(link.b)?.position
      else { return nil }
      let path = CGMutablePath()
      let side = (b - a).normalized.perpendicular * 0.28
      for offset in [side, -side] {
        path.move(to: camera.point(of: a + offset))
        path.addLine(to: camera.point(of: b + offset))
      }
      return path
    }
  }

  private static func twin(of selection: EditSelection, _ genome: Genome) -> EditSelection? {
    switch selection {
    case .cell(let id): genome.cell(id)?.twin.map(EditSelection.cell)
    case .link(let id): genome.link(id)?.twin.map(EditSelection.link)
    }
  }

  /// Returns the refused part at its intended place.
  private static func ghost(
    _ preview: EditorModel.Preview, _ genome: Genome, _ camera: CanvasCamera
  ) -> CGPath? {
    let path = CGMutablePath()
    switch preview.intent?.operation {
    case .addCell(let type, let place, let anchor, _):
      path.addPath(circle(place, radius: type.traits.radius, camera))
      if let start = genome.cell(anchor)?.position {
        path.move(to: camera.point(of: start))
        path.addLine(to: camera.point(of: place))
      }
    case .moveCell(let id, let place):
      let radius = genome.cell(id)?.type.traits.radius ?? 0.5
      path.addPath(circle(place, radius: radius, camera))
      for link in genome.links(at: id) {
        guard let other = link.other(than: id), let end = genome.cell(other)?.position else {
          continue
        }
        path.move(to: camera.point(of: place))
        path.addLine(to: camera.point(of: end))
      }
    case .addLink(let a, let b, _), .reattachLink(_, from: let a, to: let b):
      guard let start = genome.cell(a)?.position, let end = genome.cell(b)?.position else {
        return nil
      }
      path.move(to: camera.point(of: start))
      path.addLine(to: camera.point(of: end))
    case .retypeCell(let id, _):
      guard let cell = genome.cell(id) else { return nil }
      path.addPath(circle(cell.position, radius: cell.type.traits.radius + 0.12, camera))
    case .retypeLink(let id, _): return outline(.link(id), genome, camera)
    default: return nil
    }
    return path
  }

  /// Returns the lines from the selection to its handles.
  private static func lines(
    to handles: [CanvasHandles.Handle], _ selection: EditSelection?, _ genome: Genome,
    _ camera: CanvasCamera
  ) -> CGPath? {
    let path = CGMutablePath()
    for handle in handles {
      guard let start = start(of: handle, selection, genome) else { continue }
      let way = (handle.place - start).normalized
      path.move(to: camera.point(of: start + way * 0.6))
      path.addLine(to: camera.point(of: handle.place))
    }
    return path
  }

  /// Returns the middle of the cell that a handle belongs to.
  private static func start(
    of handle: CanvasHandles.Handle, _ selection: EditSelection?, _ genome: Genome
  ) -> Vector? {
    switch (selection, handle.drag) {
    case (.cell(let id), _): return genome.cell(id)?.position
    case (.link(let id), .end(_, let staying)):
      guard let other = genome.link(id)?.other(than: staying) else { return nil }
      return genome.cell(other)?.position
    default: return nil
    }
  }

  private static func circle(
    _ centre: Vector, radius: Float, _ camera: CanvasCamera
  ) -> CGPath {
    let point = camera.point(of: centre)
    let radius = CGFloat(radius) * camera.scale
    return CGPath(
      ellipseIn: CGRect(
        x: point.x - radius, y: point.y - radius, width: 2 * radius, height: 2 * radius),
      transform: nil)
  }
}
