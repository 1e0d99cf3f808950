import Micro
import UIKit

/// The editor without a run, in which players build and keep creatures for free.
///
///     Workshop(game: game).open(.seed(0), over: self) { record in show(record) }
@available(iOS 16, *)
@MainActor struct Workshop {
  let game: Game

  /// Returns the list of creatures to build on, which leads to the editor, and then to the page of the result.
  func makeChoice() -> UIViewController {
    let game = game
    let subjects =
      SeedCreatures.all.indices.map(CreatureSubject.seed)
      + game.store.creatures.map { CreatureSubject.record($0.id) }
    weak var shown: UIViewController?
    let choice = CreatureChoiceController(
      game: game, title: { $0[CreaturesText.buildFrom] },
      creatures: CreatureChoiceController.Choice.all(in: game), chosen: { nil }
    ) { place in
      guard let shown else { return }
      Workshop(game: game).open(subjects[place], over: shown) { [weak shown] record in
        guard let stack = shown?.navigationController, let menu = stack.viewControllers.first else {
          return
        }
        let page = CreatureController(game: game, subject: .record(record.id))
        stack.setViewControllers([menu, page], animated: true)
      }
    }
    shown = choice
    return choice
  }

  /// Shows the editor with a creature over a screen.
  ///
  /// - Parameter kept: Called with the result, once it is kept and the editor is dismissed. If the player changed
  ///   nothing or cancelled, nothing is kept.
  func open(
    _ subject: CreatureSubject, over screen: UIViewController,
    kept: @escaping (CreatureRecord) -> Void
  ) {
    guard let genome = subject.genome(in: game.store) else { return }
    let editor = EditorController(genome: genome, budget: nil, game: game) { [weak screen] built in
      let record = built == genome ? nil : keep(built, from: subject)
      screen?.dismiss(animated: true) { if let record { kept(record) } }
    }
    let stack = UINavigationController(rootViewController: editor)
    stack.modalPresentationStyle = .fullScreen
    stack.navigationBar.tintColor = .accent
    screen.present(stack, animated: true)
  }

  /// Returns whether a creature is a draft that is changed in place: no kept creature descends from it.
  func isOpen(_ record: CreatureRecord) -> Bool {
    record.origin == .drafted && game.store.savedRun?.card.parent != record.id
      && !game.store.creatures.contains { $0.parent == record.id }
  }

  /// Keeps the result, replacing a draft, or as a new creature.
  func keep(_ built: Genome, from subject: CreatureSubject) -> CreatureRecord {
    let old = subject.record(in: game.store)
    let draft = old.flatMap { isOpen($0) ? $0 : nil }
    var genome = built
    genome.name = name(for: built, of: subject, replacing: draft)
    let record = CreatureRecord(
      id: draft?.id ?? "drafted-" + String(game.surroundings.chance(), radix: 36),
      name: genome.name.description, genome: genome, origin: .drafted,
      parent: draft == nil ? old?.id : draft?.parent, day: game.surroundings.today())
    game.store.keep(record)
    return record
  }

  /// Returns the typed name, or that of the original creature with the first number that distinguishes the two.
  private func name(
    for built: Genome, of subject: CreatureSubject, replacing draft: CreatureRecord?
  ) -> CreatureName {
    let old = subject.genome(in: game.store)?.name
    if built.name != old, built.name != .none { return built.name }
    if let draft { return CreatureName(typed: draft.name) }
    let known = subject.name(in: game.store)
    let base = known.isEmpty ? game.texts[CommonText.nobody] : known
    let taken = Set(SeedCreatures.all.map(\.name.description) + game.store.creatures.map(\.name))
    var number = 2
    while true {
      let name = Self.numbered(base, number)
      if !taken.contains(name.description) { return name }
      number += 1
    }
  }

  /// Appends a number to a name, whose end is cut if both are too long.
  private static func numbered(_ base: String, _ number: Int) -> CreatureName {
    let room = CreatureName.maximumLength - "\(number)".count - 1
    return CreatureName(typed: "\(CreatureName(typed: String(base.prefix(room)))) \(number)")
  }
}
