import Stage
import Testing
import UIKit

/// Labels of several lines wrap at the available width, however much they resist compression.
///
/// Source: a public report of an app whose table cells have such labels, which are right on iOS: the label's second
/// layout pass measures it at the width of the first one.
@MainActor @Suite struct MultilineResistanceTests {
  private static let text = String(repeating: "long words ", count: 12)

  @Test(
    arguments: [UILayoutPriority.required, .init(999), .defaultHigh, .defaultLow], [0, 2, 5])
  func theLabelWraps(priority: UILayoutPriority, lines: Int) {
    let stage = Stage(device: .iPhone14Pro)
    let controller = UIViewController()
    stage.show(controller)
    let (label, beside) = (UILabel(), UIView())
    label.text = Self.text
    label.numberOfLines = lines
    label.setContentCompressionResistancePriority(priority, for: .horizontal)
    let root = controller.view!
    for view in [label, beside] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: root.topAnchor),
      label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      beside.leadingAnchor.constraint(equalTo: label.trailingAnchor),
      beside.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      beside.topAnchor.constraint(equalTo: root.topAnchor),
      beside.widthAnchor.constraint(equalToConstant: 93),
      beside.heightAnchor.constraint(equalToConstant: 10),
    ])
    stage.advance(by: 0.1)
    #expect(label.frame.width == 300)
    #expect(beside.frame == CGRect(x: 300, y: 0, width: 93, height: 10))
    let fitting = label.sizeThatFits(CGSize(width: 300, height: 1e4))
    #expect(abs(label.frame.height - fitting.height) < 0.5)
    #expect(label.frame.height > 40)
  }

  /// A label of one line still pushes, if it must.
  @Test func aSingleLineResists() {
    let stage = Stage(device: .iPhone14Pro)
    let controller = UIViewController()
    stage.show(controller)
    let label = UILabel()
    label.text = Self.text
    label.setContentCompressionResistancePriority(.required, for: .horizontal)
    label.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(label)
    let width = label.widthAnchor.constraint(equalToConstant: 100)
    width.priority = .init(999)
    width.isActive = true
    stage.advance(by: 0.1)
    #expect(label.frame.width == label.intrinsicContentSize.width)
  }
}
