import Foundation
import Testing

@testable import Projects

/// Well-meant projects: their repositories stay clean, whatever the author changes and whichever command runs.
struct HonestProjectTests {
  /// A change that the author makes between two runs.
  private enum Change: String, CaseIterable {
    case nothing, cToSwift, resourceAdded, resourceRenamed, resourceLocalized, targetRenamed
  }

  @Test func theRepositoryStaysClean() throws {
    let home = try ProjectFolder(
      Self.package.merging(XcodeFixture.files.mapKeys { "app/" + $0 }) { $1 })
    try home.write(Self.compiler, to: ".programs/swift")
    chmod(home.root.path + "/.programs/swift", 0o755)
    try home.write("// a runtime\n", to: ".runtime/Package.swift")
    try home.write("", to: ".runtime/Sources/UIKit/UIKit/UIKit.swift")
    let repositories = ["eels", "app"].map(home.root.appendingPathComponent)
    for repository in repositories { try Self.git(repository, ["init", "--quiet"]) }
    for change in Change.allCases {
      try Self.make(change, in: home)
      for repository in repositories {
        try Self.git(repository, ["add", "--all"])
        try Self.git(
          repository, ["commit", "--quiet", "--allow-empty", "--message", change.rawValue])
        let before = try Canaries.snapshot(repository)
        for call in [
          ["check"], ["test"],
          ["port", "--out", home.root.path + "/.port-\(repository.lastPathComponent)"],
          ["open", "--build-only"],
        ]
        where repository.lastPathComponent == "app" || call[0] != "open" {
          for _ in 0..<2 {
            let (status, text) = try Self.uikit(home, call, repository)
            #expect(status == 0, "\(change) \(call): \(text)")
          }
          #expect(
            try Self.git(repository, ["status", "--porcelain", "--ignored"]) == "",
            "\(change) \(call)")
        }
        let after = try Canaries.snapshot(repository)
        // Git stores file times in its index.
        #expect(
          after.filter { !$0.key.hasPrefix(".git/") }
            == before.filter { !$0.key.hasPrefix(".git/") })
      }
    }
  }

  private static func make(_ change: Change, in home: ProjectFolder) throws {
    let manager = FileManager.default
    func move(_ old: String, _ new: String) throws {
      let target = home.root.appendingPathComponent(new)
      try manager.createDirectory(
        at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
      try manager.moveItem(at: home.root.appendingPathComponent(old), to: target)
    }
    func replace(_ old: String, _ new: String, in path: String) throws {
      let text = try #require(home.root.appendingPathComponent(path).text)
      #expect(text.contains(old))
      try home.write(text.replacing(old, with: new), to: path)
    }
    let project = "app/Pond.xcodeproj/project.pbxproj"
    switch change {
    case .nothing: break
    case .cToSwift:
      try manager.removeItem(at: home.root.appendingPathComponent("eels/Sources/Core"))
      try home.write("public let core = 1\n", to: "eels/Sources/Core/Core.swift")
    case .resourceAdded:
      try home.write("new", to: "eels/Sources/Eels/Art/new.txt")
      try home.write("new", to: "app/PondTests/new.txt")
    case .resourceRenamed:
      try move("eels/Sources/Eels/Art/eel.txt", "eels/Sources/Eels/Art/deep/eel.txt")
      try move("app/PondTests/new.txt", "app/PondTests/newer.txt")
    case .resourceLocalized:
      try move("eels/Sources/Eels/Art/new.txt", "eels/Sources/Eels/Art/en.lproj/new.txt")
      try move("app/PondTests/newer.txt", "app/PondTests/de.lproj/newer.txt")
    case .targetRenamed:
      try replace("\"Core\"", "\"Heart\"", in: "eels/Package.swift")
      try move("eels/Sources/Core", "eels/Sources/Heart")
      try replace("name = Pond;", "name = Lake;", in: project)
      try replace(
        "@testable import Pond", "@testable import Lake", in: "app/PondTests/ListTests.swift")
    }
  }

  private static let package = [
    "eels/Package.swift": """
    // swift-tools-version: 5.9
    import PackageDescription
    let package = Package(
      name: "Eels", platforms: [.iOS(.v15)],
      products: [.library(name: "Eels", targets: ["Eels"])],
      targets: [
        .target(name: "Core"),
        .target(name: "Eels", dependencies: ["Core"], resources: [.process("Art")]),
        .testTarget(name: "EelsTests", dependencies: ["Eels"]),
      ])
    """,
    "eels/Sources/Core/core.c": "int core;\n",
    "eels/Sources/Core/include/core.h": "extern int core;\n",
    "eels/Sources/Eels/Eel.swift": "import UIKit\npublic final class Eel: UIView {}\n",
    "eels/Sources/Eels/Art/eel.txt": "eel",
    "eels/Tests/EelsTests/EelTests.swift": "import XCTest\nfinal class EelTests: XCTestCase {}\n",
  ]

  /// The real package manager for manifests. Builds take minutes, so a fake one makes programs that do nothing.
  private static let compiler = """
    #!/bin/bash
    case " $* " in *" build "*) ;; *) exec "$REAL_SWIFT" "$@";; esac
    while [ $# -gt 0 ]; do
      case "$1" in --package-path) package="$2";; --scratch-path) products="$2";; --product) product="$2";; esac
      shift
    done
    mkdir -p "$products/debug"
    name=$(sed -n 's/^  name: "\\([^"]*\\)",$/\\1/p' "$package/Package.swift" | head -n 1)
    for file in "$product" "${name}PackageTests.xctest"; do
      [ -n "$file" ] && printf '#!/bin/sh\\nexit 0\\n' > "$products/debug/$file" && chmod 755 "$products/debug/$file"
    done
    exit 0
    """

  private static func uikit(
    _ home: ProjectFolder, _ call: [String], _ project: URL
  ) throws -> (Int32, String) {
    let swift = try Command("which", "swift").output().text.trimmingCharacters(
      in: .whitespacesAndNewlines)
    var command = Command(
      [
        HostileWorld.tool, call[0], "--scratch-path", home.root.path + "/.scratch", "--runtime",
        home.root.path + "/.runtime",
      ]
        + call.dropFirst() + [project.path])
    command.environment = [
      "PATH": home.root.path + "/.programs:" + String(cString: getenv("PATH")),
      "REAL_SWIFT": swift,
    ]
    var text = ""
    return (try command.run { text += $0 + "\n" }, text)
  }

  @discardableResult
  private static func git(_ folder: URL, _ arguments: [String]) throws -> String {
    let output = try Command(
      [
        "git", "-C", folder.path, "-c", "user.name=Author", "-c",
        "user.email=author@example.invalid",
      ] + arguments
    ).output()
    #expect(output.status == 0, "\(arguments): \(output.errors)")
    return output.text
  }
}

extension Dictionary {
  fileprivate func mapKeys(_ change: (Key) -> Key) -> Self {
    Self(uniqueKeysWithValues: map { (change($0.key), $0.value) })
  }
}
