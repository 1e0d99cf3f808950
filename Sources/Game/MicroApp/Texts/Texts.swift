/// The keys of a folder's texts.
@available(iOS 16, *)
protocol TextKey: CaseIterable, Hashable, RawRepresentable, Sendable where RawValue == String {
  var phrase: Phrase { get }
}

/// All texts of the game in one language.
///
///     texts[MenuText.newRun]                           // "New run"
///     texts[MenuText.seed, ["seed": "42"]]             // "Seed 42"
///     texts.counting(3, MenuText.creaturesKept)        // "3 creatures"
@available(iOS 16, *)
struct Texts: Hashable, Sendable {
  let language: Language

  /// The enumerations of all texts, one for each folder. Tests go through all of them.
  static let rooms: [any TextKey.Type] = [
    AdviceText.self, AttackText.self, BearingText.self, BooksText.self, CaptionText.self,
    CatalogueText.self, CauseReasonText.self,
    CauseText.self, CellNameText.self, CellPurposeText.self, ChangeText.self, ChannelText.self,
    ColourText.self,
    CommandText.self, CommonText.self, CompassText.self, CreaturesText.self, DeathText.self,
    DifficultyText.self, DishText.self, EditorText.self, FeatNameText.self, FeatTaskText.self,
    FeatsText.self, FilmText.self, HintText.self,
    KeyActionText.self, KeysText.self, LearnedText.self, LinkNameText.self,
    LinkPurposeText.self, LossText.self, MedalText.self, MenuText.self, MusicText.self,
    NemesisText.self, ObserverText.self,
    PartPurposeText.self, RefusalText.self,
    RunText.self,
    SenseText.self, SettingsText.self, ShareCodeText.self, SoundText.self, StarterText.self,
    StoreText.self,
    TankText.self, WeatherText.self,
  ]

  subscript(key: some TextKey) -> String { key.phrase.text(in: language) }

  /// - Parameter values: The values of the placeholders, by their names without braces.
  subscript(key: some TextKey, values: [String: String]) -> String {
    Self.fill(self[key], values)
  }

  /// Returns the singular or plural for a count, with `{count}` filled in.
  func counting(_ count: Int, _ key: some TextKey) -> String {
    Self.fill(key.phrase.text(in: language, count: count), ["count": "\(count)"])
  }

  /// Formats a number with a fixed number of decimals.
  func number(_ value: Double, decimals: Int = 0) -> String {
    guard value.isFinite else { return "–" }
    var scale = 1
    for _ in 0..<decimals { scale *= 10 }
    let rounded = (value * Double(scale)).rounded()
    guard abs(rounded) < 1e15 else { return "–" }
    let whole = Int(abs(rounded))
    let sign = rounded < 0 ? "−" : ""
    guard decimals > 0 else { return "\(sign)\(whole)" }
    let rest = String(whole % scale)
    let zeros = String(repeating: "0", count: decimals - rest.count)
    return "\(sign)\(whole / scale)\(language.decimalSeparator)\(zeros)\(rest)"
  }

  /// Formats minutes and seconds, such as `4:07`.
  func duration(seconds: Double) -> String {
    let whole = Int(min(max(seconds.isNaN ? 0 : seconds, 0), 1e9))
    let rest = whole % 60
    return "\(whole / 60):\(rest < 10 ? "0" : "")\(rest)"
  }

  /// Formats a duration with its unit, such as `4:07 min`.
  func time(seconds: Double) -> String {
    self[CommonText.time, ["time": duration(seconds: seconds)]]
  }

  private static func fill(_ text: String, _ values: [String: String]) -> String {
    guard text.contains("{") else { return text }
    var result = ""
    var rest = text[...]
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      result += rest[..<open]
      let name = String(rest[rest.index(after: open)..<close])
      guard let value = values[name] else {
        preconditionFailure("“\(text)” needs a value for {\(name)}")
      }
      result += value
      rest = rest[rest.index(after: close)...]
    }
    return result + rest
  }
}
