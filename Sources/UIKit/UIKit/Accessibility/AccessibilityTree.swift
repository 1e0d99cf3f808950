import CoreGraphics

/// The elements on screen, as assistive software goes through them: in reading order, in their
/// containers.
///
/// Complexity: O(n) in the views on screen, and O(n log n) in the elements of a container.
@MainActor package struct AccessibilityTree {
  package private(set) var nodes: [AccessibilityNode] = []
  private var objects: [UInt32: Reference] = [:]
  private var rows: AccessibilityRows
  /// The views visited so far. A view's `accessibilityElements` may name a view that is elsewhere in
  /// the hierarchy; that view is included once, where it is first named.
  private var visited: Set<ObjectIdentifier> = []

  private struct Reference {
    weak var object: _AccessibleObject?
  }

  /// Makes the tree of `windows`, which are ordered from back to front. A modal window hides those behind it.
  ///
  /// - Parameter previous: The tree before: its rows keep their numbers if they are reloaded with the same
  ///   label.
  package init(windows: [UIWindow], after previous: AccessibilityTree? = nil) {
    rows = AccessibilityRows(after: previous?.rows)
    var visible = windows
    if let modal = windows.lastIndex(where: { $0.accessibilityViewIsModal }) {
      visible = Array(windows[modal...])
    }
    for window in visible {
      nodes += elements(of: window, clip: window.screen.bounds, isInRow: false)
    }
  }

  /// Returns the object that a node represents; `nil` if it is gone or represents something else.
  package func object(_ number: UInt32) -> _AccessibleObject? {
    guard let object = objects[number]?.object, object.accessibilityNumber == number else {
      return nil
    }
    return object
  }

  /// A rectangle larger than any content. Sums with `CGRect.infinite` overflow.
  private static let everywhere = CGRect(x: -1e9, y: -1e9, width: 2e9, height: 2e9)

  // MARK: Traversal

  private mutating func elements(
    of view: UIView, clip: CGRect, isInRow: Bool
  ) -> [AccessibilityNode] {
    guard !view.isHidden, view.alpha > 0.01, !view.accessibilityElementsHidden else { return [] }
    guard visited.insert(ObjectIdentifier(view)).inserted else { return [] }
    if let row = view as? any AccessibilityRow, rows.enter(row) {
      defer { rows.leave() }
      return content(of: view, clip: clip, isInRow: isInRow)
    }
    return content(of: view, clip: clip, isInRow: isInRow)
  }

  private mutating func content(
    of view: UIView, clip: CGRect, isInRow: Bool
  ) -> [AccessibilityNode] {
    let defaults = view.ownAccessibility
    let frame = view.accessibilityFrame
    var clip = clip
    if view.clipsToBounds {
      // Scrolled content can be scrolled into view, so it counts as visible.
      clip = view.scrollingContent != nil ? Self.everywhere : clip.intersection(frame)
      guard !clip.isEmpty else { return [] }
    }
    if view.isAccessibilityElement {
      // A row reads its texts itself.
      guard !isInRow || view.accessibilityRespondsToUserInteraction else { return [] }
      guard !frame.intersection(clip).isEmpty else { return [] }
      let node = leaf(view, defaults, frame)
      guard defaults.keepsControls else { return [node] }
      return [node] + ordered(children(of: view, clip: clip, isInRow: true), view)
    }
    let inside = children(of: view, clip: clip, isInRow: isInRow)
    guard !inside.isEmpty else { return [] }
    guard let kind = container(view, defaults) else { return inside }
    return [group(view, kind, ordered(inside, view), frame)]
  }

  private mutating func children(
    of view: UIView, clip: CGRect, isInRow: Bool
  ) -> [AccessibilityNode] {
    if let elements = view.accessibilityElements {
      return elements.flatMap { element(_: $0, clip: clip, isInRow: isInRow) }
    }
    var views = view.subviews
    if let modal = views.lastIndex(where: { !$0.isHidden && $0.accessibilityViewIsModal }) {
      views = Array(views[modal...])
    }
    var found: [AccessibilityNode] = []
    for view in views { found += elements(of: view, clip: clip, isInRow: isInRow) }
    return view.superview == nil ? ordered(found, view) : found
  }

  private mutating func element(
    _ element: Any, clip: CGRect, isInRow: Bool
  ) -> [AccessibilityNode] {
    if let view = element as? UIView { return elements(of: view, clip: clip, isInRow: isInRow) }
    guard let object = element as? _AccessibleObject, !object.accessibilityElementsHidden else {
      return []
    }
    if object.isAccessibilityElement {
      return [leaf(object, object.ownAccessibility, object.accessibilityFrame)]
    }
    let inside = (object.accessibilityElements ?? []).flatMap {
      self.element($0, clip: clip, isInRow: isInRow)
    }
    guard !inside.isEmpty, let kind = container(object, object.ownAccessibility) else {
      return inside
    }
    return [group(object, kind, inside, object.accessibilityFrame)]
  }

  // MARK: Nodes

  private func container(
    _ object: _AccessibleObject, _ defaults: OwnAccessibility
  ) -> AccessibilityNode.Kind? {
    switch object.accessibilityContainerType {
    case .list: return .list
    case .landmark, .semanticGroup, .dataTable: return .group
    case .none: break
    }
    if object.accessibilityTraits.contains(.tabBar) { return .tabBar }
    return defaults.container ?? (object.shouldGroupAccessibilityChildren ? .group : nil)
  }

  private mutating func group(
    _ object: _AccessibleObject, _ kind: AccessibilityNode.Kind, _ inside: [AccessibilityNode],
    _ frame: CGRect
  ) -> AccessibilityNode {
    var node = leaf(object, object.ownAccessibility, frame)
    node.kind = kind
    node.children = inside
    if kind == .tabBar {
      for index in inside.indices where inside[index].kind == .button {
        node.children[index].kind = .tab
      }
    }
    return node
  }

  private mutating func leaf(
    _ object: _AccessibleObject, _ defaults: OwnAccessibility, _ frame: CGRect
  ) -> AccessibilityNode {
    let label = object.accessibilityLabel ?? ""
    rows.identify(object, label)
    let number = object.accessibilityNumber
    objects[number] = Reference(object: object)
    let traits = object.accessibilityTraits
    var node = AccessibilityNode(
      number: number, kind: kind(traits, defaults, object), frame: frame)
    node.label = label
    node.value = object.accessibilityValue ?? ""
    node.hint = object.accessibilityHint ?? ""
    node.identifier = object.accessibilityState.identifier ?? ""
    node.language = object.accessibilityLanguage ?? ""
    node.isEnabled = !traits.contains(.notEnabled)
    node.isSelected = traits.contains(.selected)
    node.takesTouches = traits.contains(.allowsDirectInteraction)
    node.actions = (object.accessibilityCustomActions ?? []).map(\.name)
    return node
  }

  private func kind(
    _ traits: UIAccessibilityTraits, _ defaults: OwnAccessibility, _ object: _AccessibleObject
  ) -> AccessibilityNode.Kind {
    if let kind = defaults.kind, kind.isControl || traits == defaults.traits { return kind }
    if traits.contains(.adjustable) { return .adjustable }
    if traits.contains(.searchField) { return .searchField }
    if traits.contains(.link) { return .link }
    if traits.contains(.button) || traits.contains(.keyboardKey) { return .button }
    if traits.contains(.header) { return .heading }
    if traits.contains(.image) { return .image }
    return object.accessibilityRespondsToUserInteraction ? .button : .text
  }

  // MARK: Order

  /// Returns the elements line by line, in reading direction: an element that begins above the middle of a
  /// line's first element belongs to that line.
  private func ordered(
    _ nodes: [AccessibilityNode], _ container: UIView
  ) -> [AccessibilityNode] {
    guard container.accessibilityElements == nil, nodes.count > 1 else { return nodes }
    let isMirrored = container.isRightToLeft
    var rest = nodes.enumerated().sorted {
      ($0.element.beginning.minY, $0.offset) < ($1.element.beginning.minY, $1.offset)
    }[...]
    var result: [AccessibilityNode] = []
    while let first = rest.first {
      let line = rest.prefix { $0.element.beginning.minY <= first.element.beginning.midY }
      result += line.sorted { one, other in
        let (x, y) =
          isMirrored
          ? (-one.element.beginning.maxX, -other.element.beginning.maxX)
          : (one.element.beginning.minX, other.element.beginning.minX)
        return (x, one.offset) < (y, other.offset)
      }.map(\.element)
      rest = rest.dropFirst(max(line.count, 1))
    }
    return result
  }
}

extension AccessibilityNode {
  /// The frame at which reading begins: a container may reach below a bar that is read first.
  fileprivate var beginning: CGRect { children.first?.beginning ?? frame }
}
