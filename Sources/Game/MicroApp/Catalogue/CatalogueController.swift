import ElasticHeaders
import Micro
import UIKit

/// All types of cells and links, with their purpose and price.
///
/// The specimen of the day is the table's first row, which sticks to the top and stretches when pulled. Below the bar
/// is a strip to jump to cells or links, and section headers stick below the strip.
@available(iOS 16, *)
final class CatalogueController: RowsController {
  private lazy var specimen = Specimen(of: game.surroundings.today())
  private let topCell = StickyStretchyCell()
  private let strip = CatalogueStrip()

  override var screenTitle: String { texts[CatalogueText.title] }
  override var screenIdentifier: String { "catalogue" }

  override func makeTableView() -> UITableView {
    let table = HeaderInsetTableView(frame: .zero, style: .plain)
    table.sectionHeaderTopPadding = 0
    return table
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(SpecimenCell.self, forCellReuseIdentifier: SpecimenCell.identifier)
    tableView.register(CatalogueCell.self, forCellReuseIdentifier: RowCell.identifier)
    tableView.addSubview(strip)
    strip.onChoice = { [weak self] in self?.jump(to: $0 + 1) }
  }

  override func reload() {
    super.reload()
    strip.show([texts[CatalogueText.cells], texts[CatalogueText.links]])
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    follow()
  }

  override func scrollViewDidScroll(_ scrollView: UIScrollView) { follow() }

  /// Moves the top cell and the strip to their places for the table's offset.
  private func follow() {
    topCell.update(tableView)
    let height = strip.height
    (tableView as? HeaderInsetTableView)?.headerViewInsets.top = height
    strip.frame = CGRect(
      x: 0, y: tableView.contentOffset.y + tableView.adjustedContentInset.top,
      width: tableView.bounds.width, height: height)
    tableView.bringSubviewToFront(strip)
    // It moves below the bar when the specimen is under the bar.
    let end = tableView.rectForRow(at: IndexPath(row: 0, section: 0)).maxY
    strip.isSeparate = strip.frame.maxY >= end
    let section = tableView.indexPathForRow(at: CGPoint(x: 1, y: strip.frame.maxY + 40))?.section
    strip.choice = section == 2 ? 1 : 0
  }

  private func jump(to section: Int) {
    let rect = tableView.rect(forSection: section)
    let top = tableView.adjustedContentInset.top + strip.height
    let lowest = tableView.contentSize.height - tableView.bounds.height
    let y = min(rect.minY - top, max(lowest, -top))
    tableView.setContentOffset(CGPoint(x: 0, y: y), animated: !game.reducesMotion)
  }

  // MARK: Rows

  override func makeSections() -> [RowSection] {
    let genome = specimen.genome
    let specimen = Row(
      identifier: "specimen", title: texts[CatalogueText.specimen],
      kind: .link { [game] in
        CreatureController(
          game: game, subject: .body(genome, name: genome.name.description))
      })
    return [
      RowSection(rows: [specimen]),
      RowSection(texts[CatalogueText.cells], rows: CellType.allCases.map(row)),
      RowSection(texts[CatalogueText.links], rows: LinkType.allCases.map(row)),
    ]
  }

  override func tableView(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
  ) {
    var background = UIBackgroundConfiguration.listPlainHeaderFooter()
    background.backgroundColor = UIColor.ground
    (view as? UITableViewHeaderFooterView)?.backgroundConfiguration = background
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    guard indexPath.section == 0 else {
      return super.tableView(tableView, cellForRowAt: indexPath)
    }
    let cell = tableView.dequeueReusableCell(
      withIdentifier: SpecimenCell.identifier, for: indexPath)
    (cell as? SpecimenCell)?.show(specimen, in: texts, game.palette(for: self))
    return cell
  }

  private static let cellSize = CGSize(width: 52, height: 52)
  private static let linkSize = CGSize(width: 52, height: 40)

  private func row(_ type: CellType) -> Row {
    Row(
      identifier: "cell-\(type.name)", title: texts.name(of: type),
      detail: "\(texts.purpose(of: type))\n\(texts.summary(of: type))",
      image: CellArt.image(for: type, side: Self.cellSize.width, palette: game.palette(for: self)),
      imageSize: Self.cellSize,
      kind: .link { [game] in PartController(game: game, part: .cell(type)) })
  }

  private func row(_ type: LinkType) -> Row {
    Row(
      identifier: "link-\(type.name)", title: texts.name(of: type),
      detail: "\(texts.purpose(of: type))\n\(texts.summary(of: type))",
      image: LinkArt.image(for: type, size: Self.linkSize, palette: game.palette(for: self)),
      imageSize: Self.linkSize,
      kind: .link { [game] in PartController(game: game, part: .link(type)) })
  }
}
