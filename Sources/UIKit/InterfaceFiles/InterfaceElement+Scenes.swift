/// The scenes of a storyboard, whose root this element is.
extension InterfaceElement {
  /// The identifier of the initial controller's element.
  package var initialControllerID: String? { string("initialViewController") }

  /// Returns the identifier of the controller's element that has a storyboard identifier.
  package func controllerID(forIdentifier identifier: String) -> String? {
    controllers.first { $0.string("storyboardIdentifier") == identifier }?.id
  }

  /// Returns the element of a scene's controller, which may be a reference to another storyboard.
  package func controller(id: String) -> InterfaceElement? {
    controllers.first { $0.id == id }
  }

  /// Returns the elements next to a controller in its scene, for its outlets.
  package func siblings(of controller: InterfaceElement) -> [InterfaceElement] {
    let scene = scenes.first { $0.contains { $0 === controller } } ?? []
    return scene.filter { $0 !== controller && !$0.isPlaceholder }
  }

  /// Returns the file's own copy of a named colour, as the asset was when the file was saved.
  package func resourceColor(named name: String, kind: String) -> InterfaceElement? {
    child("resources")?.children
      .first { $0.name == kind && $0.attributes["name"] == name }?.child("color")
  }

  private var scenes: [[InterfaceElement]] {
    items(of: "scenes").map { $0.items(of: "objects") }
  }

  private var controllers: [InterfaceElement] {
    scenes.joined().filter { !$0.isPlaceholder && $0.id != nil }
  }

  /// Returns whether an id is that of a first responder, in this storyboard or nib.
  package func isFirstResponder(id: String) -> Bool {
    (scenes + [items(of: "objects")]).joined().contains {
      $0.id == id && $0.attributes["placeholderIdentifier"] == "IBFirstResponder"
    }
  }

  private var isPlaceholder: Bool { name == "placeholder" || name == "exit" }
}
