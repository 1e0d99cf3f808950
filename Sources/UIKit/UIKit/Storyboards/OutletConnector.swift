import InterfaceFiles

/// Establishes the connections in `<connections>` elements.
@MainActor
enum OutletConnector {
  static func connect(
    _ element: InterfaceElement, of source: AnyObject, session: InterfaceSession
  ) {
    switch element.name {
    case "outlet": connectOutlet(element, of: source, session: session)
    case "outletCollection": connectCollection(element, of: source, session: session)
    case "segue": perform(element, from: source, session: session)
    case "action": connectAction(element, of: source, session: session)
    default: break
    }
  }

  /// Performs a segue that embeds immediately. The controllers have already read the relationships.
  private static func perform(
    _ element: InterfaceElement, from source: AnyObject, session: InterfaceSession
  ) {
    let kind = element.string("kind") ?? ""
    if kind == "embed", let container = source as? UIView, let parent = session.controller {
      element.takeAll()
      let creator = SegueAction(of: element, report: session.document.report)
        .creator(for: parent, sender: nil)
      guard let id = element.string("destination") else { return }
      session.document.makeEmbedded(id: id, creator: creator) { child in
        let segue = UIStoryboardSegue(
          identifier: element.string("identifier"), source: parent, destination: child)
        // The child's `viewDidLoad` may use the values that it gets here.
        parent.prepare(for: segue, sender: nil)
        embed(child, in: container, of: parent)
      }
    } else if SegueTriggers.connect(element, of: source, session: session) {
      return
    } else if kind != "relationship" || !isRead(element) {
      element.takeAll()
      session.document.report.say(
        "a segue of the kind '\(kind)' is not supported and was left out",
        line: element.line, once: "segue \(kind)")
    }
  }

  private static func isRead(_ relationship: InterfaceElement) -> Bool {
    let name = relationship.string("relationship") ?? ""
    return ["rootViewController", "viewControllers"].contains(name)
      || NibCoder.splitRelationships[name] != nil
  }

  private static func embed(
    _ child: UIViewController, in container: UIView, of parent: UIViewController
  ) {
    parent.addChild(child)
    child.view.frame = container.bounds
    child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.addSubview(child.view)
    child.didMove(toParent: parent)
  }

  /// Connects an action. The method is found by name if the sources of its class are lowered.
  private static func connectAction(
    _ element: InterfaceElement, of source: AnyObject, session: InterfaceSession
  ) {
    element.takeAll()
    let action = Selector(element.string("selector") ?? "")
    let destination = element.string("destination") ?? ""
    let target = session.object(id: destination)
    let isKnown =
      target.map { action.isImplemented(by: $0) }
      ?? (destination == "-1" || session.document.root.isFirstResponder(id: destination))
    switch source {
    case let control as UIControl where isKnown:
      let events =
        element.string("eventType").flatMap { controlEvents[$0] } ?? .primaryActionTriggered
      control.addTarget(target, action: action, for: events)
    case let item as UIBarButtonItem where isKnown:
      item.target = target
      item.action = action
    case let recognizer as UIGestureRecognizer where isKnown && target != nil:
      recognizer.addTarget(target!, action: action)
    default:
      session.document.report.say(
        "the action '\(action)' of \(type(of: source)) is not connected: "
          + "\(target.map { "\(type(of: $0))" } ?? "its target") has no method that is registered under "
          + "this name; add it in code",
        line: element.line, once: "action \(action)")
    }
  }

  private static let controlEvents: [String: UIControl.Event] = [
    "touchDown": .touchDown, "touchDownRepeat": .touchDownRepeat,
    "touchDragInside": .touchDragInside, "touchDragOutside": .touchDragOutside,
    "touchDragEnter": .touchDragEnter, "touchDragExit": .touchDragExit,
    "touchUpInside": .touchUpInside, "touchUpOutside": .touchUpOutside,
    "touchCancel": .touchCancel, "valueChanged": .valueChanged,
    "primaryActionTriggered": .primaryActionTriggered,
    "editingDidBegin": .editingDidBegin, "editingChanged": .editingChanged,
    "editingDidEnd": .editingDidEnd, "editingDidEndOnExit": .editingDidEndOnExit,
    "allEvents": .allEvents,
  ]

  private static func connectOutlet(
    _ element: InterfaceElement, of source: AnyObject, session: InterfaceSession
  ) {
    element.taken()
    guard let property = element.string("property"), let destination = element.string("destination")
    else {
      return
    }
    guard let object = session.object(id: destination) else {
      session.document.report.say(
        "the outlet '\(property)' leads to '\(destination)', which is not in the scene",
        line: element.line, once: "destination \(destination)")
      return
    }
    let registered = MemberRegistry.shared.property(property, of: type(of: source))
    if registered?.isImported ?? true,
      (source as? UIResponder)?.setOutlet(property, to: object) == true
    {
      return
    }
    if let registered {
      if !registered.set(object, of: source) {
        reportMismatch(property, of: source, takes: registered.type, object, element, session)
      }
      return
    }
    guard let stored = property.storedProperty(of: source) else {
      session.document.report.say(
        "\(type(of: source)) has no stored property '\(property)' for an outlet to connect to",
        line: element.line, once: "\(type(of: source)).\(property)")
      return
    }
    if !stored.set(object, in: source) {
      reportMismatch(property, of: source, takes: stored.type, object, element, session)
    }
  }

  private static func reportMismatch(
    _ property: String, of source: AnyObject, takes expected: Any.Type, _ object: AnyObject,
    _ element: InterfaceElement, _ session: InterfaceSession
  ) {
    session.document.report.say(
      "the outlet '\(property)' of \(type(of: source)) takes \(expected), not \(type(of: object))",
      line: element.line, once: "\(type(of: source)).\(property)")
  }

  /// Connects an outlet collection. Each connection adds one object, in the file's order.
  private static func connectCollection(
    _ element: InterfaceElement, of source: AnyObject, session: InterfaceSession
  ) {
    element.taken()
    guard let property = element.string("property"),
      let object = session.object(id: element.string("destination"))
    else { return }
    element.ignore("collectionClass", because: "the property has its own")
    if property == "gestureRecognizers", let view = source as? UIView,
      let recognizer = object as? UIGestureRecognizer
    {
      // The attribute says that the view keeps its existing recognizers.
      element.ignore("appends", because: "recognizers are always added")
      return view.addGestureRecognizer(recognizer)
    }
    if let registered = MemberRegistry.shared.property(property, of: type(of: source)) {
      let present = registered.value(of: source) as? [AnyObject] ?? []
      _ = registered.set(present + [object], of: source)
      return
    }
    guard let stored = property.storedProperty(of: source) else { return }
    let present = stored.value(in: source) as? [AnyObject] ?? []
    _ = stored.set(present + [object], in: source)
  }
}

extension String {
  /// Returns the stored property with this name, without `lazy` ones.
  func storedProperty(of object: AnyObject) -> StoredProperty? {
    StoredProperty.all(of: type(of: object)).first { $0.name == self }
  }
}
