import Foundation
import Lowered
import Testing
import UIKit

/// Classes in values, names of classes, and other uses of types in sample apps.
@MainActor struct MetatypeTests {
  @Test func byVariablesOfABody() {
    let line = MenuLine("Named", viewController: NamedController.self)
    #expect((line.open() as? NamedController)?.maker == "no nib")
    #expect((line.openGuarded() as? NamedController)?.maker == "no nib")
    #expect((line.openRenamed() as? NamedController)?.maker == "second")
    #expect((line.open(any: NamedController.self) as? NamedController)?.maker == "no nib")
    #expect(line.open(any: 3) == nil)
    #expect(MenuLine("Heading").open() == nil)
  }

  @Test func aClassMayBeNamedAsADelegatesMethod() {
    let controller = colorPickerViewController()
    let button = UIButton(type: .system)
    button.addTarget(controller, action: Selector("pick:"), for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    #expect(controller.title == "picked")
  }

  @Test func anotherNameOfAClassIsThatClass() {
    let plain = UIImageView()
    let moving: UIImageView = MovingPicture()
    #expect(plain.loadsEverything())
    #expect(!moving.loadsEverything())
  }

  @Test func whatObjectsHaveBelongsToNoActor() {
    let driver: NSObject = Driver()
    #expect(driver.debugDescription == "a driver")
  }

  @Test func coloursOfTheOtherFramework() {
    let expected: [UIColor] = [
      .tintColor.withAlphaComponent(0.3), .systemRed, .label,
      UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 1), .systemTeal,
      UIColor(white: 0.5, alpha: 0.25),
    ]
    #expect(Palette.all.count == expected.count)
    for (one, other) in zip(Palette.all, expected) { #expect(parts(of: one) == parts(of: other)) }
  }

  private func parts(of color: UIColor) -> [CGFloat] {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return [red, green, blue, alpha]
  }
}
