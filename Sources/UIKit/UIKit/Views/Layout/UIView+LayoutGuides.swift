import CoreGraphics

extension UIView {
  /// The guides that were added to the view, without the system guides.
  public var layoutGuides: [UILayoutGuide] { autoLayout.customGuides }

  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) { layoutGuide.owningView = self }

  /// Removes a guide and its constraints.
  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    if layoutGuide.owningView === self { layoutGuide.owningView = nil }
  }

  /// A guide for the bounds less the margins.
  public var layoutMarginsGuide: UILayoutGuide { systemGuide(.margins) }

  /// A guide for the bounds less the areas covered by bars and the screen's shape.
  public var safeAreaLayoutGuide: UILayoutGuide { systemGuide(.safeArea) }

  /// A guide for the margins' rectangle, limited to a readable width.
  public var readableContentGuide: UILayoutGuide { systemGuide(.readableContent) }

  /// The guide for the area of the keyboard, at least as high as the safe area at the bottom.
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    systemGuide(.keyboard) {
      let guide = UIKeyboardLayoutGuide(.keyboard, of: self)
      UIApplication.shared.inputPanel?.add(guide)
      return guide
    }
  }

  func layoutSupport(_ kind: UILayoutGuide.Kind) -> LayoutSupportGuide {
    systemGuide(kind) { LayoutSupportGuide(kind, of: self) }
  }

  func systemGuide(_ kind: UILayoutGuide.Kind) -> UILayoutGuide {
    systemGuide(kind) { UILayoutGuide(kind, of: self) }
  }

  func systemGuide<Guide: UILayoutGuide>(
    _ kind: UILayoutGuide.Kind, make: () -> Guide
  ) -> Guide {
    let extras = autoLayout.extras
    for case let guide as Guide in extras.systemGuides where guide.kind == kind { return guide }
    let guide = make()
    extras.systemGuides.append(guide)
    return guide
  }

  func take(_ guide: UILayoutGuide) {
    autoLayout.extras.customGuides.append(guide)
    if let engine = existingEngineForInterior { _ = engine.slot(for: guide) }
  }

  func forget(_ guide: UILayoutGuide) {
    for constraint in guide.state.touching { constraint.isActive = false }
    existingEngineForInterior?.removeSlot(of: guide)
    autoLayout.extras.customGuides.removeAll { $0 === guide }
  }

  func layoutFrame(of guide: UILayoutGuide) -> CGRect {
    guard guide.kind == .custom else { return guide.systemFrame(in: self) }
    guard let engine = existingEngineForInterior, let slot = engine.existingSlot(for: guide)
    else { return .zero }
    return engine.unroundedFrame(of: slot)
  }
}
