import InterfaceFiles

/// A parsed storyboard or nib, with its elements, its colours and its bundle.
@MainActor
package final class InterfaceDocument {
  let root: InterfaceElement
  let bundle: Bundle
  let report: InterfaceReport
  /// The scenes whose controllers are currently being created.
  var scenesBeingMade: Set<String> = []
  /// The scenes whose views are currently being loaded into container views.
  var scenesBeingEmbedded: Set<String> = []
  /// The names of the storyboards whose references led to this one, which comes last.
  var chain: [String] = []
  private var hasResolvedVariations = false

  package init(data: Data, name: String, bundle: Bundle) throws(InterfaceFileError) {
    root = try InterfaceParser().parse(data)
    self.bundle = bundle
    report = InterfaceReport(file: name)
    chain = [name.replacing(".storyboard", with: "")]
  }

  /// Reads `name.storyboard` or `name.xib` from the bundle.
  ///
  /// The file in the user's language comes first. Otherwise, the base file is read, with the texts
  /// in the user's language.
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

  /// Resolves variations for the screen's size classes when the first object is created from the
  /// file.
  func resolveVariations() {
    guard !hasResolvedVariations else { return }
    hasResolvedVariations = true
    guard root.resolveVariations(for: UIScreen.main.interfaceSizeClasses) else { return }
    report.say(
      "size-class variations are those of the screen at the first load, and don't follow it",
      line: root.line, once: "variations")
  }

  /// Returns a named colour from the bundle's asset catalogues, which may depend on the appearance,
  /// or else the file's copy of it.
  func namedColor(_ name: String) -> UIColor? {
    if let color = UIColor(named: name, in: bundle, compatibleWith: nil) { return color }
    return root.resourceColor(named: name, kind: "namedColor")
      .flatMap { InterfaceValue.components($0) }
  }
}
