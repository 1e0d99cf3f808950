import Foundation

/// The state of the last build of an app.
public struct BuildState {
  private struct Record: Codable {
    var folders: [String]
    var fingerprint: String
    var executable: String
  }

  private static let path = RelativePath(literal: "state.json")
  private let folder: OwnedFolder

  public init(folder: OwnedFolder) { self.folder = folder }

  /// The app's program, if nothing that it was built from has changed; otherwise `nil`.
  public var unchangedApp: URL? {
    guard let bytes = folder.location(of: Self.path).bytes,
      let record = try? JSONDecoder().decode(Record.self, from: Data(bytes)),
      FileManager.default.isExecutableFile(atPath: record.executable),
      Fingerprint.of(record.folders.map { URL(fileURLWithPath: $0) }) == record.fingerprint
    else { return nil }
    return URL(fileURLWithPath: record.executable)
  }

  public func keep(_ app: AppBundle, of project: Project, runtime: URL) throws {
    let sources = project.modules.flatMap(\.sources).map { $0.deletingLastPathComponent() }
    let packages = project.packages.map(\.folder)
    // The compiler that translates sources is part of this tool's program.
    let own = ["Package.swift", "Sources"].map(runtime.appendingPathComponent)
    let tool = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    var folders: [String] = []
    for path in Set(([project.root, tool] + sources + packages + own).map(\.path)).sorted()
    where !folders.contains(where: { path.isPath(within: $0) }) { folders.append(path) }
    guard let fingerprint = Fingerprint.of(folders.map { URL(fileURLWithPath: $0) }) else { return }
    let record = Record(
      folders: folders, fingerprint: fingerprint, executable: app.executable.path)
    try self.folder.make(Self.path, JSONEncoder().encode(record))
  }
}
