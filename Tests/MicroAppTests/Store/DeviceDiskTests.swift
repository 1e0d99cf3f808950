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

  @Test("What a dying process left of a replacement is removed, and nothing else")
  func leftovers() throws {
    try withFolder { path in
      for name in [".a.new", "a", ".hidden", "b.new"] {
        try disk.write([1], to: "\(path)/\(name)", at: 0)
      }
      disk.removeLeftovers(in: path)
      #expect(try disk.names(in: path) == [".hidden", "a", "b.new", "in"])
    }
  }

  @Test("A device that is full says so")
  func full() {
    #expect(throws: DiskError.full) { try disk.write([1], to: "/dev/full", at: 0) }
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
