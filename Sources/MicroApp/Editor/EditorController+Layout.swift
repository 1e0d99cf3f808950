import UIKit

@available(iOS 16, *)
extension EditorController {
  /// The list of parts stands beside the canvas where there is room for both.
  var isWide: Bool { view.bounds.width >= 700 }

  private static let columnWidth: CGFloat = 340

  /// The budget on top, the creature in the middle, what to build it of below; the parts beside it or
  /// in the place of the palette.
  func layOut() {
    let bounds = view.bounds
    guard bounds.width > 0 else { return }
    panel.offersParts = !isWide
    let safe = view.safeAreaInsets
    let column = isWide ? Self.columnWidth + safe.right : 0
    let width = bounds.width - column
    budgetBar.frame = CGRect(
      x: safe.left, y: safe.top, width: width - safe.left,
      height: budgetBar.height(in: width))
    let showsParts = panel.mode == .parts
    let panelHeight =
      showsParts
      ? max((bounds.height * 0.52).rounded(), 240)
      : EditorPanel.height + safe.bottom
    panel.frame = CGRect(
      x: 0, y: bounds.height - panelHeight, width: width, height: panelHeight)
    panel.bottomInset = safe.bottom
    panel.sideInset = safe.left
    let top = budgetBar.frame.maxY
    hint.frame = CGRect(
      x: safe.left + 16, y: 0, width: width - safe.left - 32,
      height: hint.height(in: width - safe.left - 32))
    hint.frame.origin.y = panel.frame.minY - hint.frame.height
    let bottom = hint.text == nil ? panel.frame.minY : hint.frame.minY
    canvas.frame = CGRect(x: 0, y: top, width: width, height: bottom - top)
    layOutParts(column: column, showsParts: showsParts)
    layOutFloating()
  }

  private func layOutParts(column: CGFloat, showsParts: Bool) {
    let bounds = view.bounds
    partsNavigation.view.isHidden = !isWide && !showsParts
    if isWide {
      let top = view.safeAreaInsets.top
      partsNavigation.view.frame = CGRect(
        x: bounds.width - column, y: top, width: column, height: bounds.height - top)
    } else {
      let top = panel.frame.minY + EditorPanel.switchHeight
      partsNavigation.view.frame = CGRect(
        x: 0, y: top, width: bounds.width, height: bounds.height - top)
    }
  }

  /// What floats over the canvas: the tank, the tools, and why not.
  private func layOutFloating() {
    let safe = view.safeAreaInsets
    let canvas = canvas.frame
    tank.frame = TankView.frame(
      in: canvas.inset(by: UIEdgeInsets(top: 0, left: safe.left, bottom: 0, right: 0)),
      isLarge: tank.isLarge)
    self.canvas.obstacle = tank.frame.offsetBy(dx: -canvas.minX, dy: -canvas.minY)
    let toolSize = tools.size(over: canvas.height)
    tools.frame = CGRect(
      x: canvas.maxX - toolSize.width - 12 - (isWide ? 0 : safe.right),
      y: canvas.minY + min(12, max((canvas.height - toolSize.height) / 2, 0)),
      width: toolSize.width, height: toolSize.height)
    self.canvas.edgeCover = toolSize.width
    let width = min(canvas.width - 32, 480)
    let height = banner.height(in: width)
    banner.frame = CGRect(
      x: canvas.midX - width / 2, y: canvas.maxY - height - 12, width: width, height: height)
    // What is held stays under its finger; what was dropped makes room for the words.
    if model.preview == nil { self.canvas.lowerCover = banner.isHidden ? 0 : height + 12 }
  }

  func layOutAnimated() {
    guard view.window != nil, !isMotionReduced else { return layOut() }
    UIView.animate(
      withDuration: 0.35, delay: 0, usingSpringWithDamping: 0.9, initialSpringVelocity: 0,
      options: .allowUserInteraction
    ) {
      self.layOut()
      self.view.layoutIfNeeded()
    }
  }
}

@available(iOS 16, *)
extension UIView {
  /// How high its constraints make it in a width, in points.
  fileprivate func height(in width: CGFloat) -> CGFloat {
    systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }
}
