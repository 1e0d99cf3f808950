import AVFAudio
import Foundation
import Stage
import Testing

@testable import MicroApp
@testable import StageBrowser

/// The sounds that the page's audio graph plays.
@MainActor @Suite(.serialized) struct SoundPageTests {
  private struct Graph {
    let state: String
    let clips: Int
    let bytes: Int
    let voices: [[String: Any]]

    init(_ page: LivePage) async throws {
      let value = try await page.browser.run("return stageSounds.describe();") as? [String: Any]
      let graph = try #require(value)
      state = graph["state"] as? String ?? ""
      clips = graph["clips"] as? Int ?? -1
      bytes = graph["bytes"] as? Int ?? -1
      voices = graph["voices"] as? [[String: Any]] ?? []
    }

    func number(_ name: String, of voice: Int) -> Double? { voices[voice][name] as? Double }
  }

  private func touch(_ page: LivePage) async throws {
    let (x, y) = try await page.origin()
    try await page.browser.drag(from: (x + 100, y + 300), by: (1, 0), steps: 1, milliseconds: 10)
    try await page.browser.wait(for: "stageSounds.describe().state === 'running'")
  }

  private func player(seconds: Double, loops: Int = 0) throws -> AVAudioPlayer {
    let player = try AVAudioPlayer(
      data: Wave.tone(seconds: seconds, from: 330, to: 330).file())
    player.numberOfLoops = loops
    return player
  }

  @Test func soundsWaitForTheFirstTouchAndAreWhatTheStagePlays() async throws {
    try await LivePage.with { page in
      page.stage.makeCurrent()
      let loop = try player(seconds: 2, loops: -1)
      loop.volume = 0.5
      loop.pan = -0.25
      loop.enableRate = true
      loop.rate = 1.5
      loop.play()
      try await page.browser.wait(for: "stageSounds.describe().voices.length === 1")
      var graph = try await Graph(page)
      #expect(graph.state == "untouched")
      #expect(graph.clips == 1)
      #expect(graph.voices[0]["isHeard"] as? Bool == false)
      #expect(graph.bytes == 2 * 2 * Wave.rate)
      try await touch(page)
      graph = try await Graph(page)
      #expect(graph.voices[0]["isHeard"] as? Bool == true)
      #expect(graph.voices[0]["loops"] as? Bool == true)
      #expect(graph.number("gain", of: 0) == 0.5)
      #expect(graph.number("pan", of: 0) == -0.25)
      #expect(graph.number("rate", of: 0) == 1.5)
      // Sound reaches the destination, which gets more than silence, and there is more on the left.
      let peaks = try await page.browser.runAsync(Self.listening) as? [Double] ?? []
      try #require(peaks.count == 2)
      #expect(peaks[0] > 0.3)
      #expect(peaks[1] > 0.2)
      #expect(peaks[0] > peaks[1])
      // The same sound again: no clip is sent.
      let other = try AVAudioPlayer(data: try #require(loop.data))
      other.play()
      try await page.browser.wait(for: "stageSounds.describe().voices.length === 2")
      #expect(try await Graph(page).clips == 1)
      other.stop()
      loop.setVolume(0.1, fadeDuration: 0.05)
      try await page.browser.wait(
        for: "stageSounds.describe().voices.length === 1 && "
          + "Math.abs(stageSounds.describe().voices[0].gain - 0.1) < 1e-4")
      loop.stop()
      try await page.browser.wait(for: "stageSounds.describe().voices.length === 0")
      #expect(try await page.browser.console() == [])
    }
  }

  /// The loudest sample of each side within a quarter of a second.
  private static let listening = """
    const done = arguments[arguments.length - 1];
    const { context, master } = stageSounds;
    const splitter = context.createChannelSplitter(2);
    master.connect(splitter);
    const sides = [0, 1].map((side) => {
      const analyser = context.createAnalyser();
      splitter.connect(analyser, side);
      return analyser;
    });
    setTimeout(() => {
      const samples = new Float32Array(2048);
      done(sides.map((analyser) => {
        analyser.getFloatTimeDomainData(samples);
        return samples.reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0);
      }));
    }, 250);
    """

  @Test func aSoundEndsByItselfAndAReloadedPageHearsWhatGoesOn() async throws {
    try await LivePage.with { page in
      page.stage.makeCurrent()
      try await touch(page)
      let once = try player(seconds: 2)
      let loop = try player(seconds: 1, loops: -1)
      once.play()
      loop.play()
      try await page.browser.wait(for: "stageSounds.describe().voices.length === 2")
      try await page.browser.wait(for: "stageSounds.describe().voices.length === 1")
      try await page.browser.reload()
      try await page.browser.wait(
        for: "globalThis.stageSounds && stageSounds.describe().voices.length === 1")
      #expect(try await Graph(page).state == "untouched")
      try await touch(page)
      #expect(try await Graph(page).voices.first?["isHeard"] as? Bool == true)
      loop.stop()
    }
  }

  /// Malformed messages, which our server never sends, are ignored, and the current sounds go on.
  @Test func whatIsMalformedIsRefusedInWhole() async throws {
    try await LivePage.with { page in
      page.stage.makeCurrent()
      try await touch(page)
      let loop = try player(seconds: 1, loops: -1)
      loop.play()
      try await page.browser.wait(for: "stageSounds.describe().voices.length === 1")
      let script = """
        const done = arguments[arguments.length - 1];
        import("./reader.js").then(({ Reader }) => {
        const before = JSON.stringify(stageSounds.describe().voices.length);
        const clip = (serial, frames, given) =>
          [0, serial, 1, 0xA2, 0xAC, 1, frames, ...new Array(given).fill(7)];
        const float = (value) => [...new Uint8Array(new Float32Array([value]).buffer)];
        const double = (value) => [...new Uint8Array(new Float64Array([value]).buffer)];
        const play = (serial, volume, rest) => [
          1, 99, serial, ...double(0), ...float(volume), ...float(0), ...float(1), ...double(rest)];
        const bad = [
          [9], [1, 77], [1, 6], [2, ...clip(9, 4, 8), 6], [1, ...clip(9, 4, 7)], [1, ...clip(9, 4, 9)],
          [1, 0, 9, 3, 0xA2, 0xAC, 1, 1, 0, 0], [1, 0, 9, 1, 1, 1, 0, 0],
          [1, ...play(77, 1, 1)], [1, 4, 77],
          [2, ...clip(9, 2, 4), ...play(9, 2, 1)], [2, ...clip(9, 2, 4), ...play(9, NaN, 1)],
          [2, ...clip(9, 2, 4), ...play(9, 1, -1)], [2, ...clip(9, 2, 4), ...play(9, 1, NaN)],
          [200, 1, ...new Array(200).fill(5), 0],
        ];
        for (const bytes of bad) stageSounds.receive(new Reader(new Uint8Array(bytes).buffer));
        const many = [];
        for (let serial = 0; serial < 97; serial++) many.push(...clip(serial, 1, 2));
        stageSounds.receive(new Reader(new Uint8Array([97, ...many]).buffer));
        done([before, stageSounds.clips.size, stageSounds.voices.size]);
        });
        """
      let result = try await page.browser.runAsync(script)
      let counts = result as? [Any] ?? []
      try #require(counts.count == 3)
      #expect(counts[1] as? Int == 1)
      #expect(counts[2] as? Int == 1)
      let refusals = try await page.browser.console()
      #expect(refusals.count == 16)
      #expect(refusals.allSatisfy { $0.contains("about sound was refused") })
    }
  }

  @Test func aHiddenPageIsSilent() async throws {
    try await LivePage.with { page in
      page.stage.makeCurrent()
      try await touch(page)
      let loop = try player(seconds: 1, loops: -1)
      loop.play()
      try await page.browser.wait(for: "stageSounds.describe().voices.length === 1")
      _ = try await page.browser.run(
        "Object.defineProperty(document, 'hidden', { value: true, configurable: true });"
          + "document.dispatchEvent(new Event('visibilitychange')); return 1;")
      try await page.browser.wait(for: "stageSounds.describe().state === 'suspended'")
      _ = try await page.browser.run(
        "delete document.hidden; document.dispatchEvent(new Event('visibilitychange')); return 1;")
      try await page.browser.wait(for: "stageSounds.describe().state === 'running'")
      #expect(try await Graph(page).voices.count == 1)
      loop.stop()
    }
  }
}
