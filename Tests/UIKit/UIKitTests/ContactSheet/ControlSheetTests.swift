import Foundation
import Stage
import Testing

@testable import UIKit

/// **Regression snapshots** of this project's own output, which people have checked. The tests make
/// changes visible. With `OOZE_WRITE_SHEETS=1` in the environment (`make sheets`), the screenshots
/// are written instead.
@MainActor @Suite(.serialized) struct ControlSheetTests {
  enum Sheet: String, CaseIterable, Sendable {
    case light, dark, largest
    case rightToLeft = "right-to-left"
  }

  private func stage(_ sheet: Sheet) -> Stage {
    let size = sheet == .largest ? CGSize(width: 1400, height: 3200) : ControlSheet.size
    return Stage(
      device: Stage.Device(
        "sheet", "Sheet", size.width, size.height, scale: 2, .homeButton, idiom: .pad),
      appearance: sheet == .dark ? .dark : .light,
      textSize: sheet == .largest ? .accessibilityExtraExtraExtraLarge : .large,
      layoutDirection: sheet == .rightToLeft ? .rightToLeft : .leftToRight)
  }

  private func picture(_ sheet: Sheet) -> CGImage {
    let stage = stage(sheet)
    let controller = ControlSheet()
    stage.show(controller)
    stage.advance(by: 0.1)
    for (finger, (view, x)) in controller.held.enumerated() {
      let frame = view.convert(view.bounds, to: nil)
      stage.touchDown(
        at: CGPoint(x: frame.minX + frame.width * x, y: frame.midY), finger: finger)
    }
    controller.editedField.becomeFirstResponder()
    controller.editedField.selectAll(nil)
    stage.advance(by: 0.4)
    controller.menuButton.presentMenu()
    stage.advance(by: 1)
    holdMenuRow(in: stage)
    stage.advance(by: 0.1)
    return stage.snapshot()
  }

  /// Shows the menu's middle row as if a finger touched it.
  private func holdMenuRow(in stage: Stage) {
    let menus = stage.window?.subviews.compactMap { $0 as? MenuPresentation } ?? []
    guard let menu = menus.first, let list = menu.shownLists.first else { return }
    menu.track(list.convert(CGPoint(x: list.bounds.midX, y: list.bounds.midY), to: menu))
  }

  @Test(arguments: Sheet.allCases)
  func theSheetIsAsItWas(sheet: Sheet) throws {
    try HeldPicture("controls-\(sheet.rawValue)").expectSame(picture(sheet))
  }

  /// The sheet contains everything completely, no text is truncated, and the open menu covers
  /// nothing, at any text size.
  @Test(arguments: Sheet.allCases)
  func theSheetFits(sheet: Sheet) throws {
    let stage = stage(sheet)
    let controller = ControlSheet()
    stage.show(controller)
    stage.advance(by: 0.1)
    let screen = controller.view.bounds
    func check(_ view: UIView) {
      if view is UIControl || view is UILabel {
        #expect(screen.contains(view.convert(view.bounds, to: controller.view)), "\(view)")
      }
      if let label = view as? UILabel, !label.isHidden {
        #expect(label.intrinsicContentSize.width <= label.bounds.width + 0.5, "\(label.text ?? "")")
      }
      for view in view.subviews { check(view) }
    }
    check(controller.view)
    let button = controller.menuButton
    button.presentMenu()
    stage.advance(by: 1)
    let presentation = try #require(
      stage.window?.subviews.compactMap { $0 as? MenuPresentation }.first)
    let menu = try #require(presentation.shownLists.first).frame
    #expect(menu.minY > button.convert(button.bounds, to: nil).maxY)
    #expect(screen.contains(menu))
  }
}
