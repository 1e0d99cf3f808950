import Foundation

/// The sections of a table with an index, and the order within them, as the user's language has it.
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
/// In English the sections are A to Z and `#`, which takes what begins with no letter. A letter with an
/// accent belongs to its base letter unless the language counts it as one of its own: `Ä` is in A in
/// German, and a section after Z and Å in Swedish. What the language writes in another script has its
/// letters first, then A to Z. All letters are those that Unicode's CLDR gives for indexes (see
/// ``IndexLetters``), and the order is ICU's; Apple doesn't publish its own lists.
///
/// The language is the one that the app speaks to its user. An app without localizations speaks its
/// development region's, and has A to Z whatever the user speaks, as on iOS.
///
/// A string costs log₂ of the sections' number in comparisons.
@preconcurrency @MainActor open class UILocalizedIndexedCollation: NSObject {
  private static let shared = UILocalizedIndexedCollation()

  private let sections: IndexSections

  public required override init() {
    sections = IndexLetters.sections(in: Bundle.main.spokenLanguage)
    super.init()
  }

  /// - Parameter language: a tag of BCP 47, `zh-Hant`.
  init(language: String) {
    sections = IndexLetters.sections(in: language)
    super.init()
  }

  /// The one there is for the app's language.
  open class func current() -> Self { shared as? Self ?? Self() }

  /// The titles of the sections.
  open var sectionTitles: [String] { sections.titles }

  /// The titles in the index beside the table: those of the sections.
  open var sectionIndexTitles: [String] { sections.titles }

  /// The section that a title of the index leads to.
  open func section(forSectionIndexTitle indexTitleIndex: Int) -> Int {
    precondition(
      sections.titles.indices.contains(indexTitleIndex),
      "There is no title \(indexTitleIndex) among the \(sections.titles.count) of the index")
    return indexTitleIndex
  }

  /// The section of an object, by the text that a method of it returns.
  ///
  /// - Parameter selector: a method without arguments that returns a text. One that the object
  ///   doesn't have is reported, and the object goes to the last section.
  open func section(for object: Any, collationStringSelector selector: Selector) -> Int {
    sections.section(of: CollationText.text(of: object, selector))
  }

  /// Objects in the order of the texts that a method of each returns; those of equal texts stay in
  /// their order.
  ///
  /// Numbers in texts count by their values, and case and width only where nothing else differs, as
  /// Apple recommends for what lists show (`localizedStandardCompare(_:)`).
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
