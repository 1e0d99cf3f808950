import Micro
import Testing

@testable import MicroApp

@Suite("Where a sound comes from") struct EarTests {
  private let ear = Ear(center: Vector(x: 3, y: -2), halfWidth: 8, own: 1)

  private func cue(_ x: Float, _ y: Float, isOwn: Bool = true) -> SoundCue? {
    ear.cue(.jet, at: ear.center + Vector(x: x, y: y), isOwn: isOwn)
  }

  @Test("left and right are mirror images; distant sounds are quieter")
  func places() throws {
    for y in stride(from: Float(-12), through: 12, by: 3) {
      var before = try #require(cue(0, y))
      #expect(before.pan == 0)
      for x in stride(from: Float(1), through: 16, by: 1) {
        let right = try #require(cue(x, y))
        let left = try #require(cue(-x, y))
        #expect(right.pan == -left.pan)
        #expect(right.volume == left.volume)
        #expect(right.pan >= before.pan)
        #expect(right.volume < before.volume)
        #expect(right.pan <= 0.8)
        #expect((0...1).contains(right.volume))
        before = right
      }
    }
  }

  @Test("at half its reach a sound has half of its loudness; too far away it has none")
  func distance() throws {
    let middle = try #require(cue(0, 0))
    #expect(middle.volume == Sound.jet.level)
    let half = try #require(cue(0, Ear.half))
    #expect(abs(half.volume - middle.volume / 2) < 1e-6)
    #expect(cue(Ear.farthest, 0) == nil)
    #expect(cue(0, -Ear.farthest) == nil)
    #expect(ear.cue(.jet, at: nil, isOwn: true) == nil)
  }

  @Test("events between other creatures are quieter")
  func others() throws {
    let own = try #require(cue(2, 1))
    let others = try #require(cue(2, 1, isOwn: false))
    #expect(others.volume == own.volume / 2)
  }

  @Test("one sound of each kind plays at a time, the loudest of many", arguments: Sound.allCases)
  func thinning(sound: Sound) {
    var thinning = SoundThinning()
    var heard: [Double] = []
    for frame in 0..<Int(60 * max(4, 13 * sound.pause)) {
      let cues = [0.2, 0.5, 0.4].map {
        SoundCue(sound: sound, volume: Float($0), pan: 0, isOwn: false)
      }
      for cue in thinning.admit(cues, elapsed: 1.0 / 60) {
        #expect(cue.volume == 0.5)
        heard.append(Double(frame) / 60)
      }
    }
    let gaps = zip(heard, heard.dropFirst()).map { $1 - $0 }
    for gap in gaps {
      #expect(gap > sound.pause - 1e-3)
      #expect(gap < sound.pause + 0.04)
    }
    #expect(gaps.count > 10)
  }

  @Test("kinds don't suppress each other")
  func kinds() {
    var thinning = SoundThinning()
    let cues = Sound.allCases.reversed().map {
      SoundCue(sound: $0, volume: 0.3, pan: 0, isOwn: false)
    }
    #expect(thinning.admit(cues, elapsed: 0).map(\.sound) == Sound.allCases)
    #expect(thinning.admit(cues, elapsed: 0.01).isEmpty)
  }
}
