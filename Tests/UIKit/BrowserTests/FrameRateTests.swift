import OozeCheckout
import Foundation
import MicroApp
import Stage
import Testing

/// The frame rate of a page with a crowd in view, compared with an empty canvas of the same size. For `make
/// bench`, a release build serves the page; `OOZE` is its path.
@MainActor @Suite(.serialized) struct FrameRateTests {
  /// The number of measured seconds, after one that isn't measured.
  private static let seconds = 4

  /// The drawn scene and its size.
  enum Scene: CaseIterable {
    /// A tablet in the simulator view.
    case tablet
    /// Sixty creatures in a window as large as most displays.
    case window

    var window: (width: Int, height: Int) { self == .tablet ? (1400, 1100) : (1920, 1080) }
    var canvas: (width: Int, height: Int) { self == .tablet ? (1180, 820) : (1920, 1080) }
    var arguments: [String] { self == .tablet ? [] : ["--window", "--creatures", "60"] }
  }

  @Test(arguments: Scene.allCases) func thePageKeepsItsFrameRate(scene: Scene) async throws {
    let (width, height) = scene.window
    try await Browser.with(width: width, height: height, pixelRatio: 1) { browser in
      try await browser.resize(width: width, height: height, pixelRatio: 1)
      let canvas = scene.canvas
      try await browser.open(
        URL(
          string: "data:text/html,<canvas width=\(canvas.width) height=\(canvas.height)></canvas>")!
      )
      let empty = try await rate(
        in: browser, drawing: "document.querySelector('canvas').getContext('2d').fillRect(0,0,1,1)")
      try await withCrowd(scene.arguments) { url in
        try await browser.open(url)
        try await browser.wait(for: "document.getElementById('canvas').dataset.frame > 30")
        let first = try await frame(in: browser)
        let animation = try await rate(in: browser, drawing: "")
        let drawn = Double(try await frame(in: browser) - first) / Double(Self.seconds + 1)
        print("\(scene), empty canvas: \(Int(empty)) frames a second")
        print("crowd: \(Int(animation)) frames a second, \(Int(drawn)) of them new")
        print("the page's frame rate over an empty canvas': \(animation / empty)")
        #expect(drawn > 0)
        #expect(empty > 0)
        #expect(try await browser.console() == [])
      }
    }
  }

  private func frame(in browser: Browser) async throws -> Int {
    let text = try await browser.run("return document.getElementById('canvas').dataset.frame")
    return try #require(Int("\(text)"))
  }

  /// Returns the animation frames per second while a script runs in each.
  private func rate(in browser: Browser, drawing script: String) async throws -> Double {
    let count = try await browser.runAsync(
      """
      const done = arguments[arguments.length - 1];
      const begin = performance.now() + 1000;
      let count = 0;
      const tick = (time) => {
        \(script);
        if (time > begin) count += 1;
        if (time > begin + \(Self.seconds * 1000)) done(count); else requestAnimationFrame(tick);
      };
      requestAnimationFrame(tick);
      """)
    return try #require(count as? Double) / Double(Self.seconds)
  }

  /// Opens a page with a crowd, from the release build if there is one, or from a process of these tests.
  private func withCrowd(
    _ arguments: [String], _ body: (URL) async throws -> Void
  ) async throws {
    let path = ProcessInfo.processInfo.environment["OOZE_LAB"] ?? ".build/debug/ooze-lab"
    let ooze = Process()
    ooze.executableURL = URL(fileURLWithPath: path, relativeTo: OozeCheckout.root)
    ooze.arguments = ["frames", "--serve"] + arguments
    let output = Pipe()
    ooze.standardOutput = output
    try ooze.run()
    defer { kill(ooze.processIdentifier, SIGKILL) }
    var text = ""
    while !text.contains("\n") {
      let data = output.fileHandleForReading.availableData
      try #require(!data.isEmpty, "ooze ended")
      text += String(decoding: data, as: UTF8.self)
    }
    let url = text.trimmingCharacters(in: .whitespacesAndNewlines)
    try await body(try #require(URL(string: url)))
  }
}
