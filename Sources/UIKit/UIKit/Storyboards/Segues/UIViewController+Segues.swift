import InterfaceFiles

/// A controller's information about its storyboard.
struct StoryboardScene {
  let document: InterfaceDocument
  let segues: [SegueTemplate]

  @MainActor
  init(_ element: InterfaceElement, document: InterfaceDocument) {
    self.document = document
    segues = SegueTemplate.all(in: element, document: document)
  }
}

extension UIViewController {
  /// The storyboard that created the controller, or nil.
  public var storyboard: UIStoryboard? {
    storyboardParts.scene.map { UIStoryboard(document: $0.document) }
  }

  func startSegue(_ identifier: String, sender: Any?) {
    let segues = storyboardParts.scene?.segues ?? []
    guard let segue = segues.first(where: { $0.identifier == identifier }) else {
      preconditionFailure("Receiver (\(self)) has no segue with identifier '\(identifier)'")
    }
    segue.perform(from: self, sender: sender)
  }

  /// Returns the child that contains the source of an unwind segue or has presented it, or nil if
  /// there is none.
  public func childContaining(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? {
    let way = sequence(first: source.source, next: { $0.parent ?? $0.presentedBy })
    return way.first { $0.parent === self }
  }
}
