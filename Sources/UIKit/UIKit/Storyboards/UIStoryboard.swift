/// The scenes of a `.storyboard` file.
///
/// On Linux the XML that Interface Builder saves is read at run time; no compilation is needed. A
/// file that is missing or broken is a programmer's error, as on iOS, and traps with what was wrong
/// and where.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
  private let document: InterfaceDocument

  /// Reads `name.storyboard` from the bundle; from the main bundle when `nil`.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    do {
      document = try InterfaceDocument(
        name: name, type: "storyboard", bundle: storyboardBundleOrNil ?? .main)
    } catch {
      fatalError("UIStoryboard: \(name).storyboard: \(error)")
    }
  }

  package init(document: InterfaceDocument) { self.document = document }

  /// The controller that the storyboard's arrow points to; `nil` when it has none.
  open func instantiateInitialViewController() -> UIViewController? {
    document.initialControllerID.flatMap { document.makeController(id: $0) }
  }

  /// The initial controller, made by the closure; the closure may give `nil` to have it made as the
  /// storyboard says.
  public func instantiateInitialViewController<ViewController>(
    creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController? where ViewController: UIViewController {
    document.initialControllerID.flatMap { document.makeController(id: $0, creator: creator) }
      as? ViewController
  }

  /// The scene with this storyboard identifier. Traps when there is none, as on iOS.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    guard let controller = make(identifier, creator: nil) else {
      fatalError("UIStoryboard: \(InterfaceFileError.missingScene(identifier: identifier))")
    }
    return controller
  }

  /// The scene with this storyboard identifier, made by the closure.
  public func instantiateViewController<ViewController>(
    identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController where ViewController: UIViewController {
    guard let controller = make(identifier, creator: creator) else {
      fatalError("UIStoryboard: \(InterfaceFileError.missingScene(identifier: identifier))")
    }
    guard let fitting = controller as? ViewController else {
      fatalError(
        "UIStoryboard: the scene '\(identifier)' is a \(type(of: controller)), "
          + "not a \(ViewController.self)")
    }
    return fitting
  }

  private func make(
    _ identifier: String, creator: ((NSCoder) -> UIViewController?)?
  ) -> UIViewController? {
    document.controllerID(forIdentifier: identifier).flatMap {
      document.makeController(id: $0, creator: creator)
    }
  }
}

// MARK: Scenes

extension InterfaceDocument {
  var initialControllerID: String? { root.string("initialViewController") }

  func controllerID(forIdentifier identifier: String) -> String? {
    controllers.first { $0.string("storyboardIdentifier") == identifier }?.id
  }

  private var controllers: [InterfaceElement] {
    root.items(of: "scenes").flatMap { $0.items(of: "objects") }
      .filter { $0.name != "placeholder" && $0.name != "exit" && $0.attributes["id"] != nil }
  }

  /// A fresh controller from the scene's description, awake; its view waits until it is asked for.
  func makeController(
    id: String, creator: ((NSCoder) -> UIViewController?)? = nil
  ) -> UIViewController? {
    resolveVariations()
    guard let element = controllers.first(where: { $0.id == id }) else { return nil }
    if element.name == "viewControllerPlaceholder" {
      return makeReferenced(element, creator: creator)
    }
    // Two navigation controllers that are each other's root would never end.
    guard scenesBeingMade.insert(id).inserted else {
      report.say(
        "the scene '\(id)' contains itself; the inner one was left out", line: element.line,
        once: "cycle \(id)")
      return nil
    }
    defer { scenesBeingMade.remove(id) }
    let session = InterfaceSession(document: self)
    let siblings = siblings(of: element)
    let objects = siblings.compactMap { sibling -> AnyObject? in
      InterfaceClasses.systemClass(of: sibling.name) is UIView.Type
        ? session.makeView(sibling)
        : session.makeRecognizer(sibling) ?? session.makeObject(sibling)
    }
    let controller = session.makeController(element, creator: creator)
    session.finish(element)
    for sibling in siblings { report.reportUntaken(in: sibling) }
    controller?.archivedObjects += objects + session.uninstalled
    return controller
  }

  /// The elements beside a controller in its scene, for its outlets.
  private func siblings(of controller: InterfaceElement) -> [InterfaceElement] {
    let scene = root.items(of: "scenes").first {
      $0.items(of: "objects").contains { $0 === controller }
    }
    return scene?.items(of: "objects").filter {
      $0 !== controller && $0.name != "placeholder" && $0.name != "exit"
    } ?? []
  }

  /// The controller that a storyboard reference stands for: a scene of another file.
  private func makeReferenced(
    _ element: InterfaceElement, creator: ((NSCoder) -> UIViewController?)?
  ) -> UIViewController? {
    guard let name = element.string("storyboardName") else { return nil }
    element.ignore("bundleIdentifier", because: "all storyboards are looked for in one bundle")
    element.taken()
    guard !chain.contains(name) else {
      report.say(
        "the storyboards \((chain + [name]).joined(separator: ", ")) lead to each other; "
          + "the reference was left out", line: element.line, once: "reference \(name)")
      return nil
    }
    do throws(InterfaceFileError) {
      let document = try InterfaceDocument(name: name, type: "storyboard", bundle: bundle)
      document.chain = chain + [name]
      let id = element.string("referencedIdentifier").map {
        document.controllerID(forIdentifier: $0)
      }
      return (id ?? document.initialControllerID).flatMap {
        document.makeController(id: $0, creator: creator)
      }
    } catch {
      report.say(
        "the reference to \(name).storyboard was left out: \(error)", line: element.line,
        once: "reference \(name)")
      return nil
    }
  }

  /// A controller for a container view, its view loaded. `nil` when it would contain itself.
  func embeddable(
    id: String, creator: ((NSCoder) -> UIViewController?)? = nil
  ) -> UIViewController? {
    guard scenesBeingEmbedded.insert(id).inserted else {
      report.say(
        "the scene '\(id)' embeds itself; the inner one was left out", line: root.line,
        once: "cycle \(id)")
      return nil
    }
    defer { scenesBeingEmbedded.remove(id) }
    let controller = makeController(id: id, creator: creator)
    controller?.loadViewIfNeeded()
    return controller
  }
}
