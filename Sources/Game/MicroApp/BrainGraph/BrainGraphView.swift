import Micro
import UIKit

/// A picture of a brain: nodes that fill with their activity, and connections whose thickness is their weight. An
/// excitatory connection is a solid line in one colour, an inhibitory one a dashed line in another.
///
///     let view = BrainGraphView(texts: texts, vision: .standard)
///     view.show(genome, plan)
///     view.showActivity(world.brainInputs(of: id), creature.brain)   // in each frame
@available(iOS 16, *)
final class BrainGraphView: UIView {
  private(set) var graph: BrainGraph?
  private let texts: Texts
  private let vision: Palette.Vision
  private var edges: [CAShapeLayer] = []
  private var nodes: [BrainNodeLayer] = []
  private var labels: [UILabel] = []
  private var names: [String] = []

  init(texts: Texts, vision: Palette.Vision) {
    self.texts = texts
    self.vision = vision
    super.init(frame: .zero)
    isAccessibilityElement = true
    accessibilityTraits = .image
    accessibilityIdentifier = "brain-graph"
    accessibilityLabel = texts[TankText.brain]
  }

  required init?(coder: NSCoder) { fatalError("made in code") }

  /// The height of each row of the fullest column, in points.
  static let rowHeight: CGFloat = 30

  /// The height at which all names are readable, in points.
  var neededHeight: CGFloat {
    var counts: [Float: Int] = [:]
    for place in graph?.places ?? [] { counts[place.x, default: 0] += 1 }
    return CGFloat(counts.values.max() ?? 0) * Self.rowHeight + 24
  }

  /// Shows another brain.
  func show(_ genome: Genome, _ plan: BodyPlan) {
    let graph = BrainGraph(genome, plan)
    guard graph != self.graph else { return }
    self.graph = graph
    names = BrainNames(genome, plan, texts).names(of: graph)
    accessibilityValue = [
      texts.counting(graph.places.count { $0.x == 0 }, TankText.senses),
      texts.counting(graph.places.count { $0.x == 0.5 }, TankText.neurons),
      texts.counting(graph.places.count { $0.x == 1 }, TankText.outputs),
      texts.counting(graph.edges.count, EditorText.connections),
    ].joined(separator: ", ")
    makeParts(graph)
    setNeedsLayout()
  }

  private func makeParts(_ graph: BrainGraph) {
    for layer in edges + nodes { layer.removeFromSuperlayer() }
    for label in labels { label.removeFromSuperview() }
    edges = graph.edges.map { edge in
      let layer = CAShapeLayer()
      layer.fillColor = nil
      layer.lineCap = edge.weight < 0 ? .butt : .round
      // The largest weight, 5, is 5 points thick; the weakest is still visible.
      layer.lineWidth = 0.75 + CGFloat(abs(edge.weight)) * 0.85
      if edge.weight < 0 { layer.lineDashPattern = [6, 4] }
      self.layer.addSublayer(layer)
      return layer
    }
    nodes = graph.places.map { _ in
      let node = BrainNodeLayer()
      layer.addSublayer(node)
      return node
    }
    labels = zip(graph.places, names).map { place, name in
      let label = UILabel()
      label.text = name
      label.font = UIFontMetrics(forTextStyle: .caption1).scaledFont(
        for: .systemFont(ofSize: 12), maximumPointSize: 18)
      label.adjustsFontForContentSizeCategory = true
      label.adjustsFontSizeToFitWidth = true
      label.minimumScaleFactor = 0.6
      label.textAlignment = place.x == 0 ? .right : .left
      label.isAccessibilityElement = false
      addSubview(label)
      return label
    }
    colour()
  }

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    colour()
  }

  private func colour() {
    guard let graph else { return }
    let palette = Palette(traits: traitCollection, vision: vision)
    backgroundColor = palette.water.uiColor
    for (layer, edge) in zip(edges, graph.edges) {
      layer.strokeColor = Self.colour(ofWeight: edge.weight, palette)
    }
    for node in nodes { node.palette = palette }
    for label in labels { label.textColor = .label }
  }

  /// Returns the accent colour for excitation, and the colour of danger for inhibition.
  static func colour(ofWeight weight: Float, _ palette: Palette) -> CGColor {
    (weight < 0 ? palette.dangerous : palette.colour(of: .flagellum)).cgColor
  }

  // MARK: Layout

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let graph else { return }
    let points = graph.places.map(point(of:))
    for (layer, edge) in zip(edges, graph.edges) {
      layer.path = Self.curve(from: points[edge.from], to: points[edge.to])
    }
    for (node, point) in zip(nodes, points) { node.position = point }
    let width = labelWidth
    for (index, label) in labels.enumerated() {
      let point = points[index]
      let isHidden = graph.places[index].x == 0.5
      label.isHidden = isHidden
      label.frame = CGRect(
        x: graph.places[index].x == 0 ? point.x - 16 - width : point.x + 16, y: point.y - 10,
        width: width, height: 20)
    }
  }

  /// The width of the longest name, as far as two columns of names leave space for the graph. Longer names are smaller.
  private var labelWidth: CGFloat {
    let longest = labels.map { $0.intrinsicContentSize.width.rounded(.up) }.max() ?? 0
    return max(min(longest, bounds.width * 0.4), 60)
  }

  private func point(of place: BrainGraph.Place) -> CGPoint {
    let margin = labelWidth + 24
    return CGPoint(
      x: margin + CGFloat(place.x) * (bounds.width - 2 * margin),
      y: 12 + CGFloat(place.y) * (bounds.height - 24))
  }

  /// Returns a soft S forward; a connection back or within a column runs around the outside.
  private static func curve(from a: CGPoint, to b: CGPoint) -> CGPath {
    let path = CGMutablePath()
    path.move(to: a)
    if a == b {
      path.addEllipse(in: CGRect(x: a.x - 2, y: a.y - 22, width: 20, height: 22))
    } else {
      let reach = max(abs(b.x - a.x) * 0.5, 30)
      path.addCurve(
        to: b, control1: CGPoint(x: a.x + reach, y: a.y),
        control2: CGPoint(x: b.x - reach, y: b.y))
    }
    return path
  }

  // MARK: Activity

  /// Shows the current activity: nodes fill, and connections shine with the signal that they carry.
  func showActivity(_ inputs: [Float], _ brain: BrainState) {
    guard let graph else { return }
    let activity = graph.activity(inputs: inputs, brain: brain)
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    for (node, value) in zip(nodes, activity) { node.show(value) }
    for (layer, edge) in zip(edges, graph.edges) {
      let carried = min(abs(activity[edge.from]), 1)
      // In eighths, so that slow changes don't change a layer in every frame.
      layer.opacity = 0.15 + 0.85 * (carried * 8).rounded() / 8
    }
    CATransaction.commit()
  }
}
