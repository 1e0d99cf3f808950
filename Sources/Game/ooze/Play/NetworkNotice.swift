import Foundation

/// The notice at the start when the page can be reached from the network.
struct NetworkNotice {
  let urls: [URL]
  /// Whether a phone's camera can read from it: a QR code follows.
  let isForTerminal: Bool

  /// - Returns: `nil` if the page can't be reached from the network.
  init?(urls: [URL], isForTerminal: Bool) {
    guard !urls.isEmpty else { return nil }
    self.urls = urls
    self.isForTerminal = isForTerminal
  }

  var text: String {
    let lines =
      ["In the same network:"] + urls.map(\.absoluteString) + [
        "Whoever has such an address can see the game and play it; nobody can without it.",
        "Nothing on the way is encrypted, so use it only in a network that you trust.",
      ]
    return (lines + codes).joined(separator: "\n")
  }

  /// More than one code side by side is read as either.
  private var codes: [String] {
    guard isForTerminal, let url = urls.first, let code = QRCode(url.absoluteString) else {
      return []
    }
    return ["", code.terminalText]
  }
}
