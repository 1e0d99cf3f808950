import Foundation
import QuartzCore

/// A player for the sound in a file, once or in a loop.
///
///     let player = try AVAudioPlayer(data: wave)
///     player.volume = 0.5
///     player.numberOfLoops = -1
///     player.play()
///
/// A player that is deallocated becomes silent.
open class AVAudioPlayer: NSObject {
  /// The delegate, which is called when the sound has finished.
  open weak var delegate: (any AVAudioPlayerDelegate)?
  /// The file's bytes, if the player was created with them.
  public let data: Data?
  /// The file's URL, if the player was created with it.
  public let url: URL?

  private let device: AudioDevice
  private let clip: AudioClip
  private var voice: AudioVoice?
  private var start: ScheduledAction?
  private var finish: ScheduledAction?
  /// The position at which it resumes while it isn't playing. [s]
  private var rest: TimeInterval = 0

  // MARK: Making one

  /// Creates a player for a sound in memory. Throws the errors of Audio File Services for files that can't be
  /// read.
  public init(data: Data) throws {
    device = .current
    clip = try device.clip(of: data)
    self.data = data
    url = nil
    super.init()
  }

  /// - Parameter utiString: The file type, for files that don't contain it; WAVE files do.
  public convenience init(data: Data, fileTypeHint utiString: String?) throws {
    try self.init(data: data)
  }

  /// Creates a player for a file on the disk.
  public init(contentsOf url: URL) throws {
    device = .current
    clip = try device.clip(of: try Data(contentsOf: url))
    data = nil
    self.url = url
    super.init()
  }

  /// - Parameter utiString: The file type, for files that don't contain it; WAVE files do.
  public convenience init(contentsOf url: URL, fileTypeHint utiString: String?) throws {
    try self.init(contentsOf: url)
  }

  deinit {
    start?.cancel()
    finish?.cancel()
    if let voice { device.remove(voice.identifier, atEnd: false) }
  }

  // MARK: The sound

  /// The number of channels of the sound.
  open var numberOfChannels: Int { clip.wave.channelCount }

  /// The duration of the sound in seconds, without loops.
  open var duration: TimeInterval { clip.wave.duration }

  /// The encoding of the sound, with the keys `AVFormatIDKey` and similar.
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

  /// The volume, from 0 (silent) to 1 (as recorded). During a fade, it is the fade's target.
  open var volume: Float {
    get { loudness }
    set { setVolume(newValue, fadeDuration: 0) }
  }

  /// Fades to `volume` within `duration` seconds.
  open func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) {
    loudness = Self.number(volume, in: 0...1, or: loudness)
    update(fade: duration.isFinite ? max(duration, 0) : 0)
  }

  /// The pan, from −1 (left) to 1 (right); 0 is the middle.
  open var pan: Float {
    get { balance }
    set {
      balance = Self.number(newValue, in: -1...1, or: balance)
      update()
    }
  }

  /// Whether ``rate`` has an effect. iOS requires setting it before the sound is prepared.
  open var enableRate = false {
    didSet { if enableRate != oldValue { update() } }
  }

  /// The speed relative to the recording, 0.5…2. Higher speeds raise the pitch.
  open var rate: Float {
    get { speed }
    set {
      speed = Self.number(newValue, in: 0.5...2, or: speed)
      update()
    }
  }

  /// The number of repetitions after the first time; negative for endless.
  open var numberOfLoops = 0 {
    didSet { if numberOfLoops != oldValue { update() } }
  }

  private static func number(_ value: Float, in range: ClosedRange<Float>, or old: Float) -> Float {
    guard !value.isNaN else { return old }
    return value.clamped(range.lowerBound, range.upperBound)
  }

  // MARK: Playing

  /// Prepares the player so that ``play()`` starts immediately. Here there is nothing to prepare.
  @discardableResult open func prepareToPlay() -> Bool { true }

  /// Plays from the current position. Returns `false` if an interruption has the loudspeaker.
  @discardableResult open func play() -> Bool { play(atTime: deviceCurrentTime) }

  /// Plays from the current position when ``deviceCurrentTime`` reaches `time`.
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

  /// Pauses. The next call of ``play()`` resumes from here.
  open func pause() {
    rest = currentTime
    silence(atEnd: false)
  }

  /// Stops, and undoes the preparation. The next call of ``play()`` resumes from here.
  open func stop() { pause() }

  /// Whether it is playing, or will when its start time is reached.
  open var isPlaying: Bool { voice != nil || start != nil }

  /// The position in the sound in seconds. Set it to seek.
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

  /// The time of the audio device in seconds.
  open var deviceCurrentTime: TimeInterval { device.now }

  // MARK: The voice

  /// Updates the device after a change.
  private func update(fade: TimeInterval = 0) {
    guard var voice else { return }
    voice.position = voice.position(at: device.now)
    voice.time = device.now
    voice.volume = loudness
    voice.pan = balance
    voice.rate = enableRate ? speed : 1
    if voice.loops != numberOfLoops {
      // Loops count from the current position.
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

/// The key for the encoding of a sound, such as linear PCM.
public let AVFormatIDKey = "AVFormatIDKey"
/// The key for the number of samples per second.
public let AVSampleRateKey = "AVSampleRateKey"
/// The key for the number of channels.
public let AVNumberOfChannelsKey = "AVNumberOfChannelsKey"
/// The key for the bits per sample.
public let AVLinearPCMBitDepthKey = "AVLinearPCMBitDepthKey"
