/// The player's settings.
@available(iOS 16, *)
struct Settings: Document, Hashable {
  static let kind = "settings"

  /// The language; `nil` follows the device.
  var language: Language?
  /// A newcomer begins in dark water. Older settings follow the device unless they say otherwise.
  var appearance = Appearance.dark
  var palette = PaletteChoice.standard
  /// Whether to stop motion without meaning, whatever the device's setting.
  var reducesMotion = false
  /// Whether the game shows hints until they are understood.
  var showsHints = true
  /// The speed of a run as a multiple of real time: 1, 2, 4 or 8.
  var speed = 1
  var steering = SteeringChoice.pointer
  /// Whether the thumb's controls are on the left.
  var isLeftHanded = false
  /// The keys of a run.
  var keys = KeyBindings()
  var hasSound = true
  var loudness = Loudness.full
  /// Whether music plays that follows danger.
  var hasMusic = true
  /// Whether captions show the sounds.
  var showsCaptions = false
  /// Whether the editor offers all parts, whatever the player's feats.
  var offersAllParts = false

  enum PaletteChoice: String, CaseIterable, Codable, Sendable {
    case standard
    /// Colours that differ in lightness, for people who can't distinguish red from green.
    case colourBlind
  }

  enum SteeringChoice: String, CaseIterable, Codable, Sendable {
    /// The creature swims to the finger or the pointer.
    case pointer
    /// A pad under the thumb.
    case thumbPad
  }

  /// The volume of the game relative to other sounds of the device.
  enum Loudness: String, CaseIterable, Codable, Sendable {
    case full, quieter, quietest

    /// The factor of the volume, with 6 decibels between two levels.
    var factor: Float {
      switch self {
      case .full: 1
      case .quieter: 0.5
      case .quietest: 0.25
      }
    }
  }

  static let speeds = [1, 2, 4, 8]

  private enum CodingKeys: String, CodingKey {
    case language, appearance, palette, reducesMotion, showsHints, speed, steering, isLeftHanded
    case keys, hasSound, loudness, showsCaptions, offersAllParts
    // Earlier versions have water instead of music.
    case hasMusic = "hasWaterBed"
  }

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
    keys = try values.value(.keys, or: KeyBindings())
    hasSound = try values.value(.hasSound, or: true)
    loudness = try values.value(.loudness, or: .full)
    hasMusic = try values.value(.hasMusic, or: true)
    showsCaptions = try values.value(.showsCaptions, or: false)
    offersAllParts = try values.value(.offersAllParts, or: false)
  }
}
