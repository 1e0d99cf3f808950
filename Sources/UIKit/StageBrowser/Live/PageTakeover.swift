/// The page that shows the stage: the one that connected last. Earlier pages are notified and closed.
@MainActor final class PageTakeover {
  private(set) var page: PageConnection?

  /// The close code for a page when another page takes over the stage.
  private static let replacedCode: UInt16 = 4001

  func take(_ connection: PageConnection) {
    let old = page
    page = connection
    old?.close(code: Self.replacedCode, reason: "shown in another tab")
  }

  /// Removes a connection. Returns whether it was the page with the stage, which then has no page.
  func leave(_ connection: PageConnection) -> Bool {
    guard connection === page else { return false }
    page = nil
    return true
  }
}
