import Foundation
import Testing

@testable import Stage
@testable import StageBrowser

/// The simulator view in a real browser: the device around the screen, and the settings at its side.
@MainActor @Suite(.serialized) struct BenchPageTests {
  /// A screen without bars, like the game's dish.
  private final class Bare: UIViewController {
    override var prefersStatusBarHidden: Bool { true }
  }

  private static let screens = [
    StageScreen(name: "bare", title: "Bare") { Bare() },
    StageScreen(name: "plain", title: "Plain") { UIViewController() },
  ]

  /// Returns whether an element is drawn: it has a place, and isn't hidden.
  private func isDrawn(_ selector: String, _ page: LivePage) async throws -> Bool {
    let answer = try await page.browser.run(
      "const e = document.querySelector('\(selector)'); const box = e.getBoundingClientRect();"
        + "return box.width > 0 && box.height > 0 && getComputedStyle(e).visibility === 'visible';")
    return try #require(answer as? Bool)
  }

  @Test("an island and a notch stay where the status bar is hidden, upright and lying")
  func sensors() async throws {
    try await LivePage.with(Self.screens, stage: Stage(device: .iPhone14Pro)) { page in
      // The server creates the first screen.
      for device in [Stage.Device.iPhone14Pro, .iPhone14, .iPhoneSE] {
        for orientation in [UIInterfaceOrientation.portrait, .landscapeRight, .portrait] {
          page.stage.device = device
          page.stage.rotate(to: orientation)
          page.stage.advance(by: 1)
          try await page.settle()
          let context = "\(device.name) \(orientation.rawValue)"
          let name = device == .iPhone14Pro ? "island" : device == .iPhone14 ? "notch" : "none"
          let isLying = orientation.isLandscape
          let expected = isLying && name != "none" ? "side-\(name)" : name
          try await page.browser.wait(
            for: "document.getElementById('status-bar').dataset.sensor === '\(expected)'")
          #expect(
            try await isDrawn("#sensor", page) == (name != "none" && !isLying), "\(context)")
          #expect(
            try await isDrawn("#side-sensor", page) == (name != "none" && isLying), "\(context)")
          #expect(try await !isDrawn("#clock", page), "\(context)")
        }
      }
      #expect(try await page.browser.console() == [])
    }
  }

  @Test("the strip speaks the browser's language", arguments: ["en-GB", "de-AT"])
  func language(tag: String) async throws {
    try await LivePage.with(Self.screens, stage: Stage(device: .iPhone14Pro)) { page in
      let agent = try #require(
        try await page.browser.run("return navigator.userAgent;") as? String)
      try await page.browser.cdp(
        "Emulation.setUserAgentOverride", ["userAgent": agent, "acceptLanguage": tag])
      try await page.browser.reload()
      try await page.browser.wait(for: "document.getElementById('link').matches('.live')")
      let script = """
        const strip = document.getElementById('strip');
        const choices = [...document.querySelectorAll('#device-choice option')];
        return [strip.innerText, strip.ariaLabel, document.getElementById('bench').title,
          document.getElementById('full-screen').title, choices[0].text,
          document.documentElement.lang].join('\\n');
        """
      let said = try #require(try await page.browser.run(script) as? String)
      let pairs = [
        ("Screen", "Bildschirm"), ("Device", "Gerät"), ("Orientation", "Ausrichtung"),
        ("Portrait", "Hochformat"), ("Landscape", "Querformat"),
        ("Appearance", "Erscheinungsbild"), ("Light", "Hell"), ("Dark", "Dunkel"),
        ("Text size", "Textgröße"), ("Direction", "Leserichtung"), ("Live", "Verbunden"),
        ("Simulator settings", "Einstellungen der Bühne"), ("Show on a device", "Auf einem Gerät"),
        ("Full screen", "Vollbild"), ("Fill the window", "Ganzes Fenster"),
      ]
      let isGerman = tag == "de-AT"
      for (english, german) in pairs {
        #expect(said.contains(english) == !isGerman, "\(english) in \(said)")
        #expect(said.contains(german) == isGerman, "\(german) in \(said)")
      }
      #expect(said.hasSuffix(isGerman ? "de" : "en"))
      #expect(try await page.browser.console() == [])
    }
  }
}
