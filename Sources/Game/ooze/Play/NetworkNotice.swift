import Foundation

/// The notice at start-up when other machines can open the page.
struct NetworkNotice {
  let urls: [URL]
  /// Whether it is printed to a terminal, from which a phone's camera can read a QR code.
  let isForTerminal: Bool

  /// Creates the notice for the addresses of the page.
  ///
  /// - Returns: `nil` if the page can't be reached from the network.
  init?(urls: [URL], isForTerminal: Bool) {
    guard !urls.isEmpty else { return nil }
    self.urls = urls
    self.isForTerminal = isForTerminal
  }

  var text: String {
    let lines =
      ["On the same network:"] + urls.map(\.absoluteString) + [
        "Anyone with one of these addresses can see the game and play it; nobody can without it.",
        "The connection isn't encrypted, so use it only on a network that you trust.",
      ]
    return (lines + codes).joined(separator: "\n")
  }

  /// Only the first address gets a code: of several codes next to each other, a camera reads any.
  private var codes: [String] {
    guard isForTerminal, let url = urls.first, let code = QRCode(url.absoluteString) else {
      return []
    }
    return ["", code.terminalText]
  }
}
