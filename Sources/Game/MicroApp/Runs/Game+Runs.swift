import Micro

@available(iOS 16, *)
extension Game {
  /// Begins a run, which is kept from its first moment on. One that was kept before is entered into
  /// the books as given up. Where the disk refuses the new one it can be played nevertheless; its log
  /// says why, and tries again.
  ///
  /// - Throws: What is wrong with the creature's body.
  func begin(_ setup: RunSetup) throws(BodyError) -> OpenRun {
    let recorded = try RecordedRun(makeRecording(setup))
    let name = setup.creature.name.description
    let card = RunCard(
      id: String(surroundings.chance(), radix: 36),
      name: name.isEmpty ? texts[CommonText.nobody] : name,
      seed: setup.seed, difficulty: setup.difficulty.rawValue, isOfTheDay: setup.isOfTheDay,
      day: surroundings.today(), parent: setup.parent)
    let log = store.begin(RunSnapshot(card: card, game: recorded))
    return OpenRun(card: card, game: recorded, log: log)
  }

  /// The player's best run in today's dish, to swim along with another in it.
  func ghost(for run: OpenRun) -> RunPlayback? {
    guard run.card.isOfTheDay, let ghost = store.ghost(of: run.card.day),
      // A run that begins is no earlier one, whatever its name.
      ghost.run != run.card.id || run.game.run.score.steps == 0
    else { return nil }
    return ghost.playback(of: run.game.recording)
  }

  /// The run that was kept, as it was when the game ended; `nil` if there is none.
  ///
  /// A run that had ended, but wasn't in the books yet, is entered there, and gone.
  func resume() -> OpenRun? {
    guard let (snapshot, log) = store.resume() else { return nil }
    guard snapshot.game.run.ending == nil else {
      finish(OpenRun(card: snapshot.card, game: snapshot.game, log: log))
      return nil
    }
    return OpenRun(card: snapshot.card, game: snapshot.game, log: log)
  }

  /// Enters a run that has ended, or is given up, into the books. Doing it twice changes nothing.
  func finish(_ run: OpenRun) {
    run.log?.finishWriting()
    store.finish(RunResult(card: run.card, game: run.game))
  }
}
