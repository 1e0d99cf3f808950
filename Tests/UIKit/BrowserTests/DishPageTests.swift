import OozeCheckout
import Foundation
import Micro
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
      ("?population=4&seed=3&steps=10000", "9396f46b533b660f"),
      ("?population=4&seed=3&steps=10000&dish=stream", "e28b9ce32d591fdf"),
      ("?population=4&seed=3&steps=10000&dish=vents", "62058f66a1a2a1dc"),
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

  // MARK: Rematches

  private func fragment(_ creature: Genome, _ killer: Genome, seed: Int) -> String {
    "#seed=\(seed)&killer=\(GenomeCode.print(killer))&creature=\(GenomeCode.print(creature))"
  }

  /// `RematchTests` expects the same hash of the same rematch in a native build.
  @Test("an address opens exactly that dish: after 600 steps the hash is the native one")
  func sameRematch() async throws {
    let address = fragment(SeedCreatures.eel, SeedCreatures.lancer, seed: 29) + "&steps=600"
    try await withPage(address) { browser in
      try await browser.wait(for: "document.getElementById('hash').textContent")
      let shown = try await browser.run("return document.getElementById('hash').textContent")
      #expect(shown as? String == "46548d89fed01638")
    }
  }

  /// Steers by what is on the canvas alone: it points to the middle of the killer's circle.
  private static let player = """
    const [kind] = arguments;
    const canvas = document.getElementById("water");
    const send = (type, x, y) => canvas.dispatchEvent(new PointerEvent(type, {
      pointerType: kind, isPrimary: true, pointerId: 1, clientX: x, clientY: y, bubbles: true,
    }));
    document.getElementById("begin").click();
    send("pointerdown", 0, 0);
    const timer = setInterval(() => {
      if (!document.getElementById("rematch").hidden) {
        send("pointerup", 0, 0);
        clearInterval(timer);
        return;
      }
      const { width, height } = canvas;
      const copy = new OffscreenCanvas(width, height).getContext("2d");
      copy.drawImage(canvas, 0, 0);
      const { data } = copy.getImageData(0, 0, width, height);
      let [x, y, count] = [0, 0, 0];
      for (let index = 0; index < data.length; index += 4) {
        if (data[index] < 250 || Math.abs(data[index + 1] - 107) > 6) continue;
        x += index / 4 % width;
        y += Math.floor(index / 4 / width);
        count += 1;
      }
      if (!count) return;
      send("pointermove", x / count / devicePixelRatio, y / count / devicePixelRatio);
    }, 50);
    """

  @Test(
    "it is won by a hunter that sees only the canvas, with a mouse and with a finger",
    arguments: ["mouse", "touch"])
  func plays(kind: String) async throws {
    let won = fragment(SeedCreatures.lancer, SeedCreatures.eel, seed: 3)
    try await withPage(won) { browser in
      try await browser.wait(for: "!document.getElementById('rematch').hidden")
      _ = try await browser.run(Self.player, [kind])
      #expect(try await outcome(browser) == "1")
    }
  }

  /// Waits up to 70 seconds for the end of a rematch.
  private func outcome(_ browser: Browser) async throws -> String? {
    for _ in 0..<7 {
      try? await browser.wait(for: "document.getElementById('rematch').dataset.outcome")
    }
    return try await browser.run(
      "return document.getElementById('rematch').dataset.outcome ?? null") as? String
  }

  @Test("it is lost by a creature that nobody steers")
  func loses() async throws {
    // In a native build the same bits decide, so the first seed that is lost there is lost here.
    let seed = try #require(
      try (0..<20).first { seed in
        var rematch = try Rematch(
          creature: SeedCreatures.eel, killer: SeedCreatures.chasers[3], seed: UInt64(seed))
        while rematch.outcome == nil { rematch.step(PlayerInput(triggers: .bite)) }
        return rematch.outcome == .lost
      })
    let lost = fragment(SeedCreatures.eel, SeedCreatures.chasers[3], seed: seed)
    try await withPage(lost) { browser in
      try await browser.wait(for: "!document.getElementById('rematch').hidden")
      _ = try await browser.run("document.getElementById('begin').click()")
      #expect(try await outcome(browser) == "2")
    }
  }

  @Test("a damaged address is called damaged")
  func damaged() async throws {
    for address in ["#seed=x&killer=ooze1_A", "#seed=1&killer=&creature=", "#killer=1"] {
      try await withPage(address) { browser in
        try await browser.wait(
          for: "document.getElementById('task').textContent.includes('damaged')")
      }
    }
  }

  @Test("all files of the page together are at most 5 MB")
  func size() throws {
    let files = try FileManager.default.contentsOfDirectory(
      at: Self.folder, includingPropertiesForKeys: [.fileSizeKey])
    let bytes = try files.reduce(0) {
      $0 + (try $1.resourceValues(forKeys: [.fileSizeKey]).fileSize ?? 0)
    }
    #expect(bytes <= 5_000_000)
  }
}
