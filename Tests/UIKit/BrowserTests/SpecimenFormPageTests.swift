import Foundation
@testable import SpecimenForm
import Stage
import Testing

@testable import StageBrowser

/// A form in a real browser: typing, validation, the keyboard's area, and a file that is read back.
@MainActor @Suite(.serialized) struct SpecimenFormPageTests {
  @Test func fillsChecksAndSaves() async throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("specimen-\(UInt32.random(in: 0...UInt32.max))")
    let file = folder.appendingPathComponent("specimen.json")
    defer { try? FileManager.default.removeItem(at: folder) }
    let screens = [
      StageScreen(name: "form", title: "Form") {
        UINavigationController(rootViewController: SpecimenFormController(file: file))
      }
    ]
    try await LivePage.with(screens) { page in
      try await page.settle()
      try await click(page, "button", "Save")
      // Nothing was typed: both errors are shown, and nothing is saved.
      let texts = labels(page)
      #expect(texts.contains("A specimen needs a name."))
      #expect(texts.contains("An address looks like name@pond.org."))
      #expect(!FileManager.default.fileExists(atPath: file.path))
      try await page.keepPicture("form-faults")

      try await click(page, "textbox", "Name")
      for character in "Stentor" { try await page.browser.press(String(character)) }
      try await click(page, "textbox", "Found by")
      for character in "ada@pond.org" { try await page.browser.press(String(character)) }
      try await page.settle()
      let field = try #require(
        page.stage.views().compactMap { $0 as? UITextField }.first { $0.isFirstResponder })
      #expect(field.text == "ada@pond.org")
      try await click(page, "switch", "Eats light")
      try await click(page, "textbox", "Notes")
      for character in "Blue" { try await page.browser.press(String(character)) }
      try await page.settle()
      // The edited field is above the keyboard.
      let notes = try #require(page.stage.views().compactMap { $0 as? UITextView }.first)
      #expect(notes.isFirstResponder)
      let keyboard = page.stage.window?.keyboardLayoutGuideFrame ?? .null
      #expect(page.stage.frame(of: notes).maxY <= keyboard.minY + 1)
      try await page.keepPicture("form-notes")
      let typed = page.stage.views().compactMap { ($0 as? UITextField)?.text }
      #expect(Set(typed) == ["Stentor", "ada@pond.org"])
      try await click(page, "button", "Save")
      try await page.settle()
      try await page.keepPicture("form-saved")
      let saved = try JSONDecoder().decode(Specimen.self, from: Data(contentsOf: file))
      #expect(saved.name == "Stentor")
      #expect(saved.finder == "ada@pond.org")
      #expect(saved.eatsLight)
      #expect(saved.isAlive)
      #expect(saved.notes == "Blue")
    }
  }

  /// Saved data is there at the next start, and unreadable data is reported.
  @Test func aNewStartShowsWhatWasSaved() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("specimen-\(UInt32.random(in: 0...UInt32.max))")
    let file = folder.appendingPathComponent("specimen.json")
    defer { try? FileManager.default.removeItem(at: folder) }
    let specimen = Specimen(name: "Stentor", finder: "ada@pond.org", depth: 3, notes: "Blue")
    try SpecimenStore(file: file).save(specimen)
    #expect(try SpecimenStore(file: file).load() == specimen)
    let stage = Stage(device: .iPhoneSE)
    stage.show(SpecimenFormController(file: file))
    let fields = stage.views().compactMap { $0 as? UITextField }
    #expect(Set(fields.map(\.text)) == ["Stentor", "ada@pond.org"])
  }

  private func labels(_ page: LivePage) -> [String] {
    page.stage.views().compactMap { view in
      guard let label = view as? UILabel, !label.isHidden else { return nil }
      return label.text
    }
  }

  private func click(_ page: LivePage, _ role: String, _ name: String) async throws {
    let find = """
      [...document.querySelectorAll('#elements [role="\(role)"]')]
        .find((element) => element.ariaLabel === '\(name)')
      """
    try await page.browser.wait(for: find)
    _ = try await page.browser.run("(\(find)).click(); return true;")
    try await page.settle()
  }
}

extension UIWindow {
  /// The frame of the keyboard layout guide, in points of the screen.
  fileprivate var keyboardLayoutGuideFrame: CGRect {
    convert(keyboardLayoutGuide.layoutFrame, to: nil)
  }
}
