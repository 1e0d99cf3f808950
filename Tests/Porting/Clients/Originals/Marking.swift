import UIKit

extension UIView {
  @objc func mark(_ depth: Int) -> String { "view \(depth)" }
  @objc var marks: [String] { ["view"] }
  @objc func paint() { marker = "view" }
  @objc var marker: String {
    get { accessibilityIdentifier ?? "" }
    set { accessibilityIdentifier = newValue }
  }
}

extension UILabel {
  override func mark(_ depth: Int) -> String { "label " + super.mark(depth + 1) }
  override var marks: [String] { super.marks + ["label"] }
}

extension UIControl {
  override func mark(_ depth: Int) -> String { "control " + super.mark(depth + 1) }
}

extension UIButton {
  override func mark(_ depth: Int) -> String { "button " + super.mark(depth + 1) }
  override func paint() {
    super.paint()
    marker += " button"
  }
}

public class Badge: UIButton {
  override func mark(_ depth: Int) -> String { "badge " + super.mark(depth + 1) }
  override var marker: String {
    get { "<" + super.marker + ">" }
    set { super.marker = newValue.uppercased() }
  }
}

public final class SmallBadge: Badge {
  override func mark(_ depth: Int) -> String { "small " + super.mark(depth + 1) }
}

public func mark(_ view: UIView) -> String {
  view.paint()
  return view.mark(0) + ", " + view.marks.joined(separator: "+") + ", " + view.marker
}
