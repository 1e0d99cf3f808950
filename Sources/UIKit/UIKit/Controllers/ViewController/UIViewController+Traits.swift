import QuartzCore

/// Traits and sizes on their way down through containment.
extension UIViewController {
  var currentTraits: UITraitCollection {
    // The root view takes its traits from here, so it cannot be asked; what it hangs in can.
    let inherited =
      viewIfLoaded?.superview?.traitCollection ?? parent?.traitCollection
      ?? presentedBy?.traitCollection ?? UIScreen.main.traitCollection
    return overridingTraits(inherited)
  }

  /// The traits that the root view is going to have in the window: those of the screen, or of who
  /// presents this controller, with what each controller on the way down forces on the next.
  var surroundingTraits: UITraitCollection {
    overridingTraits(
      parent?.surroundingTraits ?? presentedBy?.traitCollection ?? UIScreen.main.traitCollection)
  }

  /// The traits of the root view when its surroundings have `inherited`: what the parent forces on
  /// this child or the presentation on the presented controller, then its own light or dark style.
  func overridingTraits(_ inherited: UITraitCollection) -> UITraitCollection {
    var overrides = [inherited]
    if let forced = parent?.forcedTraits(forChild: self) { overrides.append(forced) }
    if let forced = parent?.overrideTraitCollection(forChild: self) { overrides.append(forced) }
    if let presentation = presentedBy?.presentation, presentation.presented === self {
      overrides += presentation.controller.forcedTraits
    }
    if overrideUserInterfaceStyle != .unspecified {
      overrides.append(UITraitCollection(userInterfaceStyle: overrideUserInterfaceStyle))
    }
    return overrides.count == 1 ? inherited : UITraitCollection(traitsFrom: overrides)
  }

  /// Called by the root view when its traits have changed.
  func rootViewTraitsDidChange(_ previous: UITraitCollection?) {
    traitsDidChange()
    traitCollectionDidChange(previous)
  }

  /// Tells who contains or presents this controller.
  func tellPreferredContentSize() {
    parent?.preferredContentSizeDidChange(forChildContentContainer: self)
    presentedBy?.presentation?.controller
      .preferredContentSizeDidChange(forChildContentContainer: self)
  }

  func forwardSizeTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in childControllers {
      let childSize = self.size(forChildContentContainer: child, withParentContainerSize: size)
      guard child.viewIfLoaded?.bounds.size != childSize else { continue }
      child.viewWillTransition(to: childSize, with: coordinator)
    }
  }

  func forwardTraitTransition(
    to traits: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in childControllers {
      child.willTransition(to: child.overridingTraits(traits), with: coordinator)
    }
  }
}
