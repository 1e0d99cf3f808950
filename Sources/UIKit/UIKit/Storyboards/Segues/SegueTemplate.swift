import InterfaceFiles

/// A storyboard's template for a segue. Each performance creates a new segue from it.
@MainActor
final class SegueTemplate {
  enum Kind: String {
    case show
    case push
    case showDetail
    case replace
    case presentation
    case popoverPresentation
    case popover
    case modal
    case custom
    case unwind
  }

  let identifier: String?
  private let kind: Kind
  private let destinationID: String?
  private let element: InterfaceElement
  private let document: InterfaceDocument

  /// Creates a template. Returns nil for relationships, embedding and unsupported kinds.
  init?(_ element: InterfaceElement, document: InterfaceDocument) {
    guard element.name == "segue",
      let kind = element.attributes["kind"].flatMap(Kind.init(rawValue:))
    else { return nil }
    self.kind = kind
    self.element = element
    self.document = document
    identifier = element.attributes["identifier"]
    destinationID = element.attributes["destination"]
  }

  /// Returns all segues in a scene, at any depth of its views.
  static func all(
    in element: InterfaceElement, document: InterfaceDocument
  ) -> [SegueTemplate] {
    element.children.flatMap { child in
      SegueTemplate(child, document: document).map { [$0] } ?? all(in: child, document: document)
    }
  }

  /// Performs a segue for a user action. The controller may refuse.
  func trigger(from source: UIViewController, sender: Any?) {
    guard source.shouldPerformSegue(withIdentifier: identifier ?? "", sender: sender) else {
      return
    }
    perform(from: source, sender: sender)
  }

  /// Creates the segue, lets the source prepare it, and performs it.
  func perform(from source: UIViewController, sender: Any?) {
    if kind == .unwind {
      unwind(from: source, sender: sender)
      return
    }
    let creator = SegueAction(of: element, report: document.report)
      .creator(for: source, sender: sender)
    guard
      let destination = destinationID.flatMap({ document.makeController(id: $0, creator: creator) })
    else { return }
    let segue = make(from: source, to: destination)
    segue.performHandler = { [self] in show(destination, from: source, sender: sender) }
    source.prepare(for: segue, sender: sender)
    guard isAnimated else {
      UIView.performWithoutAnimation { segue.perform() }
      return
    }
    segue.perform()
  }

  private var isAnimated: Bool { element.attributes["animates"] != "NO" }

  private func make(
    from source: UIViewController, to destination: UIViewController
  ) -> UIStoryboardSegue {
    let custom: AnyClass? = InterfaceClasses.customClass(of: element, bundle: document.bundle)
    let type = custom as? UIStoryboardSegue.Type
    if kind == .custom, type == nil {
      document.report.say(
        "the segue's class \(element.attributes["customClass"] ?? "") isn't a UIStoryboardSegue",
        line: element.line, once: "segue class \(element.line)")
    }
    return (type ?? UIStoryboardSegue.self).makeDynamic(
      identifier: identifier, source: source, destination: destination)
  }

  private func show(
    _ destination: UIViewController, from source: UIViewController, sender: Any?
  ) {
    switch kind {
    case .show, .push: source.show(destination, sender: sender)
    case .showDetail, .replace: source.showDetailViewController(destination, sender: sender)
    case .presentation, .modal: present(destination, from: source)
    case .popoverPresentation, .popover:
      presentPopover(destination, from: source, sender: sender)
    case .custom, .unwind: break
    }
  }

  /// Presents a popover at the anchor in the file, or otherwise at the view that triggered the
  /// segue.
  private func presentPopover(
    _ destination: UIViewController, from source: UIViewController, sender: Any?
  ) {
    destination.modalPresentationStyle = .popover
    guard let popover = destination.popoverPresentationController else { return }
    let anchorID =
      element.attributes["popoverAnchorView"] ?? element.attributes["popoverAnchorBarButtonItem"]
    let anchor = anchorID.flatMap { source.storyboardParts.popoverObjects[$0]?() } ?? sender
    if let item = anchor as? UIBarButtonItem {
      popover.barButtonItem = item
    } else {
      popover.sourceView = anchor as? UIView ?? source.view
    }
    if let directions = element.children.first(where: {
      $0.attributes["key"] == "popoverArrowDirection"
    }) {
      popover.permittedArrowDirections = directions.options([
        "up": .up, "down": .down, "left": .left, "right": .right,
      ])
    }
    let passed = Self.passthroughIDs(element).compactMap {
      source.storyboardParts.popoverObjects[$0]?() as? UIView
    }
    if !passed.isEmpty { popover.passthroughViews = passed }
    source.present(destination, animated: isAnimated)
  }

  /// Returns the file ids of the views that receive touches while a popover is shown.
  static func passthroughIDs(_ element: InterfaceElement) -> [String] {
    element.children.filter { $0.attributes["key"] == "popoverPassthroughViews" }
      .flatMap(\.children).compactMap { $0.attributes["destination"] ?? $0.attributes["reference"] }
  }

  private func present(_ destination: UIViewController, from source: UIViewController) {
    element.read(
      "modalPresentationStyle", into: \.modalPresentationStyle, of: destination,
      from: UIModalPresentationStyle.interfaceNames)
    element.read(
      "modalTransitionStyle", into: \.modalTransitionStyle, of: destination,
      from: UIModalTransitionStyle.interfaceNames)
    source.present(destination, animated: isAnimated)
  }

  private func unwind(from source: UIViewController, sender: Any?) {
    let action = Selector(element.attributes["unwindAction"] ?? "")
    let request = UIStoryboardUnwindSegueSource(
      source: source, unwindAction: action, sender: sender)
    guard let target = Unwinding.target(for: request) else {
      document.report.say(
        "no controller says in canPerformUnwindSegueAction(_:from:sender:) that '\(action)' leads "
          + "back to it", line: element.line, once: "unwind \(action)")
      return
    }
    let segue = make(from: source, to: target)
    segue.performHandler = { [isAnimated] in
      Unwinding.perform(segue, animated: isAnimated)
    }
    source.prepare(for: segue, sender: sender)
    action.perform(on: target, segue)
    segue.perform()
  }
}

extension UIModalPresentationStyle {
  /// The presentation styles by their names in Interface Builder's files.
  static let interfaceNames: [String: UIModalPresentationStyle] = [
    "fullScreen": .fullScreen, "pageSheet": .pageSheet, "formSheet": .formSheet,
    "custom": .custom, "currentContext": .currentContext, "overFullScreen": .overFullScreen,
    "overCurrentContext": .overCurrentContext, "automatic": .automatic, "none": .none,
    "popover": .popover,
  ]
}

extension UIModalTransitionStyle {
  /// The transition styles by their names in Interface Builder's files.
  static let interfaceNames: [String: UIModalTransitionStyle] = [
    "coverVertical": .coverVertical, "crossDissolve": .crossDissolve,
    "flipHorizontal": .flipHorizontal,
  ]
}
