import Micro
import UIKit

/// A list of creatures of which one is chosen, each with its portrait.
@available(iOS 16, *)
final class CreatureChoiceController: RowsController {
  private let name: (Texts) -> String
  private let creatures: [(id: String, genome: Genome)]
  private let chosen: () -> String?
  private let choose: (Int) -> Void

  /// - Parameters:
  ///   - title: What the creatures are chosen for.
  ///   - chosen: The identifier of the one that is chosen.
  ///   - choose: Hears the place of the one that was touched.
  init(
    game: Game, title: @escaping (Texts) -> String, creatures: [(id: String, genome: Genome)],
    chosen: @escaping () -> String?, choose: @escaping (Int) -> Void
  ) {
    name = title
    self.creatures = creatures
    self.chosen = chosen
    self.choose = choose
    super.init(game: game)
  }

  required init?(coder: NSCoder) { fatalError("made in code") }

  override var screenTitle: String { name(texts) }
  override var screenIdentifier: String { "creature-choice" }

  override func makeSections() -> [RowSection] {
    let chosen = chosen()
    let palette = game.palette(for: self)
    let size = CGSize(width: 72, height: 44)
    let rows = creatures.enumerated().map { place, creature in
      Row(
        identifier: creature.id, title: creature.genome.name.description,
        detail: texts.counting(creature.genome.cells.count, CreaturesText.cells),
        image: Portrait.image(of: creature.genome, size: size, palette: palette), imageSize: size,
        kind: .choice(isChosen: creature.id == chosen) { [weak self] in self?.choose(place) })
    }
    return [RowSection(rows: rows)]
  }
}
