import Micro
import UIKit

/// The texts over the water: hints, warnings, and events of the whole dish.
@available(iOS 16, *)
extension DishController {
  /// Observes the events of a frame, and shows texts about them.
  func observe(_ elapsed: TimeInterval) {
    guard let creature = session.run.creature else { return }
    hud.announcements.advance(by: elapsed)
    announceGenerations(elapsed)
    announceNemesis()
    announceFeats()
    announceTrouble()
    warnOfHunger(creature.fullness)
    let learned = hints.observe(
      Hints.Observation(
        elapsed: elapsed, place: creature.pose.center, isSteering: session.input.effort > 0,
        fullness: creature.fullness, timeToEdit: session.timeToEdit,
        seesOthers: dish.creatures.values.contains { $0.outline != nil },
        seesFlank: seesFlank, isCovered: isHintCovered, events: session.events,
        creature: creature.id))
    for lesson in learned { game.store.understand(lesson.rawValue) }
    let hint = hints.current.map { words(of: $0) }
    hud.show(hint: isHintCovered ? coming ?? notice?.text ?? announcement : hint)
    if let (text, rest) = notice { notice = rest > elapsed ? (text, rest - elapsed) : nil }
  }

  /// Whether the lesson about soft sides is due: a creature that can be beaten shows its own.
  private var seesFlank: Bool {
    let run = session.run
    guard !hints.understood.contains(.flank), let own = run.arena.world.index(of: run.creatureID)
    else { return false }
    return run.arena.world.offersFlank(to: own)
  }

  /// Whether another text is shown instead of a hint. Only a notice covers a hint about danger.
  private var isHintCovered: Bool {
    notice != nil || announcement != nil && hints.current != .survive
  }

  /// The upcoming event of the dish. It has the highest priority, because it doesn't wait.
  private var coming: String? {
    let run = session.run
    guard let event = run.course.announcement(at: run.score.steps) else { return nil }
    if event == .arrival, let nemesis = session.nemesis, let body = nemesis.genome,
      run.course.nextArrival(after: run.score.steps)?.genomes == [body]
    {
      return game.texts[NemesisText.comes, ["name": nemesis.name]]
    }
    return game.texts.text(of: event)
  }

  /// The upcoming event of the dish, or the reason for the creature's weakness each time its store is empty.
  private var announcement: String? {
    coming ?? (session.run.creature?.energy == 0 ? game.texts[HintText.faint] : nil)
  }

  /// Warns that the store is running low, once each time, while there is time to react.
  private func warnOfHunger(_ fullness: Float) {
    if fullness > Self.plenty { toldHunger = nil }
    // An empty store has a sentence of its own, which must not wait for the warning of a low one.
    guard fullness > 0 else {
      if notice?.text == toldHunger { notice = nil }
      return
    }
    guard fullness < Self.quarter, toldHunger == nil else { return }
    let percent = Int((fullness * 100).rounded(.up))
    let text = game.texts[HintText.low, ["percent": "\(percent)"]]
    toldHunger = text
    // The first time, the player reads the lesson instead.
    guard hints.understood.contains(.hunger) else { return }
    notice = (text, Self.reading)
  }

  /// The fullness of the store below which a warning appears, and above which it can appear again.
  private static let quarter: Float = 0.25
  private static let plenty: Float = 0.4

  /// Announces the goal of today's dish when a run in it begins.
  func announceGoal() {
    guard session.card.isOfTheDay, session.run.score.steps == 0 else { return }
    hud.announcements.add(
      Announcement(
        title: game.texts[TodayText.goal],
        detail: game.texts.text(of: DayGoal(seed: session.card.seed))))
  }

  /// Announces an unusual kind of dish, and the lines of the first rivals, when a run begins.
  func announceOpening() {
    let habitat = session.run.arena.world.settings.habitat
    if session.run.score.steps == 0, habitat != .shallows {
      hud.announcements.add(
        Announcement(
          title: game.texts[HabitatText(habitat)], detail: game.texts[HabitatDetailText(habitat)]))
    }
    let names = session.lines.all.filter(\.isArmed).map(\.name)
    guard session.run.score.steps == 0, names.count == Opening.lines else { return }
    let values = ["first": names[0], "second": names[1], "third": names[2]]
    hud.announcements.add(
      Announcement(
        title: game.texts[DishText.opening, values],
        detail: game.texts[DishText.openingDetail, values]))
  }

  /// Announces how far the rivals have evolved.
  private func announceGenerations(_ elapsed: TimeInterval) {
    let world = session.run.arena.world
    guard let reached = generations.observe(world, own: session.run.creatureID, elapsed: elapsed)
    else { return }
    hud.announcements.add(
      Announcement(
        title: game.texts[DishText.generation, ["generation": "\(reached)"]],
        detail: game.texts.counting(reached, DishText.generationDetail)))
  }

  /// Announces that the nemesis has joined, and that it was eaten.
  private func announceNemesis() {
    guard let nemesis = session.nemesis else { return }
    let values = ["name": nemesis.name]
    if session.hasEatenNemesis, toldNemesis != .eaten {
      toldNemesis = .eaten
      game.store.eatNemesis()
      hud.announcements.add(
        Announcement(
          title: game.texts[NemesisText.eaten, values], detail: game.texts[NemesisText.eatenDetail])
      )
    } else if !session.nemeses.isEmpty, toldNemesis == nil {
      toldNemesis = .here
      hud.announcements.add(
        Announcement(
          title: game.texts[NemesisText.here, values], detail: game.texts[NemesisText.hereDetail]))
    }
  }

  /// Enters new feats into the book at once, and announces them.
  private func announceFeats() {
    for feat in Feat.allCases where session.feats.contains(feat) && game.store.feats[feat] == nil {
      guard game.store.enter(feat, run: session.card.id, day: game.surroundings.today()) else {
        continue
      }
      let detail = game.texts.news(of: feat) ?? game.texts[FeatsText.metDetail]
      hud.announcements.add(
        Announcement(
          title: game.texts[FeatsText.met, ["name": game.texts[FeatNameText(feat)]]],
          detail: detail))
    }
  }

  /// Announces that the run isn't being saved, when that begins. The run continues.
  private func announceTrouble() {
    guard session.trouble != toldTrouble else { return }
    toldTrouble = session.trouble
    guard let trouble = toldTrouble else { return }
    hud.announcements.add(
      Announcement(
        title: game.texts[DishText.notKept], detail: game.texts.description(of: trouble)))
  }

  /// Returns a lesson in words. Colours have the names that they have in the player's palette.
  private func words(of lesson: Hints.Lesson) -> String {
    let key = text(of: lesson)
    guard lesson == .outlines else { return game.texts[key] }
    let isStandard = game.vision == .standard
    return game.texts[
      key,
      [
        "prey": game.texts[isStandard ? ColourText.green : .blue],
        "contested": game.texts[isStandard ? ColourText.yellow : .grey],
        "deadly": game.texts[isStandard ? ColourText.red : .orange],
      ]]
  }

  private func text(of lesson: Hints.Lesson) -> HintText {
    switch lesson {
    case .move: game.settings.steering == .thumbPad ? .movePad : .movePointer
    case .eat: .eat
    case .outlines: .outlines
    case .flank: .flank
    case .edit: .edit
    case .survive: .survive
    case .hunger: .hunger
    }
  }
}
