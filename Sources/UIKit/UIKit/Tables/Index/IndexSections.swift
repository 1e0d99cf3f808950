import Foundation
import OozeKernel

/// The sections of an index in a language: their titles, and which one a text belongs to.
///
/// A section begins with a text, and goes on to where the next one of the same script begins, in the
/// language's order. So `Æ` is in A wherever it is sorted as `AE`, and `CH` takes from H in Czech.
struct IndexSections {
  /// Where the sections of some scripts begin, in the language's order.
  private struct Alphabet {
    let scripts: NSRegularExpression
    let starts: [(text: String, section: Int)]
  }

  /// Of all sections, the last of which takes what is in no alphabet.
  private(set) var titles = ["#"]
  private var alphabets: [Alphabet] = []
  let locale: Locale

  init(locale: Locale) { self.locale = locale }

  /// Appends sections, each of which begins with its title unless `starts` say otherwise.
  ///
  /// - Parameter scripts: by Unicode's names, `Latin`.
  mutating func append(_ titles: [String], scripts: [String], starts: [String]? = nil) {
    let first = self.titles.count - 1
    self.titles.insert(contentsOf: titles, at: first)
    let starts = (starts ?? titles).enumerated().map { ($1, first + $0) }
    alphabets.append(Alphabet(scripts: Self.pattern(scripts), starts: starts))
  }

  /// Lets texts of other scripts into sections that there are.
  ///
  /// - Parameter starts: where those sections begin for them that have any, by title.
  mutating func share(scripts: [String], starts: [(title: String, text: String)]) {
    let starts = starts.compactMap { start in
      titles.firstIndex(of: start.title).map { (start.text, $0) }
    }
    alphabets.append(Alphabet(scripts: Self.pattern(scripts), starts: starts))
  }

  private static func pattern(_ scripts: [String]) -> NSRegularExpression {
    let pattern = "[\(scripts.map { "\\p{Script=\($0)}" }.joined())]"
    guard let expression = try? NSRegularExpression(pattern: pattern) else {
      preconditionFailure("\(scripts) aren't names of scripts")
    }
    return expression
  }

  /// The section of a text: that of its first character's script which begins last before it. What
  /// comes before all of them, such as a hamza before the alif, is in the first.
  func section(of text: String) -> Int {
    let first = text.unicodeScalars.first.map(String.init) ?? ""
    let range = NSRange(location: 0, length: first.utf16.count)
    guard
      let alphabet = alphabets.first(where: {
        $0.scripts.firstMatch(in: first, range: range) != nil
      })
    else { return titles.count - 1 }
    let begun = Bisection.count(alphabet.starts.count) { index in
      let order = alphabet.starts[index].text.compare(
        text, options: [.caseInsensitive, .widthInsensitive], range: nil, locale: locale)
      return order != .orderedDescending
    }
    return alphabet.starts[max(0, begun - 1)].section
  }
}
