@_spi(Lowered) import ObjectiveCForLinux
import Stage
import Testing

@testable import UIKit

/// Tests of the index sections and the sort order in each language.
///
/// Sources: Apple, `UILocalizedIndexedCollation`: what its members return, and "A through Z in US
/// English"; NSHipster, "UILocalizedIndexedCollation": `#` at the end, and the language that the app
/// supports. Letters of other languages: Unicode's CLDR 46, index exemplar characters.
@MainActor @Suite struct LocalizedIndexedCollationTests {
  final class Person: NSObject {
    let text: String
    init(_ text: String) { self.text = text }
    func name() -> String { text }
    func nameAsObject() -> NSString { NSString(string: text) }
    override var description: String { text }
  }

  private static let name = Selector("name") { (person: Person) in person.name() }
  private static let basic = "A B C D E F G H I J K L M N O P Q R S T U V W X Y Z"

  private func titles(_ language: String) -> String {
    UILocalizedIndexedCollation(language: language).sectionTitles.joined(separator: " ")
  }

  /// Returns the title of each word's section.
  private func sections(_ words: String, _ language: String) -> String {
    let collation = UILocalizedIndexedCollation(language: language)
    return words.split(separator: " ").map { word in
      let person = Person(String(word))
      return collation.sectionTitles[
        collation.section(for: person, collationStringSelector: Self.name)]
    }.joined(separator: " ")
  }

  // MARK: Titles

  @Test(arguments: [
    ("en", ""), ("de", ""), ("de-AT", ""), ("fr", ""), ("pt-BR", ""), ("xx", ""), ("", ""),
    ("sv", " Å Ä Ö"), ("fi", " Å Ä Ö"), ("sv-FI", " Å Ä Ö"), ("da", " Æ Ø Å"), ("nb", " Æ Ø Å"),
    ("nn", " Æ Ø Å"), ("no", " Æ Ø Å"),
  ]) func latinLettersAreAToZAndTheLanguagesOwn(language: String, own: String) {
    #expect(titles(language) == Self.basic + own + " #")
  }

  @Test(arguments: [
    ("ja", "あ か さ た な は ま や ら わ "), ("ko", "ㄱ ㄴ ㄷ ㄹ ㅁ ㅂ ㅅ ㅇ ㅈ ㅊ ㅋ ㅌ ㅍ ㅎ "),
    ("el", "Α Β Γ Δ Ε Ζ Η Θ Ι Κ Λ Μ Ν Ξ Ο Π Ρ Σ Τ Υ Φ Χ Ψ Ω "),
    ("he", "א ב ג ד ה ו ז ח ט י כ ל מ נ ס ע פ צ ק ר ש ת "), ("zh-Hans", ""), ("zh", ""),
  ]) func lettersOfOtherScriptsComeFirst(language: String, own: String) {
    #expect(titles(language) == own + Self.basic + " #")
  }

  /// Each title is in its own section, in upper and lower case, and titles are unique.
  @Test(arguments: [
    "en", "de", "sv", "da", "nb", "fi", "is", "fo", "et", "lv", "lt", "es", "gl", "ro", "sq", "cy",
    "cs", "sk", "pl", "sl", "hr", "sr", "sr-Latn", "hu", "tr", "az", "vi", "ru", "uk", "be", "bg",
    "mk", "kk", "el", "he", "ar", "fa", "ur", "hi", "th", "hy", "ka", "ja", "ko", "zh-Hans",
  ]) func aTitleIsInItsSection(language: String) {
    let collation = UILocalizedIndexedCollation(language: language)
    let titles = collation.sectionTitles
    #expect(Set(titles).count == titles.count)
    #expect(titles.last == "#")
    #expect(collation.sectionIndexTitles == titles)
    for (section, title) in titles.enumerated() {
      #expect(collation.section(forSectionIndexTitle: section) == section)
      for text in [title, title.lowercased(with: Locale(identifier: language))] {
        let found = collation.section(for: Person(text), collationStringSelector: Self.name)
        #expect(found == section, "\(text) is in \(titles[found])")
      }
    }
  }

  // MARK: Sections

  @Test(arguments: [
    // Texts that don't start with a letter, and texts in a script that the language doesn't use.
    ("en", "a Z 1 ! Ж 中 'a", "A Z # # # # #"),
    // Letters with accents, and those of other languages, are in the section where they are sorted.
    ("en", "ä Å Ö élan ß ñ Ａ e\u{301} Þór Øre", "A A O E S N A E Z O"),
    ("de", "Ärger Öl über ß", "A O U S"),
    ("sv", "Ärlig Öl Åre Aa über æ ø", "Ä Ö Å A Y Ä Ö"),
    ("da", "Ærø Øl Århus Aalborg ä ö", "Æ Ø Å Å Æ Ø"),
    ("es", "ñandú nube", "Ñ N"), ("fr", "École Œuvre", "E O"),
    ("cs", "chata cizí čas hora", "CH C Č H"), ("hu", "csak cukor Ádám dzsem", "CS C A DZS"),
    ("tr", "ılık istanbul", "I İ"), ("pl", "łódka lato", "Ł L"),
    ("ru", "ёж ель Жук Zoo", "Е Е Ж Z"), ("uk", "ґанок гора", "Ґ Г"),
    ("el", "άλφα ωμέγα", "Α Ω"), ("ar", "أحمد هند abc", "ا ه A"), ("he", "אב ץ", "א צ"),
    ("hi", "की", "क"), ("th", "เกม ไทย", "ก ท"),
    // Syllables, also as small or half-width characters. Kanji have no known reading.
    ("ja", "ぁ ガ ｱ か ん 漢 a", "あ か あ か わ # A"), ("ko", "김 까 金 히", "ㄱ ㄱ ㄱ ㅎ"),
    // Simplified characters by pronunciation, and traditional ones by strokes.
    ("zh-Hans", "爸 张 啊 Zoo 。", "B Z A Z #"), ("zh-Hant", "一 丁 張 abc", "1劃 2劃 11劃 A"),
    ("zh-TW", "一 丁", "1劃 2劃"), ("sr", "Љубав Ljubav", "Љ L"), ("sr-Latn", "Ljubav Љубав", "LJ #"),
  ]) func wordsAreInSections(language: String, words: String, expected: String) {
    #expect(sections(words, language) == expected)
  }

  @Test func whatHasNoTextIsInTheLastSection() {
    let collation = UILocalizedIndexedCollation(language: "sv")
    #expect(collation.section(for: Person(""), collationStringSelector: Self.name) == 29)
    // The method is unknown, which is reported, and there is no text.
    let unknown = Selector("surname")
    #expect(collation.section(for: Person("a"), collationStringSelector: unknown) == 29)
    #expect(collation.section(for: 5, collationStringSelector: Self.name) == 29)
  }

  // MARK: Order

  private func sorted(_ words: String, _ language: String) -> String {
    let people = words.split(separator: " ").map { Person(String($0)) }
    return UILocalizedIndexedCollation(language: language)
      .sortedArray(from: people, collationStringSelector: Self.name)
      .map { ($0 as? Person)?.text ?? "?" }.joined(separator: " ")
  }

  @Test(arguments: [
    ("de", "z ä b A a10 a2", "A ä a2 a10 b z"), ("sv", "ö z ä å a", "a z å ä ö"),
    ("da", "å aa ø æ z a", "a z æ ø å aa"), ("cs", "ch d h c i", "c d h ch i"),
    ("en", "résumé resume Resume", "resume Resume résumé"),
  ]) func objectsAreInTheLanguagesOrder(language: String, words: String, expected: String) {
    #expect(sorted(words, language) == expected)
  }

  /// Sorting by sections gives the same order as sorting the whole list.
  @Test(arguments: ["en", "de", "sv", "da", "cs", "hu", "tr", "is", "vi", "lv"])
  func sectionsFollowTheOrder(language: String) {
    let collation = UILocalizedIndexedCollation(language: language)
    let letters = collation.sectionTitles.dropLast() + ["ä", "ø", "æ", "ß", "é", "ñ", "ł", "đ"]
    let words = letters.flatMap { first in ["", "a", "z", "h"].map { Person(first + $0) } }
    let sections = collation.sortedArray(from: words.reversed(), collationStringSelector: Self.name)
      .map { collation.section(for: $0, collationStringSelector: Self.name) }
    #expect(sections == sections.sorted())
    #expect(Set(sections).count == collation.sectionTitles.count - 1)
  }

  @Test func equalTextsStayInTheirOrder() {
    let people = ["b", "a", "b", "a", "b"].map(Person.init)
    let sorted =
      UILocalizedIndexedCollation(language: "en")
      .sortedArray(from: people, collationStringSelector: Self.name) as? [Person]
    #expect(sorted?.map { one in people.firstIndex { $0 === one } } == [1, 3, 0, 2, 4])
  }

  // MARK: Selectors

  /// A method that the selector contains, a method by name, one that returns an object, the
  /// description of every object, and texts themselves.
  @Test func everyKindOfSelector() {
    Members(of: Person.self).method("fullName") { (person: Person) in person.text }
    Members(of: Person.self).property("text", \Person.text)
    let collation = UILocalizedIndexedCollation(language: "en")
    let selectors = [
      Self.name, Selector("nameAsObject") { (person: Person) in person.nameAsObject() }, "fullName",
      "text", "description",
    ]
    for selector in selectors {
      #expect(
        collation.section(for: Person("Hecht"), collationStringSelector: selector) == 7,
        "\(selector)")
    }
    for selector: Selector in ["self", "description", "lowercaseString", "uppercaseString"] {
      for text: Any in ["Hecht", NSString(string: "hecht")] {
        #expect(collation.section(for: text, collationStringSelector: selector) == 7)
      }
      let sorted = collation.sortedArray(from: ["b", "A"], collationStringSelector: selector)
      #expect(sorted as? [String] == ["A", "b"])
    }
  }

  // MARK: The app's language

  /// The tests have no localizations and therefore use English.
  @Test func theCurrentOneIsTheAppsLanguages() {
    final class Own: UILocalizedIndexedCollation {}
    #expect(UILocalizedIndexedCollation.current() === UILocalizedIndexedCollation.current())
    #expect(
      UILocalizedIndexedCollation.current().sectionTitles.joined(separator: " ")
        == Self.basic + " #")
    #expect(Own.current().sectionTitles.count == 27)
  }

  /// A table sorted by a collation, as on Apple's page.
  final class Source: NSObject, UITableViewDataSource {
    let collation = UILocalizedIndexedCollation(language: "sv")
    private(set) var sections: [[Person]]

    init(_ names: [String]) {
      var sections = [[Person]](repeating: [], count: collation.sectionTitles.count)
      for person in names.map(Person.init) {
        let section = collation.section(
          for: person, collationStringSelector: LocalizedIndexedCollationTests.name)
        sections[section].append(person)
      }
      self.sections = sections
    }

    func numberOfSections(in tableView: UITableView) -> Int { sections.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      sections[section].count
    }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      cell.textLabel?.text = sections[indexPath.section][indexPath.row].text
      return cell
    }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      sections[section].isEmpty ? nil : collation.sectionTitles[section]
    }
    func sectionIndexTitles(for tableView: UITableView) -> [String]? {
      collation.sectionIndexTitles
    }
    func tableView(
      _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
    ) -> Int { collation.section(forSectionIndexTitle: index) }
  }

  @Test func aTableHasItsSections() {
    let stage = Stage(device: .iPhone14Pro)
    let source = Source(["Öberg", "Andersson", "Åkesson", "Zorn", "3M", "Ärlig"])
    let table = UITableView()
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = source
    let controller = UIViewController()
    controller.view = table
    stage.show(controller)
    stage.advance(by: 0.1)
    let rows = table.visibleCells.map { $0.textLabel?.text }
    #expect(rows == ["Andersson", "Zorn", "Åkesson", "Ärlig", "Öberg", "3M"])
    let headers = source.sections.indices.compactMap {
      table.headerView(forSection: $0)?.textLabel?.text
    }
    #expect(headers == ["A", "Z", "Å", "Ä", "Ö", "#"])
    #expect(table.tableState.indexView != nil)
  }
}
