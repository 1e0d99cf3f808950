import Foundation
import Testing

@testable import MicroApp

@Suite struct DeviceDiskTests {
  private let disk = DeviceDisk()

  private func withFolder(_ body: (String) throws -> Void) throws {
    let path = FileManager.default.temporaryDirectory
      .appendingPathComponent("disk-\(UUID().uuidString)").path
    try disk.makeFolder(path + "/in/it")
    defer { try? disk.remove(path) }
    try body(path)
    try disk.remove(path)
    #expect(!FileManager.default.fileExists(atPath: path))
  }

  @Test("Files are written at an offset, read, renamed and removed")
  func files() throws {
    try withFolder { path in
      let file = "\(path)/a"
      #expect(try disk.read(file) == nil)
      #expect(try disk.read("\(file)/under") == nil)
      try disk.write([1, 2, 3, 4], to: file, at: 0)
      #expect(try disk.read("\(file)/under") == nil)
      try disk.write([9], to: file, at: 2)
      #expect(try disk.read(file) == [1, 2, 9])
      try disk.write([], to: file, at: 1)
      #expect(try disk.read(file) == [1])
      try disk.sync(file)
      try disk.sync(path)
      try disk.replace(file, with: [UInt8](repeating: 5, count: 200_000))
      #expect(try disk.read(file)?.count == 200_000)
      try disk.rename(file, to: "\(path)/b")
      #expect(try disk.names(in: path) == ["b", "in"])
      try disk.remove("\(path)/b")
      try disk.remove("\(path)/b")
      #expect(try disk.names(in: path) == ["in"])
      #expect(try disk.names(in: "\(path)/none") == [])
    }
  }

  @Test("Leftovers of a dying process are removed, and nothing else")
  func leftovers() throws {
    try withFolder { path in
      for name in [".a.new", "a", ".hidden", "b.new"] {
        try disk.write([1], to: "\(path)/\(name)", at: 0)
      }
      disk.removeLeftovers(in: path)
      #expect(try disk.names(in: path) == [".hidden", "a", "b.new", "in"])
    }
  }

  private func kind(_ path: String) -> mode_t? {
    var status = stat()
    return lstat(path, &status) == 0 ? status.st_mode & S_IFMT : nil
  }

  @Test("Devices and pipes are neither written, replaced nor removed", .timeLimit(.minutes(1)))
  func others() throws {
    try withFolder { path in
      let pipe = "\(path)/pipe"
      #expect(mkfifo(pipe, 0o600) == 0)
      defer { unlink(pipe) }
      try disk.write([1], to: "\(path)/a", at: 0)
      for other in [pipe, "/dev/null", "/dev/full"] {
        #expect(throws: DiskError.notAFile) { try disk.write([1], to: other, at: 0) }
        #expect(throws: DiskError.notAFile) { try disk.replace(other, with: [1]) }
        #expect(throws: DiskError.notAFile) { try disk.destination(of: other) }
      }
      #expect(throws: DiskError.notAFile) { try disk.rename("\(path)/a", to: pipe) }
      #expect(throws: DiskError.notAFile) { try disk.remove(pipe) }
      #expect(throws: DiskError.notAFile) { try disk.remove(path) }
      #expect(kind(pipe) == S_IFIFO)
      #expect(kind("/dev/null") == S_IFCHR)
      #expect(kind("/dev/full") == S_IFCHR)
      // Everything removable is gone.
      #expect(try disk.names(in: path) == ["pipe"])
    }
  }

  @Test(
    "A link stays, also one to nothing, and the file at its end gets the content, with its mode"
  )
  func links() throws {
    try withFolder { path in
      try disk.write([1], to: "\(path)/in/file", at: 0)
      chmod("\(path)/in/file", 0o640)
      #expect(symlink("in/file", "\(path)/near") == 0)
      #expect(symlink("\(path)/near", "\(path)/far") == 0)
      #expect(symlink("in/none", "\(path)/nothing") == 0)
      try disk.replace("\(path)/far", with: [2])
      #expect(try disk.read("\(path)/in/file") == [2])
      try disk.write([3], to: "\(path)/far", at: 1)
      #expect(try disk.read("\(path)/in/file") == [2, 3])
      try disk.replace("\(path)/nothing", with: [4])
      #expect(try disk.read("\(path)/in/none") == [4])
      for link in ["near", "far", "nothing"] { #expect(kind("\(path)/\(link)") == S_IFLNK) }
      var status = stat()
      #expect(stat("\(path)/in/file", &status) == 0)
      #expect(status.st_mode & 0o777 == 0o640)
      #expect(try disk.names(in: "\(path)/in") == ["file", "it", "none"])
      // A link is removed without its target.
      try disk.remove("\(path)/far")
      #expect(try disk.read("\(path)/in/file") == [2, 3])
    }
  }

  @Test("A file where a folder should be, and a folder where a file should be, are errors")
  func wrongKinds() throws {
    try withFolder { path in
      try disk.write([1], to: "\(path)/a", at: 0)
      #expect(throws: DiskError.self) { try disk.makeFolder("\(path)/a/b") }
      #expect(throws: DiskError.self) { try disk.write([1], to: path, at: 0) }
      #expect(throws: DiskError.self) { try disk.read(path) }
      #expect(throws: DiskError.self) { try disk.rename("\(path)/none", to: "\(path)/b") }
    }
  }
}
