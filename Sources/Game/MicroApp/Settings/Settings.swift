/// The player's choices.
@available(iOS 16, *)
struct Settings: Document, Hashable {
  static let kind = "settings"

  /// `nil` follows the device.
  var language: Language?
  var appearance = Appearance.system
  var palette = PaletteChoice.standard
  /// Stops what moves without meaning, whatever the device says.
  var reducesMotion = false
  /// Whether the game explains itself where it hasn't been understood yet.
  var showsHints = true
  /// How many times as fast as life a run goes: 1, 2, 4 or 8.
  var speed = 1
  var steering = SteeringChoice.pointer
  /// Puts what the thumb needs to the left.
  var isLeftHanded = false
  var hasSound = true
  var loudness = Loudness.full
  /// Whether water is heard all the time, and tightens as danger comes near.
  var hasWaterBed = true
  /// Whether what is heard is said in words, too.
  var showsCaptions = false

  enum PaletteChoice: String, CaseIterable, Codable, Sendable {
    case standard
    /// Lightness steps apart, for eyes that don't tell red from green.
    case colourBlind
  }

  enum SteeringChoice: String, CaseIterable, Codable, Sendable {
    /// The creature swims to where the finger or the pointer is.
    case pointer
    /// A pad under the thumb.
    case thumbPad
  }

  /// How loud the game is next to everything else that the device plays.
  enum Loudness: String, CaseIterable, Codable, Sendable {
    case full, quieter, quietest

    /// 6 decibels from one to the next.
    var factor: Float {
      switch self {
      case .full: 1
      case .quieter: 0.5
      case .quietest: 0.25
      }
    }
  }

  static let speeds = [1, 2, 4, 8]

  init() {}

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    language = try values.decodeIfPresent(Language.self, forKey: .language)
    appearance = try values.value(.appearance, or: .system)
    palette = try values.value(.palette, or: .standard)
    reducesMotion = try values.value(.reducesMotion, or: false)
    showsHints = try values.value(.showsHints, or: true)
    let speed = try values.value(.speed, or: 1)
    self.speed = Self.speeds.contains(speed) ? speed : 1
    steering = try values.value(.steering, or: .pointer)
    isLeftHanded = try values.value(.isLeftHanded, or: false)
    hasSound = try values.value(.hasSound, or: true)
    loudness = try values.value(.loudness, or: .full)
    hasWaterBed = try values.value(.hasWaterBed, or: true)
    showsCaptions = try values.value(.showsCaptions, or: false)
  }
}
