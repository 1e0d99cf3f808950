import Micro
import UIKit

/// Shows a creature's brain at work in each frame: its senses, thoughts and commands. The creature swims among crumbs
/// in a tank of its own, or in another dish.
@available(iOS 16, *)
final class BrainGraphController: UIViewController {
  /// Lets the time of a frame pass, in seconds, and returns the creature; `nil` if there is none.
  typealias Watch = @MainActor (_ seconds: Double) -> Watched?

  /// The current state of the watched creature.
  struct Watched {
    let genome: Genome
    let inputs: [Float]
    let brain: BrainState
  }

  private var genome: Genome
  private let graph: BrainGraphView
  private let legend: BrainLegend
  private let scroller = UIScrollView()
  private let watch: Watch
  private lazy var ticker = FrameTicker { [weak self] seconds in self?.advance(by: seconds) }

  /// Creates the screen.
  ///
  /// - Parameters:
  ///   - genome: A valid genome.
  ///   - watch: The source of the creature's state; a tank of its own by default.
  init(genome: Genome, texts: Texts, vision: Palette.Vision, watch: Watch? = nil) {
    self.genome = genome
    self.watch = watch ?? Self.tank(genome)
    graph = BrainGraphView(texts: texts, vision: vision)
    legend = BrainLegend(texts: texts, vision: vision)
    super.init(nibName: nil, bundle: nil)
    title = texts[TankText.brain]
  }

  required init?(coder: NSCoder) { fatalError("made in code") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .ground
    view.accessibilityIdentifier = "brain"
    scroller.alwaysBounceVertical = true
    scroller.addSubview(graph)
    view.addSubview(scroller)
    view.addSubview(legend)
    if let plan = try? BodyPlan(genome) { graph.show(genome, plan) }
    advance(by: 0)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let safe = view.safeAreaInsets
    let bounds = view.bounds
    let legendHeight = legend.height(in: bounds.width)
    legend.frame = CGRect(x: 0, y: safe.top, width: bounds.width, height: legendHeight)
    let top = legend.frame.maxY
    scroller.frame = CGRect(x: 0, y: top, width: bounds.width, height: bounds.height - top)
    let height = max(graph.neededHeight, scroller.bounds.height - safe.bottom)
    graph.frame = CGRect(x: 0, y: 0, width: bounds.width, height: height)
    scroller.contentSize = CGSize(width: bounds.width, height: height)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    ticker.isRunning = true
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    ticker.isRunning = false
  }

  private func advance(by seconds: Double) {
    guard let watched = watch(seconds) else { return }
    // The creature is another one when an heir is followed.
    if watched.genome != genome, let plan = try? BodyPlan(watched.genome) {
      genome = watched.genome
      graph.show(genome, plan)
      view.setNeedsLayout()
    }
    graph.showActivity(watched.inputs, watched.brain)
  }

  /// Returns a swimmer in a tank of its own. After a pause it continues where it was.
  private static func tank(_ genome: Genome) -> Watch {
    var tank = try? Tank(genome, mode: .brain)
    var accumulator = StepAccumulator()
    return { seconds in
      for _ in 0..<accumulator.steps(after: seconds, speed: 1) { tank?.step() }
      guard let tank, let creature = tank.world.creature(tank.swimmer) else { return nil }
      return Watched(
        genome: genome, inputs: tank.world.brainInputs(of: tank.swimmer), brain: creature.brain)
    }
  }
}
