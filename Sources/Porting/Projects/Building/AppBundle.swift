import Foundation

/// An app bundle as on a device: a folder with the program, its `Info.plist` and its resources. The program
/// finds it as its main bundle.
public struct AppBundle: Sendable {
  public let folder: URL
  public let executable: URL

  /// Assembles the bundle of an app.
  /// - Parameters:
  ///   - program: The program that was built from the app's module.
  ///   - bundles: Resource bundles that the program expects next to itself.
  ///   - place: The folder of the project's package.
  public static func make(
    of project: Project, app: ProjectModule, program: URL, bundles: [URL] = [],
    in place: OwnedFolder
  ) throws -> AppBundle {
    let name = FileName(replacingIn: app.name)
    let folder = RelativePath(FileName(name.text + ".app") ?? name)
    let executable =
      folder / (app.information.string("CFBundleExecutable").flatMap { FileName($0) } ?? name)
    var plan = FolderPlan()
    plan.add(executable, .program(program))
    plan.add(folder / FileName("Info.plist")!, .bytes([UInt8](try app.information.xml)))
    // Frameworks have no bundles of their own here: their resources are stored next to the app's. One whose storyboard
    // has the name of one of the app's has a folder, in which `Bundle(for:)` finds it.
    let own = ResourceLayout(app.resources, of: project.root)
    let libraries = project.modules.filter { $0.kind == .library && $0.name != app.name }
    let (apart, shared) = libraries.reduce(into: ([ProjectModule](), [app])) { parts, library in
      let layout = ResourceLayout(library.resources, of: project.root)
      if layout.sharesScreens(with: own) {
        parts.0.append(library)
      } else {
        parts.1.append(library)
      }
    }
    plan.add(
      ResourceLayout(shared.flatMap(\.resources), of: project.root).plan(), below: folder)
    for library in apart {
      guard let name = FileName("\(name.text)_\(library.name).resources") else { continue }
      plan.add(
        ResourceLayout(library.resources, of: project.root).plan(), below: folder / name)
    }
    for bundle in bundles {
      for (path, file) in ProjectFiles.everything(in: bundle) {
        guard let path = RelativePath(bundle.lastPathComponent + "/" + path) else { continue }
        plan.add(folder / path, .copy(of: file))
      }
    }
    let owned = try place.folder("app")
    try owned.make(plan)
    return AppBundle(
      folder: owned.location(of: folder), executable: owned.location(of: executable))
  }
}
