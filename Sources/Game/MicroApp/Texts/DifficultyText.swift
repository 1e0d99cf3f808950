import Micro

/// The names of the levels of difficulty, and the changes that they make.
@available(iOS 16, *)
enum DifficultyText: String, TextKey {
  case easy
  case normal
  case hard
  case easyDetail
  case normalDetail
  case hardDetail

  var phrase: Phrase {
    switch self {
    case .easy: Phrase("Easy", "Leicht")
    case .normal: Phrase("Normal", "Normal")
    case .hard: Phrase("Hard", "Schwer")
    case .easyDetail:
      Phrase(
        "More food, more edits, opponents join slowly",
        "Mehr Futter, mehr Änderungen, Gegner kommen langsam")
    case .normalDetail: Phrase("Hungry water", "Hungriges Wasser")
    case .hardDetail:
      Phrase("Little food, opponents join fast", "Wenig Futter, Gegner kommen schnell")
    }
  }
}

@available(iOS 16, *)
extension Texts {
  func name(of difficulty: Difficulty) -> String {
    switch difficulty {
    case .easy: self[DifficultyText.easy]
    case .normal: self[DifficultyText.normal]
    case .hard: self[DifficultyText.hard]
    }
  }

  func detail(of difficulty: Difficulty) -> String {
    switch difficulty {
    case .easy: self[DifficultyText.easyDetail]
    case .normal: self[DifficultyText.normalDetail]
    case .hard: self[DifficultyText.hardDetail]
    }
  }
}
