import Testing

@testable import Micro
@testable import MicroApp

/// The reason of a death says what was lost, and not what could have been.
@MainActor @Suite struct LossTextTests {
  @Test("each loss has a sentence without “or”", arguments: Language.allCases)
  func sentences(language: Language) {
    let texts = Texts(language: language)
    var said: Set<String> = []
    for loss in [MortalLoss.mouths, .cells, [.mouths, .cells]] {
      let ending = Ending(cause: .bleeding, killer: nil, step: 1)
      let text = texts.reason(of: ending, loss: loss)
      #expect(!text.contains(" or ") && !text.contains(" oder "))
      said.insert(text)
    }
    #expect(said.count == 3)
    let stabbed = Ending(cause: .spike, killer: nil, step: 1)
    #expect(texts.reason(of: stabbed, loss: .mouths) == texts[CauseReasonText(.spike)])
  }

  @Test("the place in a line counts births in the dish, and never claims generation 0")
  func descent() {
    let texts = Texts(language: .english)
    #expect(texts.descent(of: 0) == "the first of its line in this dish")
    #expect(texts.descent(of: 1) == "1 birth after the first of its line")
    #expect(texts.descent(of: 9) == "9 births after the first of its line")
  }
}
