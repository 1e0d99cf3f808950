import OozeCheckout
import Foundation
import Testing

@testable import Projects

/// Only a few dedicated files in `Projects` and `uikit` write, link, remove or run anything.
struct OneOwnerTests {
  /// The names of all functions, in Foundation and the system, that change a disk.
  private static let writing: Set<String> = [
    "write", "writeToFile", "createFile", "createDirectory", "createSymbolicLink", "linkItem",
    "copyItem", "moveItem",
    "removeItem", "trashItem", "replaceItem", "replaceItemAt", "setAttributes", "setResourceValue",
    "setResourceValues",
    "changeCurrentDirectoryPath", "forWritingTo", "forWritingAtPath", "forUpdating", "OutputStream",
    "NSKeyedArchiver",
    "FileOutputStream", "fopen", "freopen", "creat", "mkdir", "mkdirat", "mkdtemp", "mkstemp",
    "mkfifo", "mknod", "mknodat",
    "rmdir", "unlink", "unlinkat", "remove", "rename", "renameat", "renameat2", "link", "linkat",
    "symlink", "symlinkat",
    "truncate", "ftruncate", "chmod", "fchmod", "fchmodat", "chown", "lchown", "fchown", "utimes",
    "utimensat", "futimens",
    "pwrite", "writev", "sendfile", "copy_file_range", "mount", "umount", "chdir", "fchdir",
    "chroot", "O_CREAT", "O_TRUNC",
    "O_WRONLY", "O_RDWR", "O_APPEND",
  ]

  private static let running: Set<String> = [
    "Process", "posix_spawn", "posix_spawnp", "execv", "execve", "execvp", "system", "popen",
    "fork", "vfork", "dlopen",
  ]

  /// The files in which each function is allowed, with the reason.
  private static let allowed: [String: Set<String>] = [
    // The owner: file operations relative to an open folder, and writes to an open file.
    "Projects/Disk/OpenDirectory.swift": [
      "mkdirat", "unlinkat", "renameat", "linkat", "symlinkat", "rename", "O_CREAT", "O_WRONLY",
      "O_RDWR",
    ],
    "Projects/Disk/OutputFile.swift": ["write"],
    // Standard error.
    "uikit/Console.swift": ["write"],
    // `open` replaces itself with the app that it has built.
    "uikit/OpenCommand.swift": ["execv"],
    // The only place where programs are started.
    "Projects/Running/Command.swift": ["Process"],
  ]

  @Test func nobodyElseWritesOrRuns() throws {
    var used: [String: Set<String>] = [:]
    for module in ["Projects", "uikit"] {
      for (path, file) in ProjectFiles.all(in: OozeCheckout.sources(of: module))
      where path.hasSuffix(".swift") {
        let text = try #require(file.text)
        let names = try SwiftLiterals.names(in: text)
        used["\(module)/\(path)"] = names.intersection(Self.writing.union(Self.running))
      }
    }
    #expect(used.count > 40)
    for (file, names) in used {
      let others = names.subtracting(Self.allowed[file] ?? [])
      #expect(others.isEmpty, "\(file) uses \(others.sorted())")
    }
    for (file, names) in Self.allowed {
      let gone = names.subtracting(used[file] ?? [])
      #expect(gone.isEmpty, "\(file) is allowed \(gone.sorted()) and has no need of it")
    }
  }
}
