import InterfaceFiles

/// Reads controllers.
@MainActor
extension NibCoder {
  func decode(controller: UIViewController) {
    session.register(controller, for: element)
    controller.storyboardParts.scene = StoryboardScene(element, document: session.document)
    element.read("title", into: \.title, of: controller)
    let identifier = element.string("storyboardIdentifier")
    controller.restorationIdentifier =
      element.flag("useStoryboardIdentifierAsRestorationIdentifier") == true
      ? identifier : element.string("restorationIdentifier")
    decodePresentation(of: controller)
    decodeEdges(of: controller)
    if let item = element.child(key: "navigationItem") {
      session.register(controller.navigationItem, for: item)
      NibCoder(item, session: session).decode(item: controller.navigationItem)
    }
    if let child = element.child(key: "tabBarItem"),
      let item = session.makeItem(child, otherwise: UITabBarItem.self)
    {
      NibCoder(child, session: session).decode(tabBarItem: item)
      controller.tabBarItem = item
    }
    decodeToolbarItems(of: controller)
    element.read("hidesBottomBarWhenPushed", into: \.hidesBottomBarWhenPushed, of: controller)
    for guide in element.items(of: "layoutGuides") {
      guard let id = guide.id, let kind = guide.string("type").flatMap(InterfaceBarGuide.init)
      else { continue }
      guide.taken()
      session.register(kind, id: id)
    }
    if let view = element.child(key: "view") {
      view.isDeferred = true
      element.child(key: "refreshControl")?.isDeferred = true
      let begin = session.successor(without: controller)
      controller.viewLoading.loader = { [weak controller, element] in
        guard let controller else { return nil }
        return Self.loadView(view, of: controller, described: element, session: begin())
      }
    }
  }

  private func decodePresentation(of controller: UIViewController) {
    let presentations = UIModalPresentationStyle.interfaceNames
    if let style = element.known("modalPresentationStyle", in: presentations) {
      controller.modalPresentationStyle = style
    }
    let transitions = UIModalTransitionStyle.interfaceNames
    if let style = element.known("modalTransitionStyle", in: transitions) {
      controller.modalTransitionStyle = style
    }
    element.read("definesPresentationContext", into: \.definesPresentationContext, of: controller)
    element.read(
      "interfaceStyle", into: \.overrideUserInterfaceStyle, of: controller,
      from: ["light": .light, "dark": .dark])
    element.read(
      key: "preferredContentSize", named: "size", into: \.preferredContentSize, of: controller,
      InterfaceValue.size)
  }

  private func decodeEdges(of controller: UIViewController) {
    element.read(
      "extendedLayoutIncludesOpaqueBars", into: \.extendedLayoutIncludesOpaqueBars, of: controller)
    element.read(
      "automaticallyAdjustsScrollViewInsets", into: \.automaticallyAdjustsScrollViewInsets,
      of: controller)
    element.read(
      key: "edgesForExtendedLayout", into: \.edgesForExtendedLayout, of: controller,
      InterfaceValue.edges)
  }

  /// Loads a controller's view from a separate archive, whose owner is the controller. The
  /// controller's outlets are connected then.
  private static func loadView(
    _ view: InterfaceElement, of controller: UIViewController, described element: InterfaceElement,
    session: InterfaceSession
  ) -> UIView? {
    view.isDeferred = false
    defer { view.isDeferred = true }
    session.register(controller, for: element)
    let root = session.makeView(view)
    if let control = element.child(key: "refreshControl").flatMap({ session.makeView($0) }) {
      (root as? UIScrollView)?.refreshControl = control as? UIRefreshControl
    }
    session.postpone(connectionsOf: element, to: controller)
    session.finish(view)
    controller.storyboardParts.objects += session.uninstalled
    for child in element.children where child.name == "connections" {
      child.isDeferred = false
      session.document.report.reportUntaken(in: child)
      child.isDeferred = true
    }
    return root
  }

  /// Makes a controller's bar if the file names a class for it. The controller decides where the bar is.
  func ownBar<Bar: UIView>(_ bar: InterfaceElement, _ type: Bar.Type) -> Bar? {
    guard bar.string("customClass") != nil, let own = session.makeView(bar) as? Bar else {
      return nil
    }
    own.frame = .zero
    return own
  }

  func decode(navigationController: UINavigationController) {
    if let bar = element.child("navigationBar") {
      if let own = ownBar(bar, UINavigationBar.self) {
        navigationController.exchangeBar(for: own)
      } else {
        decode(bar, into: navigationController.navigationBar)
      }
      NibCoder(bar, session: session).decode(bar: navigationController.navigationBar)
    }
    _ = element.children.first { $0.name == "nil" && $0.string("name") == "viewControllers" }?
      .taken()
    if let bar = element.child("toolbar") {
      if let own = ownBar(bar, UIToolbar.self) {
        navigationController.exchangeToolbar(for: own)
      } else {
        decode(bar, into: navigationController.toolbar)
        NibCoder(bar, session: session).decode(toolbar: navigationController.toolbar)
      }
    }
    element.read("toolbarHidden", into: \.isToolbarHidden, of: navigationController)
    element.read("navigationBarHidden", into: \.isNavigationBarHidden, of: navigationController)
    for (_, root) in related(where: { $0 == "rootViewController" }) {
      navigationController.viewControllers = [root]
    }
  }

  /// Creates the controllers of relationships in the file's order.
  func related(
    where isMeant: (String) -> Bool
  ) -> [(relationship: String, controller: UIViewController)] {
    element.items(of: "connections").compactMap { segue in
      guard segue.name == "segue", segue.string("kind") == "relationship",
        let relationship = segue.string("relationship"), isMeant(relationship)
      else { return nil }
      segue.taken()
      return segue.string("destination").flatMap { session.document.makeController(id: $0) }
        .map { (relationship, $0) }
    }
  }
}
