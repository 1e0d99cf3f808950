import Micro

/// The reasons why a text isn't a share code.
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
        "This isn't a creature code: it doesn't begin with “ooze1_”.",
        "Das ist kein Code eines Wesens: er beginnt nicht mit „ooze1_“.")
    case .future:
      Phrase(
        "This code is from a later version of the game ({version}).",
        "Eine neuere Version des Spiels hat diesen Code gemacht ({version}).")
    case .unexpectedCharacter:
      Phrase(
        "No code contains the character “{character}”.",
        "Er enthält ein Zeichen, das in keinem Code vorkommt: „{character}“.")
    case .altered:
      Phrase(
        "A part of this code is missing or mistyped.",
        "Ein Teil dieses Codes fehlt oder ist vertippt.")
    case .tooLong:
      Phrase(
        "This is too long for a code: {count} characters.",
        "{count} Zeichen sind mehr, als ein Code hat.")
    case .invalid:
      Phrase(
        "This code doesn't describe a possible creature.",
        "Dieser Code beschreibt kein mögliches Wesen.")
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
