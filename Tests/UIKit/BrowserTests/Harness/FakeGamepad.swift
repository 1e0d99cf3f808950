/// A gamepad with the standard layout that a script pretends.
@MainActor struct FakeGamepad {
  let browser: Browser

  /// A button of the standard layout, by its number (W3C, “Gamepad”, “Remapping”).
  enum Button: Int, CaseIterable {
    case south, east, west, north, leftShoulder, rightShoulder, leftTrigger, rightTrigger
    case select, start, leftStick, rightStick, up, down, left, right
  }

  /// Plugs it in.
  init(_ browser: Browser) async throws {
    self.browser = browser
    _ = try await browser.run(
      """
      const buttons = Array.from({ length: 17 }, () => ({ pressed: false, touched: false, value: 0 }));
      globalThis.fakePad = { connected: true, mapping: "standard", axes: [0, 0, 0, 0], buttons };
      navigator.getGamepads = () => [null, globalThis.fakePad];
      window.dispatchEvent(new Event("gamepadconnected"));
      return true;
      """)
  }

  /// Tilts the left or the right stick, from −1 to 1.
  func tilt(_ x: Double, _ y: Double, isRight: Bool = false) async throws {
    let first = isRight ? 2 : 0
    _ = try await browser.run(
      "fakePad.axes[\(first)] = \(x); fakePad.axes[\(first + 1)] = \(y); return true;")
  }

  func set(_ button: Button, isDown: Bool) async throws {
    _ = try await browser.run(
      "Object.assign(fakePad.buttons[\(button.rawValue)], { pressed: \(isDown), value: \(isDown ? 1 : 0) });"
        + "return true;")
  }

  /// Presses a button for two frames, and waits for two more, so that the page has seen both states.
  func press(_ button: Button) async throws {
    _ = try await browser.runAsync(
      """
      const done = arguments[arguments.length - 1];
      const frames = (next) => requestAnimationFrame(() => requestAnimationFrame(next));
      const button = fakePad.buttons[\(button.rawValue)];
      button.pressed = true;
      frames(() => {
        button.pressed = false;
        frames(done);
      });
      """)
  }

  func unplug() async throws {
    _ = try await browser.run("fakePad.connected = false; return true;")
  }
}
