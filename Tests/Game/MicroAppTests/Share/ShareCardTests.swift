import Stage
import Testing
import UIKit

@testable import Micro
@testable import MicroApp

/// Every text on the card is whole, whatever the language, the cause of death and the lengths of names.
@MainActor @Suite struct ShareCardTests {
  private func result(_ cause: CauseOfDeath, isKilled: Bool, name: String) throws -> RunResult {
    let dead = DeadRun.stabbed.result
    let killer = try #require(dead.ending?.killer)
    var genome = killer.genome
    genome.name = try #require(CreatureName(String(name.prefix(CreatureName.maximumLength))))
    var lineage = killer.lineage
    lineage.generation = 128
    let ending = Ending(
      cause: cause, killer: isKilled ? Ending.Killer(id: 7, genome: genome, lineage: lineage) : nil,
      step: 100)
    var card = dead.card
    card.name = name
    var result = RunResult(
      card: card, score: dead.score, ending: ending, loss: [.mouths, .cells], genome: dead.genome,
      ofTheDay: nil, recording: dead.recording, versions: [])
    if isKilled { result.family = Array(SeedCreatures.all.prefix(5)) }
    return result
  }

  @Test(arguments: Language.allCases, ["Ix", "Wilhelmina the Wonderful"])
  func everyTextFits(language: Language, name: String) throws {
    for cause in CauseOfDeath.allCases {
      for isKilled in [false, true] {
        let card = ShareCard(
          result: try result(cause, isKilled: isKilled, name: name),
          texts: Texts(language: language), palette: Palette(),
          moments: isKilled ? Still.moments(of: DeadRun.stabbed.replay) : [])
        let pieces = card.pieces
        let pictures = card.layout.moments + card.layout.bodies
        #expect(pictures.count == (isKilled ? Still.most + FamilyLineView.most : 0))
        for picture in pictures {
          #expect(CGRect(origin: .zero, size: ShareCard.size).contains(picture))
          for piece in pieces { #expect(!piece.rect.intersects(picture), "\(piece.text)") }
        }
        let code = try #require(pieces.dropLast().last)
        for piece in pieces where piece.text != code.text {
          #expect(piece.height(in: piece.rect.width) <= piece.rect.height, "\(piece.text)")
          #expect(CGRect(origin: .zero, size: ShareCard.size).contains(piece.rect), "\(piece.text)")
          for other in pieces where other.text != piece.text {
            #expect(
              !piece.rect.intersects(other.rect), "\(piece.text) over \(other.text)")
          }
        }
        if cause == .bite, isKilled {
          try Pictures.keep(card.image.pngData(), "card-family-\(language.rawValue)-\(name.count)")
        }
        // At least some lines of the code are there.
        #expect(code.rect.height >= 18)
      }
    }
  }
}
