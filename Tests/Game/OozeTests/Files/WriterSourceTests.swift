import CommandSupport
import EvolutionRuns
import Foundation
import OozeCheckout
import Testing

/// There is one way to write a file and one to print, so that no place is forgotten.
@Suite("How the command line's sources write") struct WriterSourceTests {
  private func files(in module: String) throws -> [(name: String, text: String)] {
    let folder = OozeCheckout.sources(of: module)
    let paths = try #require(FileManager.default.enumerator(atPath: folder.path)).compactMap {
      ($0 as? String).flatMap { $0.hasSuffix(".swift") ? $0 : nil }
    }
    return try paths.map {
      let file = folder.appendingPathComponent($0)
      return ("\(module)/\($0)", try String(contentsOf: file, encoding: .utf8))
    }
  }

  /// System functions that write, replace, remove or print.
  private static let functions = [
    "print", "fopen", "fputs", "fwrite", "open", "creat", "rename", "unlink", "remove", "truncate",
    "ftruncate", "pwrite", "mkdir", "rmdir", "link", "symlink",
  ]
  /// Methods of Foundation that do the same.
  private static let members = [
    "toFile:", ".write(to:", "standardOutput", "standardError.write", "forWriting", "createFile(",
    ".moveItem(", "copyItem(", "replaceItem", "trashItem(", "removeItem(", "createDirectory(",
  ]

  /// The places of such calls, each once and with its reason.
  private static let places: Set = [
    // The implementation.
    "CommandSupport/Files/FileAccess.swift mkdir(", "CommandSupport/Files/GrowingFile.swift open(",
    "CommandSupport/Files/GrowingFile.swift ftruncate(",
    "CommandSupport/Files/StandardStreams.swift open(",
    "MicroApp/Store/Disk/OutputFile.swift open(", "MicroApp/Store/Disk/OutputFile.swift unlink(",
    "MicroApp/Store/Disk/DeviceDisk.swift open(", "MicroApp/Store/Disk/DeviceDisk.swift pwrite(",
    "MicroApp/Store/Disk/DeviceDisk.swift ftruncate(",
    "MicroApp/Store/Disk/DeviceDisk.swift unlink(", "MicroApp/Store/Disk/DeviceDisk.swift rmdir(",
    "MicroApp/Store/Disk/DeviceDisk.swift createDirectory(",
    // Methods of the project with the same names, and a page that is opened.
    "MicroApp/Store/Disk/Disk.swift rename(", "MicroApp/Store/Disk/Disk.swift remove(",
    "MicroApp/Store/Disk/OutputFile.swift rename(", "MicroApp/Store/Disk/DeviceDisk.swift remove(",
    "WireMonkey/MonkeyRig.swift open(",
    // It only reads.
    "MicroApp/Store/Disk/RegularFile.swift open(",
    // The lock is a regular file, or is refused.
    "CommandSupport/Files/FolderLock.swift open(", "CommandSupport/Files/FolderLock.swift pwrite(",
    "CommandSupport/Files/FolderLock.swift ftruncate(",
    // A folder is removed only if it is empty.
    "EvolutionRuns/RunDirectory.swift rmdir(",
    // Temporary folders of their own; a pipe to a child process.
    "ooze/SnapshotCommand.swift removeItem(",
    "ooze-lab/Fuzzing/FuzzProtocolCommand.swift removeItem(",
    "ooze-lab/Fuzzing/FuzzProtocolCommand.swift standardOutput",
  ]

  @Test("Each function that writes is called in the places that are known, and nowhere else")
  func calls() throws {
    var found: Set<String> = []
    for module in [
      "CommandSupport", "EvolutionRuns", "ooze", "ooze-lab", "ooze-worker", "WireMonkey",
      "MicroApp/Store",
    ] {
      for (file, text) in try files(in: module) {
        for line in text.split(separator: "\n") {
          let code = line.prefix(upTo: line.range(of: "//")?.lowerBound ?? line.endIndex)
          guard !code.contains("func ") else { continue }
          for match in code.matches(of: /(?:^|[^\w.])(\w+\()/) {
            let name = match.1.dropLast()
            if Self.functions.contains(String(name)) { found.insert("\(file) \(name)(") }
          }
          for member in Self.members where code.contains(member) {
            found.insert("\(file) \(member)")
          }
        }
      }
    }
    #expect(found.subtracting(Self.places) == [])
    #expect(Self.places.subtracting(found) == [])
  }
}
