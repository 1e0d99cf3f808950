import Micro
import UIKit

/// The settings of a new run.
@available(iOS 16, *)
final class NewRunController: RowsController {
  private var name = ""
  private var seed = ""
  private var isOfTheDay = false
  private var difficulty: Difficulty
  private var habitat = Habitat.shallows
  private var start: Start

  /// A creature to start with.
  struct Start {
    let genome: Genome
    /// The record of this kept creature.
    var record: String?
  }

  /// Creates the screen for a new run.
  ///
  /// - Parameter start: The creature to start with; a seed creature by default.
  init(game: Game, start: Start? = nil) {
    self.start = start ?? Start(genome: SeedCreatures.eel)
    // Opponents hurry towards weak bodies, so a newcomer lives for a minute on normal.
    difficulty = game.store.statistics.runs == 0 ? .easy : .normal
    super.init(game: game)
  }

  required init?(coder: NSCoder) { fatalError("made in code") }

  override var screenTitle: String { texts[RunText.title] }
  override var screenIdentifier: String { "new-run" }

  /// The button that begins the run stays below the rows, which are higher than most screens.
  override func viewDidLoad() {
    super.viewDidLoad()
    let begin = UIButton.filled(texts[RunText.begin], "begin", isProminent: true) { [weak self] in
      self?.askAndBegin()
    }
    // A toolbar doesn't grow with the letters.
    begin.maximumContentSizeCategory = .extraExtraLarge
    begin.widthAnchor.constraint(equalToConstant: 240).isActive = true
    begin.heightAnchor.constraint(equalToConstant: 44).isActive = true
    toolbarItems = [.flexibleSpace(), UIBarButtonItem(customView: begin), .flexibleSpace()]
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.setToolbarHidden(false, animated: animated)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    navigationController?.setToolbarHidden(true, animated: animated)
  }

  override func makeSections() -> [RowSection] {
    [creatureSection, seedSection, nemesisSection, habitatSection, difficultySection]
      .filter { !$0.rows.isEmpty }
  }

  /// The killer that waits; today's dish is without it.
  private var nemesisSection: RowSection {
    guard !isOfTheDay, let killer = game.store.nemesis.living, let body = killer.genome else {
      return RowSection(rows: [])
    }
    return RowSection(rows: [
      Row(
        identifier: "nemesis", title: texts[NemesisText.inDish, ["name": killer.name]],
        detail: texts.counting(killer.kills, NemesisText.kills),
        image: Portrait.image(
          of: body, size: Self.portraitSize, palette: game.palette(for: self)),
        imageSize: Self.portraitSize)
    ])
  }

  private var creatureSection: RowSection {
    let genome = start.genome
    return RowSection(rows: [
      Row(
        identifier: "start", title: startName,
        detail: texts.counting(genome.cells.count, CreaturesText.cells),
        image: Portrait.image(
          of: genome, size: Self.portraitSize, palette: game.palette(for: self)),
        imageSize: Self.portraitSize,
        kind: .link { [weak self] in self?.makeStartController() }),
      Row(
        identifier: "name", title: texts[RunText.name],
        kind: .field(
          Row.Field(
            text: name, placeholder: genome.name.description, limit: CreatureName.maximumLength
          ) { [weak self] in self?.name = $0 })),
    ])
  }

  /// The identifier of the creature to start with in the list of choices.
  private var startIdentifier: String {
    let starter = Starters.all.first { $0.genome == start.genome }
    return start.record ?? starter?.identifier ?? "seed-\(start.genome.name)"
  }

  /// The name of the creature to start with, from its record or its genome.
  private var startName: String {
    start.record.flatMap { game.store.creature($0)?.name } ?? start.genome.name.description
  }

  private static let portraitSize = CGSize(width: 72, height: 44)

  private var seedSection: RowSection {
    let today = game.surroundings.today().seed
    var rows = [
      Row(
        identifier: "seed-of-the-day", title: texts[RunText.seedOfDay],
        detail: texts[RunText.seedOfDayDetail, ["seed": "\(today)"]],
        kind: .toggle(isOn: isOfTheDay) { [weak self] in
          self?.isOfTheDay = $0
          self?.reload()
        })
    ]
    if !isOfTheDay {
      rows.append(
        Row(
          identifier: "seed", title: texts[RunText.seed],
          kind: .field(
            Row.Field(
              text: seed, placeholder: texts[RunText.seedPlaceholder], keyboard: .numberPad,
              limit: 19
            ) { [weak self] in self?.seed = $0 })))
    }
    return RowSection(rows: rows)
  }

  /// The kinds of dishes; today's dish is always the shallows.
  private var habitatSection: RowSection {
    guard !isOfTheDay else { return RowSection(rows: []) }
    let locked = game.lockedHabitats
    return RowSection(
      texts[RunText.dish],
      rows: Habitat.allCases.map { habitat in
        let isLocked = locked.contains(habitat)
        return Row(
          identifier: "dish-\(habitat.name)", title: texts[HabitatText(habitat)],
          detail: isLocked
            ? texts.howToUnlock(habitat) : texts[HabitatDetailText(habitat)],
          kind: isLocked
            ? .plain
            : .choice(isChosen: habitat == self.habitat) { [weak self] in
              self?.habitat = habitat
              self?.reload()
            })
      })
  }

  private var difficultySection: RowSection {
    RowSection(
      texts[RunText.difficulty],
      rows: Difficulty.allCases.map { level in
        Row(
          identifier: "difficulty-\(level.rawValue)", title: texts.name(of: level),
          detail: texts.detail(of: level),
          kind: .choice(isChosen: level == difficulty) { [weak self] in
            self?.difficulty = level
            self?.reload()
          })
      })
  }

  func makeStartController() -> UIViewController {
    let kept = game.store.creatures.map { Start(genome: $0.genome, record: $0.id) }
    let starts =
      Starters.all.map { Start(genome: $0.genome) } + SeedCreatures.all.map { Start(genome: $0) }
      + kept
    return CreatureChoiceController(
      game: game, title: { $0[RunText.creature] },
      creatures: Starters.all.map { CreatureChoiceController.Choice($0, in: texts) }
        + CreatureChoiceController.Choice.all(in: game),
      chosen: { [weak self] in self?.startIdentifier }
    ) { [weak self] place in
      self?.start = starts[place]
      self?.navigationController?.popViewController(animated: true)
    }
  }

  // MARK: Beginning

  /// Returns the requested run, or the reason why it is impossible.
  private func makeSetup() -> Result<RunSetup, SetupError> {
    var genome = start.genome
    let typed = name.trimmingCharacters(in: .whitespaces)
    if !typed.isEmpty {
      guard let name = CreatureName(typed) else { return .failure(.badName) }
      genome.name = name
    }
    var setup = RunSetup(
      creature: genome, parent: start.record, seed: game.surroundings.chance() >> 32,
      difficulty: difficulty)
    let digits = seed.trimmingCharacters(in: .whitespaces)
    guard !isOfTheDay else {
      setup.seed = game.surroundings.today().seed
      setup.isOfTheDay = true
      return .success(setup)
    }
    setup.habitat = habitat
    if !digits.isEmpty {
      guard let number = UInt64(digits) else { return .failure(.badSeed) }
      setup.seed = number
    }
    return .success(setup)
  }

  private enum SetupError: Error {
    case badName
    case badSeed
  }

  private func askAndBegin() {
    switch makeSetup() {
    case .failure(.badName): complain(texts[RunText.badName])
    case .failure(.badSeed): complain(texts[RunText.badSeed])
    case .success(let setup):
      confirmReplacing { [weak self] in self?.begin(setup) }
    }
  }

  private func begin(_ setup: RunSetup) {
    do throws(BodyError) {
      game.play(try game.begin(setup))
    } catch {
      complain(texts[CreaturesText.cannotLive, ["why": error.text(in: texts, for: setup.creature)]])
    }
  }

  private func complain(_ message: String) {
    show(message: message, title: texts[RunText.cannotBegin])
  }
}
