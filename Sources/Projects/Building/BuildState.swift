import Foundation

/// The facts about the last build of an app.
public struct BuildState: Sendable {
  private struct Record: Codable {
    var folders: [String]
    var fingerprint: String
    var executable: String
  }

  private let file: URL

  public init(folder: URL) { file = folder.appendingPathComponent("state.json") }

  /// The app's program, when nothing that it was built from has changed since.
  public var unchangedApp: URL? {
    guard let data = try? Data(contentsOf: file),
      let record = try? JSONDecoder().decode(Record.self, from: data),
      FileManager.default.isExecutableFile(atPath: record.executable),
      Fingerprint.of(record.folders.map { URL(fileURLWithPath: $0) }) == record.fingerprint
    else { return nil }
    return URL(fileURLWithPath: record.executable)
  }

  public func keep(_ app: AppBundle, of project: Project, runtime: URL) throws {
    let sources = project.modules.flatMap(\.sources).map { $0.deletingLastPathComponent() }
    let packages = project.packages.map(\.folder)
    // The program of this tool holds the lowering.
    let own = ["Package.swift", "Sources"].map(runtime.appendingPathComponent)
    let tool = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    let folders = Set(([project.root, tool] + sources + packages + own).map(\.path)).sorted()
    let record = Record(
      folders: folders, fingerprint: Fingerprint.of(folders.map { URL(fileURLWithPath: $0) }),
      executable: app.executable.path)
    try JSONEncoder().encode(record).write(to: file, options: .atomic)
  }
}
