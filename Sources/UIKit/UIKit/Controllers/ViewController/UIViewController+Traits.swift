import QuartzCore

/// Traits and sizes on their way down through containment.
extension UIViewController {
  var currentTraits: UITraitCollection {
    // The root view takes its traits from here, so it can't be asked; its superview can.
    let inherited =
      viewIfLoaded?.superview?.traitCollection ?? parent?.traitCollection
      ?? presentedBy?.traitCollection ?? UIScreen.main.traitCollection
    return overridingTraits(inherited)
  }

  /// The traits that the root view will have in the window: those of the screen, or of the presenting
  /// controller, with the overrides of each controller on the way down.
  var surroundingTraits: UITraitCollection {
    overridingTraits(
      parent?.surroundingTraits ?? presentedBy?.traitCollection ?? UIScreen.main.traitCollection)
  }

  /// Returns the traits of the root view when its surroundings have `inherited`: with the overrides of
  /// the parent or the presentation, then its own light or dark style.
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

  /// Notifies the controller that contains or presents this one.
  func tellPreferredContentSize() {
    parent?.preferredContentSizeDidChange(forChildContentContainer: self)
    presentedBy?.presentation?.controller
      .preferredContentSizeDidChange(forChildContentContainer: self)
  }

  func forwardSizeTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in containment.children {
      let childSize = self.size(forChildContentContainer: child, withParentContainerSize: size)
      guard child.viewIfLoaded?.bounds.size != childSize else { continue }
      child.viewWillTransition(to: childSize, with: coordinator)
    }
  }

  func forwardTraitTransition(
    to traits: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in containment.children {
      child.willTransition(to: child.overridingTraits(traits), with: coordinator)
    }
  }
}
