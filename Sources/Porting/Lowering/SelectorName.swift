/// The names that the Swift compiler gives to members in Objective-C.
enum SelectorName {
  /// Returns the selector of a function, `move(to:)` → `moveTo:`.
  ///
  /// The steps are those of the compiler's `AbstractFunctionDecl::getObjCSelector`. The first label is appended
  /// to the base name, with "With" between them unless the label begins or the base name ends with a
  /// preposition. An error adds a piece before trailing closures, and a completion handler adds the last piece.
  /// - Parameters:
  ///   - labels: One label for each parameter, `_` if there is none.
  ///   - trailingClosures: The number of functions among the last parameters.
  static func function(
    _ base: String, labels: [String], isAsync: Bool = false, isThrowing: Bool = false,
    trailingClosures: Int = 0
  ) -> String {
    var pieces: [(label: String, isImplicit: Bool)] = labels.map { ($0 == "_" ? "" : $0, false) }
    if isAsync {
      pieces.append(("completionHandler", true))
    } else if isThrowing {
      pieces.insert(("error", true), at: labels.count - trailingClosures)
    }
    guard let first = pieces.first else { return base }
    var name = base
    if first.isImplicit {
      name += isAsync ? "WithCompletionHandler" : "AndReturnError"
    } else if !first.label.isEmpty {
      let words = (Self.words(first.label).first ?? "", Self.words(base).last ?? "")
      if !isPreposition(words.0), !isPreposition(words.1) { name += "With" }
      name += sentence(first.label)
    }
    return name + ":" + pieces.dropFirst().map { $0.label + ":" }.joined()
  }

  /// Returns the setter of a property, `isOn` → `setIsOn:`.
  static func setter(_ property: String) -> String { "set" + sentence(property) + ":" }

  /// Returns the Objective-C name of a property that Swift calls `isHidden`: `hidden`.
  static func imported(_ property: String) -> String {
    guard property.hasPrefix("is"), let third = property.dropFirst(2).first, third.isUppercase
    else { return property }
    return third.lowercased() + property.dropFirst(3)
  }

  private static func sentence(_ word: String) -> String {
    guard let first = word.first else { return word }
    return first.uppercased() + word.dropFirst()
  }

  private static func isPreposition(_ word: String) -> Bool {
    prepositions.contains(word.lowercased())
  }

  /// Returns the words of a name in camel case. A run of capitals is one word, without its last letter if a
  /// lowercase letter follows.
  static func words(_ name: String) -> [String] {
    let characters = Array(name)
    var words: [String] = []
    var start = 0
    while start < characters.count {
      var end = start + 1
      if characters[start] == "_" {
        // This is a separate word, as in the compiler.
      } else if characters[start].isUppercase, end < characters.count, characters[end].isUppercase {
        while end < characters.count, characters[end].isUppercase { end += 1 }
        if end < characters.count, characters[end].isLowercase { end -= 1 }
      } else {
        while end < characters.count, !characters[end].isUppercase, characters[end] != "_" {
          end += 1
        }
      }
      words.append(String(characters[start..<end]))
      start = end
    }
    return words
  }

  /// The compiler's list, from `PartsOfSpeech.def`.
  private static let prepositions: Set<String> = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for",
    "from", "given", "in", "including", "inside", "into", "matching", "of", "on", "passing",
    "preceding", "since", "to", "until", "using", "via", "when", "with", "within",
  ]
}
