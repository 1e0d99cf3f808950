import Foundation
import Testing

@testable import MicroApp

/// The things that may be in a file's place.
@Suite struct RegularFileTests {
  private func withFolder(_ body: (String) throws -> Void) throws {
    let path = FileManager.default.temporaryDirectory
      .appendingPathComponent("regular-\(UUID().uuidString)").path
    try DeviceDisk().makeFolder(path)
    defer { try? DeviceDisk().remove(path) }
    try body(path)
  }

  @Test("A pipe, a device, a folder and links to them aren't files", .timeLimit(.minutes(1)))
  func kinds() throws {
    try withFolder { path in
      #expect(mkfifo("\(path)/pipe", 0o600) == 0)
      #expect(symlink("\(path)/pipe", "\(path)/to-pipe") == 0)
      #expect(symlink("/dev/zero", "\(path)/to-device") == 0)
      #expect(symlink(path, "\(path)/to-folder") == 0)
      for file in ["/dev/zero", path]
        + ["pipe", "to-pipe", "to-device", "to-folder"].map({ "\(path)/\($0)" })
      {
        #expect(throws: DiskError.notAFile, "\(file)") {
          try RegularFile.read(file, upTo: 1 << 20)
        }
        #expect(throws: DiskError.notAFile, "\(file)") { try DeviceDisk().read(file) }
      }
    }
  }

  @Test("A file is read up to its limit, also through a link; a longer one is refused")
  func limit() throws {
    try withFolder { path in
      let file = "\(path)/file"
      try DeviceDisk().write([1, 2, 3], to: file, at: 0)
      #expect(symlink(file, "\(path)/link") == 0)
      for name in [file, "\(path)/link"] {
        #expect(try RegularFile.read(name, upTo: 3) == [1, 2, 3])
        #expect(throws: DiskError.tooLarge(limit: 2)) { try RegularFile.read(name, upTo: 2) }
      }
      #expect(try RegularFile.read("\(path)/none", upTo: 3) == nil)
    }
  }

  @Test("All new folders are closed to other users")
  func folders() throws {
    try withFolder { path in
      try DeviceDisk().makeFolder("\(path)/a/b")
      for folder in [path, "\(path)/a", "\(path)/a/b"] {
        let mode = try FileManager.default.attributesOfItem(atPath: folder)[.posixPermissions]
        #expect((mode as? NSNumber)?.intValue == 0o700, "\(folder)")
      }
    }
  }

  @MainActor
  @Test("A pipe in a file's place is set aside and named, and the run continues")
  func store() throws {
    try withFolder { path in
      _ = { Store(folder: path).add(profileNamed: "B") }()
      let run = "\(path)/profile-2/run"
      try DeviceDisk().makeFolder(run)
      #expect(mkfifo("\(path)/profile-2/settings", 0o600) == 0)
      #expect(mkfifo("\(run)/000000000600.run", 0o600) == 0)
      let store = Store(folder: path)
      store.choose(profile: 2)
      #expect(store.troubles == [.damaged(file: "settings", keptAs: "settings.damaged-1")])
      #expect(store.resume() == nil)
      #expect(
        store.troubles.last
          == .damaged(file: "000000000600.run", keptAs: "000000000600.run.damaged-1"))
    }
  }
}
