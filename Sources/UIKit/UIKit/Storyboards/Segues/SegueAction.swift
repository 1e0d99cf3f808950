/// The method of the source's class, marked `@IBSegueAction`, that makes a segue's destination.
///
/// It takes the coder, then the sender, then the segue's identifier, as far as it asks for them. A
/// method that returns nil leaves the destination to its own `init(coder:)`, as on iOS.
@MainActor
struct SegueAction {
  private let element: InterfaceElement
  private let report: InterfaceReport

  init(of element: InterfaceElement, report: InterfaceReport) {
    self.element = element
    self.report = report
  }

  /// The function that makes the destination; nil when the segue names no method, or one that isn't
  /// there, which is reported.
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
