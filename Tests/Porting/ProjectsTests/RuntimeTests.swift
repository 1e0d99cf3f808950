import Foundation
import Testing

@testable import Projects

/// The folder with UIKit's sources, and the folder for builds.
struct RuntimeTests {
  private static let files = ["Package.swift", "Sources/UIKit/UIKit/UIView.swift"]

  private func folder(_ runtime: String) throws -> ProjectFolder {
    try ProjectFolder(
      Dictionary(uniqueKeysWithValues: Self.files.map { ("\(runtime)/\($0)", "") }))
  }

  @Test(arguments: ["clone/.build/debug/uikit", "clone/uikit"])
  func theSourcesAroundTheProgramAreFound(program: String) throws {
    let folder = try folder("clone")
    let found = try Runtime.locate(from: folder.root.appendingPathComponent(program))
    #expect(found.path == folder.root.appendingPathComponent("clone").path)
    let scratch = Runtime.scratch(for: found, environment: ["XDG_CACHE_HOME": "/cache"])
    #expect(scratch.path == found.path + "/.build/uikit")
  }

  @Test func installedSourcesAreFoundAndStayAsTheyAre() throws {
    let folder = try folder("usr/share/uikit-for-linux")
    let found = try Runtime.locate(
      from: folder.root.appendingPathComponent("usr/lib/uikit-for-linux/uikit"))
    #expect(found.path == folder.root.path + "/usr/share/uikit-for-linux")
    let scratch = Runtime.scratch(for: found, environment: ["XDG_CACHE_HOME": "/cache"])
    #expect(scratch.path == "/cache/uikit-for-linux")
    // A path that isn't absolute doesn't count.
    for environment in [["HOME": "/home/eel"], ["HOME": "/home/eel", "XDG_CACHE_HOME": "cache"]] {
      #expect(
        Runtime.scratch(for: found, environment: environment).path
          == "/home/eel/.cache/uikit-for-linux")
    }
  }

  @Test func aProgramWithoutSourcesIsToldTheOption() throws {
    let folder = try ProjectFolder(["bin/uikit": ""])
    let error = #expect(throws: ProjectError.self) {
      try Runtime.locate(from: folder.root.appendingPathComponent("bin/uikit"))
    }
    #expect(error?.message.contains("--runtime PATH") == true)
  }

  @Test func swiftIsLookedForOnTheSearchPath() throws {
    let folder = try ProjectFolder(["bin/swift": "", "data/swift": ""])
    chmod(folder.root.path + "/bin/swift", 0o755)
    #expect(Command.isOnSearchPath("swift", "/nowhere:\(folder.root.path)/bin"))
    for path in [nil, "", "/nowhere", folder.root.path + "/data"] {
      #expect(!Command.isOnSearchPath("swift", path))
    }
  }
}
