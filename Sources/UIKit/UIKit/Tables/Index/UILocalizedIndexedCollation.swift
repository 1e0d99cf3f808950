import Foundation

/// The sections and the sort order of a table with an index, in the user's language.
///
///     let collation = UILocalizedIndexedCollation.current()
///     let name = Selector("name", Person.name)
///     for person in people {
///       sections[collation.section(for: person, collationStringSelector: name)].append(person)
///     }
///     sections = sections.map {
///       collation.sortedArray(from: $0, collationStringSelector: name) as! [Person]
///     }
///
/// In English, the sections are A to Z and `#`, which contains everything that doesn't start with a
/// letter. A letter with an accent belongs to its base letter unless the language treats it as a
/// separate letter: `Ä` is in A in German, and is a section after Z and Å in Swedish. A language with
/// another script has its own letters first, then A to Z. The letters are Unicode's CLDR index
/// characters (see ``IndexLetters``), and the order is ICU's. Apple doesn't publish its own lists.
///
/// The language is the one in which the app is shown. An app without localizations uses its development
/// region's language and has A to Z whatever the user's language is, as on iOS.
///
/// A string takes log₂(number of sections) comparisons.
@preconcurrency @MainActor open class UILocalizedIndexedCollation: NSObject {
  private static let shared = UILocalizedIndexedCollation()

  private let sections: IndexSections

  public required override init() {
    sections = IndexLetters.sections(in: Bundle.main.spokenLanguage)
    super.init()
  }

  /// - Parameter language: A BCP 47 tag, such as `zh-Hant`.
  init(language: String) {
    sections = IndexLetters.sections(in: language)
    super.init()
  }

  /// Returns the collation for the app's language.
  open class func current() -> Self { shared as? Self ?? Self() }

  /// The titles of the sections.
  open var sectionTitles: [String] { sections.titles }

  /// The titles in the index next to the table, which are those of the sections.
  open var sectionIndexTitles: [String] { sections.titles }

  /// Returns the section of a title in the index.
  open func section(forSectionIndexTitle indexTitleIndex: Int) -> Int {
    precondition(
      sections.titles.indices.contains(indexTitleIndex),
      "There is no title \(indexTitleIndex) among the \(sections.titles.count) of the index")
    return indexTitleIndex
  }

  /// Returns the section of an object, based on the text that one of its methods returns.
  ///
  /// - Parameter selector: A method without arguments that returns a text. If the object doesn't have
  ///   it, the problem is reported and the object belongs to the last section.
  open func section(for object: Any, collationStringSelector selector: Selector) -> Int {
    sections.section(of: CollationText.text(of: object, selector))
  }

  /// Returns the objects sorted by the texts that one of their methods returns. The sort is stable.
  ///
  /// Numbers in texts are compared by value. Case and width count only if nothing else differs, as
  /// Apple recommends for lists (`localizedStandardCompare(_:)`).
  open func sortedArray(
    from array: [Any], collationStringSelector selector: Selector
  ) -> [Any] {
    let texts = array.map { CollationText.text(of: $0, selector) }
    let order = array.indices.sorted { one, two in
      let result = texts[one].compare(
        texts[two], options: [.caseInsensitive, .numeric, .widthInsensitive, .forcedOrdering],
        range: nil, locale: sections.locale)
      return result == .orderedSame ? one < two : result == .orderedAscending
    }
    return order.map { array[$0] }
  }
}
