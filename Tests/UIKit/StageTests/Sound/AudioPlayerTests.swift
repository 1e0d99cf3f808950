import AVFAudio
import Foundation
import Stage
import Testing

/// A sound output that records its commands as readable lines.
@MainActor final class Loudspeaker {
  private(set) var lines: [String] = []

  init(_ stage: Stage) {
    stage.audio.observe { [weak self] time, event in
      MainActor.assumeIsolated { self?.note(time, event) }
    }
  }

  private func note(_ time: Double, _ event: AudioEvent) {
    let words =
      switch event {
      case .started(let voice):
        "start \(voice.identifier) \(voice.volume) \(voice.pan) \(voice.rate) \(voice.loops)"
      case .changed(let voice, let fade):
        "change \(voice.identifier) \(voice.volume) \(voice.pan) \(voice.rate) in \(fade)"
      case .stopped(let identifier): "stop \(identifier)"
      case .ended(let identifier): "end \(identifier)"
      }
    lines.append("\((time * 100).rounded() / 100) \(words)")
  }
}

@MainActor @Suite("Audio players") struct AudioPlayerTests {
  private final class Ends: NSObject, AVAudioPlayerDelegate {
    var count = 0
    func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {
      count += flag ? 1 : 0
    }
  }

  /// A delegate without methods, because all of them are optional.
  private final class Deaf: NSObject, AVAudioPlayerDelegate {}

  private let stage = Stage()

  @Test(
    "a sound ends after its loops, at its rate", arguments: [0, 1, 3], [Float(0.5), 1, 2])
  func end(loops: Int, rate: Float) throws {
    stage.makeCurrent()
    let player = try AVAudioPlayer(data: Waves.tone())
    let ends = Ends()
    player.delegate = ends
    player.numberOfLoops = loops
    player.enableRate = true
    player.rate = rate
    #expect(player.play())
    #expect(player.isPlaying)
    let length = Double(loops + 1) / Double(rate)
    stage.advance(by: length - 0.05)
    #expect(player.isPlaying)
    #expect(ends.count == 0)
    stage.advance(by: 0.1)
    #expect(!player.isPlaying)
    #expect(ends.count == 1)
    #expect(player.currentTime == 0)
  }

  @Test("the rate counts only where it is enabled")
  func disabledRate() throws {
    stage.makeCurrent()
    let player = try AVAudioPlayer(data: Waves.tone())
    player.rate = 2
    player.play()
    stage.advance(by: 0.75)
    #expect(player.isPlaying)
    #expect(abs(player.currentTime - 0.75) < 1e-9)
  }

  @Test("a loudspeaker is told what changes, and when")
  func events() throws {
    stage.makeCurrent()
    let heard = Loudspeaker(stage)
    let player = try AVAudioPlayer(data: Waves.tone())
    player.volume = 0.5
    player.pan = -1
    player.numberOfLoops = -1
    player.play()
    stage.advance(by: 0.5)
    player.setVolume(0.25, fadeDuration: 2)
    player.pan = 5
    stage.advance(by: 0.5)
    player.stop()
    player.stop()
    #expect(
      heard.lines == [
        "0.0 start 1 0.5 -1.0 1.0 -1", "0.5 change 1 0.25 -1.0 1.0 in 2.0",
        "0.5 change 1 0.25 1.0 1.0 in 0.0", "1.0 stop 1",
      ])
  }

  @Test("after a pause it goes on where it was; a place can be set")
  func places() throws {
    stage.makeCurrent()
    let player = try AVAudioPlayer(data: Waves.tone())
    player.play()
    stage.advance(by: 0.25)
    player.pause()
    stage.advance(by: 3)
    #expect(abs(player.currentTime - 0.25) < 1e-9)
    #expect(!player.isPlaying)
    player.play()
    stage.advance(by: 0.25)
    #expect(abs(player.currentTime - 0.5) < 1e-9)
    player.currentTime = 0.1
    #expect(player.isPlaying)
    #expect(abs(player.currentTime - 0.1) < 1e-9)
    player.currentTime = 99
    #expect(player.currentTime <= player.duration)
  }

  @Test("it can begin later")
  func later() throws {
    stage.makeCurrent()
    let heard = Loudspeaker(stage)
    let player = try AVAudioPlayer(data: Waves.tone())
    player.play(atTime: player.deviceCurrentTime + 0.5)
    #expect(player.isPlaying)
    #expect(heard.lines.isEmpty)
    stage.advance(by: 0.6)
    #expect(heard.lines == ["0.5 start 1 1.0 0.0 1.0 0"])
    let never = try AVAudioPlayer(data: Waves.tone())
    never.play(atTime: never.deviceCurrentTime + 0.5)
    never.stop()
    stage.advance(by: 1)
    #expect(heard.lines.count == 2)
    #expect(heard.lines.last?.hasSuffix("end 1") == true)
  }

  @Test("a player that nobody holds is silent, and nothing is due any more")
  func gone() throws {
    stage.makeCurrent()
    let heard = Loudspeaker(stage)
    var player: AVAudioPlayer? = try AVAudioPlayer(data: Waves.tone())
    let deaf = Deaf()
    player?.delegate = deaf
    player?.play()
    player = nil
    #expect(heard.lines.last == "0.0 stop 1")
    #expect(stage.audio.voices.isEmpty)
    #expect(stage.nextDeadline == nil)
  }

  @Test("players of the same file share what was read")
  func shared() throws {
    stage.makeCurrent()
    let players = try [Waves.tone(), Waves.tone(), Waves.tone(level: 0.4)]
      .map { try AVAudioPlayer(data: $0) }
    for player in players { player.play() }
    let serials = stage.audio.voices.map(\.clip.serial)
    try #require(serials.count == 3)
    #expect(serials[0] == serials[1])
    #expect(serials[0] != serials[2])
  }

  @Test("a sound that plays makes no frames")
  func idle() throws {
    stage.makeCurrent()
    stage.show(UIViewController())
    // Objects of other suites also observe that an app became active, and act on the current stage.
    stage.advance(by: 1)
    let player = try AVAudioPlayer(data: Waves.tone())
    player.numberOfLoops = -1
    player.play()
    #expect(!stage.needsFrame)
    let root = stage.layerTree().root
    stage.advance(by: 5)
    #expect(stage.layerTree().root === root)
  }

  @Test("numbers out of range are the nearest in it, and what is none changes nothing")
  func ranges() throws {
    stage.makeCurrent()
    let player = try AVAudioPlayer(data: Waves.tone())
    for value in [-Float.infinity, -2, 2, .infinity] {
      player.volume = value
      player.pan = value
      player.rate = value
      #expect((0...1).contains(player.volume))
      #expect((-1...1).contains(player.pan))
      #expect((0.5...2).contains(player.rate))
    }
    player.volume = .nan
    player.pan = .nan
    player.rate = .nan
    #expect(player.volume == 1)
    #expect(player.pan == 1)
    #expect(player.rate == 2)
  }

  @Test("settings say how the sound is written")
  func settings() throws {
    stage.makeCurrent()
    let player = try AVAudioPlayer(data: Waves.tone(rate: 22_050), fileTypeHint: nil)
    #expect(player.settings[AVSampleRateKey] as? Double == 22_050)
    #expect(player.settings[AVNumberOfChannelsKey] as? Int == 1)
    #expect(player.numberOfChannels == 1)
    #expect(throws: WaveFileError.notWave) { try AVAudioPlayer(data: Data([1, 2, 3])) }
  }
}

@MainActor @Suite("Audio sessions") struct AudioSessionTests {
  private let stage = Stage()

  /// The recorded notifications.
  @MainActor private final class Types {
    var all: [UInt] = []
  }

  // Source: Apple, “AVAudioSession.setActive(_:options:)”.
  @Test("giving the loudspeaker back while something plays pauses it, and is an error")
  func deactivation() throws {
    stage.makeCurrent()
    let session = AVAudioSession.sharedInstance()
    try session.setCategory(.ambient)
    #expect(session.category == .ambient)
    let player = try AVAudioPlayer(data: Waves.tone())
    player.play()
    let error = #expect(throws: NSError.self) { try session.setActive(false) }
    #expect(error?.code == AVAudioSession.ErrorCode.isBusy.rawValue)
    #expect(!player.isPlaying)
    try session.setActive(false)
    try session.setActive(true)
  }

  // Source: Apple, “Handling audio interruptions”: the system pauses the players and posts both ends.
  @Test("an interruption pauses players, and says when one may go on")
  func interruption() throws {
    stage.makeCurrent()
    let session = AVAudioSession.sharedInstance()
    let player = try AVAudioPlayer(data: Waves.tone())
    player.play()
    let types = Types()
    let token = NotificationCenter.default.addObserver(
      forName: AVAudioSession.interruptionNotification, object: session, queue: nil
    ) { note in
      let type = note.userInfo?[AVAudioSessionInterruptionTypeKey] as? UInt
      MainActor.assumeIsolated { types.all.append(type ?? 99) }
    }
    defer { NotificationCenter.default.removeObserver(token) }
    stage.audio.isInterrupted = true
    #expect(!player.isPlaying)
    #expect(!player.play())
    #expect(throws: NSError.self) { try session.setActive(true) }
    stage.audio.isInterrupted = false
    #expect(types.all == [1, 0])
    #expect(player.play())
  }

  @Test("the hint follows other apps' sound; each stage has a session of its own")
  func hint() throws {
    stage.makeCurrent()
    let session = AVAudioSession.sharedInstance()
    try session.setActive(true)
    let types = Types()
    let token = NotificationCenter.default.addObserver(
      forName: AVAudioSession.silenceSecondaryAudioHintNotification, object: session, queue: nil
    ) { note in
      let type = note.userInfo?[AVAudioSessionSilenceSecondaryAudioHintTypeKey] as? UInt
      MainActor.assumeIsolated { types.all.append(type ?? 99) }
    }
    defer { NotificationCenter.default.removeObserver(token) }
    stage.audio.isOtherAudioPlaying = true
    #expect(session.secondaryAudioShouldBeSilencedHint)
    #expect(session.isOtherAudioPlaying)
    stage.audio.isOtherAudioPlaying = false
    #expect(!session.secondaryAudioShouldBeSilencedHint)
    #expect(types.all == [1, 0])
    let other = Stage()
    other.makeCurrent()
    #expect(AVAudioSession.sharedInstance() !== session)
  }
}

@MainActor @Suite("Mixing without a loudspeaker") struct AudioMixerTests {
  /// Returns the loudest sample of each channel in an interval.
  private func peaks(_ samples: [Int16], rate: Int, _ seconds: ClosedRange<Double>) -> [Int] {
    let frames = Int(seconds.lowerBound * Double(rate))..<Int(seconds.upperBound * Double(rate))
    return [0, 1].map { side in frames.map { abs(Int(samples[2 * $0 + side])) }.max() ?? 0 }
  }

  @Test(
    "a mix has each sound when it plays, where it plays, and as loud", arguments: [8000, 16_000])
  func mix(rate: Int) throws {
    let stage = Stage()
    var mixer = AudioMixer(sampleRate: rate)
    stage.audio.observe { mixer.take($1, at: $0) }
    let player = try AVAudioPlayer(data: Waves.tone())
    stage.advance(by: 0.5)
    player.pan = -1
    player.play()
    stage.advance(by: 0.5)
    player.pan = 1
    player.volume = 0.5
    stage.advance(by: 1)
    let samples = mixer.finish(at: stage.time)
    #expect(samples.count == 2 * 2 * rate)
    #expect(peaks(samples, rate: rate, 0...0.49) == [0, 0])
    let left = peaks(samples, rate: rate, 0.6...0.9)
    #expect(abs(left[0] - 16_383) < 400)
    #expect(left[1] == 0)
    let right = peaks(samples, rate: rate, 1.1...1.4)
    #expect(right[0] <= 1)
    #expect(abs(right[1] - 8_191) < 200)
    #expect(peaks(samples, rate: rate, 1.6...1.99) == [0, 0])
  }

  @Test("in the middle the power is that of either side")
  func middle() throws {
    let stage = Stage()
    var mixer = AudioMixer(sampleRate: 8000)
    stage.audio.observe { mixer.take($1, at: $0) }
    let player = try AVAudioPlayer(data: Waves.tone(level: 1))
    player.numberOfLoops = -1
    player.play()
    stage.advance(by: 2.5)
    player.stop()
    stage.advance(by: 0.5)
    let peaks = peaks(mixer.finish(at: stage.time), rate: 8000, 1.1...2.4)
    for peak in peaks { #expect(abs(Double(peak) / 32_767 - 0.5.squareRoot()) < 0.02) }
    #expect(mixer.finish(at: 3).suffix(2000).allSatisfy { $0 == 0 })
  }
}
