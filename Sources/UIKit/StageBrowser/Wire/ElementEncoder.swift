import CoreGraphics
import Foundation
import Stage

/// Encodes the accessibility tree as JSON: the whole tree the first time, then the changes. `Docs/Wire.md`
/// describes the format.
struct ElementEncoder {
  /// A single node without its children.
  fileprivate struct Element: Codable, Equatable {
    var number: UInt32
    var kind: String
    var label: String?
    var value: String?
    var hint: String?
    var identifier: String?
    var language: String?
    /// The x, y, width and height in points of the screen, rounded to a tenth.
    var frame: [Double]
    var isDisabled: Bool?
    var isSelected: Bool?
    var takesTouches: Bool?
    var actions: [String]?
    var children: [UInt32]?
  }

  private struct Message: Codable {
    var isWhole: Bool?
    var roots: [UInt32]?
    var changed: [Element] = []
    var gone: [UInt32] = []
    var announcements: [String] = []
    var focus: UInt32?
  }

  private struct Envelope: Codable {
    var elements: Message
  }

  private var sent: [UInt32: Element] = [:]
  private var roots: [UInt32]?

  /// Returns the update, or `nil` if the page already has everything.
  @MainActor mutating func encode(
    _ nodes: [AccessibilityNode], _ posts: [AccessibilityCenter.Post]
  ) -> String? {
    var message = Message()
    if roots == nil { message.isWhole = true }
    var now: [UInt32: Element] = [:]
    collect(nodes, into: &now, order: &message.changed)
    message.changed.removeAll { sent[$0.number] == $0 }
    message.gone = sent.keys.filter { now[$0] == nil }.sorted()
    let numbers = nodes.map(\.number)
    if numbers != roots { message.roots = numbers }
    message.announcements = posts.compactMap(\.text)
    message.focus = posts.last { $0.element != nil }?.element?.accessibilityNumber
    guard
      message.isWhole == true || message.roots != nil || !message.changed.isEmpty
        || !message.gone.isEmpty || !message.announcements.isEmpty || message.focus != nil
    else { return nil }
    (sent, roots) = (now, numbers)
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return (try? encoder.encode(Envelope(elements: message))).map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  private func collect(
    _ nodes: [AccessibilityNode], into elements: inout [UInt32: Element], order: inout [Element]
  ) {
    for node in nodes {
      let element = Element(node)
      elements[node.number] = element
      order.append(element)
      collect(node.children, into: &elements, order: &order)
    }
  }
}

extension ElementEncoder.Element {
  fileprivate init(_ node: AccessibilityNode) {
    func some(_ text: String) -> String? { text.isEmpty ? nil : text }
    func tenth(_ value: CGFloat) -> Double {
      value.isFinite ? (value.clamped(to: -1e6...1e6) * 10).rounded() / 10 : 0
    }
    let frame = node.frame
    self.init(
      number: node.number, kind: node.kind.rawValue, label: some(node.label),
      value: some(node.value), hint: some(node.hint), identifier: some(node.identifier),
      language: some(node.language),
      frame: [frame.minX, frame.minY, frame.width, frame.height].map(tenth),
      isDisabled: node.isEnabled ? nil : true, isSelected: node.isSelected ? true : nil,
      takesTouches: node.takesTouches ? true : nil,
      actions: node.actions.isEmpty ? nil : node.actions,
      children: node.kind.isContainer ? node.children.map(\.number) : nil)
  }
}
