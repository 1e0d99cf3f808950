import InterfaceFiles

/// A method of the source's class, marked `@IBSegueAction`, that creates a segue's destination.
///
/// Its parameters are the coder, the sender and the segue's identifier, as many as it declares. If
/// the method returns nil, `init(coder:)` creates the destination, as on iOS.
@MainActor
struct SegueAction {
  private let element: InterfaceElement
  private let report: InterfaceReport

  init(of element: InterfaceElement, report: InterfaceReport) {
    self.element = element
    self.report = report
  }

  /// Returns the function that creates the destination. Returns nil if the segue doesn't name a
  /// method, or if the method doesn't exist, which is reported.
  func creator(for source: UIViewController, sender: Any?) -> ((NSCoder) -> UIViewController?)? {
    guard let name = element.string("destinationCreationSelector") else { return nil }
    let action = Selector(name)
    guard action.isImplemented(by: source) else {
      report.say(
        "\(type(of: source)) has no method '\(name)' to make the segue's destination: its sources "
          + "were not lowered, or it isn't marked @IBSegueAction; init(coder:) is used",
        line: element.line, once: "segue action \(name)")
      return nil
    }
    let identifier = element.string("identifier")
    return { coder in
      action.result(on: source, [coder, sender, identifier]).flatMap { $0 } as? UIViewController
    }
  }
}
