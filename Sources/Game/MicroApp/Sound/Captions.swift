/// The sounds in words, for players who don't hear them: the loudest of a moment, until something else
/// is heard or it was read.
@available(iOS 16, *)
struct Captions: Hashable, Sendable {
  /// The words of now; `nil` in silence.
  private(set) var current: Line?
  private var rest = 0.0
  private var wasTense = false

  enum Line: Hashable, Sendable {
    case sound(Sound, side: Side?)
    /// The bed of water has tightened.
    case tension
  }

  /// From where a sound comes; one's own come from nowhere.
  enum Side: CaseIterable, Hashable, Sendable {
    case left, right
  }

  /// For how long each is shown, in seconds.
  static let reading = 1.6
  /// The volume below which a sound is not worth a word.
  private static let quietest: Float = 0.08
  /// From this tension on the water is tense, and below the other it isn't any more.
  private static let tense = (begins: Float(0.6), ends: Float(0.3))
  /// How far to a side something has to be to come from it.
  private static let aside: Float = 0.25

  /// Takes a frame in.
  ///
  /// - Parameters:
  ///   - cues: What is heard.
  ///   - tension: 0 calm, 1 tense.
  ///   - elapsed: Since the last frame, in seconds.
  mutating func observe(_ cues: [SoundCue], tension: Float, elapsed: Double) {
    rest -= elapsed
    if rest <= 0 { current = nil }
    if tension > Self.tense.begins, !wasTense {
      wasTense = true
      say(.tension)
    } else if tension < Self.tense.ends {
      wasTense = false
    }
    // Of two that are as loud, the later one of the list tells more.
    let loudest = cues.filter { $0.volume >= Self.quietest }.max { $0.volume <= $1.volume }
    if let loudest { say(.sound(loudest.sound, side: Self.side(of: loudest))) }
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
