import Foundation

/// An app as it lies on a device: a folder with the program, its `Info.plist` and its resources,
/// which the program finds as its main bundle.
public struct AppBundle: Sendable {
  public let folder: URL
  public let executable: URL

  /// Puts an app together.
  /// - Parameter program: what was built of its module.
  public static func make(
    of project: Project, app: ProjectModule, program: URL, in place: URL
  ) throws -> AppBundle {
    let name = app.information.string("CFBundleExecutable") ?? app.name
    let folder = place.appendingPathComponent("\(app.name).app")
    let executable = folder.appendingPathComponent(name)
    let manager = FileManager.default
    try manager.createDirectory(at: folder, withIntermediateDirectories: true)
    // Frameworks have no bundles of their own here: what they bring stands beside the app's.
    let modules = [app] + project.modules.filter { $0.kind == .library && $0.name != app.name }
    try ResourceLayout(modules.flatMap(\.resources)).link(into: folder)
    try? manager.removeItem(at: executable)
    do {
      try manager.linkItem(at: program, to: executable)
    } catch {
      try manager.copyItem(at: program, to: executable)
    }
    try app.information.xml.write(to: folder.appendingPathComponent("Info.plist"), options: .atomic)
    return AppBundle(folder: folder, executable: executable)
  }
}
