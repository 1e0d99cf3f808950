import UIKit

/// The players on this device: choosing, naming, adding and removing.
@available(iOS 16, *)
final class PlayersController: RowsController {
  override var screenTitle: String { texts[SettingsText.players] }
  override var screenIdentifier: String { "players" }

  override func makeSections() -> [RowSection] {
    let current = game.store.profiles.current
    let all = game.store.profiles.all
    let players = all.map { profile in
      Row(
        identifier: "player-\(profile.id)", title: texts.name(of: profile),
        kind: .choice(isChosen: profile.id == current.id) { [weak self] in
          self?.game.choosePlayer(profile.id)
          self?.reload()
        },
        delete: all.count > 1 ? { [weak self] in self?.askToRemove(profile) } : nil)
    }
    let name = Row(
      identifier: "player-name", title: texts[SettingsText.playerName],
      kind: .field(
        Row.Field(
          text: current.name,
          placeholder: texts[SettingsText.player, ["number": "\(current.id)"]]
        ) { [weak self] in self?.game.store.rename(profile: current.id, to: $0) }))
    let add = Row(
      identifier: "add-player", title: texts[SettingsText.addPlayer],
      kind: .button { [weak self] in
        self?.game.addPlayer()
        self?.reload()
      })
    var sections = [RowSection(rows: players + [add]), RowSection(rows: [name])]
    if all.count > 1 {
      sections.append(
        RowSection(rows: [
          Row(
            identifier: "remove-player",
            title: "\(texts[SettingsText.removePlayer]): \(texts.name(of: current))",
            kind: .button(.destructive) { [weak self] in self?.askToRemove(current) })
        ]))
    }
    return sections
  }

  private func askToRemove(_ profile: Profile) {
    ask(
      texts[SettingsText.removePlayerQuestion, ["name": texts.name(of: profile)]],
      cancel: texts[CommonText.cancel], texts[SettingsText.removePlayer]
    ) { [weak self] in
      self?.game.removePlayer(profile.id)
      self?.reload()
    }
  }
}
