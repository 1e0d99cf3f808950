import Foundation
import Stage
import Testing

@testable import UIKit

@MainActor @Suite struct TraitGridTests {
  /// Counts the changes of its traits.
  private final class Listener: UIView {
    var changes: [(before: UITraitCollection?, after: UITraitCollection)] = []

    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
      super.traitCollectionDidChange(previous)
      changes.append((previous, traitCollection))
    }
  }

  private func stage(_ view: UIView) -> Stage {
    let stage = Stage(device: .iPhone14Pro)
    let controller = UIViewController()
    controller.view.addSubview(view)
    stage.show(controller)
    _ = view.traitCollection
    return stage
  }

  /// Each change of a setting of the stage is reported once, with the previous value; setting the same
  /// value again isn't.
  @Test func changesOfTheStageAreToldOnce() {
    let settings: [(Stage) -> Void] = [
      { $0.appearance = .dark }, { $0.textSize = .accessibilityLarge }, { $0.contrast = .high },
      { $0.layoutDirection = .rightToLeft }, { $0.appearance = .light },
      { $0.contrast = .normal }, { $0.textSize = .large }, { $0.layoutDirection = .leftToRight },
    ]
    let view = Listener()
    let stage = stage(view)
    view.changes = []
    for (index, change) in settings.enumerated() {
      let before = view.traitCollection
      change(stage)
      stage.advance(by: 0.1)
      change(stage)
      stage.advance(by: 0.1)
      #expect(view.changes.count == index + 1)
      #expect(view.changes.last?.before == before)
      #expect(view.traitCollection != before)
    }
  }

  /// Apple, Human Interface Guidelines, Layout, “Size classes”: iPhones are compact and regular in
  /// portrait; in landscape only those with a large screen are regular in width.
  @Test(arguments: [
    (Stage.Device.iPhoneSE, false), (.iPhone14Pro, false), (.iPhone14ProMax, true),
  ])
  func sizeClassesOfDevices(device: Stage.Device, isWide: Bool) {
    let stage = Stage(device: device)
    let controller = UIViewController()
    stage.show(controller)
    func classes() -> [UIUserInterfaceSizeClass] {
      let traits = controller.traitCollection
      return [traits.horizontalSizeClass, traits.verticalSizeClass]
    }
    #expect(classes() == [.compact, .regular])
    stage.rotate(to: .landscapeLeft)
    #expect(classes() == [isWide ? .regular : .compact, .compact])
    stage.rotate(to: .portrait)
    #expect(classes() == [.compact, .regular])
  }

  /// The values of the Human Interface Guidelines, Color, “iOS, iPadOS system colors”: light, dark,
  /// and both with increased contrast.
  @Test(arguments: [
    (UIColor.systemRed, [0xFF3B30, 0xFF453A, 0xD70015, 0xFF6961]),
    (.systemOrange, [0xFF9500, 0xFF9F0A, 0xC93400, 0xFFB340]),
    (.systemYellow, [0xFFCC00, 0xFFD60A, 0xB25000, 0xFFD426]),
    (.systemGreen, [0x34C759, 0x30D158, 0x248A3D, 0x30DB5B]),
    (.systemMint, [0x00C7BE, 0x63E6E2, 0x0C817B, 0x66D4CF]),
    (.systemTeal, [0x30B0C7, 0x40C8E0, 0x008299, 0x5DE6FF]),
    (.systemCyan, [0x32ADE6, 0x64D2FF, 0x0071A4, 0x70D7FF]),
    (.systemBlue, [0x007AFF, 0x0A84FF, 0x0040DD, 0x409CFF]),
    (.systemIndigo, [0x5856D6, 0x5E5CE6, 0x3634A3, 0x7D7AFF]),
    (.systemPurple, [0xAF52DE, 0xBF5AF2, 0x8944AB, 0xDA8FFF]),
    (.systemPink, [0xFF2D55, 0xFF375F, 0xD30F45, 0xFF6482]),
    (.systemBrown, [0xA2845E, 0xAC8E68, 0x7F6545, 0xB59469]),
    (.systemGray, [0x8E8E93, 0x8E8E93, 0x6C6C70, 0xAEAEB2]),
    (.systemGray2, [0xAEAEB2, 0x636366, 0x8E8E93, 0x7C7C80]),
    (.systemGray3, [0xC7C7CC, 0x48484A, 0xAEAEB2, 0x545456]),
    (.systemGray4, [0xD1D1D6, 0x3A3A3C, 0xBCBCC0, 0x444446]),
    (.systemGray5, [0xE5E5EA, 0x2C2C2E, 0xD8D8DC, 0x363638]),
    (.systemGray6, [0xF2F2F7, 0x1C1C1E, 0xEBEBF0, 0x242426]),
  ])
  func systemColoursHaveTheirPublishedValues(color: UIColor, values: [Int]) {
    let traits = [UIAccessibilityContrast.normal, .high].flatMap { contrast in
      [UIUserInterfaceStyle.light, .dark].map { style in
        UITraitCollection(traitsFrom: [
          UITraitCollection(userInterfaceStyle: style),
          UITraitCollection(accessibilityContrast: contrast),
        ])
      }
    }
    let resolved = traits.map { traits -> Int in
      let rgba = color.resolvedColor(with: traits).cgColor.rgba
      return [rgba.red, rgba.green, rgba.blue].reduce(0) { $0 << 8 | Int(($1 * 255).rounded()) }
    }
    #expect(resolved == values)
  }

  @Test func dynamicColoursFollowTheStage() {
    let view = UIView()
    view.backgroundColor = UIColor {
      $0.accessibilityContrast == .high ? .red : $0.userInterfaceStyle == .dark ? .black : .white
    }
    let stage = stage(view)
    func shown() -> CGColor? { view.layer.backgroundColor }
    #expect(shown() == UIColor.white.cgColor)
    stage.appearance = .dark
    #expect(shown() == UIColor.black.cgColor)
    stage.contrast = .high
    #expect(shown() == UIColor.red.cgColor)
    stage.contrast = .normal
    stage.appearance = .light
    #expect(shown() == UIColor.white.cgColor)
  }

  /// Apple, UITraitCollection.hasDifferentColorAppearance(comparedTo:): style, contrast, level and
  /// gamut; nothing else.
  @Test func colourAppearanceIsFourTraits() {
    let base = UITraitCollection(TraitValues.deviceDefault)
    let changes: [(UITraitCollection, Bool)] = [
      (UITraitCollection(userInterfaceStyle: .dark), true),
      (UITraitCollection(accessibilityContrast: .high), true),
      (UITraitCollection(userInterfaceLevel: .elevated), true),
      (UITraitCollection(displayGamut: .P3), true),
      (UITraitCollection(displayScale: 2), false),
      (UITraitCollection(layoutDirection: .rightToLeft), false),
      (UITraitCollection(horizontalSizeClass: .regular), false),
      (UITraitCollection(verticalSizeClass: .compact), false),
      (UITraitCollection(userInterfaceIdiom: .pad), false),
      (UITraitCollection(legibilityWeight: .bold), false),
      (UITraitCollection(preferredContentSizeCategory: .extraLarge), false),
    ]
    for (change, differs) in changes {
      let changed = UITraitCollection(traitsFrom: [base, change])
      #expect(changed.hasDifferentColorAppearance(comparedTo: base) == differs, "\(change)")
      #expect(base.hasDifferentColorAppearance(comparedTo: changed) == differs)
      #expect(changed.containsTraits(in: change))
      #expect(!base.containsTraits(in: change))
    }
    #expect(base.hasDifferentColorAppearance(comparedTo: nil))
    #expect(!base.hasDifferentColorAppearance(comparedTo: base))
  }

  @Test func theCurrentTraitsAreSetWhileActionsRun() {
    let before = UITraitCollection.current
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    var inside: UITraitCollection?
    dark.performAsCurrent { inside = .current }
    #expect(inside == dark)
    #expect(UITraitCollection.current == before)
    #expect(dark.imageConfiguration.traitCollection == dark)
  }
}
