import ElasticHeaders
import UIKit

/// The main menu, under a living dish that stretches when the table is pulled.
@available(iOS 16, *)
final class MenuController: RowsController {
  private lazy var header = MenuHeaderView(game: game)

  override var screenTitle: String { texts[MenuText.title] }
  override var screenIdentifier: String { "menu" }

  override func makeTableView() -> UITableView {
    ElasticHeaderTableView(frame: .zero, style: .insetGrouped)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.tableHeaderView = header
    navigationItem.backButtonDisplayMode = .minimal
    // The header shows the title until it is under the bar.
    navigationItem.titleView = UIView()
    let clear = UINavigationBarAppearance()
    clear.configureWithTransparentBackground()
    navigationItem.scrollEdgeAppearance = clear
  }

  override func viewWillAppear(_ animated: Bool) {
    // A run that didn't fit on the disk before may fit now.
    game.store.saveUnsaved()
    super.viewWillAppear(animated)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    header.dish.isAlive = true
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    header.dish.isAlive = false
  }

  /// Whether the living dish fills the window behind the rows.
  private var isWide = false

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let size = view.bounds.size
    let isWide = size.width >= 1200 && size.height >= 700
    guard isWide != self.isWide else { return }
    self.isWide = isWide
    tableView.backgroundView = isWide ? header.lendDish() : nil
    if !isWide { header.takeDishBack() }
  }

  override func settingsDidChange() {
    super.settingsDidChange()
    header.settingsDidChange()
  }

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    guard previous?.userInterfaceStyle != traitCollection.userInterfaceStyle else { return }
    header.settingsDidChange()
  }

  // MARK: Rows

  override func makeSections() -> [RowSection] {
    [troubles, runs, creatures, books, others].filter { !$0.rows.isEmpty }
  }

  private var troubles: RowSection {
    guard !game.store.troubles.isEmpty else { return RowSection(rows: []) }
    var rows = game.store.troubles.enumerated().map { place, trouble in
      Row(
        identifier: "trouble-\(place)", title: texts.description(of: trouble),
        image: UIImage(systemName: "exclamationmark.triangle")?
          .withTintColor(.systemOrange, renderingMode: .alwaysOriginal))
    }
    rows.append(
      Row(
        identifier: "understood", title: texts[MenuText.understood],
        kind: .button { [weak self] in
          self?.game.store.dismissTroubles()
          self?.reload()
        }))
    return RowSection(texts[MenuText.troubles], rows: rows)
  }

  private var runs: RowSection {
    var rows: [Row] = []
    if let saved = game.store.savedRun, saved.game.run.ending == nil {
      // Steps after the snapshot count, too.
      let score = game.store.savedProgress ?? saved.game.run.score
      rows.append(
        Row(
          identifier: "continue", title: texts[MenuText.continueRun],
          detail: texts[
            RunText.progress,
            [
              "name": saved.card.name, "time": texts.time(seconds: score.time),
              "rivals": texts.counting(score.rivals, CommonText.rivals),
            ]],
          image: Row.symbol("play.fill"),
          kind: .button { [weak self] in self?.continueRun() }))
    }
    rows.append(
      link("new-run", .newRun, detail: texts[MenuText.newRunDetail], "plus") {
        NewRunController(game: $0)
      })
    rows.append(today)
    return RowSection(rows: rows)
  }

  private var today: Row {
    let day = game.surroundings.today()
    let goal = texts.text(of: DayGoal(seed: day.seed))
    let isReached = game.store.days.best(of: day)?.isGoalReached == true
    return Row(
      identifier: "today", title: texts[TodayText.title],
      detail: texts[isReached ? TodayText.detailReached : .detail, ["goal": goal]],
      image: Row.symbol("calendar"), imageSize: CGSize(width: 28, height: 28),
      kind: .link { [game] in TodayController(game: game) })
  }

  private var creatures: RowSection {
    let rows = [
      link(
        "creatures", .creatures,
        detail: texts.counting(game.store.creatures.count, MenuText.creaturesKept), "heart"
      ) { CreatureListController(game: $0) },
      link("workshop", .workshop, detail: texts[MenuText.workshopDetail], "hammer") {
        Workshop(game: $0).makeChoice()
      },
      link("catalogue", .catalogue, detail: texts[MenuText.catalogueDetail], "square.grid.2x2") {
        CatalogueController(game: $0)
      },
      link("observer", .observer, detail: texts[MenuText.observerDetail], "eye") {
        $0.makeObserver($0)
      },
    ]
    return RowSection(rows: rows)
  }

  private var books: RowSection {
    RowSection(rows: [
      challenges,
      link("fame", .fame, "star") { FameController(game: $0) },
      link("statistics", .statistics, "chart.bar") { StatisticsController(game: $0) },
    ])
  }

  private var challenges: Row {
    let counts = [
      "done": "\(game.store.feats.done.count)", "all": "\(Feat.allCases.count)",
    ]
    return Row(
      identifier: "feats", title: texts[FeatsText.title], detail: texts[FeatsText.detail, counts],
      image: Row.symbol("flag"), imageSize: CGSize(width: 28, height: 28),
      kind: .link { [game] in FeatsController(game: game) })
  }

  private var others: RowSection {
    var rows = [
      link("settings", .settings, "gearshape") { SettingsController(game: $0) },
      link("credits", .credits, "info.circle") { CreditsController(game: $0) },
    ]
    if let makeGallery = game.makeGallery {
      rows.append(
        link("gallery", .gallery, detail: texts[MenuText.galleryDetail], "photo.on.rectangle") {
          makeGallery($0.texts.language.rawValue)
        })
    }
    return RowSection(rows: rows)
  }

  private func link(
    _ identifier: String, _ key: MenuText, detail: String? = nil, _ symbol: String,
    _ make: @escaping (Game) -> UIViewController
  ) -> Row {
    Row(
      identifier: identifier, title: texts[key], detail: detail, image: Row.symbol(symbol),
      imageSize: CGSize(width: 28, height: 28), kind: .link { [game] in make(game) })
  }

  private func continueRun() {
    let saved = game.store.savedRun
    guard let run = game.resume() else {
      reload()
      return show(message: whyNothingGoesOn(with: saved), title: texts[RunText.cannotResume])
    }
    game.play(run)
  }

  /// Returns why an existing run can't be played, with the disk's reason.
  private func whyNothingGoesOn(with saved: RunSnapshot?) -> String {
    let hasEnded = saved.map { game.store.creature($0.card.id) != nil } ?? false
    let reasons = game.store.troubles.map { texts.description(of: $0) }
    return ([texts[hasEnded ? RunText.noRun : RunText.unreadable]] + reasons)
      .joined(separator: "\n")
  }
}
