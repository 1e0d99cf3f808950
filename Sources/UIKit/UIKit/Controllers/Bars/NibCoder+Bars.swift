import InterfaceFiles

/// Reads navigation bars and their items.
@MainActor
extension NibCoder {
  static let barStyles: [String: UIBarStyle] = ["black": .black, "blackTranslucent": .black]

  func decode(bar: UINavigationBar) {
    element.read("translucent", into: \.isTranslucent, of: bar)
    readColor("barTintColor", named: nil, into: \.barTintColor, of: bar)
    element.read("largeTitles", into: \.prefersLargeTitles, of: bar)
    element.read(
      key: "titleTextAttributes", named: "textAttributes", into: \.titleTextAttributes, of: bar,
      textAttributes)
    element.read(
      key: "largeTitleTextAttributes", named: "textAttributes", into: \.largeTitleTextAttributes,
      of: bar, textAttributes)
    element.read("barStyle", into: \.barStyle, of: bar, from: Self.barStyles)
    element.read(key: "standardAppearance", into: \.standardAppearance, of: bar, barAppearance)
    element.read(key: "scrollEdgeAppearance", into: \.scrollEdgeAppearance, of: bar, barAppearance)
  }

  /// Reads a bar appearance. It starts with the default appearance; the file contains the
  /// differences.
  private func barAppearance(_ element: InterfaceElement) -> UINavigationBarAppearance {
    let appearance = UINavigationBarAppearance()
    readColor(
      "backgroundColor", named: nil, in: element, into: \.backgroundColor, of: appearance)
    element.read(
      key: "titleTextAttributes", named: "textAttributes", into: \.titleTextAttributes,
      of: appearance, textAttributes)
    element.read(
      key: "largeTitleTextAttributes", named: "textAttributes", into: \.largeTitleTextAttributes,
      of: appearance, textAttributes)
    return appearance
  }

  func decode(toolbar: UIToolbar) {
    element.read("translucent", into: \.isTranslucent, of: toolbar)
    element.read("barStyle", into: \.barStyle, of: toolbar, from: Self.barStyles)
    readColor("barTintColor", named: nil, into: \.barTintColor, of: toolbar)
    let items = barButtons("items")
    if !items.isEmpty { toolbar.items = items }
  }

  func decodeToolbarItems(of controller: UIViewController) {
    let items = barButtons("toolbarItems")
    if !items.isEmpty { controller.toolbarItems = items }
  }

  /// Returns the font and the colour of titles.
  private func textAttributes(_ child: InterfaceElement) -> [NSAttributedString.Key: Any] {
    var attributes: [NSAttributedString.Key: Any] = [:]
    if let font = child.child(key: "fontDescription") {
      attributes[.font] = InterfaceValue.font(font)
    }
    if let color = child.child(key: "textColor", named: "color") {
      attributes[.foregroundColor] = self.color(of: color)
    }
    return attributes
  }

  func decode(item: UINavigationItem) {
    item.title = element.string("title")
    if let view = element.child(key: "titleView") { item.titleView = session.makeView(view) }
    element.read("prompt", into: \.prompt, of: item)
    element.read(
      "largeTitleDisplayMode", into: \.largeTitleDisplayMode, of: item,
      from: ["always": .always, "never": .never])
    element.read("backButtonTitle", into: \.backButtonTitle, of: item)
    element.read("hidesBackButton", into: \.hidesBackButton, of: item)
    element.read("leftItemsSupplementBackButton", into: \.leftItemsSupplementBackButton, of: item)
    item.leftBarButtonItem = barButton("leftBarButtonItem") ?? item.leftBarButtonItem
    item.rightBarButtonItem = barButton("rightBarButtonItem") ?? item.rightBarButtonItem
    item.backBarButtonItem = barButton("backBarButtonItem") ?? item.backBarButtonItem
    let left = barButtons("leftBarButtonItems")
    if !left.isEmpty { item.leftBarButtonItems = left }
    let right = barButtons("rightBarButtonItems")
    if !right.isEmpty { item.rightBarButtonItems = right }
  }

  private func barButton(_ key: String) -> UIBarButtonItem? {
    element.child(key: key, named: "barButtonItem").flatMap(makeBarButton)
  }

  private func barButtons(_ container: String) -> [UIBarButtonItem] {
    element.items(of: container).filter { $0.name == "barButtonItem" }.compactMap(makeBarButton)
  }

  private func makeBarButton(_ element: InterfaceElement) -> UIBarButtonItem? {
    guard let item = session.makeItem(element, otherwise: UIBarButtonItem.self) else { return nil }
    if let system = element.known("systemItem", in: Self.systemItems) { item.become(system) }
    element.read("title", into: \.title, of: item)
    if let name = element.string("image") { item.image = image(named: name, in: element) }
    element.read("style", into: \.style, of: item, from: ["done": .done])
    element.read("width", into: \.width, of: item)
    element.read("enabled", into: \.isEnabled, of: item)
    element.read("tag", into: \.tag, of: item)
    readColor("tintColor", in: element, into: \.tintColor, of: item)
    if let view = element.child(key: "customView") { item.customView = session.makeView(view) }
    if let accessibility = element.child("accessibility") {
      item.accessibilityIdentifier = accessibility.string("identifier")
    }
    return item
  }

  /// The known system items. Others are reported and become an empty button.
  private static let systemItems: [String: UIBarButtonItem.SystemItem] = [
    "done": .done, "cancel": .cancel, "edit": .edit, "save": .save, "add": .add,
    "flexibleSpace": .flexibleSpace, "fixedSpace": .fixedSpace, "compose": .compose,
    "action": .action, "search": .search, "refresh": .refresh, "stop": .stop, "trash": .trash,
    "play": .play, "pause": .pause, "rewind": .rewind, "fastForward": .fastForward, "undo": .undo,
    "redo": .redo, "close": .close, "reply": .reply, "organize": .organize,
    "bookmarks": .bookmarks, "camera": .camera, "pageCurl": .pageCurl,
  ]
}

extension UIBarButtonItem: SegueSource {
  var segueView: UIView? { buttonView }

  func onSegue(_ trigger: String?, _ perform: @escaping () -> Void) { segue = perform }
}
