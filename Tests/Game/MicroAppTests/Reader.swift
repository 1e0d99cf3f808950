import Stage
import Testing

@testable import MicroApp

/// Uses a screen as assistive technologies do: by the names and roles of elements, never by their positions.
@MainActor struct Reader {
  let stage: Stage

  /// All elements that aren't containers, in reading order.
  var elements: [AccessibilityNode] {
    func leaves(_ nodes: [AccessibilityNode]) -> [AccessibilityNode] {
      nodes.flatMap { $0.children.isEmpty ? [$0] : leaves($0.children) }
    }
    return leaves(stage.accessibilityTree().nodes)
  }

  var controls: [AccessibilityNode] { elements.filter(\.kind.isControl) }

  /// Returns the first element with a name, or whose name begins with it followed by a comma.
  func find(_ name: String, _ kind: AccessibilityNode.Kind? = nil) -> AccessibilityNode? {
    elements.first {
      ($0.label == name || $0.label.hasPrefix("\(name),")) && (kind == nil || $0.kind == kind)
    }
  }

  /// Looks for an element on the whole screen, from the current scroll position down and then from the top, like a
  /// finger that goes through a list.
  func search(_ name: String, _ kind: AccessibilityNode.Kind? = nil) -> AccessibilityNode? {
    if let node = find(name, kind) { return node }
    for direction in [UIAccessibilityScrollDirection.down, .up] {
      var seen: [AccessibilityNode] = []
      while seen != elements {
        seen = elements
        scroll(direction)
        if let node = find(name, kind) { return node }
      }
    }
    return nil
  }

  /// The names of all elements of the screen, from top to bottom, including duplicates.
  var wholeScreen: [String] { wholeTree.map { "\($0.label) \($0.value)" } }

  /// All elements of the screen, from top to bottom.
  var wholeTree: [AccessibilityNode] {
    var seen: [AccessibilityNode] = []
    while seen != elements {
      seen = elements
      scroll(.up)
    }
    // The elements of rows that scroll out of view are reused.
    var known: Set<String> = []
    var found: [AccessibilityNode] = []
    repeat {
      seen = elements
      for element in elements {
        let name = "\(element.number) \(element.label) \(element.value)"
        if known.insert(name).inserted { found.append(element) }
      }
      scroll(.down)
    } while seen != elements
    return found
  }

  private func scroll(_ direction: UIAccessibilityScrollDirection) {
    let tree = stage.accessibilityTree()
    // A row scrolls the list that holds it.
    guard let node = elements.last(where: { $0.frame.midY > 150 && $0.frame.midY < 700 }),
      let object = tree.object(node.number)
    else { return }
    stage.perform(.scroll(direction), on: object)
    stage.advance(by: 0.6)
  }

  /// Activates an element, and waits for the effect.
  func activate(
    _ name: String, _ kind: AccessibilityNode.Kind? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let known = elements.map { "\($0.kind.rawValue) “\($0.label)”" }
    let node = try #require(
      search(name, kind), "“\(name)” among \(known)", sourceLocation: sourceLocation)
    let tree = stage.accessibilityTree()
    let object = try #require(tree.object(node.number), sourceLocation: sourceLocation)
    stage.perform(.activate, on: object)
    stage.advance(by: 0.7)
  }

  /// Goes back with the bar's button, whatever its name.
  func goBack() throws { try #require(goBackIfPossible()) }

  /// Goes back with the bar's button; `false` if there is none.
  func goBackIfPossible() -> Bool {
    let tree = stage.accessibilityTree()
    func bars(_ nodes: [AccessibilityNode]) -> [AccessibilityNode] {
      nodes.flatMap { $0.kind == .bar ? [$0] : bars($0.children) }
    }
    let back = bars(tree.nodes).flatMap(\.children).first { $0.kind == .button }
    guard let object = back.flatMap({ tree.object($0.number) }) else { return false }
    stage.perform(.activate, on: object)
    stage.advance(by: 0.7)
    return true
  }
}
