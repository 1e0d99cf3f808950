import UIKit

/// Creates the menu of choices while the run waits.
@available(iOS 16, *)
@MainActor enum PauseMenu {
  static func make(for dish: DishController) -> UIAlertController {
    let texts = dish.game.texts
    let menu = UIAlertController(
      title: texts[DishText.paused], message: nil, preferredStyle: .alert)
    menu.offer(texts[DishText.resume], .cancel) { [weak dish] in dish?.resume() }
    if dish.game.handover != nil {
      menu.offer(texts[DeathText.moment]) { [weak dish] in dish?.showMoment() }
    }
    menu.offer(texts[DishText.leave]) { [weak dish] in dish?.leave() }
    menu.offer(texts[DishText.giveUp], .destructive) { [weak dish] in
      dish?.ask(
        texts[DishText.giveUpQuestion], detail: texts[DishText.giveUpDetail],
        cancel: texts[CommonText.cancel], cancelled: { dish?.resume() }, texts[DishText.giveUp]
      ) { dish?.giveUp() }
    }
    return menu
  }
}
