import Micro

/// Why a text is no share code.
@available(iOS 16, *)
enum ShareCodeText: String, TextKey {
  case notACode
  case future
  case unexpectedCharacter
  case altered
  case tooLong
  case invalid

  var phrase: Phrase {
    switch self {
    case .notACode:
      Phrase(
        "This is no code of a creature: it doesn't begin with “ooze1_”.",
        "Das ist kein Code eines Wesens: er beginnt nicht mit „ooze1_“.")
    case .future:
      Phrase(
        "A later version of the game made this code ({version}).",
        "Eine neuere Version des Spiels hat diesen Code gemacht ({version}).")
    case .unexpectedCharacter:
      Phrase(
        "It has a character that is in no code: “{character}”.",
        "Er enthält ein Zeichen, das in keinem Code vorkommt: „{character}“.")
    case .altered:
      Phrase(
        "A part of this code is missing or mistyped.",
        "Ein Teil dieses Codes fehlt oder ist vertippt.")
    case .tooLong:
      Phrase(
        "{count} characters are more than any code has.",
        "{count} Zeichen sind mehr, als ein Code hat.")
    case .invalid:
      Phrase("This code says what no creature is.", "Dieser Code beschreibt kein mögliches Wesen.")
    }
  }
}

@available(iOS 16, *)
extension Texts {
  func description(of error: GenomeCodeError) -> String {
    switch error {
    case .notACode: self[ShareCodeText.notACode]
    case .future(let version): self[ShareCodeText.future, ["version": "\(version)"]]
    case .unexpectedCharacter(let code):
      self[
        ShareCodeText.unexpectedCharacter,
        ["character": (0x21...0x7E).contains(code) ? String(UnicodeScalar(code)) : "#\(code)"]]
    case .altered: self[ShareCodeText.altered]
    case .tooLong(let count): self[ShareCodeText.tooLong, ["count": "\(count)"]]
    case .invalid: self[ShareCodeText.invalid]
    }
  }
}
