import Micro

/// The result of a run.
@available(iOS 16, *)
struct RunResult: Sendable {
  let card: RunCard
  let score: Score
  /// The end; `nil` if the run was given up.
  let ending: Ending?
  /// The losses of which it bled to death; empty if it didn't, or if nobody watched.
  var loss: MortalLoss = []
  /// The line of its killer, from the oldest known body on; empty if nobody watched.
  var family: [Genome] = []
  /// The feats that the run has met.
  var feats: Set<Feat> = []
  /// The name of its killer's line in the dish; `nil` if nobody watched.
  var line: String?
  /// The nemesis that was in the dish, if it is the killer.
  var nemesis: Nemesis.Killer?
  /// The last genome of the player's creature.
  let genome: Genome
  /// The bodies at the beginning and after each edit, of a run in today's dish.
  let ofTheDay: [Genome]?
  /// Everything that is needed to play the run again.
  let recording: RunRecording
  /// Its forms before each edit.
  let versions: [CreatureRecord.Version]
}

@available(iOS 16, *)
extension RunResult {
  /// The kind of dish.
  var habitat: Habitat { recording.settings.arena.world.habitat }

  init(card: RunCard, game: RecordedRun) {
    self.card = card
    score = game.run.score
    ending = game.run.ending
    genome = game.run.genome
    let bodies = [game.recording.creature] + game.recording.edits.map(\.genome)
    let counts =
      card.isOfTheDay && game.recording.settings.arena.world.habitat == .shallows
      && card.difficulty == RunSetup.levelOfTodaysDish.rawValue
      && EditCost.cost(from: game.recording.creature, to: RunSetup.ofTodaysDish) == 0
    ofTheDay = counts ? bodies : nil
    recording = game.recording
    feats = Feat.met(
      by: game.run.score, edits: game.recording.edits.count, cells: genome.cells.count,
      level: Difficulty(rawValue: card.difficulty))
    versions = zip(bodies, game.recording.edits).map { body, edit in
      CreatureRecord.Version(code: GenomeCode.print(body), seconds: Double(edit.step) / 60)
    }
  }

  /// The record of the player's creature. The same run always gives the same file.
  var record: CreatureRecord {
    var record = CreatureRecord(
      id: card.id, name: card.name, genome: genome, origin: .played, parent: card.parent,
      day: card.day)
    record.versions = versions
    record.results = CreatureRecord.Results(
      runs: 1, rivals: score.rivals, energy: Double(score.energy), seconds: score.time,
      points: score.points)
    return record
  }

  /// The entry for the book of days; `nil` for a run in another dish, or with another creature.
  var dayEntry: DayBook.Entry? {
    guard let ofTheDay else { return nil }
    return DayBook.Entry(
      day: card.day, run: card.id, name: card.name, points: score.points, rivals: score.rivals,
      seconds: score.time,
      isGoalReached: DayGoal(seed: card.seed).isReached(score: score, bodies: ofTheDay))
  }

  /// Its killer, with its name.
  var killer: Nemesis.Killer? {
    guard let killer = ending?.killer else { return nil }
    return Nemesis.Killer(
      name: nemesis?.name ?? CallName.name(of: killer.id, seed: card.seed),
      code: GenomeCode.print(killer.genome), births: Int(killer.lineage.generation), run: card.id)
  }

  /// Its feats in the order of `Feat`, with that of a day's goal.
  var allFeats: [Feat] {
    let isGoalReached = dayEntry?.isGoalReached == true
    return Feat.allCases.filter { feats.contains($0) || $0 == .day && isGoalReached }
  }

  /// The record of its killer.
  var killerRecord: CreatureRecord? {
    guard let killer = ending?.killer, let name = self.killer?.name else { return nil }
    var record = CreatureRecord(
      id: "\(card.id)-killer", name: name, genome: killer.genome,
      origin: .killer, day: card.day)
    record.generation = Int(killer.lineage.generation)
    return record
  }

  var fame: Fame.Entry {
    Fame.Entry(
      id: card.id, name: card.name, points: score.points, rivals: score.rivals,
      seconds: score.time, difficulty: card.difficulty, dish: habitat.name, seed: card.seed,
      isOfTheDay: card.isOfTheDay, day: card.day, cause: ending?.cause.rawValue)
  }
}
