import UIKit

@available(iOS 16, *)
extension EditorController {
  /// Whether there is space for the list of parts next to the canvas.
  var isWide: Bool { view.bounds.width >= 700 }

  private static let columnWidth: CGFloat = 340
  /// The largest text at which the words of a row fit into the column.
  private static let largestInColumn = UIContentSizeCategory.accessibilityMedium

  /// Whether the palette is next to the canvas, because the height isn't sufficient for both: on a small phone in
  /// landscape.
  private var isLow: Bool { !isWide && view.bounds.height < 420 && view.bounds.width >= 480 }

  /// The panel's share of a low screen's width.
  private static let panelShare: CGFloat = 0.54

  private var column: CGFloat {
    if isWide { return Self.columnWidth + view.safeAreaInsets.right }
    return isLow ? (view.bounds.width * Self.panelShare).rounded() : 0
  }

  /// Lays out the budget at the top, the creature in the middle, and the palette below, or beside it on low screens.
  /// The parts are next to it or replace the palette.
  func layOut() {
    let bounds = view.bounds
    guard bounds.width > 0 else { return }
    panel.offersParts = !isWide
    let safe = view.safeAreaInsets
    let column = column
    let width = bounds.width - column
    budgetBar.frame = CGRect(
      x: safe.left, y: safe.top, width: width - safe.left,
      height: budgetBar.height(in: width))
    let showsParts = panel.mode == .parts
    let panelHeight =
      showsParts
      ? max((bounds.height * 0.52).rounded(), 240)
      : EditorPanel.height + safe.bottom
    panel.frame =
      isLow
      ? CGRect(x: width, y: safe.top, width: column - safe.right, height: bounds.height - safe.top)
      : CGRect(x: 0, y: bounds.height - panelHeight, width: width, height: panelHeight)
    panel.bottomInset = safe.bottom
    panel.sideInset = isLow ? 0 : safe.left
    let top = budgetBar.frame.maxY
    hint.frame = CGRect(
      x: safe.left + 16, y: 0, width: width - safe.left - 32,
      height: hint.height(in: width - safe.left - 32))
    hint.frame.origin.y = panel.frame.minY - hint.frame.height
    // A low screen has no hint.
    let bottom =
      isLow ? bounds.height - safe.bottom : hint.text == nil ? panel.frame.minY : hint.frame.minY
    canvas.frame = CGRect(x: 0, y: top, width: width, height: bottom - top)
    layOutParts(column: column, showsParts: showsParts)
    layOutFloating()
  }

  private func layOutParts(column: CGFloat, showsParts: Bool) {
    let bounds = view.bounds
    partsNavigation.view.isHidden = !isWide && !showsParts
    let largest = isWide ? Self.largestInColumn : nil
    if partsNavigation.view.maximumContentSizeCategory != largest {
      partsNavigation.view.maximumContentSizeCategory = largest
    }
    if isWide {
      let top = view.safeAreaInsets.top
      partsNavigation.view.frame = CGRect(
        x: bounds.width - column, y: top, width: column, height: bounds.height - top)
    } else {
      let top = panel.frame.minY + EditorPanel.switchHeight
      partsNavigation.view.frame = CGRect(
        x: panel.frame.minX, y: top, width: panel.frame.width, height: bounds.height - top)
    }
  }

  /// Lays out the views over the canvas: the tank, the tools, and the reason of a refusal.
  private func layOutFloating() {
    let safe = view.safeAreaInsets
    let canvas = canvas.frame
    tank.frame = TankView.frame(
      in: canvas.inset(by: UIEdgeInsets(top: 0, left: safe.left, bottom: 0, right: 0)),
      isLarge: tank.isLarge)
    self.canvas.obstacle = tank.frame.offsetBy(dx: -canvas.minX, dy: -canvas.minY)
    let toolSize = tools.size(over: canvas.height)
    tools.frame = CGRect(
      x: canvas.maxX - toolSize.width - 12 - (column > 0 ? 0 : safe.right),
      y: canvas.minY + min(12, max((canvas.height - toolSize.height) / 2, 0)),
      width: toolSize.width, height: toolSize.height)
    self.canvas.edgeCover = toolSize.width
    let width = min(canvas.width - 32, 480)
    let height = banner.height(in: width)
    banner.frame = CGRect(
      x: canvas.midX - width / 2, y: canvas.maxY - height - 12, width: width, height: height)
    // A held part stays under its finger; a dropped part makes space for the text.
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
  /// Returns the height that its constraints give it at a width, in points.
  fileprivate func height(in width: CGFloat) -> CGFloat {
    systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }
}
