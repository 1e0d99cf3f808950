import Micro
import UIKit

/// The interruptions of a run: edits at intervals, and the end.
@available(iOS 16, *)
extension DishController {
  func interruptIfNeeded() {
    if session.isInvited {
      isInterrupted = true
      letGo()
      teachOrEdit()
    } else if session.run.ending != nil {
      isInterrupted = true
      letGo()
      die()
    }
  }

  func edit() {
    let editor = EditorController(
      genome: session.run.genome, budget: session.run.budget.points, game: game
    ) { [weak self] genome in self?.finishEditing(genome) }
    let navigation = UINavigationController(rootViewController: editor)
    navigation.modalPresentationStyle = .fullScreen
    navigation.navigationBar.tintColor = .accent
    present(navigation, animated: true)
  }

  /// Makes the edit, or continues if nothing changed. If there is no room for the new body, the invitation stays and
  /// the edit can be made later.
  private func finishEditing(_ genome: Genome) {
    if genome == session.run.genome {
      session.decline()
    } else {
      do throws(EditRefusal) {
        try session.edit(to: genome)
        game.sounds.play(.told(.edit))
        for lesson in hints.didEdit() { game.store.understand(lesson.rawValue) }
      } catch {
        session.decline()
        game.sounds.play(.told(.refused))
        // The editor accepts only viable and affordable changes.
        notice = (game.texts[DishText.noRoom], Self.reading)
      }
    }
    dismiss(animated: true) { [weak self] in self?.resume(isSudden: true) }
  }

  /// Shows the last seconds once more for recording; the run waits.
  func showMoment() {
    let moment = MomentController(session.replay, name: session.card.name, game: game) {
      [weak self] in self?.dismiss(animated: true) { self?.resume() }
    }
    moment.modalPresentationStyle = .fullScreen
    present(moment, animated: true)
  }

  /// Enters the run into the books at once, dissolves its creature, and then shows the end screen.
  private func die() {
    isOver = true
    session.finishWriting()
    game.store.finish(session.result)
    farewell = Self.farewellTime
  }

  /// The time between the death and the end screen, in seconds.
  private static let farewellTime: TimeInterval = 1.4

  func sayFarewell(_ elapsed: TimeInterval) {
    guard let rest = farewell else { return }
    farewell = rest > elapsed ? rest - elapsed : nil
    guard farewell == nil else { return }
    let death = DeathController(
      result: session.result, replay: session.replay, game: game,
      again: { [weak self] in self?.beginAgain() }, close: { [weak self] in self?.close() })
    death.modalPresentationStyle = .fullScreen
    death.modalTransitionStyle = .crossDissolve
    present(death, animated: true)
  }

  /// Starts a new run at once. Edits died with the old creature; a player who wants them back starts with it from the
  /// list.
  private func beginAgain() {
    do throws(BodyError) {
      let run = try game.begin(session.again(in: game.surroundings))
      leave(for: [game.makeDish(run, game)])
    } catch {
      leave(for: [NewRunController(game: game)])
    }
  }

  private func close() { leave(for: []) }

  /// Closes everything over the dish, and replaces the dish by other screens above the menu.
  ///
  /// The stack does it: a screen that has left the stack can't dismiss anything.
  private func leave(for screens: [UIViewController]) {
    guard let stack = navigationController else { return }
    stack.setViewControllers(stack.viewControllers.prefix(1) + screens, animated: false)
    stack.dismiss(animated: true)
  }
}
