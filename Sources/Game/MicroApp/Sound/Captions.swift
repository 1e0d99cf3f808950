/// Captions for players who don't hear the sounds: the loudest sound of a moment, until another one is heard or it was
/// read.
@available(iOS 16, *)
struct Captions: Hashable, Sendable {
  /// The current caption; `nil` in silence.
  private(set) var current: Line?
  private var rest = 0.0
  /// The audible layers of danger.
  private var layers: Set<MusicLayer> = []

  enum Line: Hashable, Sendable {
    case sound(Sound, side: Side?)
    /// A layer of the music has become audible.
    case music(MusicLayer)
  }

  /// The side from which a sound comes. Sounds of the player's own creature have no side.
  enum Side: CaseIterable, Hashable, Sendable {
    case left, right
  }

  /// The time for which each is shown, in seconds.
  static let reading = 1.6
  /// The volume below which a sound gets no caption.
  private static let quietest: Float = 0.08
  /// The part of a layer's volume from which it is announced, and the one below which it can be announced again.
  private static let audible = (begins: Float(0.6), ends: Float(0.3))
  /// The distance to a side from which a sound counts as coming from it.
  private static let aside: Float = 0.25

  /// Processes the sounds of a frame.
  ///
  /// - Parameters:
  ///   - cues: The audible sounds.
  ///   - level: The danger that the music follows.
  ///   - elapsed: The time since the last frame, in seconds.
  mutating func observe(_ cues: [SoundCue], level: Danger.Level, elapsed: Double) {
    rest -= elapsed
    if rest <= 0 { current = nil }
    observe(level)
    // If two sounds are equally loud, the later one in the list is more informative.
    let loudest = cues.filter { $0.volume >= Self.quietest }.max { $0.volume <= $1.volume }
    if let loudest { say(.sound(loudest.sound, side: Self.side(of: loudest))) }
  }

  /// Announces the layers of danger as they become audible, and the calm after them.
  private mutating func observe(_ level: Danger.Level) {
    for (layer, part) in [(MusicLayer.tense, level.tension), (.hunted, level.hunt)] {
      if part > Self.audible.begins, layers.insert(layer).inserted { say(.music(layer)) }
      if part < Self.audible.ends, layers.remove(layer) != nil, layers.isEmpty {
        say(.music(.calm))
      }
    }
  }

  private mutating func say(_ line: Line) {
    current = line
    rest = Self.reading
  }

  private static func side(of cue: SoundCue) -> Side? {
    if cue.isOwn || abs(cue.pan) < aside { return nil }
    return cue.pan < 0 ? .left : .right
  }
}
