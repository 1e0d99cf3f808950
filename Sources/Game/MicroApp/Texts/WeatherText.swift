import Micro

/// The forecasts of weather in the dish.
@available(iOS 16, *)
enum WeatherText: String, TextKey {
  case bloom, current, dark, arrival

  var phrase: Phrase {
    switch self {
    case .bloom:
      Phrase("Soon food will rain in the {where}.", "Bald regnet es Futter im {where}.")
    case .current:
      Phrase("Soon the water will flow to the {where}.", "Bald strömt das Wasser nach {where}.")
    case .dark: Phrase("Soon it will be dark.", "Bald wird es dunkel.")
    case .arrival:
      Phrase(
        "Soon stronger hunters will join you in the dish.",
        "Bald kommen stärkere Jäger in die Schale.")
    }
  }
}

@available(iOS 16, *)
extension Texts {
  func text(of announcement: Course.Announcement) -> String {
    switch announcement {
    case .arrival: self[WeatherText.arrival]
    case .weather(let spell):
      switch spell.kind {
      case .bloom: self[WeatherText.bloom, ["where": place(of: spell)]]
      case .current: self[WeatherText.current, ["where": place(of: spell)]]
      case .dark: self[WeatherText.dark]
      }
    }
  }

  private func place(of spell: Weather.Spell) -> String { self[CompassText(spell.direction)] }
}
