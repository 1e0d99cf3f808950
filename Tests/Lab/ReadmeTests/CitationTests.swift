import OozeCheckout
import Foundation
import Testing

/// Everything that comments and pages refer to exists: facts in `Docs/Facts` by number, files and folders of
/// this repository by path, and the targets of relative links.
@Suite struct CitationTests {
  private static let folders = [
    "Benchmarks", "Docs", "Examples", "Plugins", "Snippets", "Sources", "Tests", "Tools",
  ]

  /// A file whose comments, or whose whole text, people read.
  private struct Page {
    let path: String
    let data: Data

    var isMarkdown: Bool { path.hasSuffix(".md") }
    /// A documentation catalog has its own kind of links, and its tutorial mentions the reader's files.
    var isOfCatalog: Bool { path.contains(".docc/") }

    /// Returns the numbered lines that contain one of the words. In code, only the text after `//` counts.
    func lines(with words: [String]) -> [(number: Int, text: String)] {
      var found: [Int: String] = [:]
      for word in words.map({ Data($0.utf8) }) {
        var start = data.startIndex
        while let hit = data.range(of: word, in: start..<data.endIndex) {
          let begin = data[..<hit.lowerBound].lastIndex(of: 10).map { $0 + 1 } ?? data.startIndex
          let end = data[hit.upperBound...].firstIndex(of: 10) ?? data.endIndex
          found[begin] = String(decoding: data[begin..<end], as: UTF8.self)
          start = end
        }
      }
      return found.sorted { $0.key < $1.key }.compactMap { begin, line in
        let number = data[..<begin].count { $0 == 10 } + 1
        if isMarkdown { return (number, line) }
        guard let comment = line.range(of: "//") else { return nil }
        return (number, String(line[comment.lowerBound...]))
      }
    }
  }

  private static func pages() throws -> [Page] {
    let files = FileManager.default
    var pages: [Page] = []
    func add(_ path: String) throws {
      guard [".swift", ".js", ".md"].contains(where: path.hasSuffix) else { return }
      pages.append(
        Page(path: path, data: try Data(contentsOf: OozeCheckout.root.appendingPathComponent(path)))
      )
    }
    for name in try files.contentsOfDirectory(atPath: OozeCheckout.root.path) { try add(name) }
    for folder in folders {
      let all = try #require(
        files.enumerator(atPath: OozeCheckout.root.appendingPathComponent(folder).path))
      while let path = all.nextObject() as? String {
        // Build products, and files from other projects.
        let name = (path as NSString).lastPathComponent
        if name.hasPrefix(".") || name == "Fixtures" {
          all.skipDescendants()
          continue
        }
        try add("\(folder)/\(path)")
      }
    }
    return pages
  }

  private func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: OozeCheckout.root.appendingPathComponent(path).path)
  }

  // MARK: Facts

  private struct Fact {
    let number: String
    let page: String
    /// The texts after `- **Name**:`, with the names.
    var fields: [(name: String, text: String)] = []
  }

  private static let fields = ["Value", "Basis", "Device and system", "Source", "Date"]
  private static let legend = ["recorded", "documented", "quoted", "own choice"]

  private func facts() throws -> [Fact] {
    let folder = OozeCheckout.root.appendingPathComponent("Docs/Facts")
    var facts: [Fact] = []
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    where name != "README.md" {
      let text = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
      for line in text.split(separator: "\n") {
        if let heading = line.wholeMatch(of: /### (F-[A-Z]+-\d\d) \S.*/) {
          facts.append(Fact(number: String(heading.1), page: name))
        } else if line.hasPrefix("###") {
          Issue.record("\(name): a heading without a number: \(line)")
        } else if let field = line.wholeMatch(of: /- \*\*([A-Z][a-z ]+)\*\*: (\S.*)/) {
          try #require(!facts.isEmpty, "\(name): \(line)")
          try #require(facts.last?.page == name, "\(name): \(line)")
          facts[facts.count - 1].fields.append((String(field.1), String(field.2)))
        }
      }
    }
    return facts
  }

  @Test("Every entry of the facts is complete, and its number is its own")
  func entries() throws {
    let facts = try facts()
    #expect(facts.count >= 100)
    for fact in facts {
      #expect(fact.fields.map(\.name) == Self.fields, "\(fact.number)")
      let basis = fact.fields.first { $0.name == "Basis" }?.text ?? ""
      #expect(Self.legend.contains(basis), "\(fact.number)")
    }
    // The numbers of a page share a prefix and count up from 1.
    let contents = try String(
      contentsOf: OozeCheckout.root.appendingPathComponent("Docs/Facts/README.md"), encoding: .utf8)
    for (page, facts) in Dictionary(grouping: facts, by: \.page) {
      let prefix = String(facts[0].number.dropLast(3))
      let numbers = (1...facts.count).map { "\(prefix)-\($0 < 10 ? "0" : "")\($0)" }
      #expect(facts.map(\.number) == numbers, "\(page)")
      #expect(contents.contains("](\(page)) | `\(prefix)` |"), "\(page)")
    }
    #expect(Set(facts.map(\.number)).count == facts.count)
  }

  @Test("Every fact that code, tests or pages cite is in Docs/Facts")
  func citations() throws {
    let known = Set(try facts().map(\.number))
    var cited = 0
    for page in try Self.pages() {
      for line in page.lines(with: ["F-"]) {
        for match in line.text.matches(of: /(?:^|[^A-Za-z0-9-])(F-[A-Z]+-[0-9]+)/) {
          cited += 1
          #expect(
            known.contains(String(match.1)), "\(page.path):\(line.number): \(match.1)")
        }
      }
    }
    #expect(cited >= 100, "the sources were read")
  }

  @Test("One legend says how much a figure is worth")
  func oneLegend() throws {
    let others = ["[?]", "[r]", "[d]", "unverified", "Unverified", "commonly quoted"]
    for page in try Self.pages() {
      for line in page.lines(with: others) {
        for word in others where line.text.contains(word) {
          Issue.record("\(page.path):\(line.number): \(word)")
        }
      }
    }
  }

  // MARK: Paths

  /// Returns whether a path exists; its last component may contain a `*`.
  private func leadsSomewhere(_ path: String) throws -> Bool {
    guard path.contains("*") else { return exists(path) }
    let folder = (path as NSString).deletingLastPathComponent
    let parts = (path as NSString).lastPathComponent.split(
      separator: "*", omittingEmptySubsequences: false)
    guard exists(folder), let first = parts.first, let last = parts.last else { return false }
    return try FileManager.default
      .contentsOfDirectory(atPath: OozeCheckout.root.appendingPathComponent(folder).path)
      .contains { $0.hasPrefix(first) && $0.hasSuffix(last) }
  }

  @Test("Every path of the repository that comments and pages name is there")
  func paths() throws {
    let roots = Self.folders.map { "\($0)/" }
    var seen = 0
    for page in try Self.pages() where !page.isOfCatalog {
      for line in page.lines(with: roots) {
        let path = /(?:^|[^A-Za-z0-9_\/.~$}-])([A-Z][a-z]+\/[A-Za-z0-9_.\/+*@-]*)/
        for match in line.text.matches(of: path) {
          var path = String(match.1)
          while let last = path.last, ".-".contains(last) { path.removeLast() }
          // A folder that a build creates isn't part of the repository.
          guard roots.contains(where: path.hasPrefix), !path.contains("/.") else { continue }
          seen += 1
          #expect(try leadsSomewhere(path), "\(page.path):\(line.number): \(path)")
        }
      }
    }
    #expect(seen >= 100, "the sources were read")
  }

  @Test("Every page that comments and pages name by its ending is there")
  func namedPages() throws {
    var seen = 0
    for page in try Self.pages() where !page.isOfCatalog {
      let folder = (page.path as NSString).deletingLastPathComponent
      for line in page.lines(with: [".md`"]) {
        for match in line.text.matches(of: /`([A-Za-z0-9_.\/+-]+\.md)`/) {
          let path = String(match.1)
          seen += 1
          #expect(
            exists(path) || exists((folder as NSString).appendingPathComponent(path)),
            "\(page.path):\(line.number): \(path)")
        }
      }
    }
    #expect(seen >= 20, "the sources were read")
  }

  @Test("Every relative link of the pages leads somewhere")
  func links() throws {
    for page in try Self.pages() where page.isMarkdown && !page.isOfCatalog {
      let folder = (page.path as NSString).deletingLastPathComponent
      for line in page.lines(with: ["]("]) {
        for match in line.text.matches(of: /\]\(([^)#\s]+)(?:#[^)]*)?\)/)
        where match.1.firstMatch(of: /^[a-z]+:/) == nil {
          let path = (folder as NSString).appendingPathComponent(String(match.1))
          #expect(exists(path), "\(page.path):\(line.number): \(match.1)")
        }
      }
    }
  }
}
