import InterfaceFiles

/// One loading of an archive: the objects created so far, and the work that has to wait until all are
/// created.
///
/// The order is that of iOS: first every object's `init(coder:)`, then constraints, then outlets, then
/// user-defined runtime attributes, and finally `awakeFromNib` in the order of creation.
@MainActor
final class InterfaceSession {
  let document: InterfaceDocument
  private var objects: [String: AnyObject]
  private var standIns: [String: UIView] = [:]
  private var made: [() -> Void] = []
  private var constraints: [(owner: UIView, element: InterfaceElement)] = []
  private var connections: [(source: AnyObject, element: InterfaceElement)] = []
  private var attributes: [(object: AnyObject, element: InterfaceElement)] = []
  private var barGuides: [String: InterfaceBarGuide] = [:]
  /// The objects of the scene, to which connections of its prototypes lead.
  let scene: SceneObjects
  /// The views that a size class excludes from the hierarchy. The owner of the session must retain them,
  /// because an outlet may be weak.
  private(set) var uninstalled: [UIView] = []

  /// The controller whose view is created. Embedded controllers become its children.
  weak var controller: UIViewController?

  /// - Parameter scene: The objects of the scene that contains the archive, such as a prototype.
  init(document: InterfaceDocument, scene: SceneObjects = SceneObjects()) {
    self.document = document
    self.scene = scene
    objects = [:]
  }

  /// Returns a function that creates a session for an archive that is loaded later, a controller's view.
  ///
  /// That session knows this session's objects except the controller, which would otherwise retain
  /// itself.
  func successor(without controller: UIViewController) -> () -> InterfaceSession {
    let (document, guides, scene) = (document, barGuides, scene)
    let objects = objects.filter { $0.value !== controller }
    return { [weak controller] in
      let session = InterfaceSession(document: document, scene: scene)
      session.objects = objects
      session.barGuides = guides
      session.controller = controller
      return session
    }
  }

  /// Registers an existing object for an element's id, such as a nib's owner or a scene's controller.
  func register(_ object: AnyObject, for element: InterfaceElement) {
    if let id = element.id { register(object, id: id) }
  }

  func register(_ object: AnyObject, id: String) {
    objects[id] = object
    scene.add(object, id: id)
  }

  /// Registers an object for an element and postpones the element's connections and runtime attributes.
  func adopt(_ object: AnyObject, for element: InterfaceElement) {
    register(object, for: element)
    postpone(connectionsOf: element, to: object)
    postpone(attributesOf: element, to: object)
  }

  /// Registers an existing view, already in its place, for an element's id.
  func standIn(_ view: UIView, forID id: String) { standIns[id] = view }

  func object(id: String?) -> AnyObject? { id.flatMap { objects[$0] ?? scene.object(id: $0) } }

  func register(_ guide: InterfaceBarGuide, id: String) { barGuides[id] = guide }
  func barGuide(id: String) -> InterfaceBarGuide? { barGuides[id] }

  /// Creates the subviews in the list of elements and adds those that belong to the hierarchy.
  func makeSubviews(_ elements: [InterfaceElement], of view: UIView) {
    for element in elements {
      guard let subview = makeView(element) else { continue }
      if element.isInstalled { view.addSubview(subview) } else { uninstalled.append(subview) }
    }
  }

  /// Returns whether the item is in a view that a size class excludes while `owner` isn't.
  func isOutside(_ item: AnyObject?, of owner: UIView) -> Bool {
    guard let view = (item as? any LayoutItem)?.layoutView else { return false }
    return uninstalled.contains { view.isDescendant(of: $0) && !owner.isDescendant(of: $0) }
  }

  // MARK: Making objects

  /// Creates the view of the element with everything in it.
  func makeView(_ element: InterfaceElement) -> UIView? {
    if let standIn = element.id.flatMap({ standIns[$0] }) {
      NibCoder(element, session: self).decode(standIn: standIn)
      return nil
    }
    return make(element, as: UIView.self, otherwise: UIView.self) { type, coder in
      type.init(coder: coder)
    }
  }

  func makeController(
    _ element: InterfaceElement, creator: ((NSCoder) -> UIViewController?)? = nil
  ) -> UIViewController? {
    make(element, as: UIViewController.self, otherwise: UIViewController.self) { type, coder in
      creator.flatMap { $0(coder) } ?? type.init(coder: coder)
    }
  }

  /// Creates the gesture recognizer of an element, to which views have connections. Returns `nil` for
  /// other elements.
  func makeRecognizer(_ element: InterfaceElement) -> UIGestureRecognizer? {
    guard let recognizer = NibCoder(element, session: self).recognizer() else { return nil }
    element.taken()
    if let name = element.string("customClass") {
      document.report.say(
        "\(type(of: recognizer)) replaces \(name): recognizers of an app's own classes are made in code "
          + "only", line: element.line, once: "class \(name)")
    }
    adopt(recognizer, for: element)
    return recognizer
  }

  /// Creates an app's own object next to views and controllers. Returns `nil` for other elements.
  func makeObject(_ element: InterfaceElement) -> NSObject? {
    guard element.name == "customObject" else { return nil }
    element.taken()
    let name = element.string("customClass") ?? "NSObject"
    let custom: AnyClass? = InterfaceClasses.customClass(of: element, bundle: document.bundle)
    // UIKit's own classes have their own elements, with the information needed to create them.
    guard let type = name == "NSObject" ? NSObject.self : custom as? NSObject.Type,
      !InterfaceClasses.isSystem(type) || type == NSObject.self
    else {
      document.report.say(
        "an object of the class \(name) was left out: there is no class of the app's of this name",
        line: element.line, once: "class \(name)")
      return nil
    }
    let object = type.makeDynamic()
    made.append { Selector("awakeFromNib").perform(on: object) }
    adopt(object, for: element)
    return object
  }

  /// Creates a bar item of the class that the element names.
  func makeItem<Item: UIBarItem>(_ element: InterfaceElement, otherwise: Item.Type) -> Item? {
    element.taken()
    let type = classOf(element, as: Item.self, otherwise: otherwise)
    guard let item = type.init(coder: NibCoder(element, session: self)) else {
      reportNothing(of: type, for: element)
      return nil
    }
    awaken(item)
    adopt(item, for: element)
    return item
  }

  /// Creates the object of an element. If the element or its class is unknown, reports it and creates
  /// `otherwise`.
  private func make<Base: UIResponder>(
    _ element: InterfaceElement, as base: Base.Type, otherwise: Base.Type,
    by initializer: (Base.Type, NibCoder) -> Base?
  ) -> Base? {
    element.taken()
    let type = classOf(element, as: base, otherwise: otherwise)
    let coder = NibCoder(element, session: self)
    guard let object = initializer(type, coder) else {
      reportNothing(of: type, for: element)
      return nil
    }
    awaken(object)
    register(object, for: element)
    postpone(attributesOf: element, to: object)
    // A controller's outlets refer to objects in its view and are connected when the view is loaded.
    if element.children.contains(where: { $0.attributes["key"] == "view" }) {
      for child in element.children where child.name == "connections" { child.isDeferred = true }
    } else {
      postpone(connectionsOf: element, to: object)
    }
    return object
  }

  private func reportNothing(of type: AnyClass, for element: InterfaceElement) {
    document.report.say(
      "init(coder:) of \(type) gave nil, so <\(element.name)> was left out",
      line: element.line, once: "nil \(type)")
  }

  /// Wakes the object after all objects are connected.
  func awaken(_ object: any AwakenedObject) { made.append { object.awakeFromNib() } }

  func classOf<Base: NSObject>(
    _ element: InterfaceElement, as base: Base.Type, otherwise: Base.Type
  ) -> Base.Type {
    let system: AnyClass? = InterfaceClasses.systemClass(of: element.name)
    if system == nil {
      document.report.say(
        "<\(element.name)> is not supported; a plain \(otherwise) stands in for it",
        line: element.line, once: "<\(element.name) >")
    }
    let fallback = system as? Base.Type ?? otherwise
    guard let name = element.string("customClass") else { return fallback }
    let named: AnyClass? = InterfaceClasses.customClass(of: element, bundle: document.bundle)
    guard let custom = named.map({ document.copy(of: $0, for: element) ?? $0 }) else {
      document.report.say(
        "Unknown class \(name) in Interface Builder file; \(fallback) stands in for it. "
          + "It has to be in the module '\(element.string("customModule") ?? "of the bundle")' and not private",
        line: element.line, once: "class \(name)")
      return fallback
    }
    // An unrelated class would receive outlets and subviews of the wrong type. The class therefore has to
    // descend from the element's class.
    guard let fitting = custom as? Base.Type, inherits(custom, from: fallback) else {
      document.report.say(
        "\(name) is not a subclass of \(fallback), which replaces it",
        line: element.line, once: "class \(name)")
      return fallback
    }
    return fitting
  }

  private func inherits(_ type: AnyClass, from ancestor: AnyClass) -> Bool {
    var current: AnyClass? = type
    while let this = current {
      if this == ancestor { return true }
      current = _getSuperclass(this)
    }
    return false
  }

  // MARK: Postponed work

  func postpone(connectionsOf element: InterfaceElement, to object: AnyObject) {
    for connection in element.items(of: "connections") {
      connections.append((object, connection))
    }
  }

  func postpone(attributesOf element: InterfaceElement, to object: AnyObject) {
    for attribute in element.items(of: "userDefinedRuntimeAttributes") {
      attributes.append((object, attribute))
    }
  }

  func postpone(constraintsOf element: InterfaceElement, in view: UIView) {
    for constraint in element.items(of: "constraints") {
      constraints.append((view, constraint))
    }
  }

  /// Performs the postponed work, wakes the objects, and reports the unsupported parts of `part`.
  func finish(_ part: InterfaceElement) {
    NSLayoutConstraint.activate(
      constraints.compactMap { InterfaceConstraint.make($0.element, in: $0.owner, session: self) })
    for (source, element) in connections {
      OutletConnector.connect(element, of: source, session: self)
    }
    for (object, element) in attributes {
      RuntimeAttribute.apply(element, to: object, session: self)
    }
    let awakening = made
    constraints = []
    connections = []
    attributes = []
    made = []
    for awaken in awakening { awaken() }
    document.report.reportUntaken(in: part)
  }
}
