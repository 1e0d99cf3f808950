import CoreGraphics
import Stage

@testable import UIKit

/// A screen as assistive software uses it.
@MainActor struct AccessibilityBench {
  let stage = Stage(device: .iPhoneSE)
  let root = UIViewController()
  var view: UIView { root.view }

  init(isMirrored: Bool = false) {
    if isMirrored { stage.layoutDirection = .rightToLeft }
    stage.show(root)
  }

  /// Adds a label at a position, 40 × 20 points by default.
  @discardableResult
  func label(
    _ text: String, x: CGFloat, y: CGFloat, width: CGFloat = 40, height: CGFloat = 20,
    in container: UIView? = nil
  ) -> UILabel {
    let label = UILabel(frame: CGRect(x: x, y: y, width: width, height: height))
    label.text = text
    (container ?? view).addSubview(label)
    return label
  }

  var nodes: [AccessibilityNode] { stage.accessibilityTree().nodes }

  /// The labels in reading order, those in a container in brackets.
  var outline: String { Self.outline(nodes) }

  static func outline(_ nodes: [AccessibilityNode]) -> String {
    nodes.map { node in
      node.children.isEmpty ? node.label : "\(node.kind.rawValue)[\(outline(node.children))]"
    }.joined(separator: " ")
  }

  func node(_ label: String) -> AccessibilityNode? {
    func find(_ nodes: [AccessibilityNode]) -> AccessibilityNode? {
      for node in nodes {
        if node.label == label { return node }
        if let found = find(node.children) { return found }
      }
      return nil
    }
    return find(nodes)
  }

  /// Sends a request to the element with a label.
  func ask(_ request: AccessibilityCenter.Request, _ label: String) {
    let tree = stage.accessibilityTree()
    guard let node = node(label), let object = tree.object(node.number) else { return }
    stage.perform(request, on: object)
  }
}
