import Foundation
import FoundationForLinux
import ObjectiveCForLinux
import Stage
import Testing

@testable import UIKit

/// The system's texts in the app's language.
@MainActor @Suite(.serialized) final class SystemTextTests {
  deinit { SystemText.chosenLanguage = nil }

  /// The wording of iOS, by Flutter's translations of Cupertino controls (`cupertino_de.arb`: cut, copy, paste, select
  /// all, close, today). The other words are the table's.
  private static let wording: [(english: String, german: String)] = [
    ("Cut", "Ausschneiden"), ("Copy", "Kopieren"), ("Paste", "Einsetzen"),
    ("Select", "Auswählen"), ("Select All", "Alles auswählen"),
  ]

  /// Apple describes these items as "localized" (`UIBarButtonItem.SystemItem`).
  private static let bars: [(UIBarButtonItem.SystemItem, String, String)] = [
    (.done, "Done", "Fertig"), (.cancel, "Cancel", "Abbrechen"), (.edit, "Edit", "Bearbeiten"),
    (.save, "Save", "Sichern"), (.undo, "Undo", "Widerrufen"), (.redo, "Redo", "Wiederholen"),
  ]

  // MARK: The app's language

  @Test(
    "Texts are German in an app in German, and English in all others",
    arguments: [
      ("de", "Fertig"), ("de-AT", "Fertig"), ("de_CH", "Fertig"), ("en", "Done"), ("fr", "Done"),
      // Delaware isn't German.
      ("del", "Done"), ("", "Done"),
    ])
  func language(tag: String, done: String) {
    SystemText.chosenLanguage = tag
    #expect(SystemText.done.text == done)
    #expect(SystemText.done.text(in: tag) == done)
  }

  @Test("The main bundle's language counts, which isn't German here")
  func mainBundle() {
    #expect(Bundle.main.spokenLanguage == "en")
    #expect(SystemText.done.text == "Done")
  }

  @Test(
    "A bundle also has the languages that its app handles by itself (Apple: CFBundleLocalizations)",
    arguments: [
      (["en", "de"], ["de-CH", "en"], "de"), (["en", "de"], ["fr", "en"], "en"),
      (["en"], ["de"], "en"), ([], ["de"], "en"),
    ])
  func handledLanguages(listed: [String], wanted: [String], spoken: String) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("Languages-\(UUID().uuidString).bundle")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let list: [String: Any] = [
      "CFBundleDevelopmentRegion": "en", "CFBundleLocalizations": listed,
    ]
    try PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0)
      .write(to: folder.appendingPathComponent("Info.plist"))
    let bundle = try #require(Bundle(path: folder.path))
    UserDefaults.standard.setVolatileDomain(
      ["AppleLanguages": wanted], forName: UserDefaults.argumentDomain)
    defer { UserDefaults.standard.removeVolatileDomain(forName: UserDefaults.argumentDomain) }
    #expect(bundle.spokenLanguage == spoken)
  }

  @Test("Values take their places in order")
  func values() {
    #expect(SystemText.page.text(with: 2, 7) == "page 2 of 7")
    SystemText.chosenLanguage = "de"
    #expect(SystemText.page.text(with: 2, 7) == "Seite 2 von 7")
    #expect(SystemText.imageOf.text(with: "PNG") == "PNG-Bild")
    #expect(SystemText.deleteToken.text(with: "%@") == "%@ löschen")
  }

  // MARK: Screens

  @Test("Edit menus", arguments: [false, true])
  func editMenu(isGerman: Bool) {
    SystemText.chosenLanguage = isGerman ? "de" : nil
    #expect(
      EditMenuContents.standard.map(\.title.text)
        == Self.wording.map { isGerman ? $0.german : $0.english })
  }

  @Test("Bars' own buttons", arguments: [false, true])
  func barItems(isGerman: Bool) {
    SystemText.chosenLanguage = isGerman ? "de" : nil
    for (item, english, german) in Self.bars {
      #expect(item.title == (isGerman ? german : english))
      #expect(item.spokenName == item.title)
    }
    #expect(UIBarButtonItem.SystemItem.close.spokenName == (isGerman ? "Schließen" : "Close"))
    #expect(UIBarButtonItem.SystemItem.trash.spokenName == (isGerman ? "Löschen" : "Delete"))
    #expect(UIBarButtonItem.SystemItem.action.spokenName == (isGerman ? "Teilen" : "Share"))
    #expect(UIBarButtonItem.SystemItem.flexibleSpace.spokenName == nil)
    #expect(
      UITabBarItem(tabBarSystemItem: .favorites, tag: 0).title
        == (isGerman ? "Favoriten" : "Favorites"))
  }

  @Test("The back button of a screen without a title", arguments: [false, true])
  func backButton(isGerman: Bool) {
    SystemText.chosenLanguage = isGerman ? "de" : nil
    let stage = Stage(device: .iPhone14Pro)
    let navigation = UINavigationController(rootViewController: UIViewController())
    stage.show(navigation)
    navigation.pushViewController(UIViewController(), animated: false)
    stage.advance(by: 1)
    #expect(texts(in: navigation.navigationBar).contains(isGerman ? "Zurück" : "Back"))
  }

  @Test("The cancel button and the placeholder of a search", arguments: [false, true])
  func search(isGerman: Bool) {
    SystemText.chosenLanguage = isGerman ? "de" : nil
    let controller = UISearchController(searchResultsController: nil)
    #expect(controller.searchBar.placeholder == (isGerman ? "Suchen" : "Search"))
    controller.searchBar.showsCancelButton = true
    controller.searchBar.frame = CGRect(x: 0, y: 0, width: 390, height: 56)
    controller.searchBar.layoutIfNeeded()
    #expect(texts(in: controller.searchBar).contains(isGerman ? "Abbrechen" : "Cancel"))
  }

  @Test("The share sheet", arguments: [false, true])
  func shareSheet(isGerman: Bool) throws {
    SystemText.chosenLanguage = isGerman ? "de" : nil
    let stage = Stage(device: .iPhone14Pro)
    let host = UIViewController()
    stage.show(host)
    host.present(
      UIActivityViewController(activityItems: ["a"], applicationActivities: nil), animated: true)
    stage.advance(by: 1)
    let shown = host.presentedViewController.map { texts(in: $0.view) } ?? []
    #expect(shown.contains(isGerman ? "Kopieren" : "Copy"))
    #expect(shown.contains(isGerman ? "Reiner Text" : "Plain Text"))
    try stage.keepPicture("share-sheet-\(isGerman ? "de" : "en")")
  }

  @Test("Names of undone changes", arguments: [false, true])
  func undoNames(isGerman: Bool) {
    SystemText.chosenLanguage = isGerman ? "de" : nil
    let manager = UndoManager()
    #expect(manager.undoMenuItemTitle == (isGerman ? "Widerrufen" : "Undo"))
    let name = TextChange.Kind.typing.actionName
    #expect(
      manager.undoMenuTitle(forUndoActionName: name)
        == (isGerman ? "Widerrufen: Eingabe" : "Undo Typing"))
    #expect(
      manager.redoMenuTitle(forUndoActionName: name)
        == (isGerman ? "Wiederholen: Eingabe" : "Redo Typing"))
  }

  @Test("Today in pickers is in the picker's language, like the other days")
  func today() {
    var calendar = Calendar(identifier: .gregorian)
    for (locale, today) in [("de_DE", "Heute"), ("en_US", "Today")] {
      calendar.locale = Locale(identifier: locale)
      #expect(DateTexts(calendar).today == today)
    }
  }

  private func texts(in view: UIView) -> [String] {
    ((view as? UILabel)?.text.map { [$0] } ?? []) + view.subviews.flatMap(texts)
  }
}
