import Micro
import UIKit

/// The lesson before each edit: the progress of the opponents since the last one.
@available(iOS 16, *)
extension DishController {
  /// Shows the progress of the opponents since the last edit, or goes on to the edit if there is nothing to tell.
  func teachOrEdit() {
    guard let learned = session.learn() else { return edit() }
    let view = LearnedView(learned, palette: dish.palette, texts: game.texts) { [weak self] in
      self?.endLesson()
    }
    lesson = view
    hud.alpha = 0
    self.view.fill(with: view)
    UIAccessibility.post(notification: .screenChanged, argument: view)
  }

  /// Lets the time of a frame pass for what is shown.
  func teach(_ elapsed: TimeInterval) {
    if lesson?.advance(by: elapsed) == true { endLesson() }
  }

  /// Goes on to the edit.
  func endLesson() {
    guard let view = lesson else { return }
    lesson = nil
    view.removeFromSuperview()
    hud.alpha = 1
    edit()
  }
}
