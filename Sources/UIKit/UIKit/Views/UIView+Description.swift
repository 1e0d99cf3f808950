import Foundation

/// Descriptions of the trees of views and controllers in iOS's format, which its debugger prints
/// and snapshot libraries use by name.
///
/// The format is that of recordings from devices (swift-snapshot-testing's `testTraits` and
/// `testViewControllerHierarchy`).
extension UIView {
  /// Returns this view and all its descendants, one per line: `recursiveDescription` on iOS.
  func describeTree() -> String {
    describeTree(depth: 0).joined(separator: "\n")
  }

  private func describeTree(depth: Int) -> [String] {
    [treePrefix(depth) + describeAlone()] + subviews.flatMap { $0.describeTree(depth: depth + 1) }
  }

  /// Returns this view's own line, which is also its `description`. An app's class has the name of its module, and
  /// names the class of UIKit that it inherits from.
  func describeAlone() -> String {
    let own = type(of: self)
    let base: AnyClass? = sequence(first: own as AnyClass) { _getSuperclass($0) }.first(
      where: isOfUIKit)
    var parts = [
      "\(isOfUIKit(own) ? name(of: self) : String(reflecting: own)): \(address(of: self))"
    ]
    if let base, base != own, base != UIView.self { parts.append("baseClass = \(base)") }
    parts.append("frame = \(describe(frame))")
    if let text = describedText { parts.append("text = '\(text)'") }
    if clipsToBounds { parts.append("clipsToBounds = YES") }
    if alpha != 1 { parts.append("alpha = \(describe(alpha))") }
    if isHidden { parts.append("hidden = YES") }
    if !isOpaque { parts.append("opaque = NO") }
    if let mask = describedMask { parts.append("autoresize = \(mask)") }
    if !isUserInteractionEnabled { parts.append("userInteractionEnabled = NO") }
    if tag != 0 { parts.append("tag = \(tag)") }
    parts.append("layer = <\(describedLayer ?? name(of: layer)): \(address(of: layer))>")
    return "<\(parts.joined(separator: "; "))>"
  }

  private var describedMask: String? {
    let names: [(UIView.AutoresizingMask, String)] = [
      (.flexibleLeftMargin, "LM"), (.flexibleWidth, "W"), (.flexibleRightMargin, "RM"),
      (.flexibleTopMargin, "TM"), (.flexibleHeight, "H"), (.flexibleBottomMargin, "BM"),
    ]
    let present = names.filter { autoresizingMask.contains($0.0) }.map(\.1)
    return present.isEmpty ? nil : present.joined(separator: "+")
  }
}

extension UIViewController {
  /// Returns this controller and its descendants, one per line: `_printHierarchy` on iOS.
  func describeTree() -> String {
    describeTree(depth: 0).joined(separator: "\n")
  }

  private func describeTree(depth: Int) -> [String] {
    var line = "<\(name(of: self)) \(address(of: self))>, state: \(viewAppearance.state), view: "
    if let view = viewIfLoaded {
      line += "<\(name(of: view)) \(address(of: view))>"
      if view.window == nil { line += " not in the window" }
    } else {
      line += "(view not loaded)"
    }
    let shown = presentedViewController.flatMap { $0.presentingViewController === self ? $0 : nil }
    let presented =
      shown.map {
        $0.describeTree(depth: depth + 1).enumerated().map { index, line in
          index == 0 ? line.replacing("   | <", with: "   + <") : line
        }
      } ?? []
    return [treePrefix(depth) + line] + children.flatMap { $0.describeTree(depth: depth + 1) }
      + presented
  }
}

private func treePrefix(_ depth: Int) -> String {
  depth == 0 ? "" : "   " + String(repeating: "|    ", count: depth - 1) + "| "
}

private func isOfUIKit(_ type: AnyClass) -> Bool {
  String(reflecting: type).hasPrefix("UIKit.")
}

private func name(of object: AnyObject) -> String { "\(type(of: object))" }

private func address(of object: AnyObject) -> String {
  "0x" + String(UInt(bitPattern: ObjectIdentifier(object)), radix: 16)
}

private func describe(_ rect: CGRect) -> String {
  "(\(describe(rect.minX)) \(describe(rect.minY)); "
    + "\(describe(rect.width)) \(describe(rect.height)))"
}

/// Returns the number with six digits, in the format of `%g`.
private func describe(_ number: CGFloat) -> String { String(format: "%g", Double(number)) }
