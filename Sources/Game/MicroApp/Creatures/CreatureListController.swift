import ElasticHeaders
import Micro
import UIKit

/// All kept creatures and the seed creatures, under the portrait of the best.
@available(iOS 16, *)
final class CreatureListController: RowsController {
  private let header = PortraitHeaderView(height: 260)

  override var screenTitle: String { texts[CreaturesText.title] }
  override var screenIdentifier: String { "creature-list" }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.tableHeaderView = header
    header.onTouch = { [weak self] in self?.openBest() }
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: nil, image: UIImage(systemName: "plus"),
      primaryAction: UIAction { [weak self] _ in
        guard let self else { return }
        navigationController?.pushViewController(
          PasteCodeController(game: game), animated: true)
      })
  }

  override func scrollViewDidScroll(_ scrollView: UIScrollView) {
    header.scrollViewDidScroll(scrollView)
  }

  override func reload() {
    super.reload()
    navigationItem.rightBarButtonItem?.accessibilityLabel = texts[CreaturesText.paste]
    let best = best
    guard let genome = best.genome(in: game.store) else { return }
    header.show(
      genome, title: best.name(in: game.store), subtitle: detail(of: best), in: texts,
      game.palette(for: self))
  }

  /// The kept creature with the best score, or the first seed creature.
  private var best: CreatureSubject {
    let played = game.store.creatures.max { $0.results.points < $1.results.points }
    return played.map { .record($0.id) } ?? .seed(0)
  }

  private func openBest() {
    navigationController?.pushViewController(
      CreatureController(game: game, subject: best), animated: true)
  }

  override func makeSections() -> [RowSection] {
    let kept = game.store.creatures.map { record in
      row(for: .record(record.id), identifier: record.id) { [weak self] in
        self?.game.store.forget(creature: record.id)
        self?.reload()
      }
    }
    let paste = Row(
      identifier: "paste", title: texts[CreaturesText.paste],
      kind: .link { [game] in PasteCodeController(game: game) })
    let seeds = SeedCreatures.all.indices.map {
      row(for: .seed($0), identifier: "seed-\($0)", delete: nil)
    }
    return [
      RowSection(
        texts[CreaturesText.kept], footer: kept.isEmpty ? texts[CreaturesText.none] : nil,
        rows: kept + [paste]),
      RowSection(
        texts[CreaturesText.pond], footer: texts[CreaturesText.pondFooter], rows: seeds),
    ]
  }

  private static let portraitSize = CGSize(width: 88, height: 52)

  private func row(
    for subject: CreatureSubject, identifier: String, delete: (() -> Void)?
  ) -> Row {
    Row(
      identifier: "creature-\(identifier)", title: subject.name(in: game.store),
      detail: detail(of: subject),
      image: subject.genome(in: game.store).map {
        Portrait.image(of: $0, size: Self.portraitSize, palette: game.palette(for: self))
      },
      imageSize: Self.portraitSize,
      kind: .link { [game] in CreatureController(game: game, subject: subject) },
      delete: delete)
  }

  private func detail(of subject: CreatureSubject) -> String {
    texts.detail(of: subject, in: game.store)
  }
}
