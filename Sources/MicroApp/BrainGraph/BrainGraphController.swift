import Micro
import UIKit

/// A creature's brain at work: it swims among crumbs in a tank above, and below one sees what it
/// senses, thinks and wants.
final class BrainGraphController: UIViewController {
  private let genome: Genome
  private let texts: Texts
  private let vision: Palette.Vision
  private let graph: BrainGraphView
  private let legend: BrainLegend
  private let scroller = UIScrollView()
  private var tank: Tank?
  private var rest = 0.0
  private lazy var ticker = FrameTicker { [weak self] seconds in self?.advance(by: seconds) }

  /// - Parameter genome: Valid.
  init(genome: Genome, texts: Texts, vision: Palette.Vision) {
    self.genome = genome
    self.texts = texts
    self.vision = vision
    graph = BrainGraphView(texts: texts, vision: vision)
    legend = BrainLegend(texts: texts, vision: vision)
    super.init(nibName: nil, bundle: nil)
    title = texts[TankText.brain]
  }

  required init?(coder: NSCoder) { fatalError("made in code") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    scroller.alwaysBounceVertical = true
    scroller.addSubview(graph)
    view.addSubview(scroller)
    view.addSubview(legend)
    tank = try? Tank(genome, mode: .brain)
    if let plan = try? BodyPlan(genome) { graph.show(genome, plan) }
    showActivity()
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
    rest += min(seconds, 0.1) * 60
    var steps = Int(rest + 1e-6)
    rest -= Double(steps)
    while steps > 0 {
      steps -= 1
      tank?.step()
    }
    showActivity()
  }

  private func showActivity() {
    guard let tank, let creature = tank.world.creature(tank.swimmer) else { return }
    graph.showActivity(tank.world.brainInputs(of: tank.swimmer), creature.brain)
  }
}
