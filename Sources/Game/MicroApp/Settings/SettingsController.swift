import UIKit

/// The screen with the player's settings.
@available(iOS 16, *)
final class SettingsController: RowsController {
  override var screenTitle: String { texts[SettingsText.title] }
  override var screenIdentifier: String { "settings" }

  override func makeSections() -> [RowSection] {
    [look, play, parts, sound, hints, players].filter { !$0.rows.isEmpty }
  }

  private var settings: Settings {
    get { game.settings }
    set { game.settings = newValue }
  }

  private var look: RowSection {
    RowSection(
      texts[SettingsText.look], footer: texts[SettingsText.reducedMotionDetail],
      rows: [
        choice("language", .language, value: languageName(settings.language)) {
          $0.languageOptions
        },
        choice("appearance", .appearance, value: texts.name(of: settings.appearance)) {
          $0.options(\.appearance, title: { $1.name(of: $0) })
        },
        choice("palette", .palette, value: texts.name(of: settings.palette)) {
          $0.options(\.palette, title: { $1.name(of: $0) }, detail: { $1.detail(of: $0) })
        },
        toggle("reduced-motion", .reducedMotion, \.reducesMotion),
      ])
  }

  private var play: RowSection {
    RowSection(
      texts[SettingsText.play],
      rows: [
        choice(
          "speed", .speed, value: texts[SettingsText.times, ["speed": "\(settings.speed)"]]
        ) {
          $0.speedOptions
        },
        choice("steering", .steering, value: texts.name(of: settings.steering)) {
          $0.options(\.steering, title: { $1.name(of: $0) }, detail: { $1.detail(of: $0) })
        },
        toggle("left-handed", .leftHanded, \.isLeftHanded),
        Row(
          identifier: "keys", title: texts[KeysText.title],
          kind: .link { [game] in KeysController(game: game) }),
      ])
  }

  /// A player who has all parts needs no switch for them.
  private var parts: RowSection {
    guard !game.store.feats.locked.isEmpty else { return RowSection(rows: []) }
    return RowSection(
      footer: texts[FeatsText.allPartsDetail],
      rows: [
        Row(
          identifier: "all-parts", title: texts[FeatsText.allParts],
          kind: .toggle(isOn: settings.offersAllParts) { [weak self] in
            self?.settings.offersAllParts = $0
          })
      ])
  }

  private var sound: RowSection {
    RowSection(
      texts[SettingsText.sound], footer: texts[SettingsText.captionsDetail],
      rows: [
        toggle("sound", .soundOn, \.hasSound),
        choice("loudness", .loudness, value: texts.name(of: settings.loudness)) {
          $0.options(\.loudness, title: { $1.name(of: $0) })
        },
        toggle("music", .music, \.hasMusic),
        toggle("captions", .captions, \.showsCaptions),
      ])
  }

  private var hints: RowSection {
    var rows = [toggle("hints", .hints, \.showsHints)]
    if !game.store.lessons.understood.isEmpty {
      rows.append(
        Row(
          identifier: "reset-hints", title: texts[SettingsText.resetHints],
          kind: .button { [weak self] in
            self?.game.store.forgetLessons()
            self?.reload()
          }))
    }
    return RowSection(footer: texts[SettingsText.hintsDetail], rows: rows)
  }

  private var players: RowSection {
    RowSection(
      footer: texts[SettingsText.playersDetail],
      rows: [
        Row(
          identifier: "players", title: texts[SettingsText.players],
          value: texts.name(of: game.store.profiles.current),
          kind: .link { [game] in PlayersController(game: game) })
      ])
  }

  // MARK: Rows

  private func toggle(
    _ identifier: String, _ key: SettingsText, _ path: WritableKeyPath<Settings, Bool>
  ) -> Row {
    Row(
      identifier: identifier, title: texts[key],
      kind: .toggle(isOn: settings[keyPath: path]) { [weak self] in
        self?.settings[keyPath: path] = $0
      })
  }

  private func choice(
    _ identifier: String, _ key: SettingsText, value: String,
    options: @escaping (SettingsController) -> [ChoiceController.Option]
  ) -> Row {
    Row(
      identifier: identifier, title: texts[key], value: value,
      kind: .link { [weak self] in
        self.map {
          ChoiceController(game: $0.game, name: { $0[key] }, options: options($0))
        }
      })
  }

  private func options<Value>(
    _ path: WritableKeyPath<Settings, Value>, title: @escaping (Value, Texts) -> String,
    detail: @escaping (Value, Texts) -> String? = { _, _ in nil }
  ) -> [ChoiceController.Option]
  where Value: CaseIterable & Equatable & RawRepresentable, Value.RawValue == String {
    Value.allCases.map { value in
      option(
        value.rawValue, path, value, title: { title(value, $0) }, detail: { detail(value, $0) })
    }
  }

  private func option<Value: Equatable>(
    _ identifier: String, _ path: WritableKeyPath<Settings, Value>, _ value: Value,
    title: @escaping (Texts) -> String, detail: @escaping (Texts) -> String? = { _ in nil }
  ) -> ChoiceController.Option {
    ChoiceController.Option(
      identifier: identifier, title: title, detail: detail,
      isChosen: { [game] in game.settings[keyPath: path] == value },
      choose: { [game] in game.settings[keyPath: path] = value })
  }

  private var languageOptions: [ChoiceController.Option] {
    let languages: [Language?] = [nil] + Language.allCases
    return languages.map { language in
      option(language?.rawValue ?? "system", \.language, language) {
        language?.name ?? $0[SettingsText.languageSystem]
      }
    }
  }

  private var speedOptions: [ChoiceController.Option] {
    Settings.speeds.map { speed in
      option("speed-\(speed)", \.speed, speed) { $0[SettingsText.times, ["speed": "\(speed)"]] }
    }
  }

  private func languageName(_ language: Language?) -> String {
    language?.name ?? texts[SettingsText.languageSystem]
  }
}
