import Micro
import UIKit

/// The frames of a film: a run as its player sees it, without the views over the water.
///
///     let film = RunFilmController(run)
///     stage.show(film)
///     film.show(run, elapsed: 1.0 / 60)
@available(iOS 16, *)
package final class RunFilmController: UIViewController {
  private let dish: DishView
  private var run: Run

  package init(_ run: Run) {
    self.run = run
    dish = DishView(
      world: run.arena.world, center: run.creature?.pose.center ?? .zero, palette: Palette(),
      isMotionReduced: false)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("made in code") }

  package override func viewDidLoad() {
    super.viewDidLoad()
    dish.magnification = 1.4
    view.fill(with: dish)
  }

  package override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    dish.look(at: run.creature?.pose.center ?? dish.camera.center)
    show(run, after: run.arena.world.events, elapsed: 0)
  }

  /// Shows the current state of a run.
  ///
  /// - Parameters:
  ///   - events: The events since the last call.
  ///   - elapsed: The time since the last call, in seconds.
  package func show(_ run: Run, after events: [World.Event], elapsed: TimeInterval) {
    self.run = run
    dish.show(
      run.arena.world, after: events, from: DishView.Perspective(creature: run.creatureID),
      target: run.creature?.pose.center, elapsed: elapsed)
  }
}
