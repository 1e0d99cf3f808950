/// What controllers and their bars read.
@MainActor
extension NibCoder {
  package func decode(controller: UIViewController) {
    session.register(controller, for: element)
    if let title = element["title"] { controller.title = title }
    _ = (element["storyboardIdentifier"], element["restorationIdentifier"])
    _ = element["useStoryboardIdentifierAsRestorationIdentifier"]
    if let extends = element.flag("extendedLayoutIncludesOpaqueBars") {
      controller.extendedLayoutIncludesOpaqueBars = extends
    }
    if let item = element.child(key: "navigationItem") {
      session.register(controller.navigationItem, for: item)
      NibCoder(item, session: session).decode(item: controller.navigationItem)
    }
    // Old files carry guides for the bars; constraints to them can't be told from the safe area's.
    for guide in element.items(of: "layoutGuides") { guide.taken() }
    if let view = element.child(key: "view") {
      view.isDeferred = true
      let document = session.document
      let parts = session.objects(without: controller)
      controller._viewLoader = { [unowned controller, element] in
        let session = InterfaceSession(document: document, objects: parts)
        return Self.loadView(view, of: controller, described: element, session: session)
      }
    }
  }

  /// The view is an archive of its own, whose owner is the controller: its outlets are connected
  /// when the view is loaded.
  private static func loadView(
    _ view: InterfaceElement, of controller: UIViewController, described element: InterfaceElement,
    session: InterfaceSession
  ) -> UIView? {
    view.isDeferred = false
    defer { view.isDeferred = true }
    session.register(controller, for: element)
    let root = session.makeView(view)
    session.postpone(connectionsOf: element, to: controller)
    session.finish(view)
    for child in element.children where child.name == "connections" {
      child.isDeferred = false
      session.document.report.reportUntaken(in: child)
      child.isDeferred = true
    }
    return root
  }

  package func decode(navigationController: UINavigationController) {
    if let bar = element.child("navigationBar") {
      decode(bar, into: navigationController.navigationBar)
      NibCoder(bar, session: session).decode(bar: navigationController.navigationBar)
    }
    _ = element.children.first { $0.name == "nil" && $0["name"] == "viewControllers" }?.taken()
    let roots = element.items(of: "connections").filter {
      $0.name == "segue" && $0["kind"] == "relationship"
        && $0["relationship"] == "rootViewController"
    }
    for segue in roots {
      segue.taken()
      guard let destination = segue["destination"],
        let root = session.document.makeController(id: destination)
      else { continue }
      navigationController.viewControllers = [root]
    }
  }

  private func decode(bar: UINavigationBar) {
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

  private func decode(item: UINavigationItem) {
    item.title = element["title"]
    item.leftBarButtonItem = barButton("leftBarButtonItem") ?? item.leftBarButtonItem
    item.rightBarButtonItem = barButton("rightBarButtonItem") ?? item.rightBarButtonItem
    item.backBarButtonItem = barButton("backBarButtonItem") ?? item.backBarButtonItem
  }

  private func barButton(_ key: String) -> UIBarButtonItem? {
    guard let element = element.child(key: key, named: "barButtonItem") else { return nil }
    let button = UIBarButtonItem(
      title: element["title"], style: .plain, target: nil, action: nil)
    session.register(button, for: element)
    session.postpone(connectionsOf: element, to: button)
    return button
  }
}
