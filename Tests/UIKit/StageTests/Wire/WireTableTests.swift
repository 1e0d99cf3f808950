import OozeCheckout
import Foundation
import Testing

@testable import StageBrowser

/// The page's constants of the page protocol match the server's enums.
@Suite struct WireTableTests {
  private static let file = OozeCheckout.root.appendingPathComponent(
    "Sources/UIKit/StageBrowser/Web/wire.js")

  @Test func thePagesListsAreTheServers() throws {
    if ProcessInfo.processInfo.environment["OOZE_WRITE_WIRE"] != nil {
      try Data(WireTable.script.utf8).write(to: Self.file)
    }
    #expect(try String(contentsOf: Self.file, encoding: .utf8) == WireTable.script)
  }
}
