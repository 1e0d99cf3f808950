import Micro
import Testing

@testable import MicroApp

@Suite("A typed name") struct CreatureNameTests {
  @Test(
    "keeps the allowed characters",
    arguments: [
      ("Nemo", "Nemo"), ("  Nemo  ", "Nemo"), ("", ""), ("   ", ""), ("Käfer 3", "Kfer 3"),
      ("a\nb", "ab"), ("123456789012345678901234567", "123456789012345678901234"),
      ("12345678901234567890123 5678", "12345678901234567890123"), ("🦠", ""),
    ])
  func typed(text: String, name: String) {
    #expect(CreatureName(typed: text).description == name)
  }
}
