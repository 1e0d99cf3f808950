import AVFAudio
import Micro
import Stage
import Testing

@testable import MicroApp

@MainActor @Suite("The sounds of a run") struct RunSoundsTests {
  private func recording(
    _ seed: UInt64, _ creature: Genome = SeedCreatures.lancer, population: Int = 24
  ) -> RunRecording {
    RunRecording(
      settings: RunSettings(population: population), creature: creature, seed: seed)
  }

  /// Runs a scripted player and records the sounds.
  private func listen(
    _ seed: UInt64, _ creature: Genome = SeedCreatures.lancer, seconds: Int,
    each: (Run, [SoundCue]) -> Void = { _, _ in }
  ) throws -> Listener {
    let stage = Stage()
    let listener = Listener(stage)
    let sounds = RunSounds()
    var run = try RecordedRun(recording(seed, creature))
    for _ in 0..<seconds * 60 where run.run.ending == nil {
      run.step(run.run.scriptedInput)
      stage.advance(by: 1.0 / 60)
      let center = run.run.creature?.pose.center ?? .zero
      let heard = sounds.hear(
        run.run, events: run.run.arena.world.events,
        ear: Ear(center: center, halfWidth: 8, own: run.run.creatureID), elapsed: 1.0 / 60)
      each(run.run, heard)
    }
    return listener
  }

  /// Returns the sounds that a step's events justify.
  private func reasons(_ run: Run) -> Set<Sound> {
    var reasons: Set<Sound> = []
    for event in run.arena.world.events {
      switch event {
      case .ate: reasons.insert(.swallow)
      case .consumed(let id, by: _, cause: _, energy: _):
        reasons.insert(id == run.creatureID ? .eaten : .swallow)
      case .wounded(let id, cell: _, by: .some, cause: _, health: _):
        reasons.insert(id == run.creatureID ? .hurt : .bite)
      case .tore: reasons.insert(.tornLink)
      case .fired(_, cell: _, .jet): reasons.insert(.jet)
      case .fired(_, cell: _, .electrocyte): reasons.insert(.shock)
      case .fired(_, cell: _, .toxinGland): reasons.insert(.poison)
      default: break
      }
    }
    if run.course.announcement(at: run.score.steps) != nil { reasons.insert(.wave) }
    return reasons
  }

  @Test(
    "every sound has its reason in the same step", arguments: [2, 5] as [UInt64])
  func reasons(seed: UInt64) throws {
    var kinds: Set<Sound> = []
    var count = 0
    let listener = try listen(seed, seconds: 40) { run, heard in
      for cue in heard {
        #expect(reasons(run).contains(cue.sound), "\(cue.sound) at step \(run.score.steps)")
        #expect((0...1).contains(cue.volume))
        #expect((-0.8...0.8).contains(cue.pan))
        kinds.insert(cue.sound)
        count += 1
      }
    }
    #expect(listener.effects.count == count)
    #expect(count > 5)
    #expect(kinds.contains(.swallow))
    #expect(kinds.contains(.bite))
    #expect(!listener.heard.contains { $0.name == "unknown" })
    for pair in zip(listener.effects, listener.effects.dropFirst()) {
      #expect(pair.0.time <= pair.1.time)
    }
  }

  @Test("the same run sounds the same")
  func same() throws {
    let first = try listen(7, seconds: 10).heard
    #expect(try listen(7, seconds: 10).heard == first)
    #expect(!first.isEmpty)
  }

  @Test("the loudest moment of a run isn't clipped", arguments: [2, 5] as [UInt64])
  func peak(seed: UInt64) throws {
    let stage = Stage()
    var mixer = AudioMixer(sampleRate: Wave.rate)
    stage.audio.observe { time, event in mixer.take(event, at: time) }
    let sounds = RunSounds()
    var run = try RecordedRun(recording(seed))
    for _ in 0..<40 * 60 where run.run.ending == nil {
      run.step(run.run.scriptedInput)
      sounds.hear(run.run)
      stage.advance(by: 1.0 / 60)
    }
    _ = mixer.finish(at: stage.time)
    #expect(mixer.peak > 0.1)
    #expect(mixer.peak < 1)
  }

  @Test("never more voices than the sounds have variants")
  func voices() throws {
    let stage = Stage()
    let board = SoundBoard(settings: Settings())
    for round in 0..<20 {
      for sound in Sound.allCases { board.play(.told(sound)) }
      let most = Sound.allCases.reduce(0) { $0 + $1.variants }
      #expect(stage.audio.voices.count <= most, "round \(round)")
    }
    stage.advance(by: 5)
    #expect(stage.audio.voices.isEmpty)
  }

  @Test("the music changes as danger comes near, and changes back")
  func music() {
    let stage = Stage()
    let listener = Listener(stage)
    let board = SoundBoard(settings: Settings())
    var (calm, tense) = (Float.infinity, Float(0))
    for tension in [0, 0.25, 0.5, 0.75, 1] as [Float] {
      board.flow(Danger.Level(tension: tension), elapsed: 0.1)
      #expect(listener.now == Listener.music)
      #expect(listener.volume(of: "hunted") == 0)
      let volumes = (
        calm: listener.volume(of: "calm") ?? -1, tense: listener.volume(of: "tense") ?? -1
      )
      #expect(volumes.calm < calm)
      #expect(volumes.tense >= tense)
      (calm, tense) = volumes
    }
    #expect(calm > 0)
    #expect(tense > calm)
    board.flow(Danger.Level(tension: 1, hunt: 1), elapsed: 0.1)
    #expect(listener.volume(of: "hunted") ?? 0 > calm)
    board.flow(Danger.Level(), elapsed: 0.1)
    #expect(listener.volume(of: "tense") == 0)
    #expect(listener.volume(of: "hunted") == 0)
    board.still()
    #expect(listener.now.isEmpty)
    // It continues where it was.
    stage.advance(by: 1)
    board.flow(Danger.Level(), elapsed: 0.1)
    #expect(listener.now == Listener.music)
  }

  @Test("the settings turn sounds off, and make them quieter")
  func settings() throws {
    let stage = Stage()
    let listener = Listener(stage)
    let board = SoundBoard(settings: Settings())
    func play() -> Float? {
      let count = listener.heard.count
      board.play(.told(.edit))
      board.flow(Danger.Level(tension: 0.5), elapsed: 2)
      defer { stage.advance(by: 2) }
      return listener.heard.count > count ? listener.volume(of: "edit") : nil
    }
    let full = try #require(play())
    #expect(listener.now == Listener.music)
    for (index, loudness) in Settings.Loudness.allCases.enumerated() {
      board.settings.loudness = loudness
      #expect(play() == full / Float(1 << index))
    }
    board.settings.hasMusic = false
    #expect(listener.now.isEmpty)
    #expect(play() != nil)
    #expect(listener.now.isEmpty)
    board.settings.hasSound = false
    #expect(play() == nil)
  }

  @Test("other apps' music silences the game's, not the effects; after a call music comes back")
  func others() {
    let stage = Stage()
    let listener = Listener(stage)
    let board = SoundBoard(settings: Settings())
    board.flow(Danger.Level(), elapsed: 0)
    #expect(AVAudioSession.sharedInstance().category == .ambient)
    stage.audio.isOtherAudioPlaying = true
    board.flow(Danger.Level(), elapsed: 1.1)
    board.play(.told(.edit))
    #expect(listener.now == ["edit"])
    stage.audio.isOtherAudioPlaying = false
    board.flow(Danger.Level(), elapsed: 1.1)
    #expect(listener.now.contains("calm"))
    stage.audio.isInterrupted = true
    board.flow(Danger.Level(), elapsed: 0.1)
    #expect(listener.now.isEmpty)
    stage.audio.isInterrupted = false
    board.flow(Danger.Level(), elapsed: 0.1)
    #expect(listener.now == Listener.music)
  }

  @Test(
    "tension is the nearness of those that can wound, and nothing else",
    arguments: [2, 6] as [UInt64])
  func danger(seed: UInt64) throws {
    var isSeen = false
    _ = try listen(seed, SeedCreatures.eel, seconds: 45) { run, _ in
      let world = run.arena.world
      guard run.score.steps % 20 == 0, let own = world.index(of: run.creatureID) else { return }
      let nearness = Danger.nearness(in: world, to: own)
      #expect((0...1).contains(nearness))
      let pose = world.creatures[own].pose
      let all = world.creatures.indices.filter { $0 != own }.map { index -> Float in
        let other = world.creatures[index].pose
        let gap = (other.center - pose.center).length - pose.radius - other.radius
        let share = min(max(1 - max(gap, 0) / Danger.reach, 0), 1)
        switch world.standing(of: index, to: own) {
        case .prey: return 0
        case .contested: return share * Danger.contested
        case .deadly: return share
        }
      }
      #expect(abs(nearness - (all.max() ?? 0)) < 1e-4)
      if nearness > 0 { isSeen = true }
    }
    #expect(isSeen)
  }
}
