import InterfaceFiles

/// The plain values in Interface Builder files, such as rectangles and colours. The folder
/// `Text` reads fonts.
@MainActor
enum InterfaceValue {
  static func rect(_ element: InterfaceElement) -> CGRect {
    CGRect(
      x: element.number("x"), y: element.number("y"),
      width: max(element.number("width"), 0), height: max(element.number("height"), 0))
  }

  /// Reads the frame that some versions of Xcode wrote as `<frame key="frameInset" minX="63" width="248" …/>`. A missing
  /// number is 0. Distances to the opposite edges would be `maxX` and `maxY`; they aren't taken and are therefore
  /// reported.
  static func frameInset(_ element: InterfaceElement) -> CGRect {
    CGRect(
      x: element.number("minX"), y: element.number("minY"),
      width: max(element.number("width"), 0), height: max(element.number("height"), 0))
  }

  static func size(_ element: InterfaceElement) -> CGSize {
    CGSize(
      width: max(element.number("width"), 0), height: max(element.number("height"), 0))
  }

  /// Reads `<edgeInsets>` and `<inset>`, which use different names for the sides.
  static func insets(_ element: InterfaceElement) -> UIEdgeInsets {
    if element.name == "inset" {
      return UIEdgeInsets(
        top: element.number("minY"), left: element.number("minX"),
        bottom: element.number("maxY"), right: element.number("maxX"))
    }
    return UIEdgeInsets(
      top: element.number("top"), left: element.number("left"),
      bottom: element.number("bottom"), right: element.number("right"))
  }

  static func directionalInsets(_ element: InterfaceElement) -> NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(
      top: element.number("top"), leading: element.number("leading"),
      bottom: element.number("bottom"), trailing: element.number("trailing"))
  }

  static func edges(_ element: InterfaceElement) -> UIRectEdge {
    element.options(["top": .top, "left": .left, "bottom": .bottom, "right": .right])
  }

  // MARK: Colours

  /// Returns the colour, or `nil` for none. Reports an unknown name.
  static func color(_ element: InterfaceElement, document: InterfaceDocument) -> UIColor? {
    element.taken()
    // The file contains the colour for older systems in addition to the colour of iOS 13.
    let older = element.string("cocoaTouchSystemColor")
    let newer = element.string("xcode11CocoaTouchSystemColor")
    if let name = element.string("systemColor") ?? newer ?? older {
      element.ignore(
        "alpha", "blue", "colorSpace", "customColorSpace", "green", "red", "white",
        because: "earlier versions of Xcode also write the color that the name had then")
      let color =
        legacySystemColors[name] ?? UIColor.system(named: name)
        ?? document.root.resourceColor(named: name, kind: "systemColor")
        .flatMap { components($0) }
      return color ?? missing(name, of: element, document: document)
    }
    if let name = element.string("name") {
      return document.namedColor(name) ?? missing(name, of: element, document: document)
    }
    return components(element)
  }

  private static func missing(
    _ name: String, of element: InterfaceElement, document: InterfaceDocument
  ) -> UIColor? {
    document.report.say(
      "no colour named '\(name)' in the bundle \(document.bundle.bundleURL.lastPathComponent)",
      line: element.line, once: "color \(name)")
    return nil
  }

  /// Reads the components. Every colour space that Interface Builder writes is read as sRGB or its
  /// grey.
  static func components(_ element: InterfaceElement) -> UIColor? {
    element.taken()
    // The file's copy of an asset may itself be a system colour.
    element.ignore(
      "colorSpace", "customColorSpace", because: "every space is read as sRGB or its gray")
    if let name = element.string("systemColor") {
      element.ignore(
        "alpha", "blue", "green", "red", "white",
        because: "earlier versions of Xcode also write the color that the name had then")
      return UIColor.system(named: name)
    }
    let alpha = element.string("alpha").flatMap(Double.init) ?? 1
    if element.string("white") != nil {
      return UIColor(white: element.number("white"), alpha: CGFloat(alpha))
    }
    guard
      element.string("red") != nil || element.string("green") != nil
        || element.string("blue") != nil
    else {
      return nil
    }
    return UIColor(
      red: element.number("red"), green: element.number("green"), blue: element.number("blue"),
      alpha: CGFloat(alpha))
  }

  /// The names in older files, and names of colours without a method.
  private static let legacySystemColors: [String: UIColor] = [
    "tableCellGroupedBackgroundColor": .secondarySystemGroupedBackground
  ]
}
