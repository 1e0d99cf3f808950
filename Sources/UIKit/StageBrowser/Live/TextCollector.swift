import Stage

/// Collects the pieces of a text, and types it when it is complete.
@MainActor final class TextCollector {
  private let stage: Stage
  /// The pieces received so far.
  private var typed = ""

  init(for stage: Stage) {
    self.stage = stage
  }

  func take(_ text: ClientMessage.Text) throws(ClientMessageError) {
    typed += text.piece
    guard typed.utf8.count <= ClientMessage.Text.limit else {
      forget()
      throw .textTooLong
    }
    guard text.isLast else { return }
    let whole = typed
    forget()
    switch text.purpose {
    case .insert, .commit: stage.insert(whole)
    case .compose: stage.compose(whole, selected: text.selection)
    case .paste: stage.paste(whole)
    }
  }

  func forget() {
    typed = ""
  }
}
