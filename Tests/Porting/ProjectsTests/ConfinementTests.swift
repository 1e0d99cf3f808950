import Foundation
import Testing

@testable import Projects

/// A confined program leaves nothing behind, however it ends.
@Suite(.enabled(if: Confinement.isAvailable, "bubblewrap confines programs"))
struct ConfinementTests {
  @Test(arguments: ["exit 0", "exit 1", "kill -KILL $$", "kill -TERM $$"])
  func temporaryFilesEndWithTheProgram(_ end: String) throws {
    let folder = try ProjectFolder([:])
    let scratch = try folder.owned("scratch")
    _ = try scratch.folder("temporary")
    var command = Command(
      "bash", "-c",
      "mkdir $TMPDIR/TemporaryDirectory.x && touch $TMPDIR/TemporaryDirectory.x/a && ls $TMPDIR; \(end)"
    )
    command.confinement = Confinement(scratch: scratch.url)
    var lines: [String] = []
    _ = try command.run { lines.append($0) }
    #expect(lines == ["TemporaryDirectory.x"])
    #expect(scratch.url.appendingPathComponent("temporary").names == [])
  }
}
