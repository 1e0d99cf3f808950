import Foundation
import Testing

@testable import Projects

/// One folder builds all projects.
struct WorkshopTests {
  /// SwiftPM stores its plan in the folder of its products, and reuses it for the next package unless told not
  /// to. The second build would then have built the first project again.
  @Test func aBuildIsOfItsOwnProject() throws {
    let folder = try ProjectFolder([
      "first/Package.swift": manifest("First"), "first/Sources/First/a.c": "int first;\n",
      "first/Sources/First/include/a.h": "extern int first;\n",
      "second/Package.swift": manifest("Second"), "second/Sources/Second/a.c": "int second;\n",
      "second/Sources/Second/include/a.h": "extern int second;\n",
    ])
    let workshop = try folder.workshop
    for (name, module) in [("first", "First"), ("first", "First"), ("second", "Second")] {
      let place = folder.root.appendingPathComponent(name)
      let project = Project(name: name, root: place, modules: [])
      let package = LinuxPackage(project, folder: try OwnedFolder(place), runtime: folder.root)
      let status = try workshop.swift("build", package).run { _ in }
      #expect(status == 0)
      let object = workshop.products.appendingPathComponent("\(module).build/a.c.o")
      #expect(FileManager.default.fileExists(atPath: object.path), "\(module)")
    }
  }

  private func manifest(_ name: String) -> String {
    """
    // swift-tools-version: 6.0
    import PackageDescription
    let package = Package(name: "\(name)", targets: [.target(name: "\(name)")])

    """
  }
}
