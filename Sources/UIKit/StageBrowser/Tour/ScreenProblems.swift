import Stage
import UIKit

/// The comparable content of a screen, and its visible faults.
@MainActor struct ScreenProblems {
  /// The class names of the visible view controllers, outermost first.
  let controllers: [String]
  /// A number that depends on everything visible.
  let content: String
  private(set) var findings: [TourFinding] = []

  private let stage: Stage
  private let picture: CGImage

  init(on stage: Stage, picture: CGImage) {
    self.stage = stage
    self.picture = picture
    let views = stage.views()
    let shown = views.filter { Self.isShown($0) }
    controllers = Self.controllers(of: shown)
    content = Self.content(controllers, stage.accessibilityTree().nodes, picture)
    if isBlank(shown) {
      findings.append(TourFinding(.blank, "Nothing is visible between the bars."))
    }
    for view in shown { findings += problems(of: view) }
  }

  // MARK: Texts

  private func problems(of view: UIView) -> [TourFinding] {
    let text: String
    let isCut: Bool
    if let label = view as? UILabel, let string = label.text, !string.isEmpty {
      (text, isCut) = (string, label.cutsText)
    } else if let field = view as? UITextView, !field.isScrollEnabled, !field.text.isEmpty {
      (text, isCut) = (field.text, field.contentSize.height > field.bounds.height + 1)
    } else {
      return []
    }
    let frame = stage.frame(of: view)
    guard view.window?.screen === stage.screen, frame.intersects(stage.screen.bounds) else {
      return []
    }
    let size = "\(Self.short(frame.width)) × \(Self.short(frame.height)) points"
    if isCut {
      return [TourFinding(.cutText, "“\(Self.short(text))” is cut: its view has \(size).")]
    }
    guard let edge = edge(clipping: view) else { return [] }
    return [TourFinding(.overflow, "“\(Self.short(text))” reaches beyond \(edge).")]
  }

  /// Returns the description of the edge behind which a part of a label's text is hidden, or `nil` if the text is
  /// visible completely or not at all.
  private func edge(clipping view: UIView) -> String? {
    guard let label = view as? UILabel else { return nil }
    let text = label.convert(
      label.textRect(forBounds: label.bounds, limitedToNumberOfLines: label.numberOfLines), to: nil)
    var inner = view
    while let outer = inner.superview {
      if let scroll = outer as? UIScrollView {
        // Content can be scrolled into view. Texts beyond the content can't.
        let content = CGRect(origin: .zero, size: scroll.contentSize).union(scroll.bounds)
        if scroll.clipsToBounds, let name = Self.crossed(by: text, scroll.convert(content, to: nil))
        {
          return "\(name) of the content of \(type(of: scroll))"
        }
        return nil
      }
      if outer.clipsToBounds,
        let name = Self.crossed(by: text, outer.convert(outer.bounds, to: nil))
      {
        return "\(name) of \(type(of: outer))"
      }
      inner = outer
    }
    return Self.crossed(by: text, stage.screen.bounds).map { "\($0) of the screen" }
  }

  /// Returns the name of the edge that a rectangle crosses by more than a point. A rectangle that is completely
  /// outside crosses none.
  private static func crossed(by text: CGRect, _ area: CGRect) -> String? {
    guard text.intersects(area) else { return nil }
    if text.minX < area.minX - 1 { return "the left edge" }
    if text.maxX > area.maxX + 1 { return "the right edge" }
    if text.minY < area.minY - 1 { return "the top" }
    return text.maxY > area.maxY + 1 ? "the bottom" : nil
  }

  // MARK: Blank screens

  /// Whether all pixels between the bars have the same colour.
  private func isBlank(_ shown: [UIView]) -> Bool {
    var area = stage.screen.bounds
    let safe = stage.window?.safeAreaInsets ?? .zero
    area = area.inset(by: UIEdgeInsets(top: safe.top, left: 0, bottom: safe.bottom, right: 0))
    for view in shown where view is UINavigationBar || view is UITabBar || view is UIToolbar {
      let bar = stage.frame(of: view)
      guard bar.intersects(area) else { continue }
      if bar.midY < area.midY {
        area.size.height = area.maxY - bar.maxY
        area.origin.y = bar.maxY
      } else {
        area.size.height = bar.minY - area.minY
      }
    }
    let scale = stage.screen.scale
    let rows =
      Int(
        (area.minY * scale).rounded(.up))..<max(
        Int((area.minY * scale).rounded(.up)), min(picture.height, Int(area.maxY * scale)))
    guard let first = rows.first else { return false }
    var color: UInt32?
    var isUniform = true
    picture.forEachRow(in: first..<rows.endIndex) { row in
      guard isUniform else { return }
      color = color ?? row.first
      isUniform = row.allSatisfy { $0 == color }
    }
    return isUniform
  }

  // MARK: Comparing

  private static func isShown(_ view: UIView) -> Bool {
    sequence(first: view, next: \.superview).allSatisfy { !$0.isHidden && $0.alpha > 0.01 }
  }

  private static func controllers(of shown: [UIView]) -> [String] {
    shown.compactMap { view in
      (view.next as? UIViewController).map { "\(type(of: $0))" }
    }
  }

  /// Returns a hash of the controllers, the elements' texts and the pixels (FNV-1a, 64 bits). It is the same in each run.
  private static func content(
    _ controllers: [String], _ nodes: [AccessibilityNode], _ picture: CGImage
  ) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    func add(_ value: UInt64) { hash = (hash ^ value) &* 0x100_0000_01b3 }
    func add(_ text: String) { for byte in text.utf8 { add(UInt64(byte)) } }
    func visit(_ nodes: [AccessibilityNode]) {
      for node in nodes {
        // A selection without a look doesn't make another screen.
        add("\(node.kind) \(node.label) \(node.value);")
        visit(node.children)
      }
    }
    controllers.forEach(add)
    visit(nodes)
    picture.forEachRow(in: 0..<picture.height) { row in
      for pixel in row { add(UInt64(pixel)) }
    }
    return String(hash, radix: 16)
  }

  private static func short(_ text: String) -> String {
    let line = text.replacing("\n", with: " ")
    return line.count > 60 ? line.prefix(59) + "…" : line
  }

  private static func short(_ number: CGFloat) -> String {
    let rounded = (number * 10).rounded() / 10
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }
}
