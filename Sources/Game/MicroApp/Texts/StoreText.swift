/// The messages about saved data: problems, and their solution.
@available(iOS 16, *)
enum StoreText: String, TextKey {
  case cannotRead
  case cannotWrite
  case full
  case denied
  case failed
  case notAFile
  case tooLarge
  case damaged
  case future
  case incompleteRun
  case incompleteRunSeconds

  var phrase: Phrase {
    switch self {
    case .cannotRead:
      Phrase("“{file}” can't be read: {why}", "„{file}“ kann nicht gelesen werden: {why}")
    case .cannotWrite:
      Phrase(
        "“{file}” can't be saved: {why}", "„{file}“ kann nicht gespeichert werden: {why}")
    case .full: Phrase("the disk is full.", "der Speicher ist voll.")
    case .denied: Phrase("permission denied.", "es ist nicht erlaubt.")
    case .failed: Phrase("the disk reports error {code}.", "der Speicher versagt (Fehler {code}).")
    case .notAFile: Phrase("it isn't a file.", "es ist keine Datei.")
    case .tooLarge: Phrase("it is too long.", "sie ist zu lang.")
    case .damaged:
      Phrase(
        "“{file}” was damaged. It is still there, as “{kept}”.",
        "„{file}“ war beschädigt. Die Datei ist noch da, als „{kept}“.")
    case .future:
      Phrase(
        "“{file}” was written by a later version of the game ({version}). It is still there, as "
          + "“{kept}”.",
        "„{file}“ hat eine neuere Version des Spiels geschrieben ({version}). Die Datei ist noch da, "
          + "als „{kept}“.")
    case .incompleteRun:
      Phrase(
        "The end of the run's record was damaged. The run continues from a few seconds before.",
        "Das Ende der Aufzeichnung war beschädigt. Der Lauf geht ein paar Sekunden davor weiter.")
    case .incompleteRunSeconds:
      Phrase(
        "The end of the run's record was damaged: {seconds} seconds are lost.",
        "Das Ende der Aufzeichnung war beschädigt: {seconds} Sekunden sind verloren.")
    }
  }
}

@available(iOS 16, *)
extension Texts {
  /// Returns the trouble as a sentence for the player.
  func description(of error: StoreError) -> String {
    switch error {
    case .cannotRead(let file, let why):
      self[StoreText.cannotRead, ["file": file, "why": reason(why)]]
    case .cannotWrite(let file, let why):
      self[StoreText.cannotWrite, ["file": file, "why": reason(why)]]
    case .damaged(let file, let kept):
      self[StoreText.damaged, ["file": file, "kept": kept]]
    case .future(let file, let version, let kept):
      self[StoreText.future, ["file": file, "version": "\(version)", "kept": kept]]
    case .incompleteRun(nil): self[StoreText.incompleteRun]
    case .incompleteRun(let steps?):
      self[StoreText.incompleteRunSeconds, ["seconds": number(Double(steps) / 60, decimals: 1)]]
    }
  }

  private func reason(_ error: DiskError) -> String {
    switch error {
    case .full: self[StoreText.full]
    case .denied: self[StoreText.denied]
    case .failed(let code): self[StoreText.failed, ["code": "\(code)"]]
    case .notAFile: self[StoreText.notAFile]
    case .tooLarge: self[StoreText.tooLarge]
    }
  }
}
