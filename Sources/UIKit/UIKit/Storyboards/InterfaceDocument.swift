/// A parsed storyboard or nib: its elements, its colours, and the bundle it came from.
@MainActor
package final class InterfaceDocument {
  let root: InterfaceElement
  let bundle: Bundle
  let report: InterfaceReport
  /// The scenes whose controllers are being made, outermost first in time.
  var scenesBeingMade: Set<String> = []
  /// The scenes whose views are being loaded into container views.
  var scenesBeingEmbedded: Set<String> = []
  /// The names of the storyboards whose references led here, this one's last.
  var chain: [String] = []
  private var hasResolvedVariations = false

  package init(data: Data, name: String, bundle: Bundle) throws(InterfaceFileError) {
    root = try InterfaceParser().parse(data)
    self.bundle = bundle
    report = InterfaceReport(file: name)
    chain = [name.replacing(".storyboard", with: "")]
  }

  /// Reads `name.storyboard` or `name.xib` from the bundle: the user's language's own, otherwise the
  /// one for all languages, with the user's texts.
  package convenience init(
    name: String, type: String, bundle: Bundle
  ) throws(InterfaceFileError) {
    let localized = bundle._localizedResource("\(name).\(type)")
    guard let path = localized?.path ?? bundle.path(forResource: name, ofType: type) else {
      throw .missing(name: "\(name).\(type)", bundle: bundle.bundleURL.lastPathComponent)
    }
    let data: Data
    do {
      data = try Data(contentsOf: URL(fileURLWithPath: path))
    } catch {
      throw .unreadable(path: "\(name).\(type)", reason: error.localizedDescription)
    }
    try self.init(data: data, name: "\(name).\(type)", bundle: bundle)
    if localized?.isBase ?? true { root.localize(bundle._localizedTexts(ofTable: name)) }
  }

  /// Chooses what holds for the screen's size classes when something is first made from the file.
  func resolveVariations() {
    guard !hasResolvedVariations else { return }
    hasResolvedVariations = true
    let traits = UIScreen.main.traitCollection
    let classes = InterfaceSizeClasses(
      horizontal: traits.horizontalSizeClass, vertical: traits.verticalSizeClass)
    guard root.resolveVariations(for: classes) else { return }
    report.say(
      "size-class variations are those of the screen at the first load, and don't follow it",
      line: root.line, once: "variations")
  }

  /// A colour by name: from the bundle's asset catalogues, where it may follow the appearance, or
  /// else the copy that the file carries.
  func namedColor(_ name: String) -> UIColor? {
    if let color = UIColor(named: name, in: bundle, compatibleWith: nil) { return color }
    return resourceColor(named: name, kind: "namedColor").flatMap { InterfaceValue.components($0) }
  }

  /// The colour that the file itself carries under the name, as the asset looked when it was saved.
  func resourceColor(named name: String, kind: String) -> InterfaceElement? {
    root.child("resources")?.children
      .first { $0.name == kind && $0.attributes["name"] == name }?.child("color")
  }
}
