import Micro

@available(iOS 16, *)
extension Game {
  /// Begins a run, which is saved from its first moment on. A previous run is entered into the books as given up. If
  /// the disk refuses the new run, it can still be played: its log has the reason, and tries again.
  ///
  /// - Throws: The reason why the creature's body isn't viable.
  func begin(_ setup: RunSetup) throws(BodyError) -> OpenRun {
    var setup = setup
    // A nemesis that can't live any more is left out.
    let body = store.nemesis.living?.genome
    setup.nemesis = setup.isOfTheDay ? nil : body.flatMap { (try? BodyPlan($0)) == nil ? nil : $0 }
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

  /// Returns the player's nemesis, if it joins a run.
  func nemesis(in run: OpenRun) -> Nemesis.Killer? {
    guard let living = store.nemesis.living, let body = living.genome,
      run.game.recording.arrivals.contains(where: { $0.genomes == [body] })
    else { return nil }
    return living
  }

  /// Returns the player's best run in today's dish, to swim along with another in it.
  func ghost(for run: OpenRun) -> RunPlayback? {
    guard run.card.isOfTheDay, let ghost = store.ghost(of: run.card.day),
      // A run that just begins isn't an earlier one, whatever its name.
      ghost.run != run.card.id || run.game.run.score.steps == 0
    else { return nil }
    return ghost.playback(of: run.game.recording)
  }

  /// Returns the saved run in its state when the game ended; `nil` if there is none.
  ///
  /// A run that was over, but not yet in the books, is entered and removed.
  func resume() -> OpenRun? {
    guard let (snapshot, log) = store.resume() else { return nil }
    guard snapshot.game.run.ending == nil else {
      finish(OpenRun(card: snapshot.card, game: snapshot.game, log: log))
      return nil
    }
    return OpenRun(card: snapshot.card, game: snapshot.game, log: log)
  }

  /// Enters a run that is over or given up into the books. Calling it twice changes nothing.
  func finish(_ run: OpenRun) {
    run.log?.finishWriting()
    store.finish(RunResult(card: run.card, game: run.game))
  }
}
