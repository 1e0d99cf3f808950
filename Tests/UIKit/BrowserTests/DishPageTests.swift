import OozeCheckout
import Foundation
import Testing

/// The page in Examples/Dish, opened from disk in a real browser. `make wasm` builds its files.
@MainActor @Suite(.serialized) struct DishPageTests {
  private static let folder = OozeCheckout.root.appendingPathComponent("Examples/Dish")

  private func withPage(
    _ query: String, _ body: (Browser) async throws -> Void
  ) async throws {
    let module = Self.folder.appendingPathComponent("micro.wasm.js").path
    try #require(FileManager.default.fileExists(atPath: module), "run `make wasm` first")
    let page = Self.folder.appendingPathComponent("index.html")
    try await Browser.with(width: 900, height: 700, pixelRatio: 1) { browser in
      try await browser.open(try #require(URL(string: page.absoluteString + query)))
      try await body(browser)
      if let folder = ProcessInfo.processInfo.environment["OOZE_PICTURES"] {
        let picture = URL(fileURLWithPath: folder).appendingPathComponent("dish.png")
        try await browser.screenshot().write(to: picture)
      }
      #expect(try await browser.console() == [])
    }
  }

  // The dishes and hashes of `GoldenWorldTests` and `OceanTests`, which check them in debug and release builds.
  @Test(
    "WebAssembly is in the state of the golden hash after 10,000 steps of a small dish, and after 60 of an ocean",
    arguments: [
      ("?population=2&seed=3&steps=10000&rules=2", "f33a65b2219e9bd9"),
      ("?population=330&seed=1&steps=60&rules=2", "070eb6ed9492db68"),
      ("?population=330&seed=1&steps=600&rules=2", "3a3efcdf50296a4d"),
      ("?population=4&seed=3&steps=10000", "9065ade01fbaad5e"),
      ("?population=330&seed=1&steps=60", "12523c1ffebb7498"),
    ])
  func sameBits(query: String, hash: String) async throws {
    try await withPage(query) { browser in
      try await browser.wait(for: "document.getElementById('hash').textContent")
      let shown = try await browser.run("return document.getElementById('hash').textContent")
      #expect(shown as? String == hash)
    }
  }

  @Test("the dish moves on, and its creatures are drawn")
  func moves() async throws {
    try await withPage("?population=48&seed=1") { browser in
      try await browser.wait(for: "document.getElementById('time').textContent > '0:01'")
      #expect(
        try await browser.run("return document.getElementById('creatures').textContent")
          as? String == "48")
      // Counts the pixels that aren't water, whose red is below 32.
      let bright = try await browser.run(
        """
        const canvas = document.getElementById("water");
        const pixels = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height).data;
        let count = 0;
        for (let index = 0; index < pixels.length; index += 4) count += pixels[index] > 60;
        return count / (pixels.length / 4);
        """)
      let share = try #require(bright as? Double)
      #expect(share > 0.005)
      #expect(share < 0.3)
    }
  }
}
