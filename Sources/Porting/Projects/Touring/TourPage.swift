import Foundation
import OozeKernel

/// The HTML page of a tour: a picture of each screen with its path and its findings.
package struct TourPage {
  private let tour: Tour
  private let title: String

  package init(_ tour: Tour, title: String) {
    self.tour = tour
    self.title = title
  }

  /// Writes the page and its pictures. Returns the page's location.
  package func store(in folder: OwnedFolder) throws -> URL {
    guard folder.isEmptyOrKnown else {
      throw ProjectError(
        "this folder has other files; name a new one, or one with a page of a tour",
        file: folder.url)
    }
    var plan = FolderPlan()
    for (index, stop) in tour.stops.enumerated() {
      plan.add(RelativePath(Self.pictureName(index))!, .bytes(stop.picture))
    }
    let page = RelativePath(literal: "index.html")
    plan.add(page, html)
    try folder.make(plan)
    return folder.location(of: page)
  }

  private static func pictureName(_ index: Int) -> String {
    "screen-" + String(repeating: "0", count: max(0, 3 - "\(index + 1)".count)) + "\(index + 1).png"
  }

  // MARK: Text

  /// One sentence about the extent of the tour.
  package var summary: String {
    var parts = ["\(tour.stops.count) screens"]
    parts += tour.counts.map { "\($0.kind.title.lowercased()): \($0.count)" }
    var text = parts.joined(separator: ", ") + "."
    switch tour.limit {
    case .screens: text += " The tour ended at the limit of screens"
    case .seconds: text += " The tour ended at the limit of seconds"
    case nil: break
    }
    if tour.limit != nil { text += "; \(tour.untriedCount) steps weren't tried." }
    if !tour.lostPaths.isEmpty {
      text += " \(tour.lostPaths.count) paths couldn't be repeated after a restart."
    }
    return text
  }

  // MARK: HTML

  private var html: String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <title>\(Self.escaped(title)): tour</title>
    <style>
    :root { color-scheme: light dark; font: 15px/1.45 system-ui, sans-serif; }
    body { max-width: 72rem; margin: 2rem auto; padding: 0 1rem; }
    article { display: flex; gap: 1.5rem; padding: 1.5rem 0; border-top: 1px solid #8884; }
    img { width: 15rem; align-self: flex-start; border: 1px solid #8886; border-radius: .75rem; }
    h2 { font-size: 1.1rem; margin: 0; }
    .path, .inert { color: #777; }
    li { margin: .3rem 0; }
    pre { white-space: pre-wrap; overflow-wrap: anywhere; margin: 0; font-size: .85rem; }
    .fatal { color: #c00; }
    @media (max-width: 40rem) { article { flex-direction: column; } }
    </style>
    <h1>\(Self.escaped(title))</h1>
    <p>\(Self.escaped(summary))</p>
    \(failures)\(lostPaths)\(tour.stops.enumerated().map(article).joined(separator: "\n"))

    """
  }

  private var failures: String {
    guard !tour.failures.isEmpty else { return "" }
    let items = tour.failures.map { failure in
      "<li>\(Self.escaped(failure.path.title))\n\(Self.text(failure.finding))"
    }
    return """
      <section class="fatal"><h2>Crashes and hangs</h2><ul>
      \(items.joined(separator: "\n"))
      </ul></section>

      """
  }

  private var lostPaths: String {
    guard !tour.lostPaths.isEmpty else { return "" }
    let items = tour.lostPaths.map { "<li>\(Self.escaped($0.title))" }
    return """
      <section><h2>Paths that couldn't be repeated after a restart</h2><ul>
      \(items.joined(separator: "\n"))
      </ul></section>

      """
  }

  private func article(_ index: Int, _ stop: Tour.Stop) -> String {
    let name = stop.screen.controllers.last ?? "Screen"
    let findings = stop.findings.map { "<li>\(Self.text($0))" }
    var inert = ""
    if !stop.inertSteps.isEmpty {
      let names = stop.inertSteps.map(\.title).joined(separator: ", ")
      inert = "\n<p class=\"inert\">Changed nothing: \(Self.escaped(names))</p>"
    }
    return """
      <article id="screen-\(index + 1)">
      <img src="\(Self.pictureName(index))" alt="Screen \(index + 1)" loading="lazy">
      <div>
      <h2>\(index + 1). \(Self.escaped(name))</h2>
      <p class="path">\(Self.escaped(stop.path.title))</p>
      <ul>
      \(findings.isEmpty ? "<li>No findings." : findings.joined(separator: "\n"))
      </ul>\(inert)
      </div>
      </article>
      """
  }

  private static func text(_ finding: TourFinding) -> String {
    "<strong>\(finding.kind.title)</strong><pre>\(escaped(finding.text))</pre>"
  }

  /// Returns a text for HTML. The texts come from the app.
  private static func escaped(_ text: String) -> String {
    text.visible.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
      .replacing(">", with: "&gt;").replacing("\"", with: "&quot;")
  }
}
