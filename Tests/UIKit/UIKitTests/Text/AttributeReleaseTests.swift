import Foundation
import Stage
import Testing
import UIKit

/// Attributes of strings that are gone. Foundation on Linux keeps them for good (swift-corelibs-foundation, issue 5256);
/// on iOS, as with every object, they end with the string.
@MainActor @Suite struct AttributeReleaseTests {
  /// An attribute's value that is counted while it lives.
  private final class Probe: NSObject {
    nonisolated(unsafe) static var alive = 0
    override init() { Probe.alive += 1 }
    deinit { Probe.alive -= 1 }
  }

  enum Way: CaseIterable {
    case label, button, textView, textField, placeholder, search, drawing, measuring, storage,
      parts, textLayer
  }

  private func text(_ number: Int) -> NSAttributedString {
    NSAttributedString(
      string: "text \(number)", attributes: [NSAttributedString.Key("probe"): Probe()])
  }

  @Test(arguments: Way.allCases) func attributesEndWithTheirStrings(way: Way) {
    let stage = Stage(device: .iPhone14Pro)
    let before = Probe.alive
    let controller = UIViewController()
    stage.show(controller)
    let (label, button, view) = (UILabel(), UIButton(type: .system), UITextView())
    let (field, search, layer) = (UITextField(), UISearchTextField(), CATextLayer())
    for number in 0..<500 {
      let text = text(number)
      switch way {
      case .label: label.attributedText = text
      case .button: button.setAttributedTitle(text, for: .normal)
      case .textView: view.attributedText = text
      case .textField: field.attributedText = text
      case .placeholder:
        field.attributedPlaceholder = text
        field.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
        _ = field.placeholderRect(forBounds: field.bounds)
        _ = field.intrinsicContentSize
      case .search: search.attributedText = text
      case .drawing:
        _ = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { _ in
          text.draw(at: .zero)
        }
      case .measuring: _ = text.size()
      case .storage: view.textStorage.setAttributedString(text)
      case .parts:
        view.attributedText = text
        view.selectedRange = NSRange(location: 0, length: 2)
        view.insertText("x")
      case .textLayer:
        layer.string = text
        layer.frame = CGRect(x: 0, y: 0, width: 50, height: 20)
        layer.displayIfNeeded()
      }
      _ = label.intrinsicContentSize
    }
    // Those of the last string, and what the next sweep drops.
    #expect(Probe.alive - before < 150, "\(way)")
    withExtendedLifetime((label, button, view, field, search, layer)) {}
  }
}
