import UIKit

/// The choices while the run waits.
@available(iOS 16, *)
@MainActor enum PauseMenu {
  static func make(for dish: DishController) -> UIAlertController {
    let texts = dish.game.texts
    let menu = UIAlertController(
      title: texts[DishText.paused], message: nil, preferredStyle: .alert)
    menu.addAction(
      UIAlertAction(title: texts[DishText.resume], style: .cancel) { [weak dish] _ in
        dish?.resume()
      })
    if dish.game.handover != nil {
      menu.addAction(
        UIAlertAction(title: texts[DeathText.moment], style: .default) { [weak dish] _ in
          dish?.showMoment()
        })
    }
    menu.addAction(
      UIAlertAction(title: texts[DishText.leave], style: .default) { [weak dish] _ in
        dish?.leave()
      })
    menu.addAction(
      UIAlertAction(title: texts[DishText.giveUp], style: .destructive) { [weak dish] _ in
        guard let dish else { return }
        dish.present(confirmation(for: dish), animated: true)
      })
    return menu
  }

  private static func confirmation(for dish: DishController) -> UIAlertController {
    let texts = dish.game.texts
    let question = UIAlertController(
      title: texts[DishText.giveUpQuestion], message: texts[DishText.giveUpDetail],
      preferredStyle: .alert)
    question.addAction(
      UIAlertAction(title: texts[DishText.cancel], style: .cancel) { [weak dish] _ in
        dish?.resume()
      })
    question.addAction(
      UIAlertAction(title: texts[DishText.giveUp], style: .destructive) { [weak dish] _ in
        dish?.giveUp()
      })
    return question
  }
}
