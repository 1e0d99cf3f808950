/// Captions for players who don't hear the sounds: the loudest sound of a moment, until another one is heard or it was
/// read.
@available(iOS 16, *)
struct Captions: Hashable, Sendable {
  /// The current caption; `nil` in silence.
  private(set) var current: Line?
  private var rest = 0.0
  private var wasTense = false

  enum Line: Hashable, Sendable {
    case sound(Sound, side: Side?)
    /// The bed of water has grown tense.
    case tension
  }

  /// The side from which a sound comes. Sounds of the player's own creature have no side.
  enum Side: CaseIterable, Hashable, Sendable {
    case left, right
  }

  /// The time for which each is shown, in seconds.
  static let reading = 1.6
  /// The volume below which a sound gets no caption.
  private static let quietest: Float = 0.08
  /// The tension at which water becomes tense, and the one below which it no longer is.
  private static let tense = (begins: Float(0.6), ends: Float(0.3))
  /// The distance to a side from which a sound counts as coming from it.
  private static let aside: Float = 0.25

  /// Processes the sounds of a frame.
  ///
  /// - Parameters:
  ///   - cues: The audible sounds.
  ///   - tension: 0 calm, 1 tense.
  ///   - elapsed: The time since the last frame, in seconds.
  mutating func observe(_ cues: [SoundCue], tension: Float, elapsed: Double) {
    rest -= elapsed
    if rest <= 0 { current = nil }
    if tension > Self.tense.begins, !wasTense {
      wasTense = true
      say(.tension)
    } else if tension < Self.tense.ends {
      wasTense = false
    }
    // If two sounds are equally loud, the later one in the list is more informative.
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
