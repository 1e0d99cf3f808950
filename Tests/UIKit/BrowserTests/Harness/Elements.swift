import OozeCheckout
import Foundation

/// Finds elements of the page as assistive software does, by the role and name that the browser computes. A
/// name also matches longer names that continue with a comma.
@MainActor struct Elements {
  let browser: Browser

  /// Waits until an element exists.
  func wait(_ role: String, _ name: String) async throws {
    try await browser.wait(for: "\(Self.found(role, name)) !== undefined")
  }

  /// Waits until no element exists.
  func waitUntilGone(_ role: String, _ name: String) async throws {
    try await browser.wait(for: "\(Self.found(role, name)) === undefined")
  }

  /// Waits until an element is selected, like a pressed button or a chosen tab.
  func waitUntilSelected(_ role: String, _ name: String) async throws {
    let element = Self.found(role, name)
    try await browser.wait(
      for: "[\(element)?.ariaPressed, \(element)?.ariaSelected].includes('true')")
  }

  func isThere(_ role: String, _ name: String) async throws -> Bool {
    try await browser.run("return \(Self.found(role, name)) !== undefined;") as? Bool ?? false
  }

  func focus(_ role: String, _ name: String) async throws {
    try await wait(role, name)
    _ = try await browser.run("\(Self.found(role, name)).focus(); return true;")
  }

  func click(_ role: String, _ name: String) async throws {
    try await wait(role, name)
    _ = try await browser.run("\(Self.found(role, name)).click(); return true;")
  }

  /// Returns an attribute of an element; empty if it has none.
  func attribute(_ attribute: String, _ role: String, _ name: String) async throws -> String {
    let script = "return \(Self.found(role, name))?.getAttribute('\(attribute)') ?? '';"
    return try await browser.run(script) as? String ?? ""
  }

  func names(_ role: String) async throws -> [String] {
    let script = """
      return [...document.querySelectorAll(`#elements [role="${arguments[0]}"]`)]
        .map((element) => element.ariaLabel ?? element.textContent);
      """
    return try await browser.run(script, [role]) as? [String] ?? []
  }

  /// Returns all texts and names, in reading order.
  func everything() async throws -> [String] {
    let script = """
      return [...document.querySelectorAll('#elements [data-number]')]
        .map((element) => element.ariaLabel ?? element.textContent);
      """
    return try await browser.run(script) as? [String] ?? []
  }

  func focused() async throws -> String {
    let script = """
      const element = document.activeElement;
      return element.ariaLabel ?? element.textContent;
      """
    return try await browser.run(script) as? String ?? ""
  }

  /// Moves down a list with the arrow keys until an element of that name exists.
  func reach(_ role: String, _ name: String, settle: () async throws -> Void) async throws {
    try await browser.wait(for: "document.querySelector('#elements [role=\"list\"] [tabindex]')")
    for _ in 0..<60 {
      if try await isThere(role, name) { return }
      _ = try await browser.run(
        """
        [...document.querySelectorAll('#elements [role="list"] [tabindex="0"]')].at(-1)
          .focus({ preventScroll: true });
        return true;
        """)
      try await browser.press("ArrowDown")
      try await settle()
    }
    throw Browser.Failure(description: "no \(role) “\(name)” among \(try await names(role))")
  }

  /// Returns the violations that axe finds on the page. Every rule counts.
  func faults() async throws -> [String] {
    if try await browser.run("return window.axe === undefined;") as? Bool ?? true {
      let axe = try String(
        contentsOf: OozeCheckout.root.appendingPathComponent(".build/axe/axe.min.js"),
        encoding: .utf8)
      // Scripts of the driver run in spite of the page's policy.
      _ = try await browser.run("\(axe); window.axe = axe; return true;")
    }
    let script = """
      const done = arguments[arguments.length - 1];
      window.axe.run(document).then((result) => done(
        result.violations.map((rule) => rule.id + ': ' + rule.nodes
          .map((node) => node.html + ' ' + node.failureSummary).slice(0, 3).join(' | '))));
      """
    return try await browser.runAsync(script) as? [String] ?? ["axe gave no answer"]
  }

  private static func found(_ role: String, _ name: String) -> String {
    """
    [...document.querySelectorAll('#elements [role="\(role)"]')].find((element) => {
      const name = element.ariaLabel ?? element.textContent;
      return name === "\(name)" || name.startsWith("\(name),");
    })
    """
  }
}
