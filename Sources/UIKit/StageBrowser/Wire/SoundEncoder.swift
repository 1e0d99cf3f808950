import AVFAudio
import Foundation

/// Converts the commands of a loudspeaker to messages to the page. A sound is sent once, before it is played
/// for the first time, and is identified by a number afterwards. The page's side is `Web/sound.js`;
/// `Docs/Wire.md` describes the bytes.
struct SoundEncoder {
  /// The maximum number of sounds that the page stores.
  static let maximumClips = 96
  /// The maximum size of the samples that the page stores, in bytes. A sound that doesn't fit isn't sent.
  static let maximumClipBytes = 16 << 20
  /// The maximum number of sounds that play at the same time. Further sounds aren't sent.
  static let maximumVoices = 48

  /// A command in a message.
  package enum Command: UInt8, CaseIterable, Sendable {
    case clip, play, change, stop, forget, silence
  }

  /// The first byte of such a message.
  package static let kind: UInt8 = 2

  private var clips: [UInt32: Clip] = [:]
  /// The page's voices, each with the clip that it plays.
  private var voices: [UInt32: UInt32] = [:]
  private var count = 0
  private var commands = ByteWriter()
  private var commandCount = 0

  private struct Clip {
    var bytes: Int
    var lastUse: Int
  }

  package init() {}

  /// Forgets everything, and encodes the sounds that are playing now.
  package mutating func restart(_ current: [AudioVoice], at now: TimeInterval) -> Data? {
    let wasEmpty = clips.isEmpty
    clips = [:]
    voices = [:]
    if !wasEmpty || !current.isEmpty { add(.silence) }
    for voice in current { play(voice, at: now) }
    return finish()
  }

  /// Encodes the changes, or returns `nil` if the page doesn't need them.
  package mutating func encode(_ events: [AudioEvent], at now: TimeInterval) -> Data? {
    for event in events {
      switch event {
      case .started(let voice): play(voice, at: now)
      case .changed(let voice, let fade):
        guard voices[voice.identifier] != nil else { continue }
        add(.change)
        commands.varint(voice.identifier)
        commands.float32(fade)
        write(voice, at: now)
      case .stopped(let identifier):
        guard voices.removeValue(forKey: identifier) != nil else { continue }
        add(.stop)
        commands.varint(identifier)
      case .ended(let identifier):
        // The page's voice ends by itself.
        voices[identifier] = nil
      }
    }
    return finish()
  }

  private mutating func play(_ voice: AudioVoice, at now: TimeInterval) {
    guard voices.count < Self.maximumVoices, send(voice.clip) else { return }
    voices[voice.identifier] = voice.clip.serial
    add(.play)
    commands.varint(voice.identifier)
    commands.varint(voice.clip.serial)
    let position = voice.position(at: now)
    commands.float64(position.truncatingRemainder(dividingBy: voice.clip.wave.duration))
    write(voice, at: now)
  }

  /// Writes the parameters and the duration of a voice.
  private mutating func write(_ voice: AudioVoice, at now: TimeInterval) {
    commands.float32(voice.volume)
    commands.float32(voice.pan)
    commands.float32(voice.rate)
    commands.float64(voice.end.map { max($0 - now, 0) } ?? .infinity)
  }

  // MARK: Clips

  /// Sends a clip that the page doesn't have. Returns `false` if there is no space for it.
  private mutating func send(_ clip: AudioClip) -> Bool {
    count += 1
    if clips[clip.serial] == nil {
      let bytes = 2 * clip.wave.samples.count
      guard makeRoom(for: bytes) else { return false }
      clips[clip.serial] = Clip(bytes: bytes, lastUse: count)
      add(.clip)
      commands.varint(clip.serial)
      commands.byte(UInt8(clip.wave.channelCount))
      commands.varint(clip.wave.sampleRate)
      commands.varint(clip.wave.frameCount)
      commands.append(
        clip.wave.samples.withUnsafeBytes { raw in
          // This machine and the page protocol both use little endian.
          Array(raw)
        })
    }
    clips[clip.serial]?.lastUse = count
    return true
  }

  /// Makes the page forget the sounds that haven't been played for the longest time and aren't playing now.
  private mutating func makeRoom(for bytes: Int) -> Bool {
    let heard = Set(voices.values)
    let unused = clips.filter { !heard.contains($0.key) }
      .sorted { $0.value.lastUse < $1.value.lastUse }.map(\.key)
    var oldest = unused[...]
    while clips.count >= Self.maximumClips
      || clips.values.reduce(bytes, { $0 + $1.bytes }) > Self.maximumClipBytes
    {
      guard let serial = oldest.popFirst() else { return false }
      clips[serial] = nil
      add(.forget)
      commands.varint(serial)
    }
    return true
  }

  // MARK: Messages

  private mutating func add(_ command: Command) {
    commands.byte(command.rawValue)
    commandCount += 1
  }

  private mutating func finish() -> Data? {
    guard commandCount > 0 else { return nil }
    var message = ByteWriter()
    message.byte(Self.kind)
    message.varint(commandCount)
    message.append(commands.takeBytes())
    commandCount = 0
    return message.data
  }
}
