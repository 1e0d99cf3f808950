import Foundation
import QuartzCore

/// Plays a sound from a file's bytes, once or in a loop.
///
///     let player = try AVAudioPlayer(data: wave)
///     player.volume = 0.5
///     player.numberOfLoops = -1
///     player.play()
///
/// A player that nobody holds any more is silent.
open class AVAudioPlayer: NSObject {
  /// Is told when the sound has come to its end.
  open weak var delegate: (any AVAudioPlayerDelegate)?
  /// The file's bytes, if the player was made with them.
  public let data: Data?
  /// The file's place, if the player was made with it.
  public let url: URL?

  private let device: AudioDevice
  private let clip: AudioClip
  private var voice: AudioVoice?
  private var start: ScheduledAction?
  private var finish: ScheduledAction?
  /// Where it goes on, while it doesn't play. [s]
  private var rest: TimeInterval = 0

  // MARK: Making one

  /// A player of a sound in memory. Throws what Audio File Services throw for files that they can't read.
  public init(data: Data) throws {
    device = .current
    clip = try device.clip(of: data)
    self.data = data
    url = nil
    super.init()
  }

  /// - Parameter utiString: What the file is, for files that don't tell it; a WAVE file does.
  public convenience init(data: Data, fileTypeHint utiString: String?) throws {
    try self.init(data: data)
  }

  /// A player of a file on the disk.
  public init(contentsOf url: URL) throws {
    device = .current
    clip = try device.clip(of: try Data(contentsOf: url))
    data = nil
    self.url = url
    super.init()
  }

  /// - Parameter utiString: What the file is, for files that don't tell it; a WAVE file does.
  public convenience init(contentsOf url: URL, fileTypeHint utiString: String?) throws {
    try self.init(contentsOf: url)
  }

  deinit {
    start?.cancel()
    finish?.cancel()
    if let voice { device.remove(voice.identifier, atEnd: false) }
  }

  // MARK: What it plays

  /// How many channels the sound has.
  open var numberOfChannels: Int { clip.wave.channelCount }

  /// How long the sound is, in seconds, without its loops.
  open var duration: TimeInterval { clip.wave.duration }

  /// How the sound is written, by the keys of `AVFormatIDKey` and its like.
  open var settings: [String: Any] {
    [
      AVFormatIDKey: fourCharacters("lpcm"), AVSampleRateKey: Double(clip.wave.sampleRate),
      AVNumberOfChannelsKey: clip.wave.channelCount,
      AVLinearPCMBitDepthKey: clip.wave.bitDepth,
    ]
  }

  // MARK: How it sounds

  private var loudness: Float = 1
  private var balance: Float = 0
  private var speed: Float = 1

  /// How loud it is: 0 silent, 1 as recorded. A fade's goal from the moment when it begins.
  open var volume: Float {
    get { loudness }
    set { setVolume(newValue, fadeDuration: 0) }
  }

  /// Makes it as loud as `volume` within `duration` seconds.
  open func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) {
    loudness = Self.number(volume, in: 0...1, or: loudness)
    update(fade: duration.isFinite ? max(duration, 0) : 0)
  }

  /// Where between the loudspeakers it is: −1 left, 0 in the middle, 1 right.
  open var pan: Float {
    get { balance }
    set {
      balance = Self.number(newValue, in: -1...1, or: balance)
      update()
    }
  }

  /// Whether ``rate`` counts. iOS wants it set before the sound is prepared.
  open var enableRate = false {
    didSet { if enableRate != oldValue { update() } }
  }

  /// How many times as fast as recorded, 0.5…2. Faster is higher.
  open var rate: Float {
    get { speed }
    set {
      speed = Self.number(newValue, in: 0.5...2, or: speed)
      update()
    }
  }

  /// How often the sound is played again after the first time; negative for ever.
  open var numberOfLoops = 0 {
    didSet { if numberOfLoops != oldValue { update() } }
  }

  private static func number(_ value: Float, in range: ClosedRange<Float>, or old: Float) -> Float {
    guard !value.isNaN else { return old }
    return value.clamped(range.lowerBound, range.upperBound)
  }

  // MARK: Playing

  /// Makes ready, so that ``play()`` begins at once. Here everything is.
  @discardableResult open func prepareToPlay() -> Bool { true }

  /// Plays from where it is; `false` if something else has the loudspeaker.
  @discardableResult open func play() -> Bool { play(atTime: deviceCurrentTime) }

  /// Plays from where it is as soon as ``deviceCurrentTime`` is `time`.
  @discardableResult open func play(atTime time: TimeInterval) -> Bool {
    guard !device.isInterrupted else { return false }
    guard !isPlaying else { return true }
    device.session.activate()
    guard time > device.now else {
      begin()
      return true
    }
    start = device.schedule(after: time - device.now) { [weak self] in self?.begin() }
    return true
  }

  private func begin() {
    start = nil
    if rest >= duration { rest = 0 }
    let voice = AudioVoice(
      identifier: device.nextIdentifier(), clip: clip, volume: loudness, pan: balance,
      rate: enableRate ? speed : 1, loops: numberOfLoops, time: device.now, position: rest)
    self.voice = voice
    device.start(voice, of: self)
    awaitEnd()
  }

  /// Stops, and goes on from here when it is played again.
  open func pause() {
    rest = currentTime
    silence(atEnd: false)
  }

  /// Stops, and gives back what was made ready. It goes on from here when it is played again.
  open func stop() { pause() }

  /// Whether it plays, or will as soon as its time has come.
  open var isPlaying: Bool { voice != nil || start != nil }

  /// Where in the sound it is, in seconds. Setting it goes there.
  open var currentTime: TimeInterval {
    get {
      guard let voice else { return rest }
      return voice.position(at: device.now).truncatingRemainder(dividingBy: duration)
    }
    set {
      let place = newValue.isFinite ? newValue.clamped(0, duration) : 0
      rest = place
      guard voice != nil else { return }
      silence(atEnd: false)
      begin()
    }
  }

  /// The time of the device that plays, in seconds.
  open var deviceCurrentTime: TimeInterval { device.now }

  // MARK: The voice

  /// Tells the device what has changed.
  private func update(fade: TimeInterval = 0) {
    guard var voice else { return }
    voice.position = voice.position(at: device.now)
    voice.time = device.now
    voice.volume = loudness
    voice.pan = balance
    voice.rate = enableRate ? speed : 1
    if voice.loops != numberOfLoops {
      // Loops count from where it is now.
      voice.position = voice.position.truncatingRemainder(dividingBy: duration)
      voice.loops = numberOfLoops
    }
    self.voice = voice
    device.change(to: voice, fade: fade)
    awaitEnd()
  }

  private func awaitEnd() {
    finish?.cancel()
    finish = voice?.end.map { end in
      device.schedule(after: end - device.now) { [weak self] in self?.reachEnd() }
    }
  }

  private func reachEnd() {
    finish = nil
    rest = 0
    silence(atEnd: true)
    delegate?.audioPlayerDidFinishPlaying(self, successfully: true)
  }

  private func silence(atEnd: Bool) {
    start?.cancel()
    finish?.cancel()
    (start, finish) = (nil, nil)
    guard let identifier = voice?.identifier else { return }
    voice = nil
    device.remove(identifier, atEnd: atEnd)
  }
}

/// The key of a sound's encoding, such as linear PCM.
public let AVFormatIDKey = "AVFormatIDKey"
/// The key of a sound's samples a second.
public let AVSampleRateKey = "AVSampleRateKey"
/// The key of a sound's channels.
public let AVNumberOfChannelsKey = "AVNumberOfChannelsKey"
/// The key of the bits of a sample.
public let AVLinearPCMBitDepthKey = "AVLinearPCMBitDepthKey"
