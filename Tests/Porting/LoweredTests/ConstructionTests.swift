import Lowered
import Testing
import UIKit

/// Objects of classes that are known only at run time are created with the initializers of those classes.
@MainActor struct ConstructionTests {
  @Test func byGenericParameters() {
    let plate = framed(Plate.self)
    #expect(plate.maker == "frame")
    #expect(plate.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(plain(Plate.self).maker == "frame")
    #expect(type(of: plain(UILabel.self)) == UILabel.self)
    for name in ["a", String(repeating: "long ", count: 20)] {
      #expect(cell(PlateCell.self, name).maker == "true \(name)")
      #expect((controller(name) as PlateController).maker == "nib \(name)")
    }
    #expect((controller(nil) as PlateController).maker == "nib -")
  }

  @Test func byUIKitsOwnInitializers() {
    #expect(button(PlateButton.self).buttonType == .close)
    let image = UIImage(systemName: "star")
    #expect(picture(PlateImageView.self, image).image === image)
    #expect(picture(PlateImageView.self, nil).image == nil)
    let table = table(PlateTable.self)
    #expect(table.style == .insetGrouped)
    #expect(table.frame == CGRect(x: 0, y: 0, width: 5, height: 6))
    let layout = UICollectionViewFlowLayout()
    let grid = grid(PlateGrid.self, layout)
    #expect(grid.collectionViewLayout === layout)
    #expect(grid.frame == CGRect(x: 0, y: 0, width: 5, height: 6))
    let views = [UIView(), UILabel()]
    #expect(stack(PlateStack.self, views).arrangedSubviews == views)
    #expect(segments(PlateSegments.self).titleForSegment(at: 1) == "b")
    #expect(glass(PlateGlass.self).effect is UIBlurEffect)
    #expect(rows(PlateRows.self).tableView.style == .grouped)
    let other = UICollectionViewFlowLayout()
    #expect(gridController(PlateGridController.self, other).collectionViewLayout === other)
    let presented = UIViewController()
    let panel = panel(PlatePanel.self, presented)
    #expect(type(of: panel) == PlatePanel.self)
    #expect(panel.presentedViewController === presented)
    let tap = tap(PlateTap.self, presented, nil)
    #expect(tap.numberOfTapsRequired == 1)
  }

  @Test func classesThatAnEnumerationCarries() {
    let way = Way.made(madeKind: Plate.self, inset: 5)
    #expect((way.view() as? Plate)?.maker == "frame")
    #expect(way.view()?.frame == CGRect(x: 5, y: 0, width: 3, height: 4))
    let (source, destination) = (UIViewController(), UIViewController())
    let segue = Way.led(segueKind: UIStoryboardSegue.self).segue(from: source, to: destination)
    #expect(segue?.identifier == "way")
    #expect(segue?.destination === destination)
  }

  @Test func byParametersOfTypes() {
    let holder = Holder<Plate>()
    #expect(holder.content.maker == "frame")
    #expect(holder.another().maker == "frame")
    #expect(holder.another() !== holder.content)
    #expect(PlateScreen().make().maker == "nib -")
  }

  @Test func bySelf() {
    #expect(Plate.pinned().maker == "frame")
    #expect(Plate.fresh().maker == "frame")
    #expect(!Plate.pinned().translatesAutoresizingMaskIntoConstraints)
    #expect(type(of: UIButton.fresh()) == UIButton.self)
  }

  @Test func byPropertiesThatAreClasses() {
    let factory = Factory()
    for kind in [Plate.self, UILabel.self, UIView.self] as [UIView.Type] {
      factory.kind = kind
      #expect(type(of: factory.make()) == kind)
    }
  }

  @Test func whatSwiftAllowsStays() {
    #expect(Required.twice().map(\.count) == [2, 3])
    #expect(UIEdgeInsets.none() == .zero)
  }

  /// Nothing leaks, and nothing is released twice.
  @Test func objectsEnd() {
    weak var plate: Plate?
    weak var row: PlateCell?
    do {
      let made = framed(Plate.self)
      plate = made
      let cell = cell(PlateCell.self, String(repeating: "identifier ", count: 9))
      row = cell
      #expect(plate != nil)
      #expect(row != nil)
    }
    #expect(plate == nil)
    #expect(row == nil)
  }

  @Test func byInitializersAsFunctions() {
    #expect(Provider<Plate>().made().maker == "frame")
    #expect(type(of: Provider<UILabel>().made()) == UILabel.self)
    let own = Plate(frame: .zero)
    #expect(Provider<Plate>().made { own } === own)
  }
}
