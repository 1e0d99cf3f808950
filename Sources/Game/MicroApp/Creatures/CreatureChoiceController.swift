import Micro
import UIKit

/// A list from which one creature is chosen, each with its portrait.
@available(iOS 16, *)
final class CreatureChoiceController: RowsController {
  private let name: (Texts) -> String
  private let creatures: [Choice]
  private let chosen: () -> String?
  private let choose: (Int) -> Void

  /// A creature that can be chosen, with details that distinguish it from others of its kind.
  @MainActor struct Choice {
    let id: String
    let name: String
    /// Its origin, its result and its date.
    let detail: String
    let genome: Genome

    /// Creates a choice from a creature of the game.
    ///
    /// - Parameter id: The identifier of the choice.
    init(_ subject: CreatureSubject, id: String, in game: Game) {
      self.id = id
      name = subject.name(in: game.store)
      genome = subject.genome(in: game.store) ?? SeedCreatures.eel
      let day = subject.record(in: game.store).map { game.texts.date($0.day) }
      detail = [game.texts.detail(of: subject, in: game.store), day].compactMap { $0 }
        .joined(separator: " · ")
    }

    /// Creates the choice of a build for a beginning.
    init(_ starter: Starters.Build, in texts: Texts) {
      id = starter.identifier
      name = starter.genome.name.description
      detail = texts[starter.text]
      genome = starter.genome
    }

    /// Returns all creatures that a player can choose: the seed creatures, then the kept ones, the latest first.
    static func all(in game: Game) -> [Choice] {
      SeedCreatures.all.indices.map {
        Choice(.seed($0), id: "seed-\(SeedCreatures.all[$0].name)", in: game)
      } + game.store.creatures.map { Choice(.record($0.id), id: $0.id, in: game) }
    }
  }

  /// Creates the list.
  ///
  /// - Parameters:
  ///   - title: The purpose of the choice.
  ///   - chosen: The identifier of the current choice.
  ///   - choose: Called with the index of the touched creature.
  init(
    game: Game, title: @escaping (Texts) -> String, creatures: [Choice],
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
        identifier: creature.id, title: creature.name, detail: creature.detail,
        image: Portrait.image(of: creature.genome, size: size, palette: palette), imageSize: size,
        kind: .choice(isChosen: creature.id == chosen) { [weak self] in self?.choose(place) })
    }
    return [RowSection(rows: rows)]
  }
}
