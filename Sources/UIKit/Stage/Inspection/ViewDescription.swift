/// Descriptions of views for people, without addresses and with short numbers.
@MainActor enum ViewDescription {
  static func lines(of view: UIView, depth: Int = 0) -> String {
    let line = String(repeating: "| ", count: depth) + description(of: view) + "\n"
    return line + view.subviews.map { lines(of: $0, depth: depth + 1) }.joined()
  }

  private static func description(of view: UIView) -> String {
    var parts = [String(describing: type(of: view))]
    if let identifier = view.accessibilityIdentifier { parts.append("#\(identifier)") }
    parts.append(text(view.frame))
    if view.bounds.origin != .zero { parts.append("bounds \(text(view.bounds))") }
    if view.isHidden { parts.append("hidden") }
    if view.alpha != 1 { parts.append("alpha \(text(view.alpha))") }
    if let words = (view as? UILabel)?.text { parts.append("\"\(words)\"") }
    return parts.joined(separator: " ")
  }

  private static func text(_ rect: CGRect) -> String {
    "(\(text(rect.minX)) \(text(rect.minY)); \(text(rect.width)) \(text(rect.height)))"
  }

  /// Returns a number with at most three decimals and without trailing zeros.
  private static func text(_ number: CGFloat) -> String {
    let rounded = (number * 1000).rounded() / 1000
    guard rounded.isFinite, abs(rounded) < 1e15 else { return "\(number)" }
    return rounded == rounded.rounded() ? String(Int(rounded)) : "\(rounded)"
  }
}
