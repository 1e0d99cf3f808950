/// A parsed storyboard or nib: its elements, its colours, and the bundle it came from.
@MainActor
package final class InterfaceDocument {
  let root: InterfaceElement
  let bundle: Bundle
  let report: InterfaceReport
  /// The scenes whose controllers are being made, outermost first in time.
  var scenesBeingMade: Set<String> = []

  package init(data: Data, name: String, bundle: Bundle) throws(InterfaceFileError) {
    root = try InterfaceParser().parse(data)
    self.bundle = bundle
    report = InterfaceReport(file: name)
  }

  /// Reads `name.storyboard` or `name.xib` from the bundle, in its development language too.
  package convenience init(
    name: String, type: String, bundle: Bundle
  ) throws(InterfaceFileError) {
    guard let path = bundle.path(forResource: name, ofType: type) else {
      throw .missing(name: "\(name).\(type)", bundle: bundle.bundleURL.lastPathComponent)
    }
    let data: Data
    do {
      data = try Data(contentsOf: URL(fileURLWithPath: path))
    } catch {
      throw .unreadable(path: "\(name).\(type)", reason: error.localizedDescription)
    }
    try self.init(data: data, name: "\(name).\(type)", bundle: bundle)
  }

  /// The colour that the file itself carries under the name, as the asset looked when it was saved.
  func resourceColor(named name: String, kind: String) -> InterfaceElement? {
    root.child("resources")?.children
      .first { $0.name == kind && $0.attributes["name"] == name }?.child("color")
  }
}
