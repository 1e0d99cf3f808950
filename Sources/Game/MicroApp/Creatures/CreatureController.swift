import ElasticHeaders
import Micro
import UIKit

/// One creature: its portrait, its result, its parts, its ancestry, and its share code.
@available(iOS 16, *)
final class CreatureController: RowsController {
  private let subject: CreatureSubject
  private let header = PortraitHeaderView(height: 280)
  private var flight: PortraitFlight?

  init(game: Game, subject: CreatureSubject) {
    self.subject = subject
    super.init(game: game)
  }

  required init?(coder: NSCoder) { fatalError("made in code") }

  override var screenTitle: String { subject.name(in: game.store) }
  override var screenIdentifier: String { "creature" }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.tableHeaderView = header
    header.onTouch = { [weak self] in self?.openPortrait() }
  }

  override func scrollViewDidScroll(_ scrollView: UIScrollView) {
    header.scrollViewDidScroll(scrollView)
  }

  override func reload() {
    super.reload()
    title = screenTitle
    guard let genome = subject.genome(in: game.store) else { return }
    header.show(
      genome, title: screenTitle, subtitle: texts.detail(of: subject, in: game.store), in: texts,
      game.palette(for: self))
  }

  private func openPortrait() {
    guard let genome = subject.genome(in: game.store) else { return }
    let controller = PortraitController(
      genome: genome, name: screenTitle, texts: texts, vision: game.vision)
    let flight = PortraitFlight { [weak header] in header?.portrait }
    self.flight = flight
    controller.modalPresentationStyle = .custom
    controller.transitioningDelegate = flight
    present(controller, animated: true)
  }

  // MARK: Rows

  override func makeSections() -> [RowSection] {
    guard let genome = subject.genome(in: game.store) else { return [] }
    let record = subject.record(in: game.store)
    return [
      results(of: record), body(of: genome), lineage(of: record), share(genome),
      actions(for: genome, record),
    ].filter { !$0.rows.isEmpty }
  }

  private func results(of record: CreatureRecord?) -> RowSection {
    guard let record, record.results.runs > 0 else { return RowSection(rows: []) }
    let results = record.results
    return RowSection(
      texts[CreaturesText.results],
      rows: [
        value("points", texts[BooksText.bestScore], "\(results.points)"),
        value("rivals", texts[BooksText.allRivals], "\(results.rivals)"),
        value("lived", texts[BooksText.longest], texts.time(seconds: results.seconds)),
        value(
          "eaten", texts[BooksText.energy],
          texts[BooksText.joules, ["energy": texts.number(results.energy)]]),
      ])
  }

  private func body(of genome: Genome) -> RowSection {
    guard let plan = try? BodyPlan(genome) else { return RowSection(rows: []) }
    var rows = [
      value("cells", texts[CatalogueText.cells], "\(genome.cells.count)"),
      value("links", texts[CreaturesText.links], "\(genome.links.count)"),
      value("mass", texts[CreaturesText.mass], texts.number(plan.totalMass, decimals: 1)),
      value("upkeep", texts[CreaturesText.upkeep], texts.watts(plan.upkeep)),
      brain(of: genome),
    ]
    if let record = subject.record(in: game.store) {
      rows.append(value("day", texts[CreaturesText.made], texts.date(record.day)))
    }
    return RowSection(texts[CreaturesText.body], rows: rows)
  }

  private func brain(of genome: Genome) -> Row {
    let values = [
      texts.counting(genome.brain.hidden.count, TankText.neurons),
      texts.counting(genome.brain.connections.count, EditorText.connections),
    ]
    return Row(
      identifier: "brain", title: texts[CreaturesText.brain],
      detail: values.joined(separator: ", "),
      kind: .link { [game] in
        BrainGraphController(genome: genome, texts: game.texts, vision: game.vision)
      })
  }

  private func value(_ identifier: String, _ title: String, _ value: String) -> Row {
    Row(identifier: identifier, title: title, value: value)
  }

  private func share(_ genome: Genome) -> RowSection {
    RowSection(
      texts[CreaturesText.share], footer: texts[CreaturesText.shareFooter],
      rows: [
        Row(
          identifier: "copy", title: texts[CreaturesText.copyCode],
          image: Row.symbol("doc.on.doc"),
          kind: .button { [weak self] in
            guard let self else { return }
            UIPasteboard.general.string = GenomeCode.print(genome)
            UIAccessibility.post(
              notification: .announcement, argument: texts[CreaturesText.copied])
            show(message: GenomeCode.print(genome), title: texts[CreaturesText.copied])
          })
      ])
  }

  private func actions(for genome: Genome, _ record: CreatureRecord?) -> RowSection {
    var rows = [
      Row(
        identifier: "begin", title: texts[CreaturesText.begin],
        kind: .link { [game] in
          NewRunController(
            game: game, start: NewRunController.Start(genome: genome, record: record?.id))
        })
    ]
    let isOpen = record.map(Workshop(game: game).isOpen) ?? false
    rows.append(
      Row(
        identifier: "build", title: texts[isOpen ? CreaturesText.buildOn : .build],
        kind: .button { [weak self] in self?.build() }))
    if let record {
      rows.append(
        Row(
          identifier: "forget", title: texts[CreaturesText.forget],
          kind: .button(.destructive) { [weak self] in self?.askToForget(record) }))
    }
    return RowSection(rows: rows)
  }

  /// Edits it in the workshop, and shows the result here, or on a page of its own if it is a new creature.
  private func build() {
    Workshop(game: game).open(subject, over: self) { [weak self] record in
      guard let self else { return }
      guard subject != .record(record.id) else { return reload() }
      navigationController?.pushViewController(
        CreatureController(game: game, subject: .record(record.id)), animated: true)
    }
  }

  private func askToForget(_ record: CreatureRecord) {
    ask(
      texts[CreaturesText.forgetQuestion, ["name": record.name]], cancel: texts[CommonText.cancel],
      texts[CommonText.delete]
    ) { [weak self] in
      self?.game.store.forget(creature: record.id)
      self?.navigationController?.popViewController(animated: true)
    }
  }

  // MARK: Lineage

  private func lineage(of record: CreatureRecord?) -> RowSection {
    guard let record else { return RowSection(rows: []) }
    let tree = LineageTree(of: record.id, in: game.store.creatures)
    guard tree.nodes.count > 1 else { return RowSection(rows: []) }
    return RowSection(
      texts[CreaturesText.lineage], footer: texts[CreaturesText.lineageFooter],
      rows: tree.nodes.enumerated().compactMap { row(for: $1, place: $0) })
  }

  private func row(for node: LineageTree.Node, place: Int) -> Row? {
    let other: CreatureSubject
    var detail: String
    var level = node.level
    switch node.kind {
    case .creature(let id):
      other = .record(id)
      detail =
        node.isSubject
        ? texts[CreaturesText.now] : texts.detail(of: other, in: game.store)
    case .version(let code, let seconds):
      guard let genome = try? GenomeCode.parse(code) else { return nil }
      other = .body(genome, name: node.name)
      detail = texts[CreaturesText.versionAt, ["time": texts.time(seconds: seconds)]]
      level += 1
    }
    let size = CGSize(width: 60, height: 36)
    return Row(
      identifier: "lineage-\(place)", title: node.name, detail: detail,
      image: other.genome(in: game.store).map {
        Portrait.image(of: $0, size: size, palette: game.palette(for: self))
      },
      imageSize: size, level: level,
      kind: node.isSubject
        ? .plain : .link { [game] in CreatureController(game: game, subject: other) })
  }
}
