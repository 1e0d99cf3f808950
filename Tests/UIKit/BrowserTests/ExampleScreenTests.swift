import Foundation
@testable import PictureBrowser
@testable import SpecimenForm
import Stage
import Testing

/// The examples' screens on a phone, without a browser: light, dark and with the largest text. If
/// `OOZE_PICTURES` names a folder, pictures for people go there.
@MainActor @Suite(.serialized) struct ExampleScreenTests {
  enum Look: String, CaseIterable, Sendable {
    case light, dark, largest
  }

  private func stage(_ look: Look) -> Stage {
    Stage(
      device: .iPhone14Pro, appearance: look == .dark ? .dark : .light,
      textSize: look == .largest ? .accessibilityExtraExtraExtraLarge : .large)
  }

  private func keep(_ stage: Stage, _ name: String, _ look: Look) throws {
    guard let folder = ProcessInfo.processInfo.environment["OOZE_PICTURES"] else { return }
    try UIImage(cgImage: stage.snapshot()).pngData()?.write(
      to: URL(fileURLWithPath: folder).appendingPathComponent("\(name)-\(look.rawValue).png"))
  }

  /// Checks that no text is truncated, extends past its row, or extends past the sides of the screen.
  private func expectWholeTexts(of stage: Stage) {
    for case let label as UILabel in stage.views() {
      let ancestors = sequence(first: label as UIView, next: \.superview)
      let isFolded = label.bounds.isEmpty && ancestors.contains { $0 is UINavigationBar }
      guard !label.isHidden, !isFolded, label.text?.isEmpty == false else { continue }
      let needed = label.sizeThatFits(
        CGSize(width: label.bounds.width, height: .greatestFiniteMagnitude))
      #expect(needed.height <= label.bounds.height + 0.5, "\(label.text ?? "")")
      #expect(needed.width <= label.bounds.width + 0.5, "\(label.text ?? "")")
      let place = label.convert(label.bounds, to: nil)
      #expect(place.minX >= 0, "\(label.text ?? "")")
      #expect(place.maxX <= 393, "\(label.text ?? "")")
      if let cell = ancestors.first(where: { $0 is UITableViewCell }) {
        let own = label.convert(label.bounds, to: cell)
        #expect(own.minY >= 0, "\(label.text ?? "")")
        #expect(own.maxY <= cell.bounds.height, "\(label.text ?? "")")
      }
    }
  }

  @Test(arguments: Look.allCases) func theFormIsWhole(look: Look) throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("specimen-\(UInt32.random(in: 0...UInt32.max)).json")
    defer { try? FileManager.default.removeItem(at: file) }
    var specimen = Specimen()
    specimen.name = "Stentor coeruleus"
    specimen.finder = "ada@pond.org"
    specimen.depth = 12.5
    specimen.notes = "Blue, and large enough to be seen without a lens."
    try SpecimenStore(file: file).save(specimen)
    let stage = stage(look)
    let form = SpecimenFormController(file: file)
    stage.show(UINavigationController(rootViewController: form))
    stage.advance(by: 0.5)
    expectWholeTexts(of: stage)
    try keep(stage, "form", look)
    form.tableView.scrollToRow(
      at: IndexPath(row: 0, section: 2), at: .bottom, animated: false)
    stage.advance(by: 0.5)
    expectWholeTexts(of: stage)
    try keep(stage, "form-end", look)
  }

  @Test(arguments: Look.allCases) func faultsAreSaidWhole(look: Look) throws {
    let stage = stage(look)
    let form = SpecimenFormController(
      file: FileManager.default.temporaryDirectory.appendingPathComponent("none-\(look).json"))
    stage.show(UINavigationController(rootViewController: form))
    stage.advance(by: 0.5)
    let bar = try #require(form.navigationController?.navigationBar)
    stage.tap(at: CGPoint(x: 393 - 36, y: bar.convert(bar.bounds, to: nil).minY + 22))
    stage.advance(by: 1)
    let texts = stage.views().compactMap { ($0 as? UILabel)?.text }
    #expect(texts.contains("A specimen needs a name."))
    expectWholeTexts(of: stage)
    try keep(stage, "form-faults", look)
  }

  @Test(arguments: Look.allCases) func thePicturesAreWhole(look: Look) throws {
    let stage = stage(look)
    let list = PictureListController()
    stage.show(list)
    stage.advance(by: 0.5)
    for cell in list.tableView.visibleCells {
      let fitting = cell.systemLayoutSizeFitting(
        CGSize(width: cell.bounds.width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      // Each row is as high as its content plus the separator.
      #expect(abs(cell.frame.height - fitting.height) <= 1, "\(cell.frame)")
    }
    expectWholeTexts(of: stage)
    try keep(stage, "pictures", look)
    let row = list.tableView.rectForRow(at: IndexPath(row: 1, section: 0))
    let place = list.tableView.convert(CGPoint(x: row.midX, y: row.midY), to: nil)
    stage.tap(at: place)
    stage.advance(by: 0.2)
    try keep(stage, "picture-flies", look)
    stage.advance(by: 1)
    #expect(list.presentedViewController != nil)
    expectWholeTexts(of: stage)
    try keep(stage, "picture", look)
  }
}
