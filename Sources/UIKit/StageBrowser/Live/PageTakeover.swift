/// Which page shows the stage: the one that came last. Pages before it are told so and closed.
@MainActor final class PageTakeover {
  private(set) var page: PageConnection?

  /// The close code that tells a page that another one shows the stage now.
  private static let replacedCode: UInt16 = 4001

  func take(_ connection: PageConnection) {
    let old = page
    page = connection
    old?.close(code: Self.replacedCode, reason: "shown in another tab")
  }

  /// Whether the page had the stage, which nobody has then.
  func leave(_ connection: PageConnection) -> Bool {
    guard connection === page else { return false }
    page = nil
    return true
  }
}
