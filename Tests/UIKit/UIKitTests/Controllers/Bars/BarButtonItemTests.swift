import Stage
import Testing

@testable import UIKit

/// The properties that bar buttons take from their actions, and when they show them.
@MainActor @Suite struct BarButtonItemTests {
  private func action(
    _ title: String = "Tap", symbol: String? = nil, _ attributes: UIMenuElement.Attributes = [],
    _ body: @escaping () -> Void = {}
  ) -> UIAction {
    UIAction(
      title: title, image: symbol.flatMap { UIImage(systemName: $0) }, attributes: attributes
    ) { _ in body() }
  }

  /// Returns the item's view in the bar of a navigation controller.
  private func shown(_ item: UIBarButtonItem) throws -> (stage: Stage, view: BarButtonView) {
    let stage = Stage(device: .iPhone14Pro)
    let controller = UIViewController()
    controller.navigationItem.rightBarButtonItem = item
    stage.show(UINavigationController(rootViewController: controller))
    stage.advance(by: 0.1)
    return (stage, try #require(item.buttonView))
  }

  /// Apple, `UIBarButtonItem.init(image:style:target:action:)`: "The system uses the alpha values in the source
  /// image to create the images, ignoring opaque values." `UIImage.RenderingMode.alwaysOriginal`: "Always draw
  /// the original image, without treating it as a template."
  @Test("an image takes the tint color, unless it is always original", arguments: [false, true])
  func templates(isOriginal: Bool) throws {
    let size = CGSize(width: 20, height: 20)
    let white = UIGraphicsImageRenderer(size: size).image { context in
      UIColor.white.setFill()
      context.fill(CGRect(origin: .zero, size: size))
    }
    let image = isOriginal ? white.withRenderingMode(.alwaysOriginal) : white
    let item = UIBarButtonItem(image: image, style: .plain, target: nil, action: nil)
    item.tintColor = .red
    let (stage, view) = try shown(item)
    let middle = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
    let (picture, scale) = (stage.snapshot(), stage.screen.scale)
    let pixel = picture.pixels[Int(middle.y * scale) * picture.width + Int(middle.x * scale)]
    let other: UInt8 = isOriginal ? 255 : 0
    #expect(pixel == Pixel(red: 255, green: other, blue: other, alpha: 255))
  }

  /// UIBarButtonItem.h: the action's title and image become the item's, unless others are given; a
  /// system item keeps its own.
  @Test func anItemTakesTitleAndImageOfItsAction() throws {
    let plain = UIBarButtonItem(primaryAction: action("Hello", symbol: "star"))
    #expect(plain.title == "Hello")
    #expect(plain.image != nil)
    #expect(plain.isEnabled)
    let titled = UIBarButtonItem(title: "Own", primaryAction: action("Hello", symbol: "star"))
    #expect(titled.title == "Own")
    #expect(titled.image != nil)
    let own = UIImage(systemName: "flag")
    let pictured = UIBarButtonItem(image: own, primaryAction: action("Hello", symbol: "star"))
    #expect(pictured.title == "Hello")
    #expect(pictured.image === own)
    let system = UIBarButtonItem(systemItem: .edit, primaryAction: action("Hello", symbol: "star"))
    #expect(system.title == "Edit")
    #expect(system.image == nil)
    for item in [
      UIBarButtonItem(primaryAction: action("Hello", .disabled)),
      UIBarButtonItem(systemItem: .edit, primaryAction: action("Hello", .disabled)),
    ] { #expect(!item.isEnabled) }
  }

  @Test func theBarShowsTheActionsTitle() throws {
    let (stage, view) = try shown(UIBarButtonItem(primaryAction: action("Hello")))
    let labels = view.subviews.compactMap { $0 as? UILabel }
    try #require(labels.map(\.text) == ["Hello"])
    #expect(!labels[0].isHidden)
    #expect(view.bounds.width > 30)
    #expect(stage.accessibilityTree().nodes.description.contains("Hello"))
  }

  /// UIBarButtonItem.h: setting the action updates title and image; setting it to nil leaves them.
  @Test func aLaterActionIsShownAtOnce() throws {
    var taps: [String] = []
    let item = UIBarButtonItem(primaryAction: action("One") { taps.append("one") })
    let (stage, view) = try shown(item)
    let width = view.bounds.width
    item.primaryAction = action("A longer title") { taps.append("two") }
    stage.advance(by: 0.1)
    #expect(item.title == "A longer title")
    #expect(view.bounds.width > 2 * width)
    view.sendActions(for: .touchUpInside)
    #expect(taps == ["two"])
    item.primaryAction = nil
    #expect(item.title == "A longer title")
    view.sendActions(for: .touchUpInside)
    #expect(taps == ["two"])
  }

  /// A tap opens the menu if there is no other action.
  @Test func aTapShowsTheMenuUnlessThereIsAnAction() throws {
    let item = UIBarButtonItem(title: "Menu")
    let (_, view) = try shown(item)
    #expect(!view.showsMenuAsPrimaryAction)
    item.menu = UIMenu(children: [action()])
    #expect(view.showsMenuAsPrimaryAction)
    item.primaryAction = action("Do")
    #expect(!view.showsMenuAsPrimaryAction)
    item.primaryAction = nil
    #expect(view.showsMenuAsPrimaryAction)
    item.action = Selector("sent")
    #expect(!view.showsMenuAsPrimaryAction)
    item.action = nil
    #expect(view.showsMenuAsPrimaryAction)
    item.menu = nil
    #expect(!view.showsMenuAsPrimaryAction)
  }

  @Test func changesOfLooksAreShownAtOnce() throws {
    let item = UIBarButtonItem(primaryAction: action("Look"))
    let (_, view) = try shown(item)
    let label = try #require(view.subviews.compactMap { $0 as? UILabel }.first)
    func attribute<Value>(_ key: NSAttributedString.Key) -> Value? {
      label.attributedText?.attribute(key, at: 0, effectiveRange: nil) as? Value
    }
    let regular: UIFont? = attribute(.font)
    item.style = .done
    let strong: UIFont? = attribute(.font)
    #expect(regular != strong)
    #expect(strong == .systemFont(ofSize: 17, weight: .semibold))
    item.tintColor = .systemPurple
    let color: UIColor? = attribute(.foregroundColor)
    #expect(color == .systemPurple)
    item.isEnabled = false
    #expect(!view.isEnabled)
    #expect(label.alpha < 1)
    item.title = nil
    item.image = UIImage(systemName: "star")
    #expect(label.isHidden)
  }
}
