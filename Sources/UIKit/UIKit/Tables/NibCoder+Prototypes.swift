import InterfaceFiles

/// Reads the prototypes of lists.
@MainActor
extension NibCoder {
  var reuseIdentifier: String? { element.string("reuseIdentifier") }

  /// Registers a maker of prototype views for their reuse identifier. A prototype is a separate archive,
  /// from which each view is created.
  func register(
    _ prototype: InterfaceElement, as name: String,
    _ use: (_ identifier: String, _ make: @escaping () -> UIView?) -> Void
  ) {
    prototype.isDeferred = true
    let (document, scene) = (session.document, session.scene)
    guard let identifier = prototype.string("reuseIdentifier") else {
      return document.report.say(
        "a \(name) without a reuse identifier can't be dequeued", line: prototype.line,
        once: "prototype \(prototype.line)")
    }
    use(identifier) {
      prototype.isDeferred = false
      defer { prototype.isDeferred = true }
      let session = InterfaceSession(document: document, scene: SceneObjects(in: scene))
      let view = session.makeView(prototype)
      session.finish(prototype)
      return view
    }
  }
}
