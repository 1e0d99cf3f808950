import Foundation
import Testing

@testable import MicroApp

/// Setting thousands of damaged files aside takes a time that grows linearly, not quadratically.
@MainActor
@Suite("Many damaged files") struct ManyDamagedFilesTests {
  /// A disk that counts its operations.
  private final class CountingDisk: Disk, @unchecked Sendable {
    let disk = SimulatedDisk()
    private(set) var listings = 0
    private(set) var others = 0

    func reset() { (listings, others) = (0, 0) }

    func names(in folder: String) throws(DiskError) -> [String] {
      listings += 1
      return try disk.names(in: folder)
    }
    func read(_ path: String) throws(DiskError) -> [UInt8]? {
      others += 1
      return try disk.read(path)
    }
    func destination(of path: String) throws(DiskError) -> String { path }
    func makeFolder(_ path: String) throws(DiskError) {
      others += 1
      try disk.makeFolder(path)
    }
    func write(_ bytes: [UInt8], to path: String, at offset: Int) throws(DiskError) {
      others += 1
      try disk.write(bytes, to: path, at: offset)
    }
    func sync(_ path: String) throws(DiskError) {
      others += 1
      try disk.sync(path)
    }
    func rename(_ path: String, to new: String) throws(DiskError) {
      others += 1
      try disk.rename(path, to: new)
    }
    func remove(_ path: String) throws(DiskError) {
      others += 1
      try disk.remove(path)
    }
  }

  enum Kind: String, CaseIterable { case creatures, snapshots }

  private func open(_ count: Int, _ kind: Kind) -> (listings: Int, others: Int) {
    let disk = CountingDisk()
    let folder = kind == .creatures ? "/data/profile-1/creatures" : "/data/profile-1/run"
    for number in 1...count {
      let name = kind == .creatures ? "c\(number).creature" : "\(number).run".leftPadded
      try? disk.write([UInt8](repeating: 1, count: 9), to: "\(folder)/\(name)", at: 0)
    }
    disk.reset()
    let store = Store(folder: "/data", disk: disk)
    #expect(store.creatures.isEmpty)
    #expect(store.resume() == nil)
    #expect(store.troubles.count == count)
    let contents = disk.disk.contents
    #expect(contents.count == count)
    #expect(contents.keys.allSatisfy { $0.hasSuffix(".damaged-1") })
    return (disk.listings, disk.others)
  }

  @Test(
    "A folder is listed as often for many as for few, and each file costs the same",
    arguments: Kind.allCases)
  func counts(kind: Kind) {
    let (few, more, many) = (open(20, kind), open(40, kind), open(80, kind))
    #expect(few.listings == more.listings)
    #expect(more.listings == many.listings)
    #expect(many.others - more.others == 2 * (more.others - few.others))
  }

  @Test("Each gets the first free number")
  func numbers() throws {
    let disk = SimulatedDisk()
    let shelf = Shelf(folder: "/data", disk: disk)
    for name in ["a", "a.damaged-1", "a.damaged-3", "b"] {
      try disk.write([1], to: "/data/\(name)", at: 0)
    }
    var taken = TakenNames()
    #expect(try taken.take(for: "a", in: shelf) == "a.damaged-2")
    #expect(try taken.take(for: "a", in: shelf) == "a.damaged-4")
    #expect(try taken.take(for: "b", in: shelf) == "b.damaged-1")
  }
}

extension String {
  /// The text with zeros before it, as in the names of snapshots.
  fileprivate var leftPadded: String { String(repeating: "0", count: max(16 - count, 0)) + self }
}
