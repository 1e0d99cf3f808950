import Micro
import UIKit

/// Accepts a share code, explains what is wrong with it or shows the creature, and keeps it.
@available(iOS 16, *)
final class PasteCodeController: RowsController {
  private var code = ""

  override var screenTitle: String { texts[CreaturesText.paste] }
  override var screenIdentifier: String { "paste-code" }

  override func viewDidLoad() {
    super.viewDidLoad()
    // The last copied text, if it is a valid code.
    if let copied = UIPasteboard.general.string, (try? GenomeCode.parse(copied)) != nil {
      code = copied
    }
  }

  override func makeSections() -> [RowSection] {
    let field = Row(
      identifier: "code", title: texts[CreaturesText.code],
      kind: .field(
        Row.Field(text: code, placeholder: "ooze1_…", limit: GenomeCode.maximumLength + 1) {
          [weak self] in self?.codeDidChange(to: $0)
        }))
    return [RowSection(rows: [field]), found]
  }

  /// Updates only the rows that depend on the text, so that the field keeps the keyboard.
  private func codeDidChange(to text: String) {
    code = text
    reload(section: 1)
  }

  private var found: RowSection {
    let text = code.trimmingCharacters(in: .whitespacesAndNewlines)
    guard !text.isEmpty else {
      return RowSection(footer: texts[CreaturesText.pasteEmpty], rows: [])
    }
    switch read(text) {
    case .failure(let problem):
      return RowSection(rows: [
        Row(
          identifier: "problem", title: problem.sentence,
          image: UIImage(systemName: "exclamationmark.triangle")?
            .withTintColor(.systemOrange, renderingMode: .alwaysOriginal))
      ])
    case .success(let genome):
      let size = CGSize(width: 120, height: 72)
      let name = self.name(of: genome)
      return RowSection(rows: [
        Row(
          identifier: "found", title: name,
          detail: texts.counting(genome.cells.count, CreaturesText.cells),
          image: Portrait.image(of: genome, size: size, palette: game.palette(for: self)),
          imageSize: size),
        Row(
          identifier: "keep", title: texts[CreaturesText.keep],
          kind: .button { [weak self] in self?.keep(genome, name) }),
      ])
    }
  }

  private struct Problem: Error {
    let sentence: String
  }

  private func read(_ text: String) -> Result<Genome, Problem> {
    let genome: Genome
    do throws(GenomeCodeError) {
      genome = try GenomeCode.parse(text)
    } catch {
      return .failure(Problem(sentence: texts.description(of: error)))
    }
    do throws(BodyError) {
      try genome.validate()
      return .success(genome)
    } catch {
      let why = error.text(in: texts, for: genome)
      return .failure(Problem(sentence: texts[CreaturesText.cannotLive, ["why": why]]))
    }
  }

  private func name(of genome: Genome) -> String {
    let name = genome.name.description
    return name.isEmpty ? texts[CommonText.nobody] : name
  }

  /// Keeps the creature; the same code makes the same record, so it isn't kept twice.
  private func keep(_ genome: Genome, _ name: String) {
    var hash = StateHash()
    for byte in GenomeCode.print(genome).utf8 { hash.combine(UInt64(byte)) }
    let id = "pasted-" + String(hash.value, radix: 36)
    if game.store.creature(id) == nil {
      game.store.keep(
        CreatureRecord(
          id: id, name: name, genome: genome, origin: .pasted, day: game.surroundings.today()))
    }
    UIAccessibility.post(
      notification: .announcement, argument: texts[CreaturesText.pasted, ["name": name]])
    navigationController?.popViewController(animated: true)
  }
}
