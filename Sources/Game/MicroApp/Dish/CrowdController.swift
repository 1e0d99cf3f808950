import Micro
import UIKit

/// A dish with the most creatures that a screen ever shows, for measurements and tests.
///
///     let crowd = CrowdController(population: 76)
///     stage.show(crowd)
///     crowd.step()
///     stage.advance(by: 1.0 / 60)   // one frame
@available(iOS 16, *)
package final class CrowdController: UIViewController {
  private(set) var arena: Arena
  private(set) lazy var dish = DishView(
    world: arena.world, center: .zero, palette: Palette(), isMotionReduced: false)
  private lazy var ticker = FrameTicker { [weak self] _ in self?.step() }
  /// Whether it steps by itself in each frame of the screen.
  private let runs: Bool

  /// Creates the dish.
  ///
  /// - Parameters:
  ///   - population: The number of creatures in the dish. Nearly all are in view.
  ///   - runs: Whether it steps by itself in each frame.
  package init(population: Int, seed: UInt64 = 8, runs: Bool = false) {
    let world = WorldSettings(
      population: population, areaPerCreature: WorldSettings.crowdedAreaPerCreature)
    arena = Arena(settings: ArenaSettings(world: world, population: population), seed: seed)
    self.runs = runs
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("made in code") }

  package override func viewDidLoad() {
    super.viewDidLoad()
    dish.magnification = DishCamera.magnifications.lowerBound
    view.fill(with: dish)
  }

  package override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    dish.look(at: .zero)
    show()
  }

  package override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    ticker.isRunning = runs
  }

  package override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    ticker.isRunning = false
  }

  /// The number of creatures in view.
  package var inView: Int { dish.creatures.count }

  /// Lets a sixtieth of a second pass.
  package func step() {
    arena.step()
    show()
  }

  private func show() {
    dish.show(
      arena.world, after: arena.world.events,
      from: DishView.Perspective(creature: arena.world.creatures.first?.id), target: .zero,
      elapsed: 1.0 / 60)
  }
}
