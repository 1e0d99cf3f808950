/// What navigation bars and their items read.
@MainActor
extension NibCoder {
  func decode(bar: UINavigationBar) {
    if let translucent = element.flag("translucent") { bar.isTranslucent = translucent }
    if let color = element.child(key: "barTintColor") {
      bar.barTintColor = InterfaceValue.color(color, document: session.document)
    }
    _ = element["barStyle"]
    if let appearance = element.child(key: "standardAppearance") {
      bar.standardAppearance = barAppearance(appearance)
    }
    if let appearance = element.child(key: "scrollEdgeAppearance") {
      bar.scrollEdgeAppearance = barAppearance(appearance)
    }
  }

  /// Interface Builder's appearance begins as the default one, and names what differs.
  private func barAppearance(_ element: InterfaceElement) -> UINavigationBarAppearance {
    let appearance = UINavigationBarAppearance()
    if let color = element.child(key: "backgroundColor") {
      appearance.backgroundColor = InterfaceValue.color(color, document: session.document)
    }
    return appearance
  }

  func decode(item: UINavigationItem) {
    item.title = element["title"]
    if let view = element.child(key: "titleView") { item.titleView = session.makeView(view) }
    if let title = element["backButtonTitle"] { item.backButtonTitle = title }
    if let hides = element.flag("hidesBackButton") { item.hidesBackButton = hides }
    if let supplements = element.flag("leftItemsSupplementBackButton") {
      item.leftItemsSupplementBackButton = supplements
    }
    item.leftBarButtonItem = barButton("leftBarButtonItem") ?? item.leftBarButtonItem
    item.rightBarButtonItem = barButton("rightBarButtonItem") ?? item.rightBarButtonItem
    item.backBarButtonItem = barButton("backBarButtonItem") ?? item.backBarButtonItem
    let left = barButtons("leftBarButtonItems")
    if !left.isEmpty { item.leftBarButtonItems = left }
    let right = barButtons("rightBarButtonItems")
    if !right.isEmpty { item.rightBarButtonItems = right }
  }

  private func barButton(_ key: String) -> UIBarButtonItem? {
    element.child(key: key, named: "barButtonItem").map(makeBarButton)
  }

  private func barButtons(_ container: String) -> [UIBarButtonItem] {
    element.items(of: container).filter { $0.name == "barButtonItem" }.map(makeBarButton)
  }

  private func makeBarButton(_ element: InterfaceElement) -> UIBarButtonItem {
    element.taken()
    let system = element.attributes["systemItem"].flatMap { Self.systemItems[$0] }
    let button = system.map { UIBarButtonItem(barButtonSystemItem: $0, target: nil, action: nil) }
    let item = button ?? UIBarButtonItem()
    if system != nil { _ = element["systemItem"] }
    if let title = element["title"] { item.title = title }
    if let name = element["image"] { item.image = image(named: name, in: element) }
    if element["style"] == "done" { item.style = .done }
    if let width = element.optionalNumber("width") { item.width = width }
    if let enabled = element.flag("enabled") { item.isEnabled = enabled }
    if let tag = element.integer("tag") { item.tag = tag }
    if let color = element.child(key: "tintColor", named: "color") {
      item.tintColor = InterfaceValue.color(color, document: session.document)
    }
    if let view = element.child(key: "customView") { item.customView = session.makeView(view) }
    if let accessibility = element.child("accessibility") {
      item.accessibilityIdentifier = accessibility["identifier"]
    }
    session.register(item, for: element)
    session.postpone(connectionsOf: element, to: item)
    session.postpone(attributesOf: element, to: item)
    return item
  }

  /// Other items are left untaken, and so reported; they get an empty button.
  private static let systemItems: [String: UIBarButtonItem.SystemItem] = [
    "done": .done, "cancel": .cancel, "edit": .edit, "save": .save, "add": .add,
    "flexibleSpace": .flexibleSpace, "fixedSpace": .fixedSpace, "compose": .compose,
    "action": .action, "search": .search, "refresh": .refresh, "stop": .stop, "trash": .trash,
    "play": .play, "pause": .pause, "rewind": .rewind, "fastForward": .fastForward, "undo": .undo,
    "redo": .redo, "close": .close, "reply": .reply, "organize": .organize,
    "bookmarks": .bookmarks, "camera": .camera, "pageCurl": .pageCurl,
  ]
}
