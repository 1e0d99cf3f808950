/// One loading of one archive: the objects made so far, and what has to wait until all are made.
///
/// The order is iOS's: every object's `init(coder:)`, then constraints, then outlets, then
/// user-defined runtime attributes, then `awakeFromNib` in the order of creation.
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
  /// Views that a size class leaves out of the hierarchy. Whoever loads the file keeps them, for an
  /// outlet may be weak.
  private(set) var uninstalled: [UIView] = []

  /// The controller whose view is made; embedded ones become its children.
  weak var controller: UIViewController?

  init(document: InterfaceDocument) {
    self.document = document
    objects = [:]
  }

  /// A session for an archive that is loaded later, a controller's view. It knows what this one made,
  /// without the controller itself, which would keep itself alive.
  func successor(without controller: UIViewController) -> () -> InterfaceSession {
    let (document, guides) = (document, barGuides)
    let objects = objects.filter { $0.value !== controller }
    return { [weak controller] in
      let session = InterfaceSession(document: document)
      session.objects = objects
      session.barGuides = guides
      session.controller = controller
      return session
    }
  }

  /// Lets the file's ids name an object that stands already: a nib's owner, a scene's controller.
  func register(_ object: AnyObject, for element: InterfaceElement) {
    if let id = element.id { objects[id] = object }
  }

  func register(_ object: AnyObject, id: String) { objects[id] = object }

  /// The same for one that is made or stands; what the file connects to it and sets of it waits.
  func adopt(_ object: AnyObject, for element: InterfaceElement) {
    register(object, for: element)
    postpone(connectionsOf: element, to: object)
    postpone(attributesOf: element, to: object)
  }

  /// The element with this id describes a view that exists already and stands where it belongs.
  func standIn(_ view: UIView, forID id: String) { standIns[id] = view }

  func object(id: String?) -> AnyObject? { id.flatMap { objects[$0] } }

  func register(_ guide: InterfaceBarGuide, id: String) { barGuides[id] = guide }
  func barGuide(id: String) -> InterfaceBarGuide? { barGuides[id] }

  /// Makes the subviews that the element lists, and adds those that stand in the hierarchy.
  func makeSubviews(_ elements: [InterfaceElement], of view: UIView) {
    for element in elements {
      guard let subview = makeView(element) else { continue }
      if element.isInstalled { view.addSubview(subview) } else { uninstalled.append(subview) }
    }
  }

  /// Whether the item lies in a view that a size class leaves out, and `owner` does not.
  func isOutside(_ item: AnyObject?, of owner: UIView) -> Bool {
    guard let view = (item as? any LayoutItem)?.layoutView else { return false }
    return uninstalled.contains { view.isDescendant(of: $0) && !owner.isDescendant(of: $0) }
  }

  // MARK: Making objects

  /// The view that the element describes, with everything in it.
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

  /// A collection view's layout, which is no responder.
  func makeLayout(_ element: InterfaceElement) -> UICollectionViewLayout? {
    element.taken()
    let type = classOf(
      element, as: UICollectionViewLayout.self, otherwise: UICollectionViewLayout.self)
    guard let layout = type.init(coder: NibCoder(element, session: self)) else { return nil }
    awaken(layout)
    adopt(layout, for: element)
    return layout
  }

  /// A gesture recognizer, which views name among their connections; `nil` when the element is none.
  func makeRecognizer(_ element: InterfaceElement) -> UIGestureRecognizer? {
    guard let recognizer = NibCoder(element, session: self).recognizer() else { return nil }
    element.taken()
    if let name = element.string("customClass") {
      document.report.say(
        "\(type(of: recognizer)) stands in for \(name): recognizers of an app's own classes are made "
          + "in code only", line: element.line, once: "class \(name)")
    }
    adopt(recognizer, for: element)
    return recognizer
  }

  /// An object of the app's own that stands beside views and controllers; `nil` when the element is none.
  func makeObject(_ element: InterfaceElement) -> NSObject? {
    guard element.name == "customObject" else { return nil }
    element.taken()
    let name = element.string("customClass") ?? "NSObject"
    let custom: AnyClass? = InterfaceClasses.customClass(of: element, bundle: document.bundle)
    // UIKit's own classes have elements of their own, with what they need to be made.
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

  /// A bar's item of the class that the element names.
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

  /// `otherwise` stands in for an element or a class that isn't there; it is reported.
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
    // A controller's outlets lead into its view, and are connected when that is loaded.
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

  /// Has the object awakened after all are connected.
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
    guard let custom = InterfaceClasses.customClass(of: element, bundle: document.bundle) else {
      document.report.say(
        "Unknown class \(name) in Interface Builder file; \(fallback) stands in for it. "
          + "It has to be in the module '\(element.string("customModule") ?? "of the bundle")' and not private",
        line: element.line, once: "class \(name)")
      return fallback
    }
    // Another kind of object than the element's would be given outlets and subviews of the wrong
    // type, so the class has to descend from what the element stands for.
    guard let fitting = custom as? Base.Type, inherits(custom, from: fallback) else {
      document.report.say(
        "\(name) is not a subclass of \(fallback), which stands in for it",
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

  // MARK: What waits

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

  /// Does what had to wait, wakes the objects, and reports what was not understood of `part`.
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
