import UIKit

/// Creates the menu of choices while the run waits.
@available(iOS 16, *)
@MainActor enum PauseMenu {
  static func make(for dish: DishController) -> UIAlertController {
    let texts = dish.game.texts
    let menu = UIAlertController(
      title: texts[DishText.paused], message: goal(of: dish), preferredStyle: .alert)
    menu.offer(texts[DishText.resume], .cancel) { [weak dish] in dish?.resume() }
    menu.offer(texts[SettingsText.title]) { [weak dish] in
      guard let dish else { return }
      dish.show(SettingsController(game: dish.game))
    }
    menu.offer(texts[KeysText.title]) { [weak dish] in
      guard let dish else { return }
      dish.show(KeysController(game: dish.game))
    }
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

  /// Returns the goal of today's dish; `nil` in other dishes.
  private static func goal(of dish: DishController) -> String? {
    let card = dish.session.card
    guard card.isOfTheDay else { return nil }
    let texts = dish.game.texts
    return texts[TodayText.goal] + ": " + texts.text(of: DayGoal(seed: card.seed))
  }
}
