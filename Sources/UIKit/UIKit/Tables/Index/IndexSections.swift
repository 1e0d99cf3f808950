import Foundation
import OozeKernel

/// The sections of a language's index, with their titles and the mapping of texts to sections.
///
/// A section starts with a text and ends where the next one of the same script starts, in the
/// language's order. So `Æ` is in A in every language that sorts it as `AE`, and in Czech, `CH` is a
/// section that takes texts from H.
struct IndexSections {
  /// The starts of the sections of some scripts, in the language's order.
  private struct Alphabet {
    let scripts: NSRegularExpression
    let starts: [(text: String, section: Int)]
  }

  /// The titles of all sections. The last section contains texts that are in no alphabet.
  private(set) var titles = ["#"]
  private var alphabets: [Alphabet] = []
  let locale: Locale

  init(locale: Locale) { self.locale = locale }

  /// Appends sections, each of which starts with its title unless `starts` says otherwise.
  ///
  /// - Parameter scripts: Unicode's names, such as `Latin`.
  mutating func append(_ titles: [String], scripts: [String], starts: [String]? = nil) {
    let first = self.titles.count - 1
    self.titles.insert(contentsOf: titles, at: first)
    let starts = (starts ?? titles).enumerated().map { ($1, first + $0) }
    alphabets.append(Alphabet(scripts: Self.pattern(scripts), starts: starts))
  }

  /// Adds texts of other scripts to existing sections.
  ///
  /// - Parameter starts: The starts of the sections that contain such texts, by title.
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

  /// Returns the section of a text: the last section of its first character's script that starts
  /// before the text.
  ///
  /// A text before all of them, such as a hamza before the alif, is in the first section.
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
