import Micro
import UIKit

/// One type of cell or link, with all its numbers.
@available(iOS 16, *)
final class PartController: RowsController {
  enum Part {
    case cell(CellType)
    case link(LinkType)
  }

  private let part: Part

  init(game: Game, part: Part) {
    self.part = part
    super.init(game: game)
  }

  required init?(coder: NSCoder) { fatalError("made in code") }

  override var screenTitle: String {
    switch part {
    case .cell(let type): texts.name(of: type)
    case .link(let type): texts.name(of: type)
    }
  }
  override var screenIdentifier: String { "part" }

  override func makeSections() -> [RowSection] {
    switch part {
    case .cell(let type): sections(of: type)
    case .link(let type): sections(of: type)
    }
  }

  private static let imageSide: CGFloat = 96

  private func sections(of type: CellType) -> [RowSection] {
    let traits = type.traits
    var numbers = [
      row(.cost, texts.counting(traits.cost, CommonText.points)),
      row(.health, texts.number(traits.health)),
      row(.mass, texts.number(traits.mass, decimals: 2)),
      row(.radius, texts.number(traits.radius, decimals: 2)),
      row(.upkeep, texts.watts(traits.upkeep)),
      row(.tissue, texts.joules(traits.tissue)),
      row(.capacity, texts.joules(traits.capacity)),
    ]
    let channels = type.senseChannels(under: .standard)
    if channels > 0 {
      numbers.append(row(.senses, "\(channels)"))
    }
    let side = Self.imageSide
    return sections(
      purpose: texts.purpose(of: type),
      image: CellArt.image(for: type, side: side, palette: game.palette(for: self)),
      size: CGSize(width: side, height: side), numbers)
  }

  private func sections(of type: LinkType) -> [RowSection] {
    let traits = type.traits
    let carries = type.carriesSignals ? CatalogueText.yes : .no
    let numbers = [
      row(.cost, texts.counting(traits.cost, CommonText.points)),
      row(.stiffness, texts.number(traits.stiffness)),
      row(.dragAlong, texts.number(traits.dragTangential, decimals: 1)),
      row(.dragAcross, texts.number(traits.dragTangential * traits.dragRatio, decimals: 1)),
      row(
        .tears, texts[CatalogueText.percent, ["number": texts.number(traits.tearStrain * 100)]]),
      row(.signals, texts[carries]),
      row(.upkeep, texts.watts(traits.upkeep)),
    ]
    let size = CGSize(width: Self.imageSide, height: Self.imageSide / 2)
    return sections(
      purpose: texts.purpose(of: type),
      image: LinkArt.image(for: type, size: size, palette: game.palette(for: self)), size: size,
      numbers)
  }

  private func sections(
    purpose: String, image: UIImage, size: CGSize, _ numbers: [Row]
  ) -> [RowSection] {
    [
      RowSection(
        texts[CatalogueText.purpose],
        rows: [Row(identifier: "purpose", title: purpose, image: image, imageSize: size)]),
      RowSection(texts[CatalogueText.numbers], rows: numbers),
    ]
  }

  private func row(_ key: CatalogueText, _ value: String) -> Row {
    Row(identifier: key.rawValue, title: texts[key], value: value)
  }
}
