import CoreGraphics
import Testing

@testable import UIKit

/// The frames of columns, and the current mode and behavior.
///
/// Source: Apple, UISplitViewController.DisplayMode and UISplitViewController.SplitBehavior, whose
/// table says which modes belong to which behavior.
@MainActor struct SplitLayoutTests {
  typealias Mode = UISplitViewController.DisplayMode
  typealias Behavior = UISplitViewController.SplitBehavior

  static let modes: [Mode] = [
    .secondaryOnly, .oneBesideSecondary, .oneOverSecondary, .twoBesideSecondary,
    .twoOverSecondary, .twoDisplaceSecondary,
  ]

  @Test("Columns tile, overlay or displace, at either edge, as their modes require")
  func frames() throws {
    for isTriple in [false, true] {
      for mode in Self.modes where isTriple || mode.shownCount < 2 {
        for size in [CGSize(width: 1194, height: 834), CGSize(width: 834, height: 1194)] {
          let layout = SplitLayout(
            size: size, primary: 320, supplementary: isTriple ? 300 : 0, gap: 0.5,
            isTriple: isTriple, isOnRight: false)
          let plan = layout.plan(for: mode)
          let secondary = try #require(plan.frames[.secondary])
          let shown = SplitLayout.shownColumns(in: mode, isTriple: isTriple)
          #expect(shown.count == mode.shownCount)
          var x: CGFloat = 0
          for column in shown {
            let frame = try #require(plan.frames[column])
            #expect(frame.minX == x, "\(mode)")
            #expect(frame.width == (column == .primary ? 320 : 300), "\(mode)")
            x = frame.maxX + 0.5
          }
          switch mode {
          case .secondaryOnly, .oneOverSecondary, .twoOverSecondary:
            #expect(secondary == CGRect(origin: .zero, size: size))
          case .twoDisplaceSecondary:
            let one = layout.plan(for: .oneBesideSecondary)
            #expect(secondary.minX == x)
            #expect(secondary.width == one.frames[.secondary]?.width)
          default:
            #expect(secondary.minX == x)
            #expect(secondary.maxX == size.width)
          }
          // Hidden columns are off the screen, right at its edge.
          let others = plan.frames.filter {
            !shown.contains($0.key) && $0.key != .secondary && $0.key != .compact
          }
          for (column, frame) in others { #expect(frame.maxX <= 0, "\(mode) \(column)") }
          #expect((plan.dimming == 1) == mode.dims)
          // At the right it is the mirror image.
          var mirrored = layout
          mirrored.isOnRight = true
          for (column, frame) in mirrored.plan(for: mode).frames {
            let other = try #require(plan.frames[column])
            #expect(abs(frame.minX - (size.width - other.maxX)) < 1e-9, "\(mode) \(column)")
            #expect(frame.width == other.width)
            #expect(frame.height == size.height)
          }
        }
      }
    }
  }

  @Test("The mode belongs to the behavior, and is the preferred one if possible")
  func modesOfBehaviors() {
    let possible: [Behavior: Set<Mode>] = [
      .tile: [.secondaryOnly, .oneBesideSecondary, .twoBesideSecondary],
      .overlay: [.secondaryOnly, .oneOverSecondary, .twoOverSecondary],
      .displace: [.secondaryOnly, .oneBesideSecondary, .twoDisplaceSecondary],
    ]
    for style in [UISplitViewController.Style.unspecified, .doubleColumn, .tripleColumn] {
      for behavior in [Behavior.automatic, .tile, .overlay, .displace] {
        for mode in Self.modes + [.automatic] {
          for size in [CGSize(width: 1366, height: 1024), CGSize(width: 834, height: 1194)] {
            let found = SplitModes(
              style: style, preferredMode: mode, preferredBehavior: behavior, size: size,
              columns: style == .tripleColumn ? 640 : 320)
            #expect(found.behavior != .automatic)
            #expect(found.mode != .automatic)
            let allowed = possible[found.behavior] ?? []
            #expect(allowed.contains(found.mode), "\(style) \(behavior) \(mode)")
            if behavior != .automatic, style == .tripleColumn || behavior != .displace {
              #expect(found.behavior == behavior)
            }
            let hasColumns = mode.shownCount < 2 || style == .tripleColumn
            if mode != .automatic, hasColumns, behavior == .automatic || allowed.contains(mode) {
              #expect(found.mode == mode, "\(style) \(behavior) \(mode)")
            }
            if style != .tripleColumn { #expect(found.mode.shownCount < 2) }
          }
        }
      }
    }
  }

  @Test("Widths follow the preferences, between the minimum and the maximum")
  func widths() {
    #expect(SplitWidth().resolved(in: 1194) == 320)
    // The iPhone 8 Plus in landscape (quoted).
    #expect(SplitWidth().resolved(in: 736) == 294)
    let values: [CGFloat?] = [nil, 200, 280, 400]
    for preferred in values {
      for fraction in [nil, 0.1, 0.25, 0.5] as [CGFloat?] {
        for minimum in values {
          for maximum in values where (minimum ?? 0) <= (maximum ?? .infinity) {
            let width = SplitWidth(
              preferred: preferred, fraction: fraction, minimum: minimum, maximum: maximum)
            let found = width.resolved(in: 1000)
            #expect(found >= minimum ?? 0)
            #expect(found <= maximum ?? 1000)
            if let preferred, preferred >= minimum ?? 0, preferred <= maximum ?? 1000 {
              #expect(found == preferred)
            }
            if preferred == nil, let fraction, maximum != nil, fraction * 1000 >= minimum ?? 0 {
              #expect(found == min(fraction * 1000, maximum ?? 0))
            }
          }
        }
      }
    }
  }
}
