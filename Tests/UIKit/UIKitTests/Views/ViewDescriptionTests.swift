import Testing
import UIKit

/// Tests of the text that `print` shows for a view.
///
/// Source: the output of iOS, such as
/// `<App.Grid: 0x7fb8; baseClass = UICollectionView; frame = (0 0; 100 50); clipsToBounds = YES; layer = <CALayer: 0x60>>`.
@MainActor @Suite struct ViewDescriptionTests {
  final class Grid: UICollectionView {}
  final class Box: UIView {}

  /// The text without addresses.
  private func text(_ view: UIView) -> String {
    "\(view)".replacing(#/0x[0-9a-f]+/#, with: "0x")
  }

  @Test func aViewOfUIKit() {
    let view = UIView(frame: CGRect(x: 1, y: 2.5, width: 100, height: 50))
    #expect(text(view) == "<UIView: 0x; frame = (1 2.5; 100 50); layer = <CALayer: 0x>>")
    #expect("\(view)".contains(String(UInt(bitPattern: ObjectIdentifier(view)), radix: 16)))
  }

  @Test func aViewOfAnApp() {
    let box = Box(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
    #expect(
      text(box)
        == "<UIKitTests.ViewDescriptionTests.Box: 0x; frame = (0 0; 10 20); layer = <CALayer: 0x>>")
    let grid = Grid(
      frame: CGRect(x: 0, y: 0, width: 10, height: 20),
      collectionViewLayout: UICollectionViewFlowLayout())
    #expect(
      text(grid).hasPrefix(
        "<UIKitTests.ViewDescriptionTests.Grid: 0x; baseClass = UICollectionView; frame = (0 0; 10 20);"
      ))
  }

  @Test func whatDiffersIsNamed() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
    view.alpha = 0.5
    view.isHidden = true
    view.clipsToBounds = true
    view.isOpaque = false
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.isUserInteractionEnabled = false
    view.tag = 7
    #expect(
      text(view)
        == "<UIView: 0x; frame = (0 0; 10 20); clipsToBounds = YES; alpha = 0.5; hidden = YES; opaque = NO; "
        + "autoresize = W+H; userInteractionEnabled = NO; tag = 7; layer = <CALayer: 0x>>")
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
    label.text = "abc"
    #expect(text(label).contains("; text = 'abc'; opaque = NO; userInteractionEnabled = NO; "))
  }
}
