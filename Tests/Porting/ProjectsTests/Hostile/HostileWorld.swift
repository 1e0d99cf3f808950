import Foundation
import Micro

/// A root folder for one hostile project: the project in a repository, the scratch folder, canaries around
/// both, and a fake `swift` that only logs its calls.
///
/// The tool runs in it with bubblewrap, so any damage to a disk is limited to this folder.
final class HostileWorld {
  let root: URL
  private var random: RandomSource

  init(seed: UInt64) throws {
    random = RandomSource(seed: seed)
    root = FileManager.default.temporaryDirectory
      .appendingPathComponent("HostileWorld-\(UUID().uuidString)")
    try makeRoot()
    try makeProject()
  }

  deinit {
    // Handles folders without permissions, and names that Foundation can't read.
    let remove = Process()
    remove.executableURL = URL(fileURLWithPath: "/bin/rm")
    remove.arguments = ["-rf", "--one-file-system", root.path]
    try? remove.run()
    remove.waitUntilExit()
  }

  private func write(_ text: String, _ path: String) {
    // A name that is too long can't be a file.
    let file = root.path + "/" + path
    try? FileManager.default.createDirectory(
      atPath: (file as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    // Nobody reads a pipe that a former change has placed here: opening it would wait forever.
    var status = stat()
    guard stat(file, &status) != 0 || status.st_mode & S_IFMT != S_IFIFO else { return }
    try? Data(text.utf8).write(to: URL(fileURLWithPath: file))
  }

  private func chance(_ count: UInt64) -> Bool { random.next() % count == 0 }

  private func makeRoot() throws {
    for folder in [
      "log", "temporary", "scratch", "out", "home", "tool", "proc", "dev", "usr", "opt", "etc",
    ] {
      try FileManager.default.createDirectory(
        at: root.appendingPathComponent(folder), withIntermediateDirectories: true)
    }
    // The links of a merged /usr, which the first of these attacks deleted.
    for name in ["bin", "sbin", "lib", "lib64"] { symlink("usr/\(name)", root.path + "/" + name) }
    write("kept", "canary/a")
    write("kept", "canary/deep/b.swift")
    write("kept", "canary/deep/c.png")
    chmod(root.path + "/canary/a", 0o640)
    symlink("a", root.path + "/canary/link")
    symlink("deep", root.path + "/canary/folder")
    mkfifo(root.path + "/pipe", 0o600)
    mkfifo(root.path + "/canary/pipe", 0o600)
    write("// swift-tools-version: 5.9\n", "Package.swift")
    write("// swift-tools-version: 5.9\n", "ooze/Package.swift")
    write("import Foundation\n", "ooze/Sources/UIKit/UIKit/UIKit.swift")
    write(Self.compiler, "programs/swift")
    chmod(root.path + "/programs/swift", 0o755)
    // Three of four runs are attacked without bubblewrap, so that what it would prevent is visible, and the
    // calls are logged.
    if !chance(4) {
      write("#!/bin/sh\nexit 1\n", "programs/bwrap")
      chmod(root.path + "/programs/bwrap", 0o755)
    }
    write("", "repository/.git/HEAD")
    write("kept", "repository/Sibling/kept.swift")
  }

  /// Logs its call, describes manifests, and makes a program in place of a build.
  private static let compiler = """
    #!/bin/bash
    { printf '%s\\037' "$@"; printf '\\036'; } >> /log/swift
    package=; products=; product=
    args=("$@")
    for ((i = 0; i < ${#args[@]}; i++)); do
      case "${args[i]}" in
        --package-path) package="${args[i+1]}";;
        --scratch-path) products="${args[i+1]}";;
        --product) product="${args[i+1]}";;
      esac
    done
    case "$*" in
      *dump-package*) cat "$package/.described" 2>/dev/null || { echo "error: nothing here" >&2; exit 1; };;
      *resolve*)
        mkdir -p "$products/checkouts/eels"
        cp /repository/Pond/.fetched "$products/checkouts/eels/.described" 2>/dev/null
        echo "// a manifest" > "$products/checkouts/eels/Package.swift";;
      *build*)
        mkdir -p "$products/debug" || exit 1
        name=$(sed -n 's/^  name: "\\([^"]*\\)",$/\\1/p' "$package/Package.swift" | head -n 1)
        for file in "$product" "${name}PackageTests.xctest"; do
          [ -n "$file" ] && printf '#!/bin/sh\\nexit 0\\n' > "$products/debug/$file" && chmod 755 "$products/debug/$file"
        done;;
    esac
    exit 0
    """

  // MARK: The project

  /// The project's path, as passed to the tool.
  private(set) var path = "/repository/Pond"

  /// Writes the project, hostile in some places. Later calls change it as its author would, and keep the tool's
  /// folders.
  func makeProject() throws {
    let folder = "repository/Pond"
    try? FileManager.default.removeItem(at: root.appendingPathComponent(folder))
    for (path, text) in HostileFiles.base { write(text, "\(folder)/\(path)") }
    let project = HostileList.change(
      HostileFiles.project, Int(random.next() % 4), &random)
    let text =
      chance(20) ? String(repeating: "(", count: 100_000) : HostileList.text(project)
    write(text, "\(folder)/Pond.xcodeproj/project.pbxproj")
    write(description(), "\(folder)/.described")
    write(description(), "\(folder)/.fetched")
    write(description(), "\(folder)/Local/.described")
    if let data = try? PropertyListSerialization.data(
      fromPropertyList: HostileList.change(
        ["CFBundleExecutable": "Pond", "CFBundleName": "$(PRODUCT_NAME)", "A": ["b": ["c"]]],
        Int(random.next() % 3), &random),
      format: chance(2) ? .xml : .binary, options: 0)
    {
      try? data.write(to: root.appendingPathComponent("\(folder)/Pond/Info.plist"))
    }
    if chance(2) {
      try? FileManager.default.removeItem(
        at: root.appendingPathComponent("\(folder)/Package.swift"))
    }
    if chance(3) {
      try? FileManager.default.removeItem(
        at: root.appendingPathComponent("\(folder)/Pond.xcodeproj"))
    }
    for _ in 0..<random.next() % 5 { makeHostileFile(in: folder) }
    path =
      ["/repository/Pond", "/repository/Pond", "/repository", "/repository/Pond/Pond.xcodeproj"][
        Int(random.next() % 4)]
  }

  private func description() -> String {
    let list = HostileList.change(HostileFiles.manifest, Int(random.next() % 4), &random)
    if chance(20) { return String(repeating: "[", count: 100_000) }
    guard JSONSerialization.isValidJSONObject(list),
      let data = try? JSONSerialization.data(withJSONObject: list)
    else { return "7" }
    return String(decoding: data, as: UTF8.self)
  }

  /// Writes something that a project folder can also contain.
  private func makeHostileFile(in folder: String) {
    let places = [
      "", "/Pond", "/Pond/Art.xcassets", "/PondTests", "/Sources/Eels", "/Sources/Core",
      "/Pond/en.lproj", "/Folder",
    ]
    let place = root.path + "/" + folder + places[Int(random.next() % UInt64(places.count))]
    let names = [
      "a.swift", "Pond.swift", "x.png", "Art.xcassets", "en.lproj", "Folder", "b.bundle",
      "Info.plist", "core.c", "Core",
    ]
    let name =
      chance(4)
      ? HostileText.random(&random).replacing("/", with: ":").replacing("\0", with: "")
      : names[Int(random.next() % UInt64(names.count))]
    let file = place + "/" + name
    if chance(2) { try? FileManager.default.removeItem(atPath: file) }
    let targets = [
      "/", "..", "../..", "/canary", "/canary/a", "/dev/zero", "/pipe", ".", name, "/nowhere",
      "/proc/self", "../Pond",
    ]
    switch random.next() % 10 {
    case 0...3: symlink(targets[Int(random.next() % UInt64(targets.count))], file)
    case 4: mkfifo(file, 0o600)
    case 5:
      // A sparse file of up to a terabyte.
      let descriptor = open(file, O_CREAT | O_WRONLY, 0o644)
      if descriptor >= 0 {
        ftruncate(descriptor, [1 << 20, 1 << 33, 1 << 40][Int(random.next() % 3)])
        close(descriptor)
      }
    case 6:
      var deep = file
      for _ in 0..<60 {
        mkdir(deep, 0o755)
        deep += "/d"
      }
    case 7: mkdir(file, 0o000)
    case 8:
      let bytes: [CChar] = [CChar(bitPattern: 0xFF), CChar(bitPattern: 0xFE), 0x2E, 0x73, 0]
      let descriptor = bytes.withUnsafeBufferPointer { name -> Int32 in
        let folder = open(place, O_RDONLY | O_DIRECTORY)
        defer { close(folder) }
        return openat(folder, name.baseAddress!, O_CREAT | O_WRONLY, 0o644)
      }
      if descriptor >= 0 { close(descriptor) }
    default:
      let depth = [10, 14, 40, 3_000][Int(random.next() % 4)]
      let open = ["[", "(", "{", "[[", "A<", "/*", "\"\\("][Int(random.next() % 7)]
      try? Data(("let x = " + String(repeating: open, count: depth)).utf8)
        .write(to: URL(fileURLWithPath: place + "/Deep.swift"))
    }
  }
}
