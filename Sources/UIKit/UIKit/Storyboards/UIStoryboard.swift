import InterfaceFiles

/// The scenes of a `.storyboard` file.
///
/// On Linux, the XML that Interface Builder saves is read at run time, without compilation. A
/// missing or broken file is a programming error, as on iOS, and traps with the problem and its
/// location.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
  private let document: InterfaceDocument

  /// Reads `name.storyboard` from the bundle, or from the main bundle if it is `nil`.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    do {
      document = try InterfaceDocument(
        name: name, type: "storyboard", bundle: storyboardBundleOrNil ?? .main)
    } catch {
      fatalError("UIStoryboard: \(name).storyboard: \(error)")
    }
  }

  package init(document: InterfaceDocument) { self.document = document }

  /// The colour that Interface Builder calls the global tint; `nil` without one.
  var globalTint: UIColor? {
    document.root.child(key: "tintColor", named: "color")
      .flatMap { InterfaceValue.color($0, document: document) }
  }

  /// Creates the storyboard's initial controller. Returns `nil` if there is none.
  open func instantiateInitialViewController() -> UIViewController? {
    document.root.initialControllerID.flatMap { document.makeController(id: $0) }
  }

  /// Creates the initial controller with a closure. If the closure returns `nil`, the controller is
  /// created as the storyboard says.
  public func instantiateInitialViewController<ViewController>(
    creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController? where ViewController: UIViewController {
    document.root.initialControllerID.flatMap { document.makeController(id: $0, creator: creator) }
      as? ViewController
  }

  /// Creates the controller with a storyboard identifier. Traps if there is none, as on iOS.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    guard let controller = make(identifier, creator: nil) else {
      fatalError("UIStoryboard: \(InterfaceFileError.missingScene(identifier: identifier))")
    }
    return controller
  }

  /// Creates the controller with a storyboard identifier, using a closure.
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
    document.root.controllerID(forIdentifier: identifier).flatMap {
      document.makeController(id: $0, creator: creator)
    }
  }
}

// MARK: Scenes

extension InterfaceDocument {
  /// Creates a controller from the scene's description and wakes it. Its view is loaded on demand.
  func makeController(
    id: String, creator: ((NSCoder) -> UIViewController?)? = nil
  ) -> UIViewController? {
    resolveVariations()
    guard let element = root.controller(id: id) else { return nil }
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
    let siblings = root.siblings(of: element)
    let objects = siblings.compactMap { sibling -> AnyObject? in
      InterfaceClasses.systemClass(of: sibling.name) is UIView.Type
        ? session.makeView(sibling)
        : session.makeRecognizer(sibling) ?? session.makeObject(sibling)
    }
    let controller = session.makeController(element, creator: creator)
    session.finish(element)
    for sibling in siblings { report.reportUntaken(in: sibling) }
    controller?.storyboardParts.objects += objects + session.uninstalled
    return controller
  }

  /// Creates the controller of a storyboard reference, which is a scene of another file.
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
        document.root.controllerID(forIdentifier: $0)
      }
      return (id ?? document.root.initialControllerID).flatMap {
        document.makeController(id: $0, creator: creator)
      }
    } catch {
      report.say(
        "the reference to \(name).storyboard was left out: \(error)", line: element.line,
        once: "reference \(name)")
      return nil
    }
  }

  /// Creates a controller for a container view, and embeds it. A scene isn't embedded in itself.
  ///
  /// - Parameter embed: Loads the controller's view, and adds it to the container view.
  func makeEmbedded(
    id: String, creator: ((NSCoder) -> UIViewController?)? = nil,
    embed: (UIViewController) -> Void
  ) {
    guard scenesBeingEmbedded.insert(id).inserted else {
      report.say(
        "the scene '\(id)' embeds itself; the inner one was left out", line: root.line,
        once: "cycle \(id)")
      return
    }
    defer { scenesBeingEmbedded.remove(id) }
    if let controller = makeController(id: id, creator: creator) { embed(controller) }
  }
}
