import Micro
import UIKit

/// Today's dish: its goal, the player's streak, the best results, and a button to start.
@available(iOS 16, *)
final class TodayController: RowsController {
  override var screenTitle: String { texts[TodayText.title] }
  override var screenIdentifier: String { "today" }

  private var day: Day { game.surroundings.today() }

  override func makeSections() -> [RowSection] { [goalSection, beginSection, tableSection] }

  private var goalSection: RowSection {
    let best = game.store.days.best(of: day)
    let goal = DayGoal(seed: day.seed)
    let state = best?.isGoalReached == true ? TodayText.reached : .open
    return RowSection(
      texts[TodayText.goal],
      rows: [
        Row(
          identifier: "goal", title: texts.text(of: goal), detail: texts[state],
          image: Row.symbol(best?.isGoalReached == true ? "checkmark.circle.fill" : "target"),
          imageSize: CGSize(width: 28, height: 28)),
        Row(
          identifier: "streak", title: texts[TodayText.streak],
          value: texts.counting(game.store.days.streak(on: day), TodayText.days)),
      ])
  }

  private var beginSection: RowSection {
    let ghost = game.store.ghost(of: day) != nil
    return RowSection(
      rows: [
        Row(
          identifier: "begin-today", title: texts[RunText.begin],
          detail: texts[ghost ? TodayText.withGhost : .rule],
          kind: .button(.prominent) { [weak self] in self?.askAndBegin() })
      ])
  }

  private var tableSection: RowSection {
    let table = game.store.table(of: day)
    guard !table.isEmpty else {
      return RowSection(
        texts[TodayText.table],
        rows: [Row(identifier: "no-table", title: texts[TodayText.nobody])])
    }
    return RowSection(
      texts[TodayText.table],
      rows: table.enumerated().map { place, line in
        Row(
          identifier: "today-\(place + 1)", title: "\(place + 1). \(texts.name(of: line.profile))",
          detail: [
            line.entry.name, texts.counting(line.entry.rivals, CommonText.rivals),
            texts.time(seconds: line.entry.seconds),
          ].joined(separator: " · "),
          value: texts.counting(line.entry.points, CommonText.points))
      })
  }

  // MARK: Beginning

  private func askAndBegin() {
    let day = day
    let setup = RunSetup(
      creature: RunSetup.ofTodaysDish, parent: nil, seed: day.seed, isOfTheDay: true,
      difficulty: RunSetup.levelOfTodaysDish)
    confirmReplacing { [weak self] in
      guard let self else { return }
      do throws(BodyError) {
        game.play(try game.begin(setup))
      } catch {
        preconditionFailure("a seed creature can't live: \(error)")
      }
    }
  }
}

@available(iOS 16, *)
extension RunSetup {
  /// The creature and the level of every run in today's dish, so that results compare.
  static let ofTodaysDish = SeedCreatures.eel
  static let levelOfTodaysDish = Difficulty.normal
}

@available(iOS 16, *)
extension RowsController {
  /// Asks before a new run ends a living one, and then starts it.
  func confirmReplacing(begin: @escaping () -> Void) {
    guard let saved = game.store.savedRun, saved.game.run.ending == nil else { return begin() }
    ask(
      texts[RunText.replaceTitle],
      detail: texts[RunText.replaceQuestion, ["name": saved.card.name]],
      cancel: texts[CommonText.cancel], texts[RunText.replace], act: begin)
  }
}
