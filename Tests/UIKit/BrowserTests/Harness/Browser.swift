import Foundation
import Stage

/// A headless Chromium, controlled with WebDriver's JSON over loopback.
final class Browser: Sendable {
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  private let driver: Process
  private let port: UInt16
  private let session: String

  /// Runs `body` with Debian's `chromedriver` and a browser window of `width` × `height` CSS pixels with
  /// `pixelRatio` device pixels each, and ends both.
  @MainActor static func with<Result>(
    width: Int, height: Int, pixelRatio: Double,
    _ body: @MainActor (Browser) async throws -> Result
  ) async throws -> Result {
    let browser = try await Browser(width: width, height: height, pixelRatio: pixelRatio)
    return try await withCleanup({ await browser.quit() }) { try await body(browser) }
  }

  private init(width: Int, height: Int, pixelRatio: Double) async throws {
    let driver = Process()
    driver.executableURL = URL(fileURLWithPath: "/usr/bin/chromedriver")
    driver.arguments = ["--port=0"]
    let output = Pipe()
    driver.standardOutput = output
    driver.standardError = FileHandle.nullDevice
    try driver.run()
    self.driver = driver
    do {
      let port = try Self.port(from: output.fileHandleForReading)
      let options: [String: Any] = [
        "binary": "/usr/bin/chromium",
        // As root, Chromium needs --no-sandbox. It only connects to loopback.
        "args": [
          "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
          "--hide-scrollbars", "--force-color-profile=srgb", "--no-first-run",
          "--disable-background-networking",
          "--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1",
          "--force-device-scale-factor=\(pixelRatio)", "--window-size=\(width),\(height)",
        ],
      ]
      let capabilities: [String: Any] = [
        "capabilities": [
          "alwaysMatch": ["goog:chromeOptions": options, "goog:loggingPrefs": ["browser": "ALL"]]
        ]
      ]
      let value = try await Self.send("POST", port, "/session", capabilities)
      guard let session = (value as? [String: Any])?["sessionId"] as? String else {
        throw Failure(description: "no session: \(value)")
      }
      self.port = port
      self.session = session
    } catch {
      Self.end(driver)
      throw error
    }
  }

  /// Closes the window and ends the driver.
  private func quit() async {
    _ = try? await Self.send("DELETE", port, "/session/\(session)", nil)
    Self.end(driver)
  }

  /// A child of this process may have inherited a mask that blocks SIGTERM.
  private static func end(_ driver: Process) {
    kill(driver.processIdentifier, SIGKILL)
  }

  func open(_ url: URL) async throws {
    _ = try await command("url", ["url": url.absoluteString])
  }

  /// Opens the address in a second tab, runs `body` there, closes the tab and returns to the first one.
  func withSecondTab(
    _ url: URL, _ body: @MainActor () async throws -> Void
  ) async throws {
    let first = try await Self.send("GET", port, "/session/\(session)/window", nil)
    let tab = try await command("window/new", ["type": "tab"]) as? [String: Any]
    _ = try await command("window", ["handle": tab?["handle"] ?? ""])
    try await open(url)
    try await body()
    _ = try await Self.send("DELETE", port, "/session/\(session)/window", nil)
    _ = try await command("window", ["handle": first])
  }

  func reload() async throws {
    _ = try await command("refresh", [:])
  }

  /// Runs the body of a function in the page and returns its result.
  func run(_ script: String, _ arguments: [Any] = []) async throws -> Any {
    try await command("execute/sync", ["script": script, "args": arguments])
  }

  /// Runs a script that calls its last argument with the result.
  func runAsync(_ script: String) async throws -> Any {
    try await command("execute/async", ["script": script, "args": [Any]()])
  }

  /// Changes the window's size and pixel ratio, as resizing or moving to another display does.
  func resize(width: Int, height: Int, pixelRatio: Double) async throws {
    let metrics: [String: Any] = [
      "width": width, "height": height, "deviceScaleFactor": pixelRatio, "mobile": false,
    ]
    _ = try await command(
      "goog/cdp/execute", ["cmd": "Emulation.setDeviceMetricsOverride", "params": metrics])
  }

  /// Emulates a phone in one orientation: its screen, and the areas that its notch and home indicator cover.
  func become(phone size: CGSize, pixelRatio: Double, cover: UIEdgeInsets) async throws {
    try await cdp(
      "Emulation.setDeviceMetricsOverride",
      [
        "width": Int(size.width), "height": Int(size.height), "deviceScaleFactor": pixelRatio,
        "mobile": true,
      ])
    try await cdp(
      "Emulation.setTouchEmulationEnabled", ["enabled": true, "maxTouchPoints": 5])
    try await cdp(
      "Emulation.setSafeAreaInsetsOverride",
      [
        "insets": [
          "top": Int(cover.top), "left": Int(cover.left), "bottom": Int(cover.bottom),
          "right": Int(cover.right),
        ]
      ])
  }

  /// Makes pages that are opened from now on believe that a graphics processor draws.
  func pretendGraphicsProcessor() async throws {
    let script = "WebGLRenderingContext.prototype.getParameter = () => 'A graphics processor';"
    _ = try await command(
      "goog/cdp/execute",
      ["cmd": "Page.addScriptToEvaluateOnNewDocument", "params": ["source": script]])
  }

  /// Returns when the page has been drawn twice more, so that everything collected for a frame has been sent.
  func drawTwice() async throws {
    let script = """
      const done = arguments[arguments.length - 1];
      requestAnimationFrame(() => requestAnimationFrame(() => done(1)));
      """
    _ = try await command("execute/async", ["script": script, "args": [Any]()])
  }

  /// Polls until the condition is `true` in the page, for at most ten seconds.
  func wait(for condition: String) async throws {
    for _ in 0..<400 {
      if try await run("return Boolean(\(condition))") as? Bool == true { return }
      try await Task.sleep(for: .milliseconds(25))
    }
    throw Failure(description: "never came true in the page: \(condition)")
  }

  /// Returns the whole window as a PNG file.
  func screenshot() async throws -> Data {
    let answer = try await Self.send("GET", port, "/session/\(session)/screenshot", nil)
    guard let text = answer as? String, let data = Data(base64Encoded: text) else {
      throw Failure(description: "no screenshot")
    }
    return data
  }

  /// Returns the page's console messages, including errors of scripts and violations of its policy.
  func console() async throws -> [String] {
    let entries = try await command("se/log", ["type": "browser"]) as? [[String: Any]] ?? []
    return entries.compactMap { $0["message"] as? String }
  }

  /// Performs pointer or wheel actions as WebDriver describes them.
  func perform(_ actions: [[String: Any]]) async throws {
    _ = try await command("actions", ["actions": actions])
  }

  /// Presses a finger at `start`, moves it in `steps` of `milliseconds`, and lifts it unless told otherwise.
  /// Positions are in CSS pixels of the window.
  func drag(
    from start: (x: Int, y: Int), by distance: (x: Int, y: Int), steps: Int, milliseconds: Int,
    kind: String = "touch", lifting: Bool = true
  ) async throws {
    var moves: [[String: Any]] = [
      ["type": "pointerMove", "duration": 0, "x": start.x, "y": start.y],
      ["type": "pointerDown", "button": 0],
    ]
    for step in 1...steps {
      moves.append([
        "type": "pointerMove", "duration": milliseconds,
        "x": start.x + distance.x * step / steps, "y": start.y + distance.y * step / steps,
      ])
    }
    if lifting { moves.append(["type": "pointerUp", "button": 0]) }
    try await perform([
      [
        "type": "pointer", "id": "finger", "parameters": ["pointerType": kind],
        "actions": moves,
      ]
    ])
  }

  /// The actions of a finger that stays down between commands, because chromedriver releases its own fingers.
  enum Finger: String {
    case down = "touchStart"
    case move = "touchMove"
    case up = "touchEnd"
  }

  /// Puts a finger down, moves it or lifts it. The position is in CSS pixels of the window.
  func touch(_ finger: Finger, at place: (x: Int, y: Int)) async throws {
    let points = finger == .up ? [] : [["x": place.x, "y": place.y, "id": 0]]
    try await cdp(
      "Input.dispatchTouchEvent", ["type": finger.rawValue, "touchPoints": points])
  }

  /// Lifts every finger that is down.
  func releaseActions() async throws {
    _ = try await Self.send("DELETE", port, "/session/\(session)/actions", nil)
  }

  // MARK: WebDriver

  func command(_ path: String, _ body: [String: Any]) async throws -> Any {
    try await Self.send("POST", port, "/session/\(session)/\(path)", body)
  }

  private static func send(
    _ method: String, _ port: UInt16, _ path: String, _ body: [String: Any]?
  ) async throws -> Any {
    let json = try body.map { try JSONSerialization.data(withJSONObject: $0) } ?? Data()
    let data = try await LoopbackHTTP.send(method, port: port, path: path, body: json)
    let answer = try JSONSerialization.jsonObject(with: data) as? [String: Any]
    let value = answer?["value"] ?? NSNull()
    if let error = (value as? [String: Any])?["error"] as? String {
      let message = (value as? [String: Any])?["message"] as? String ?? ""
      throw Failure(description: "\(path): \(error): \(message)")
    }
    return value
  }

  /// Returns the port in the driver's line "ChromeDriver was started successfully on port N."
  private static func port(from output: FileHandle) throws -> UInt16 {
    var text = ""
    while case let data = output.availableData, !data.isEmpty {
      text += String(decoding: data, as: UTF8.self)
      guard let range = text.range(of: "successfully on port ") else { continue }
      let digits = text[range.upperBound...].prefix(while: \.isNumber)
      if let port = UInt16(digits), text[digits.endIndex...].hasPrefix(".") { return port }
    }
    throw Failure(description: "chromedriver did not start: \(text)")
  }
}

/// The actions of a keyboard and an input method.
extension Browser {
  /// A modifier key, by its code in WebDriver.
  enum Modifier: String {
    case shift = "\u{E008}"
    case control = "\u{E009}"
  }

  private static let names = [
    "F2": "\u{E032}", "Backspace": "\u{E003}", "Tab": "\u{E004}", "Enter": "\u{E007}",
    "ArrowLeft": "\u{E012}",
    "ArrowRight": "\u{E014}", "ArrowUp": "\u{E013}", "ArrowDown": "\u{E015}",
  ]

  /// Presses and releases a key while holding others.
  func press(_ key: String, _ modifiers: [Modifier] = []) async throws {
    let value = Self.names[key] ?? key
    var actions: [[String: Any]] = modifiers.map { ["type": "keyDown", "value": $0.rawValue] }
    actions += [["type": "keyDown", "value": value], ["type": "keyUp", "value": value]]
    actions += modifiers.reversed().map { ["type": "keyUp", "value": $0.rawValue] }
    try await perform([["type": "key", "id": "keyboard", "actions": actions]])
  }

  func type(_ text: String) async throws {
    for character in text { try await press(String(character)) }
  }

  /// Sets the text that an input method shows before it commits.
  func compose(_ text: String, selection: Int) async throws {
    try await cdp(
      "Input.imeSetComposition",
      ["text": text, "selectionStart": selection, "selectionEnd": selection])
  }

  /// Inserts the text that an input method commits.
  func insert(_ text: String) async throws {
    try await cdp("Input.insertText", ["text": text])
  }

  func cdp(_ method: String, _ parameters: [String: Any]) async throws {
    _ = try await command("goog/cdp/execute", ["cmd": method, "params": parameters])
  }
}
