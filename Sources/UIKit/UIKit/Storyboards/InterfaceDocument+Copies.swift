import InterfaceFiles

extension InterfaceDocument {
  /// Returns the app's copy of a library's class, if an outlet takes the copy.
  ///
  /// Demo apps often compile the sources of their library a second time, while the storyboard names the class of the
  /// library. iOS doesn't compare the class of an object with that of the outlet.
  func copy(of type: AnyClass, for element: InterfaceElement) -> AnyClass? {
    guard let id = element.id, let app = InterfaceClasses.appModule else { return nil }
    let parts = String(reflecting: type).split(separator: ".")
    guard parts.count == 2, parts[0] != app, let copy = NSClassFromString("\(app).\(parts[1])")
    else { return nil }
    return outlets(to: id, in: root).contains(where: { takes($0, "\(app).\(parts[1])") })
      ? copy : nil
  }

  private typealias Outlet = (owner: InterfaceElement, property: String)

  private func outlets(to id: String, in element: InterfaceElement) -> [Outlet] {
    element.children.flatMap { child -> [Outlet] in
      guard child.name == "connections" else { return outlets(to: id, in: child) }
      return child.children.compactMap { connection in
        guard connection.name == "outlet", connection.attributes["destination"] == id else {
          return nil
        }
        return connection.attributes["property"].map { (element, $0) }
      }
    }
  }

  private func takes(_ outlet: Outlet, _ name: String) -> Bool {
    guard let owner = InterfaceClasses.customClass(of: outlet.owner, bundle: bundle),
      let property = MemberRegistry.shared.property(outlet.property, of: owner)
    else { return false }
    return [name, "Swift.Optional<\(name)>"].contains(String(reflecting: property.type))
  }
}
